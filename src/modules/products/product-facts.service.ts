import { Injectable } from '@nestjs/common';
import { CatalogService } from '@/modules/catalog/catalog.service';
import type { SellingFacts } from '@/modules/products/domain/product';
import { productLink } from '@/modules/products/domain/product-link';
import { volumetricWeight } from '@/modules/products/domain/volumetric-weight';
import { ProductRepository } from '@/modules/products/persistence/product.repository';

/** A product as quoting needs it: fresh from the database, with what is derived for display. */
export interface ProductFacts extends SellingFacts {
  readonly brandName: string;
  /** Decimal text in kg; undefined when unknown. */
  readonly volumetricWeight: string | undefined;
}

/** Reads products by id for those who sell them. Unlisted ones are included (kits may contain them): check `listed`. */
@Injectable()
export class ProductFactsService {
  constructor(
    private readonly repository: ProductRepository,
    private readonly catalog: CatalogService,
  ) {}

  /** The products that exist among `ids`, by id; a kit's components are not followed. */
  async find(ids: readonly number[]): Promise<Map<number, ProductFacts>> {
    const products = await this.repository.sellingFacts([...new Set(ids)]);
    return new Map(products.map((product) => [product.id, this.facts(product)]));
  }

  private facts(product: SellingFacts): ProductFacts {
    const { brandId, height, length, width } = product;
    // Named one by one: an object made by spreading so many is several times as slow to make and to read.
    return {
      id: product.id,
      model: product.model,
      title: product.title,
      brandId,
      brandName: this.catalog.brand(brandId)?.name ?? brandId,
      coverImage: product.coverImage,
      link: productLink(product),
      weight: product.weight,
      height,
      length,
      width,
      volumetricWeight: product.volumetricWeight ?? volumetricWeight(height, length, width),
      components: product.components,
      listed: product.listed,
      price: product.price,
    };
  }
}
