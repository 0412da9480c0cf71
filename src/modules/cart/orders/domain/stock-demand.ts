import type { Draw } from '@/modules/cart/quoting/domain/quote';
import type { Condition } from '@/modules/cart/quoting/domain/quote-input';

/** Pieces to reserve in one stock row. */
export interface StockDemand {
  readonly productId: number;
  readonly condition: Condition;
  readonly warehouse: string;
  readonly pieces: number;
}

/**
 * All that a cart draws, one entry per stock row, in the order of the rows' key: two orders that want the same rows ask
 * for them in the same order, so that neither waits for the other in a circle (Reliability 4.5).
 */
export function mergeDemand(draws: readonly Draw[]): StockDemand[] {
  const merged = new Map<string, StockDemand>();
  for (const { productId, condition, warehouse, pieces } of draws) {
    const key = `${productId}:${condition}:${warehouse}`;
    merged.set(key, { productId, condition, warehouse, pieces: pieces + (merged.get(key)?.pieces ?? 0) });
  }
  return [...merged.values()].sort(
    (one, other) =>
      one.productId - other.productId ||
      compare(one.condition, other.condition) ||
      compare(one.warehouse, other.warehouse),
  );
}

/** Bytewise, like the database. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
