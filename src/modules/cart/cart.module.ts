import { Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { AccountsModule } from '@/modules/accounts/accounts.module';
import { AddressesModule } from '@/modules/addresses/addresses.module';
import { CartChoicesService } from '@/modules/cart/quoting/cart-choices.service';
import { CartDestinations } from '@/modules/cart/quoting/cart-destinations.service';
import { CART_LIMITS, CartGate, cartsInParallel } from '@/modules/cart/quoting/cart-gate';
import { CartNamesService } from '@/modules/cart/quoting/cart-names.service';
import { SupplyBranchesService } from '@/modules/cart/quoting/supply-branches.service';
import { CarrierFreightService } from '@/modules/cart/quoting/carrier-freight.service';
import { CarrierProposalsService } from '@/modules/cart/quoting/carrier-proposals.service';
import { PrepareCartService } from '@/modules/cart/quoting/prepare-cart.service';
import { CartProductsService } from '@/modules/cart/quoting/cart-products.service';
import { CartTermsService } from '@/modules/cart/quoting/cart-terms.service';
import { DeliveryDaysService } from '@/modules/cart/quoting/delivery-days.service';
import { FreightComparisonService } from '@/modules/cart/quoting/freight-comparison.service';
import { FreightController } from '@/modules/cart/quoting/http/freight/freight.controller';
import { CartService } from '@/modules/cart/cart.service';
import { DocumentLookup } from '@/modules/cart/orders/domain/documents/document-lookup';
import { GuideUploadService } from '@/modules/cart/guides/guide-upload.service';
import { GuidesModule } from '@/modules/cart/guides/guides.module';
import { CancelOrderService } from '@/modules/cart/orders/cancel-order.service';
import { FillInOrdersService } from '@/modules/cart/orders/operator/fill-in-orders.service';
import { DocumentNames } from '@/modules/cart/orders/domain/documents/document-names';
import { LiveNames } from '@/modules/cart/orders/live-names.service';
import { OrderDocumentsService } from '@/modules/cart/orders/order-documents.service';
import { OrderQuoteService } from '@/modules/cart/orders/order-quote.service';
import { DocumentListRepository } from '@/modules/cart/orders/persistence/documents/document-list.repository';
import { DocumentReader } from '@/modules/cart/orders/persistence/documents/document-reader';
import { RecallQuoteService } from '@/modules/cart/quoting/recall-quote.service';
import { InvoicesModule } from '@/modules/invoices/invoices.module';
import { CursorModule } from '@/shared/cursor/cursor.module';
import { IdempotencyModule } from '@/shared/idempotency/idempotency.module';
import { QuotesController } from '@/modules/cart/http/quotes.controller';
import { OrdersController } from '@/modules/cart/http/orders.controller';
import { CartController } from '@/modules/cart/http/cart.controller';
import { GuideFormReader } from '@/modules/cart/guides/http/guide-form-reader';
import { GuideController } from '@/modules/cart/guides/http/guide.controller';
import { PlaceOrderService } from '@/modules/cart/orders/place-order.service';
import { DocumentWriter } from '@/modules/cart/orders/persistence/documents/document-writer';
import { FolioCounterRepository } from '@/modules/cart/orders/persistence/folio-counter.repository';
import { OrderMovesModule } from '@/modules/cart/order-moves.module';
import { OrderRepository } from '@/modules/cart/orders/persistence/order.repository';
import { ProductsModule } from '@/modules/products/products.module';
import { SupportCatalogsModule } from '@/modules/support-catalogs/support-catalogs.module';
import { OrderCountsRepository } from '@/modules/cart/orders/persistence/order-counts.repository';
import { OrderFigures } from '@/modules/cart/orders/order-figures';

@Module({
  imports: [
    AccountsModule,
    SupportCatalogsModule,
    ProductsModule,
    AddressesModule,
    GuidesModule,
    OrderMovesModule,
    InvoicesModule,
    CursorModule,
    IdempotencyModule,
  ],
  controllers: [CartController, GuideController, FreightController, QuotesController, OrdersController],
  providers: [
    {
      provide: CartGate,
      inject: [APP_CONFIG],
      useFactory: ({ database }: AppConfig) =>
        new CartGate({ ...CART_LIMITS, parallel: cartsInParallel(database.poolSize) }),
    },
    CartService,
    CartChoicesService,
    CartNamesService,
    SupplyBranchesService,
    PrepareCartService,
    CarrierFreightService,
    CarrierProposalsService,
    CartTermsService,
    DeliveryDaysService,
    FreightComparisonService,
    CartDestinations,
    CartProductsService,
    PlaceOrderService,
    OrderQuoteService,
    OrderFigures,
    OrderCountsRepository,
    CancelOrderService,
    FillInOrdersService,
    OrderDocumentsService,
    { provide: DocumentNames, useClass: LiveNames },
    DocumentReader,
    DocumentListRepository,
    RecallQuoteService,
    DocumentWriter,
    FolioCounterRepository,
    GuideFormReader,
    GuideUploadService,
    { provide: DocumentLookup, useExisting: OrderRepository },
  ],
})
export class CartModule {}
