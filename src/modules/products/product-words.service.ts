import { Injectable } from '@nestjs/common';
import { CatalogService } from '@/modules/catalog/catalog.service';
import type { ProductWords } from '@/modules/products/domain/product';
import { ProductRepository } from '@/modules/products/persistence/product.repository';

/** What a product says of itself, with the names of its brand and of every category above it. */
export interface NamedProductWords extends ProductWords {
  readonly brandName: string;
  readonly categoryNames: readonly string[];
}

/** Reads what products say of themselves, unlisted ones too, for those who find them by it. */
@Injectable()
export class ProductWordsService {
  constructor(
    private readonly repository: ProductRepository,
    private readonly catalog: CatalogService,
  ) {}

  /** The products that exist among `ids`. */
  async of(ids: readonly number[]): Promise<NamedProductWords[]> {
    return this.named(await this.repository.wordsOf(ids));
  }

  private named(products: readonly ProductWords[]): NamedProductWords[] {
    const tree = this.catalog.categories();
    return products.map((product) => ({
      ...product,
      brandName: this.catalog.brand(product.brandId)?.name ?? product.brandId,
      categoryNames: product.categoryIds.flatMap((id) => tree.path(id).map(({ name }) => name)),
    }));
  }
}
