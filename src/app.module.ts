import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import type { AppConfig } from '@/config/app-config';
import { ConfigModule } from '@/config/config.module';
import { ENTITIES, MIGRATIONS } from '@/database.schema';
import { AccountsModule } from '@/modules/accounts/accounts.module';
import { AuthModule } from '@/modules/auth/auth.module';
import { CatalogModule } from '@/modules/catalog/catalog.module';
import { HealthModule } from '@/modules/health/health.module';
import { ProductsModule } from '@/modules/products/products.module';
import { SupportCatalogsModule } from '@/modules/support-catalogs/support-catalogs.module';
import { ClockModule } from '@/shared/clock.module';
import { DatabaseModule } from '@/shared/database/database.module';
import { BodyTypeGuard } from '@/shared/http/body-type.guard';
import { ErrorFilter } from '@/shared/http/error.filter';

/** The only global wiring of the service. Guards run in the order of the imports: AuthModule's before the one here. */
@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        ClockModule,
        DatabaseModule.with(ENTITIES, MIGRATIONS),
        DiscoveryModule,
        AuthModule,
        HealthModule,
        AccountsModule,
        CatalogModule,
        SupportCatalogsModule,
        ProductsModule,
      ],
      providers: [ErrorFilter, { provide: APP_GUARD, useClass: BodyTypeGuard }],
    };
  }
}
