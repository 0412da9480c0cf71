import { Module } from '@nestjs/common';
import { CatalogChanges } from '@/modules/feed/catalog-changes.service';
import { CatalogBatches } from '@/modules/feed/publishing/catalog-batches.service';
import { CatalogPublication } from '@/modules/feed/publishing/catalog-publication.service';
import { CatalogPublisher } from '@/modules/feed/publishing/catalog-publisher.service';
import { KitRenewal } from '@/modules/feed/publishing/kit-renewal.service';
import { OfferCalendar } from '@/modules/feed/publishing/offer-calendar.service';
import { AccountChanges } from '@/modules/feed/account-changes.service';
import { ChangeWriter } from '@/modules/feed/change-writer';
import { FeedMemory } from '@/modules/feed/feed-memory.service';
import { FeedReader } from '@/modules/feed/feed-reader.service';
import { ChangesController } from '@/modules/feed/http/changes.controller';
import { WebhookChangeWriter } from '@/modules/feed/http/webhook-change.writer';
import { EventsController } from '@/modules/feed/http/events.controller';
import { EventsService } from '@/modules/feed/events.service';
import { EventRepository } from '@/modules/feed/persistence/event.repository';
import { CatalogChangeRepository } from '@/modules/feed/persistence/catalog-change.repository';
import { ProductsModule } from '@/modules/products/products.module';
import { CursorModule } from '@/shared/cursor/cursor.module';
import { FeedFigures } from '@/modules/feed/feed-figures.service';

/**
 * The change feed and the events of accounts. publishing/ gives every change its position after its commit; the services beside this
 * file read by position: FeedReader for a reseller's calls, AccountChanges for webhooks, EventsService for `/eventos`.
 */
@Module({
  imports: [ProductsModule, CursorModule],
  controllers: [ChangesController, EventsController],
  providers: [
    EventRepository,
    FeedFigures,
    EventsService,
    CatalogChangeRepository,
    CatalogPublication,
    CatalogBatches,
    OfferCalendar,
    KitRenewal,
    CatalogPublisher,
    CatalogChanges,
    FeedMemory,
    FeedReader,
    AccountChanges,
    { provide: ChangeWriter, useClass: WebhookChangeWriter },
  ],
  exports: [CatalogChanges, AccountChanges],
})
export class FeedModule {}
