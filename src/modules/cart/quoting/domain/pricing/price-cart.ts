import type { UnitPrice } from '@/modules/cart/quoting/domain/quote';
import type { CartLine, ProductFacts } from '@/modules/cart/quoting/domain/quote-input';
import { unitPrice, type PricingTerms } from '@/modules/cart/quoting/domain/pricing/unit-price';

export interface PricedLine {
  readonly line: CartLine;
  readonly product: ProductFacts;
  readonly price: UnitPrice;
}

export type PricedCart =
  | { readonly ok: true; readonly lines: readonly PricedLine[] }
  | { readonly ok: false; readonly missing: readonly number[] };

/**
 * Prices every line at the tier its product and condition reach over the whole cart (Decisions 8). `missing` names,
 * once each, the products that don't exist, have no price or are under no agreement of the account (Decisions 10).
 */
export function priceCart(
  lines: readonly CartLine[],
  products: ReadonlyMap<number, ProductFacts>,
  terms: PricingTerms,
): PricedCart {
  const quantities = new Map<string, number>();
  for (const line of lines) quantities.set(tierKey(line), (quantities.get(tierKey(line)) ?? 0) + line.quantity);
  const missing = new Set<number>();
  const priced: PricedLine[] = [];
  for (const line of lines) {
    const product = products.get(line.productId);
    const price = product && priceOf(product, line, quantities.get(tierKey(line)) ?? 0, terms);
    if (price) priced.push({ line, product, price });
    else missing.add(line.productId);
  }
  return missing.size > 0 ? { ok: false, missing: [...missing] } : { ok: true, lines: priced };
}

function priceOf(
  product: ProductFacts,
  line: CartLine,
  cartQuantity: number,
  terms: PricingTerms,
): UnitPrice | undefined {
  const { brandId, prices } = product;
  return prices && unitPrice({ brandId, prices }, line.condition, cartQuantity, terms);
}

function tierKey({ productId, condition }: CartLine): string {
  return `${productId}:${condition}`;
}
