import type { CartLine, ProductFacts } from '@/modules/cart/quoting/domain/quote-input';

/** Real and volumetric weight. */
export interface CartWeight {
  readonly weight: bigint;
  readonly volumetricWeight: bigint;
}

/** What one piece weighs; an unknown product weighs nothing. */
export function pieceWeight(productId: number, products: ReadonlyMap<number, ProductFacts>): CartWeight {
  return products.get(productId) ?? { weight: 0n, volumetricWeight: 0n };
}

/** Of the quantities asked for, supplied or not; a kit weighs what its components weigh (Decisions 9, 10). */
export function cartWeight(lines: readonly CartLine[], products: ReadonlyMap<number, ProductFacts>): CartWeight {
  let weight = 0n;
  let volumetricWeight = 0n;
  for (const { productId, quantity } of lines) {
    const components = products.get(productId)?.components ?? [];
    for (const piece of components.length > 0 ? components : [{ productId, quantity: 1 }]) {
      const each = pieceWeight(piece.productId, products);
      const pieces = BigInt(piece.quantity) * BigInt(quantity);
      weight += each.weight * pieces;
      volumetricWeight += each.volumetricWeight * pieces;
    }
  }
  return { weight, volumetricWeight };
}
