import type { BitSet } from '@/modules/products/domain/bit-set';
import type { PriceList } from '@/modules/products/snapshot/columns/price-list';
import type { ProductColumns } from '@/modules/products/snapshot/columns/product-columns';

/** What all cursors of one walk share. */
export interface PriceWalk {
  readonly candidates: BitSet;
  readonly columns: ProductColumns;
  /** YYYYMMDD. */
  readonly today: number;
  readonly descending: boolean;
  /** How many more entries may be looked at; 0 when it was given up. */
  left: number;
}

/** One list of a walk. */
export interface WalkedList {
  readonly list: PriceList;
  /** The entries of the list that are walked, in its order. */
  readonly slots: Uint32Array;
  readonly brand: number;
  /** Whether these are the brand's offers, which count while they run; an entry of the other list counts while none does. */
  readonly isOffer: boolean;
  /** The place of a price among all, lower first: it never falls along the walk. */
  readonly keyOf: (price: number) => number;
}

/** Walks the candidates of one list by what they cost, from either end. */
export class PriceCursor {
  slot = 0;
  key = 0;
  private at: number;

  constructor(
    private readonly walk: PriceWalk,
    private readonly walked: WalkedList,
  ) {
    this.at = walk.descending ? walked.slots.length - 1 : 0;
  }

  /** What a slot of the list costs; undefined when it isn't by this list, or has no price. */
  static priceOf({ columns, today }: PriceWalk, { brand, isOffer }: WalkedList, slot: number): number | undefined {
    if (columns.brandIndex(slot) !== brand || columns.isOnOffer(slot, today) !== isOffer) return undefined;
    const price = isOffer ? columns.offerOf(slot) : columns.publicPriceOf(slot);
    return price < 0 ? undefined : price;
  }

  /** Goes to the next candidate; false when there is none, or no more may be looked at. */
  next(): boolean {
    const { walk, walked } = this;
    const { slots } = walked;
    const { waits } = walked.list;
    const step = walk.descending ? -1 : 1;
    while (this.at >= 0 && this.at < slots.length && walk.left > 0) {
      const slot = slots[this.at] ?? 0;
      this.at += step;
      walk.left--;
      if (!walk.candidates.has(slot) || waits.has(slot)) continue;
      const price = PriceCursor.priceOf(walk, walked, slot);
      if (price === undefined) continue;
      this.slot = slot;
      this.key = walked.keyOf(price);
      return true;
    }
    return false;
  }
}

/** Cursors by key, the lowest at the top. */
export class CursorHeap {
  private readonly cursors: PriceCursor[] = [];

  get top(): PriceCursor | undefined {
    return this.cursors[0];
  }

  /** Takes in a cursor at its first candidate, if it has any. */
  add(cursor: PriceCursor): void {
    if (!cursor.next()) return;
    let at = this.cursors.push(cursor) - 1;
    while (at > 0) {
      const above = (at - 1) >>> 1;
      if (this.keyAt(above) <= cursor.key) break;
      this.swap(at, above);
      at = above;
    }
  }

  /** Moves the top cursor on, and takes it out where it is done. */
  advance(): void {
    const { cursors } = this;
    if (cursors[0]?.next() !== true) {
      const last = cursors.pop();
      if (last && cursors.length > 0) cursors[0] = last;
    }
    this.sink();
  }

  private sink(): void {
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      const lower = this.keyAt(left + 1) < this.keyAt(left) ? left + 1 : left;
      if (this.keyAt(lower) >= this.keyAt(at)) return;
      this.swap(at, lower);
      at = lower;
    }
  }

  private keyAt(at: number): number {
    return this.cursors[at]?.key ?? Infinity;
  }

  private swap(a: number, b: number): void {
    const [left, right] = [this.cursors[a], this.cursors[b]];
    if (!left || !right) return;
    this.cursors[a] = right;
    this.cursors[b] = left;
  }
}
