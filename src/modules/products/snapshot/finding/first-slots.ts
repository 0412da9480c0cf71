import type { RankColumn } from '@/modules/products/snapshot/columns/rank-column';
import { SmallestKeys } from '@/modules/products/snapshot/finding/smallest-keys';

/** Primary keys above this are cut: with two million products a key still is an exact integer. */
export const MAX_PRIMARY = 2 ** 32 - 1;

/** More sales, or a stronger trend, than a product can have (an integer column). */
const MOST_SALES = 2 ** 31 - 1;

/** The place of sales among others, the highest first; they may be negative (goods that came back). */
export function salesKey(sales: number): number {
  return MOST_SALES - sales;
}

/** Prices are told apart to the cent up to here; above it, and as high as one can be, in steps of so many cents. */
const EXACT_CENTS = 2 ** 31;
const STEP_CENTS = 2 ** 13;

/** The place of a price among others; products without a price come last whichever way prices are ordered (Decisions 7). */
export function priceKey(cents: number | undefined, descending: boolean): number {
  if (cents === undefined) return MAX_PRIMARY;
  const bounded =
    cents < EXACT_CENTS
      ? cents
      : Math.min(EXACT_CENTS + Math.floor((cents - EXACT_CENTS) / STEP_CENTS), MAX_PRIMARY - 1);
  return descending ? MAX_PRIMARY - 1 - bounded : bounded;
}

/** Text scores (0 to 8) as whole steps. */
const SCORE_STEPS = 100_000_000;

/** The place of a text score among others, the highest first. */
function scoreKey(score: number): number {
  return MAX_PRIMARY - Math.round(score * SCORE_STEPS);
}

/** The first slots by text score, the highest first, ties by product id; `scores` by position in `slots`. */
export function firstByScore(first: FirstSlots, slots: Uint32Array, scores: Float32Array): number[] {
  let least = -Infinity;
  // Many match alike: their key is made once for a run of them.
  let score = 0;
  let key = scoreKey(score);
  for (let at = 0; at < slots.length; at++) {
    const own = scores[at] ?? 0;
    if (own < least) continue;
    if (own !== score) {
      score = own;
      key = scoreKey(score);
    }
    // Whatever is so much lower has a key above the highest, however it is rounded.
    if (first.add(slots[at] ?? 0, key)) least = (MAX_PRIMARY - first.most - 1) / SCORE_STEPS;
  }
  return first.inOrder();
}

/** The first slots by a whole non-negative key, lower first, ties by product id: without keeping or comparing all that are offered. */
export class FirstSlots {
  private readonly ranks: Uint32Array;
  private readonly byRank: Uint32Array;
  private readonly products: number;
  private readonly smallest: SmallestKeys;
  private highest = MAX_PRIMARY;

  /** Keeps `wanted` of at most `offered`. */
  constructor(idOrder: RankColumn<number>, wanted: number, offered: number) {
    this.ranks = idOrder.rankOf();
    this.byRank = idOrder.slots();
    this.products = Math.max(this.byRank.length, 1);
    this.smallest = new SmallestKeys(wanted, offered);
  }

  /** Keys above this one are not among the first any more. */
  get most(): number {
    return this.highest;
  }

  /** Takes a slot where it may be among the first; answers whether `most` is another one now. */
  add(slot: number, key: number): boolean {
    const primary = Math.min(key, MAX_PRIMARY);
    if (primary > this.highest) return false;
    const whole = primary * this.products + (this.ranks[slot] ?? 0);
    if (whole >= this.smallest.bound || !this.smallest.add(whole)) return false;
    this.highest = Math.floor(this.smallest.bound / this.products);
    return true;
  }

  inOrder(): number[] {
    return Array.from(this.smallest.sorted(), (key) => this.byRank[key % this.products] ?? 0);
  }
}
