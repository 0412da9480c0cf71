import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { AppConfig } from '@/config/app-config';
import { ConfigModule } from '@/config/config.module';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { AccountsModule } from '@/modules/accounts/accounts.module';
import { AddressesModule } from '@/modules/addresses/addresses.module';
import { AdminModule } from '@/modules/admin/admin.module';
import { AiSearchModule } from '@/modules/ai-search/ai-search.module';
import { AuthModule } from '@/modules/auth/auth.module';
import { CartModule } from '@/modules/cart/cart.module';
import { CatalogModule } from '@/modules/catalog/catalog.module';
import { FeedModule } from '@/modules/feed/feed.module';
import { HealthModule } from '@/modules/health/health.module';
import { ImportingModule } from '@/modules/importing/importing.module';
import { InvoicesModule } from '@/modules/invoices/invoices.module';
import { ProductsModule } from '@/modules/products/products.module';
import { SupportCatalogsModule } from '@/modules/support-catalogs/support-catalogs.module';
import { AuditModule } from '@/modules/audit/audit.module';
import { UsageModule } from '@/modules/usage/usage.module';
import { WebhooksModule } from '@/modules/webhooks/webhooks.module';
import { AccountTaxIdsModule } from '@/modules/accounts/account-tax-ids.module';
import { OrderMovesModule } from '@/modules/cart/order-moves.module';
import { DemoOrdersFiles } from '@/seeds/demo/demo-orders-files.service';
import { DemoOrdersRepository } from '@/seeds/demo/demo-orders.repository';
import { DemoData } from '@/seeds/demo/demo-data.service';
import { ReferenceSeeds } from '@/seeds/reference/reference-seeds';
import { ClockModule } from '@/shared/clock.module';
import { DatabaseModule } from '@/shared/database/database.module';
import { HeldCallsModule } from '@/shared/held-calls/held-calls.module';
import { HttpModule } from '@/shared/http/http.module';
import { OutboxModule } from '@/shared/outbox/outbox.module';

/** The only global wiring of the service. */
@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        ClockModule,
        DatabaseModule.with(ENTITIES, MIGRATIONS),
        OutboxModule,
        HeldCallsModule,
        DiscoveryModule,
        HttpModule,
        AuthModule,
        HealthModule,
        AccountsModule,
        CatalogModule,
        SupportCatalogsModule,
        // Before ProductsModule: /productos/busqueda-ia would be taken for an id.
        AiSearchModule,
        // And /productos/cambios as well.
        FeedModule,
        ProductsModule,
        AddressesModule,
        CartModule,
        InvoicesModule,
        ImportingModule,
        OrderMovesModule,
        AccountTaxIdsModule,
        WebhooksModule,
        AdminModule,
        UsageModule,
        AuditModule,
      ],
      providers: [ReferenceSeeds, DemoData, DemoOrdersRepository, DemoOrdersFiles],
    };
  }
}
