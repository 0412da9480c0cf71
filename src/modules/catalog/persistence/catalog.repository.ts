import { Injectable } from '@nestjs/common';
import type { Brand } from '@/modules/catalog/domain/brand';
import type { Category } from '@/modules/catalog/domain/category-tree';
import { BrandEntity } from '@/modules/catalog/persistence/brand.entity';
import { CategoryEntity } from '@/modules/catalog/persistence/category.entity';
import { Database } from '@/shared/database/database';

@Injectable()
export class CatalogRepository {
  constructor(private readonly database: Database) {}

  /** Every brand that is not withdrawn, by id. */
  async brands(): Promise<Brand[]> {
    const rows = await this.database.reader.find(BrandEntity, { where: { withdrawn: false }, order: { id: 'ASC' } });
    return rows.map(({ id, name, logo, title, description }) => ({
      id,
      name,
      logo,
      title: title ?? undefined,
      description: description ?? undefined,
    }));
  }

  /** Every category that is not withdrawn. */
  async categories(): Promise<Category[]> {
    const rows = await this.database.reader.findBy(CategoryEntity, { withdrawn: false });
    return rows.map(({ id, name, level, parentId, image }) => ({
      id,
      name,
      level,
      parentId: parentId ?? undefined,
      image: image ?? '',
    }));
  }
}
