import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { ChangeFeed } from '@/shared/database/change-feed';
import { Database } from '@/shared/database/database';
import { DatabaseCloser } from '@/shared/database/database-closer';
import { ServiceState } from '@/shared/database/service-state';
import { StartupMarks } from '@/shared/database/startup-marks';

type Entities = Parameters<typeof Database.open>[1];
type Migrations = Parameters<typeof Database.open>[2];

/** Offers the Database and the ChangeFeed to every module. */
@Global()
@Module({})
export class DatabaseModule {
  static with(entities: Entities, migrations: Migrations): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: Database,
          inject: [APP_CONFIG],
          useFactory: (config: AppConfig) => Database.open(config.database, entities, migrations),
        },
        ChangeFeed,
        ServiceState,
        StartupMarks,
        DatabaseCloser,
      ],
      exports: [Database, ChangeFeed, ServiceState, StartupMarks],
    };
  }
}
