import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { loadConfig } from '@/config/app-config';
import { writeOptions } from '@/shared/database/connections/data-source-options';
import { migrate } from '@/shared/database/schema/migrate';
import { availableDialects, temporaryDatabase } from '@test/support/servers/temporary-database';

describe.each(availableDialects())('schema on %s', (dialect) => {
  it('is what the entities say after running every migration', async () => {
    const database = await temporaryDatabase(dialect);
    const options = writeOptions(loadConfig({ DATABASE_URL: database.url }).database);
    const source = new DataSource({ ...options, entities: ENTITIES, migrations: MIGRATIONS });
    await source.initialize();
    try {
      await migrate(source);
      const drift = await source.driver.createSchemaBuilder().log();
      expect(drift.upQueries.map((query) => query.query)).toEqual([]);
    } finally {
      await source.destroy();
      await database.drop();
    }
  });
});
