import { Module } from '@nestjs/common';
import { CatalogChanges } from '@/modules/feed/catalog-changes.service';
import { CatalogBatches } from '@/modules/feed/catalog-batches.service';
import { CatalogPublication } from '@/modules/feed/catalog-publication.service';
import { CatalogPublisher } from '@/modules/feed/catalog-publisher.service';
import { OfferCalendar } from '@/modules/feed/offer-calendar.service';
import { FeedReader } from '@/modules/feed/feed-reader.service';
import { ChangesController } from '@/modules/feed/http/changes.controller';
import { EventsController } from '@/modules/feed/http/events.controller';
import { EventsService } from '@/modules/feed/events.service';
import { EventRepository } from '@/modules/feed/persistence/event.repository';
import { CatalogChangeRepository } from '@/modules/feed/persistence/catalog-change.repository';
import { ProductsModule } from '@/modules/products/products.module';
import { CursorModule } from '@/shared/cursor/cursor.module';

@Module({
  imports: [ProductsModule, CursorModule],
  controllers: [ChangesController, EventsController],
  providers: [
    EventRepository,
    EventsService,
    CatalogChangeRepository,
    CatalogPublication,
    CatalogBatches,
    OfferCalendar,
    CatalogPublisher,
    CatalogChanges,
    FeedReader,
  ],
  exports: [CatalogChanges],
})
export class FeedModule {}
