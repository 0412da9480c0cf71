import { Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { AccountsModule } from '@/modules/accounts/accounts.module';
import { AddressesModule } from '@/modules/addresses/addresses.module';
import { StockModule } from '@/modules/cart/persistence/stock.module';
import { CART_LIMITS, CartGate, cartsInParallel } from '@/modules/cart/quoting/cart-gate';
import { CarrierFreightService } from '@/modules/cart/quoting/carrier-freight.service';
import { CarrierProposalsService } from '@/modules/cart/quoting/carrier-proposals.service';
import { CartChoicesService } from '@/modules/cart/quoting/cart-choices.service';
import { CartDestinations } from '@/modules/cart/quoting/cart-destinations.service';
import { CartNamesService } from '@/modules/cart/quoting/cart-names.service';
import { CartProductsService } from '@/modules/cart/quoting/cart-products.service';
import { CartTermsService } from '@/modules/cart/quoting/cart-terms.service';
import { DeliveryDaysService } from '@/modules/cart/quoting/delivery-days.service';
import { FreightComparisonService } from '@/modules/cart/quoting/freight-comparison.service';
import { FreightController } from '@/modules/cart/quoting/http/freight/freight.controller';
import { PrepareCartService } from '@/modules/cart/quoting/prepare-cart.service';
import { RecallQuoteService } from '@/modules/cart/quoting/recall-quote.service';
import { SupplyBranchesService } from '@/modules/cart/quoting/supply-branches.service';
import { ProductsModule } from '@/modules/products/products.module';
import { SupportCatalogsModule } from '@/modules/support-catalogs/support-catalogs.module';

/** What a cart costs: its choices, destination, products and freight, read for the pure rules of domain/. Nothing is written. */
@Module({
  imports: [AccountsModule, SupportCatalogsModule, ProductsModule, AddressesModule, StockModule],
  controllers: [FreightController],
  providers: [
    {
      provide: CartGate,
      inject: [APP_CONFIG],
      useFactory: ({ database }: AppConfig) =>
        new CartGate({ ...CART_LIMITS, parallel: cartsInParallel(database.poolSize) }),
    },
    CartChoicesService,
    CartDestinations,
    CartNamesService,
    SupplyBranchesService,
    CarrierFreightService,
    CarrierProposalsService,
    PrepareCartService,
    CartProductsService,
    CartTermsService,
    DeliveryDaysService,
    FreightComparisonService,
    RecallQuoteService,
  ],
  exports: [CartGate, CartChoicesService, CartNamesService, PrepareCartService, RecallQuoteService],
})
export class QuotingModule {}
