import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { configFromProcess } from '@/config/config.module';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { writeOptions } from '@/shared/database/connections/data-source-options';

/** For TypeORM's own command line: the same entities and migrations as the service. */
export default new DataSource({
  ...writeOptions(configFromProcess().database),
  entities: ENTITIES,
  migrations: MIGRATIONS,
});
