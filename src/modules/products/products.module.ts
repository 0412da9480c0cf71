import { Module } from '@nestjs/common';
import { AccountsModule } from '@/modules/accounts/accounts.module';
import { CatalogModule } from '@/modules/catalog/catalog.module';
import { CatalogDigests } from '@/modules/products/catalog-digests.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { BrandsController } from '@/modules/products/http/brands.controller';
import { DerivedWork } from '@/modules/products/derived-work.service';
import { ProductDerivation } from '@/modules/products/product-derivation.service';
import { ProductFragmentWriter } from '@/modules/products/http/fragment-writer';
import { ProductAnswers } from '@/modules/products/http/product-answers';
import { ProductsController } from '@/modules/products/http/products.controller';
import { ProductRepository } from '@/modules/products/persistence/product.repository';
import { ProductFactsService } from '@/modules/products/product-facts.service';
import { ProductSearchService } from '@/modules/products/product-search.service';
import { ProductTextsService } from '@/modules/products/product-texts.service';
import { ProductWordsService } from '@/modules/products/product-words.service';
import { FragmentWriter } from '@/modules/products/snapshot/product-record';
import { SupportCatalogsModule } from '@/modules/support-catalogs/support-catalogs.module';
import { CatalogFigures } from '@/modules/products/catalog-figures.service';

@Module({
  imports: [AccountsModule, CatalogModule, SupportCatalogsModule],
  controllers: [BrandsController, ProductsController],
  providers: [
    ProductRepository,
    CatalogFigures,
    DerivedWork,
    ProductDerivation,
    CatalogSnapshot,
    CatalogDigests,
    ProductTextsService,
    ProductSearchService,
    ProductFactsService,
    ProductWordsService,
    ProductAnswers,
    { provide: FragmentWriter, useClass: ProductFragmentWriter },
  ],
  exports: [
    CatalogSnapshot,
    CatalogDigests,
    DerivedWork,
    ProductTextsService,
    ProductSearchService,
    ProductFactsService,
    ProductWordsService,
    ProductAnswers,
  ],
})
export class ProductsModule {}
