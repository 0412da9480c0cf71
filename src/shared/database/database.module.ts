import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { Database } from '@/shared/database/database';
import { DatabaseFigures } from '@/shared/database/database-figures';
import { DatabaseCloser } from '@/shared/database/database-closer';
import { ServiceState } from '@/shared/database/starts/service-state';
import { StartupMarks } from '@/shared/database/starts/startup-marks';
import { blaming } from '@/shared/kernel/blaming';
import { MetricsModule } from '@/shared/metrics/metrics.module';

type Entities = Parameters<typeof Database.open>[1];
type Migrations = Parameters<typeof Database.open>[2];

/** Offers the Database and the ChangeFeed to every module. */
@Global()
@Module({})
export class DatabaseModule {
  /** A database that is open from the start. */
  static with(entities: Entities, migrations: Migrations): DynamicModule {
    return DatabaseModule.offering(({ database }) =>
      blaming('DATABASE_URL', () => Database.open(database, entities, migrations)),
    );
  }

  /** A database that whoever needs it connects to: asking a command for its help needs none. */
  static unopened(entities: Entities, migrations: Migrations): DynamicModule {
    return DatabaseModule.offering(({ database }) => Database.unopened(database, entities, migrations));
  }

  private static offering(database: (config: AppConfig) => Database | Promise<Database>): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [MetricsModule],
      providers: [
        {
          provide: Database,
          inject: [APP_CONFIG],
          useFactory: database,
        },
        ChangeFeed,
        ServiceState,
        StartupMarks,
        DatabaseCloser,
        DatabaseFigures,
      ],
      exports: [Database, ChangeFeed, ServiceState, StartupMarks],
    };
  }
}
