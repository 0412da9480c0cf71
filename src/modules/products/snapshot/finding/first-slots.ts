import type { RankColumn } from '@/modules/products/snapshot/columns/rank-column';
import { SmallestKeys } from '@/modules/products/snapshot/finding/smallest-keys';

/** Primary keys above this are cut: with two million products a key still is an exact integer. */
export const MAX_PRIMARY = 2 ** 32 - 1;

/** The place of a price among others; products without a price come last whichever way prices are ordered (Decisions 7). */
export function priceKey(cents: number | undefined, descending: boolean): number {
  if (cents === undefined) return MAX_PRIMARY;
  const bounded = Math.min(cents, MAX_PRIMARY - 1);
  return descending ? MAX_PRIMARY - 1 - bounded : bounded;
}

/** The first slots by a whole non-negative key, lower first, ties by product id: without keeping or comparing all that are offered. */
export class FirstSlots {
  private readonly ranks: Uint32Array;
  private readonly byRank: Uint32Array;
  private readonly products: number;
  private readonly smallest: SmallestKeys;
  private most = MAX_PRIMARY;

  /** Keeps `wanted` of at most `offered`. */
  constructor(idOrder: RankColumn<number>, wanted: number, offered: number) {
    this.ranks = idOrder.rankOf();
    this.byRank = idOrder.slots();
    this.products = Math.max(this.byRank.length, 1);
    this.smallest = new SmallestKeys(wanted, offered);
  }

  add(slot: number, key: number): void {
    const primary = Math.min(key, MAX_PRIMARY);
    if (primary > this.most) return;
    const whole = primary * this.products + (this.ranks[slot] ?? 0);
    if (whole < this.smallest.bound && this.smallest.add(whole))
      this.most = Math.floor(this.smallest.bound / this.products);
  }

  inOrder(): number[] {
    return Array.from(this.smallest.sorted(), (key) => this.byRank[key % this.products] ?? 0);
  }
}
