import { Module, type DynamicModule } from '@nestjs/common';
import { DoctorCommand } from '@/cli/doctor/doctor.command';
import { DoctorService } from '@/cli/doctor/doctor.service';
import type { AppConfig } from '@/config/app-config';
import { ConfigModule } from '@/config/config.module';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { AuditCliModule } from '@/modules/audit/audit-cli.module';
import { AuthCliModule } from '@/modules/auth/auth-cli.module';
import { CredentialsModule } from '@/modules/auth/credentials.module';
import { AccountTaxIdsModule } from '@/modules/accounts/account-tax-ids.module';
import { OrderMovesModule } from '@/modules/cart/order-moves.module';
import { CartCliModule } from '@/modules/cart/cart-cli.module';
import { FeedCliModule } from '@/modules/feed/feed-cli.module';
import { GuidesCliModule } from '@/modules/cart/guides/guides-cli.module';
import { ImportCliModule } from '@/modules/importing/import-cli.module';
import { ImportingModule } from '@/modules/importing/importing.module';
import { WebhooksCliModule } from '@/modules/webhooks/webhooks-cli.module';
import { BackupCommand } from '@/cli/backup/backup.command';
import { BackupService } from '@/cli/backup/backup.service';
import { RestoreCommand } from '@/cli/backup/restore.command';
import { RestoreService } from '@/cli/backup/restore.service';
import { DemoCommand } from '@/seeds/demo/demo.command';
import { DemoOrdersFiles } from '@/seeds/demo/demo-orders-files.service';
import { DemoOrdersRepository } from '@/seeds/demo/demo-orders.repository';
import { DemoData } from '@/seeds/demo/demo-data.service';
import { ReferenceSeeds } from '@/seeds/reference/reference-seeds';
import { ClockModule } from '@/shared/clock.module';
import { DatabaseModule } from '@/shared/database/database.module';

/** The operator's command line: the database and the commands, without the service's memory and routes. */
@Module({})
export class CliModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: CliModule,
      imports: [
        ConfigModule.with(config),
        ClockModule,
        DatabaseModule.unopened(ENTITIES, MIGRATIONS),
        ImportingModule,
        OrderMovesModule,
        AccountTaxIdsModule,
        ImportCliModule,
        CredentialsModule,
        AuthCliModule,
        FeedCliModule,
        GuidesCliModule,
        CartCliModule,
        WebhooksCliModule,
        AuditCliModule,
      ],
      providers: [
        ReferenceSeeds,
        DemoData,
        DemoOrdersRepository,
        DemoOrdersFiles,
        DemoCommand,
        BackupService,
        BackupCommand,
        RestoreService,
        RestoreCommand,
        DoctorService,
        DoctorCommand,
      ],
    };
  }
}
