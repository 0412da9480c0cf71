import type { BitSet } from '@/modules/products/domain/bit-set';

/** A column with pieces for fewer of its products than one in so many is kept as a map. */
const SPARSE = 12;
const MOST_SHORT = 0xffff;

/** Pieces of one grade in one warehouse by slot, in as little memory as they take: few of many in a map, small numbers in two bytes. */
export class StockColumn {
  private few: Map<number, number> | undefined = new Map();
  private all: Uint16Array | Int32Array = new Uint16Array(0);

  get(slot: number): number {
    return this.few ? (this.few.get(slot) ?? 0) : (this.all[slot] ?? 0);
  }

  /** `slots`: how many slots there are. */
  set(slot: number, pieces: number, slots: number): void {
    if (this.few) {
      if (pieces === 0) this.few.delete(slot);
      else this.few.set(slot, pieces);
      if (this.few.size * SPARSE > slots + 4096) this.spread(this.few, slots);
      return;
    }
    if (pieces === 0 && slot >= this.all.length) return;
    if (slot >= this.all.length || (pieces > MOST_SHORT && this.all instanceof Uint16Array))
      this.widen(Math.max(this.all.length, slot + 1), pieces);
    this.all[slot] = pieces;
  }

  /** Adds the pieces of every slot to `totals`. */
  addTo(totals: Int32Array): void {
    const { all, few } = this;
    if (few) for (const [slot, pieces] of few) totals[slot] = (totals[slot] ?? 0) + pieces;
    else for (let slot = 0; slot < all.length; slot++) totals[slot] = (totals[slot] ?? 0) + (all[slot] ?? 0);
  }

  /** Adds every slot with pieces to `slots`. */
  addSlotsTo(slots: BitSet): void {
    const { all, few } = this;
    if (few) for (const [slot, pieces] of few) if (pieces > 0) slots.add(slot);
    for (let slot = 0; slot < all.length; slot++) if ((all[slot] ?? 0) > 0) slots.add(slot);
  }

  private spread(few: ReadonlyMap<number, number>, slots: number): void {
    let most = 0;
    for (const pieces of few.values()) most = Math.max(most, pieces);
    this.all = new (most > MOST_SHORT ? Int32Array : Uint16Array)(slots);
    this.few = undefined;
    for (const [slot, pieces] of few) this.set(slot, pieces, slots);
  }

  private widen(needed: number, pieces: number): void {
    const size = needed > this.all.length ? Math.ceil(needed * 1.25) : this.all.length;
    const isShort = this.all instanceof Uint16Array && pieces <= MOST_SHORT;
    const larger = new (isShort ? Uint16Array : Int32Array)(size);
    larger.set(this.all);
    this.all = larger;
  }
}
