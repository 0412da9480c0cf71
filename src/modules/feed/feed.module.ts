import { Module } from '@nestjs/common';
import { CatalogChanges } from '@/modules/feed/catalog-changes.service';
import { CatalogPublication } from '@/modules/feed/catalog-publication.service';
import { CatalogPublisher } from '@/modules/feed/catalog-publisher.service';
import { OfferCalendar } from '@/modules/feed/offer-calendar.service';
import { CatalogChangeRepository } from '@/modules/feed/persistence/catalog-change.repository';
import { ProductsModule } from '@/modules/products/products.module';

@Module({
  imports: [ProductsModule],
  providers: [CatalogChangeRepository, CatalogPublication, OfferCalendar, CatalogPublisher, CatalogChanges],
  exports: [CatalogChanges],
})
export class FeedModule {}
