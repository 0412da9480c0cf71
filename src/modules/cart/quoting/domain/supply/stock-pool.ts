import type { Condition, StockRow } from '@/modules/cart/quoting/domain/quote-input';
import type { Draw } from '@/modules/cart/quoting/domain/quote';

/**
 * The pieces a cart can draw from, shared by all of its lines: what one line takes is gone for the next
 * (Decisions 9). Only the given warehouses exist, in the order they are tried.
 */
export class StockPool {
  /** Pieces by condition, product and warehouse. */
  private readonly left = new Map<Condition, Map<number, Map<string, number>>>();

  constructor(
    private readonly warehouses: readonly string[],
    rows: readonly StockRow[],
  ) {
    const open = new Set(warehouses);
    for (const { productId, condition, warehouse, available } of rows)
      if (open.has(warehouse) && available > 0) this.ownOf(productId, condition).set(warehouse, available);
  }

  available(productId: number, condition: Condition, warehouse: string): number {
    return this.of(productId, condition)?.get(warehouse) ?? 0;
  }

  total(productId: number, condition: Condition): number {
    let sum = 0;
    for (const pieces of this.of(productId, condition)?.values() ?? []) sum += pieces;
    return sum;
  }

  /** The nearest warehouse where every one of the wanted products is whole; undefined when there is none. */
  nearestWithAll(wanted: readonly Wanted[], condition: Condition): string | undefined {
    return this.warehouses.find((warehouse) =>
      wanted.every(({ productId, pieces }) => this.available(productId, condition, warehouse) >= pieces),
    );
  }

  /** Takes pieces that are known to be there. */
  take(productId: number, condition: Condition, warehouse: string, pieces: number): Draw {
    const own = this.of(productId, condition);
    own?.set(warehouse, (own.get(warehouse) ?? 0) - pieces);
    return { productId, condition, warehouse, pieces };
  }

  /** Takes up to `pieces`: whole from the nearest warehouse that has them, else split nearest first. */
  takeNearest(productId: number, condition: Condition, pieces: number): Draw[] {
    const own = this.of(productId, condition);
    if (pieces === 0 || own === undefined) return [];
    const whole = this.warehouses.find((warehouse) => (own.get(warehouse) ?? 0) >= pieces);
    if (whole !== undefined) return [this.take(productId, condition, whole, pieces)];
    const draws: Draw[] = [];
    let wanted = pieces;
    for (const warehouse of this.warehouses) {
      const share = Math.min(wanted, own.get(warehouse) ?? 0);
      if (share === 0) continue;
      draws.push(this.take(productId, condition, warehouse, share));
      wanted -= share;
    }
    return draws;
  }

  private ownOf(productId: number, condition: Condition): Map<string, number> {
    let products = this.left.get(condition);
    if (!products) this.left.set(condition, (products = new Map<number, Map<string, number>>()));
    let own = products.get(productId);
    if (!own) products.set(productId, (own = new Map<string, number>()));
    return own;
  }

  private of(productId: number, condition: Condition): Map<string, number> | undefined {
    return this.left.get(condition)?.get(productId);
  }
}

export interface Wanted {
  readonly productId: number;
  readonly pieces: number;
}
