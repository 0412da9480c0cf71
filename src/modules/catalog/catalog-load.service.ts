import { Inject, Injectable } from '@nestjs/common';
import { BrandEntity } from '@/modules/catalog/persistence/brand.entity';
import { CategoryEntity } from '@/modules/catalog/persistence/category.entity';
import { Database } from '@/shared/database/database';
import { UpsertTable } from '@/shared/database/upsert/upsert-table';

/** Brands and categories as tables that the importer loads. */
@Injectable()
export class CatalogLoadService {
  readonly brands: UpsertTable<BrandEntity>;
  readonly categories: UpsertTable<CategoryEntity>;

  constructor(@Inject(Database) database: Database) {
    this.brands = new UpsertTable(database, BrandEntity, { logs: { entity: 'brand', id: 'id' } });
    this.categories = new UpsertTable(database, CategoryEntity, { logs: { entity: 'category', id: 'id' } });
  }
}
