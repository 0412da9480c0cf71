import { Injectable } from '@nestjs/common';
import type { CartLine, ProductFacts as QuotedProduct } from '@/modules/cart/domain/quote-input';
import { parseWeight } from '@/modules/cart/domain/weight';
import type { StockQuestion } from '@/modules/cart/persistence/stock.repository';
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
    const own = await this.products.find(lines.map(({ productId }) => productId));
    const needed = [...own.values()].flatMap(({ components = [] }) => components.map(({ productId }) => productId));
    const unread = needed.filter((id) => !own.has(id));
    const facts = unread.length > 0 ? new Map([...own, ...(await this.products.find(unread))]) : own;
    const plain = [...own.values()].filter(({ components }) => components === undefined).map(({ id }) => id);
    return {
      quoted: new Map([...facts.values()].map((product) => [product.id, toQuoted(product)])),
      facts,
      stock: {
        productIds: [...new Set([...plain, ...needed])].sort((one, other) => one - other),
        conditions: [...new Set(lines.map(({ condition }) => condition))],
      },
    };
  }
}

/** What is not on sale has no price to be quoted at; it may still be a component (Decisions 10). */
function toQuoted(product: ProductFacts): QuotedProduct {
  return {
    productId: product.id,
    model: product.model,
    brandId: product.brandId,
    prices: product.listed ? product.price : undefined,
    weight: parseWeight(product.weight),
    volumetricWeight: parseWeight(product.volumetricWeight),
    components: product.components ?? [],
  };
}
