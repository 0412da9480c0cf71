import { Injectable } from '@nestjs/common';
import type { CartLine, ProductFacts as QuotedProduct, StockQuestion } from '@/modules/cart/quoting/domain/quote-input';
import { parseWeight } from '@/modules/cart/quoting/domain/freight/weight';
import { leafComponents } from '@/modules/products/domain/kit';
import { ProductFactsService, type ProductFacts } from '@/modules/products/product-facts.service';

/** The products of a cart: as the quote computes with them, as they are shown, and whose stock it needs. */
export interface CartProducts {
  readonly quoted: ReadonlyMap<number, QuotedProduct>;
  readonly facts: ReadonlyMap<number, ProductFacts>;
  readonly stock: StockQuestion;
}

/** Reads the products of a cart, with the components of its kits. */
@Injectable()
export class CartProductsService {
  constructor(private readonly products: ProductFactsService) {}

  async load(lines: readonly CartLine[]): Promise<CartProducts> {
    const facts = await this.withComponents(lines.map(({ productId }) => productId));
    const quoted = new Map([...facts.values()].map((product) => [product.id, toQuoted(product, facts)]));
    const drawn = lines.flatMap(({ productId }) => {
      const components = quoted.get(productId)?.components ?? [];
      return components.length > 0 ? components.map((component) => component.productId) : [productId];
    });
    return {
      quoted,
      facts,
      stock: {
        // A kit has no stock of its own: one that contains itself can't be supplied.
        productIds: [...new Set(drawn)]
          .filter((id) => facts.get(id)?.components === undefined)
          .sort((one, other) => one - other),
        conditions: [...new Set(lines.map(({ condition }) => condition))],
      },
    };
  }

  /** The products with the components of kits, and theirs where these are kits too. */
  private async withComponents(ids: readonly number[]): Promise<Map<number, ProductFacts>> {
    const facts = new Map<number, ProductFacts>();
    const asked = new Set<number>();
    for (let wanted = [...new Set(ids)]; wanted.length > 0;) {
      for (const id of wanted) asked.add(id);
      const found = await this.products.find(wanted);
      for (const [id, product] of found) facts.set(id, product);
      const components = [...found.values()].flatMap((product) => product.components ?? []);
      wanted = [...new Set(components.map(({ productId }) => productId))].filter((id) => !asked.has(id));
    }
    return facts;
  }
}

/**
 * What a kit is made of when the kits among its components are taken apart too, or its components as they are listed when it contains
 * itself. Nothing for a plain product.
 */
function partsOf(
  { id, components }: ProductFacts,
  facts: ReadonlyMap<number, ProductFacts>,
): QuotedProduct['components'] {
  if (components === undefined) return [];
  return leafComponents(id, (part) => facts.get(part)?.components) ?? components;
}

/**
 * A product as the quote computes with it. One that is not on sale gets no price and so cannot be quoted, but it may still be a component
 * (Decisions 10).
 */
function toQuoted(product: ProductFacts, facts: ReadonlyMap<number, ProductFacts>): QuotedProduct {
  return {
    productId: product.id,
    model: product.model,
    brandId: product.brandId,
    prices: product.listed ? product.price : undefined,
    weight: parseWeight(product.weight),
    volumetricWeight: parseWeight(product.volumetricWeight),
    components: partsOf(product, facts),
  };
}
