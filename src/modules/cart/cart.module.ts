import { Module } from '@nestjs/common';
import { AccountsModule } from '@/modules/accounts/accounts.module';
import { QuotingModule } from '@/modules/cart/quoting/quoting.module';
import { CartService } from '@/modules/cart/cart.service';
import { LiveDocuments } from '@/modules/cart/orders/cart-attachment';
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

/** Quotes, orders and guides over HTTP. What it takes to price a cart is in QuotingModule, what moves an order in OrderMovesModule. */
@Module({
  imports: [
    AccountsModule,
    SupportCatalogsModule,
    ProductsModule,
    QuotingModule,
    GuidesModule,
    OrderMovesModule,
    InvoicesModule,
    CursorModule,
    IdempotencyModule,
  ],
  controllers: [CartController, GuideController, QuotesController, OrdersController],
  providers: [
    CartService,
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
    DocumentWriter,
    FolioCounterRepository,
    GuideFormReader,
    GuideUploadService,
    { provide: DocumentLookup, useExisting: OrderRepository },
    { provide: LiveDocuments, useExisting: OrderRepository },
  ],
})
export class CartModule {}
