import type { BitSet } from '@/modules/products/domain/bit-set';
import { mergedOrder } from '@/modules/products/snapshot/columns/merged-order';
import { sortInTurns } from '@/shared/kernel/sort-in-turns';
import type { Turns } from '@/shared/kernel/turns';

/** What changed is put in order as soon as more than one in so many wait, or this many. */
const WAITING_SHARE = 32;
const LEAST_WAITING = 16;

/**
 * Slots by one of their prices, the cheapest first. What changes waits beside the order until there is enough of it, so that a change costs
 * the same however long the list is: who reads the order passes over slots that wait or are of another brand, and looks at `waiting` one by one.
 */
export class PriceList {
  private ordered = new Uint32Array(0);
  private waitingSlots: number[] = [];
  private readonly left = new Set<number>();

  /** `priceOf` is negative for slots that are not of the list; `waits` has the slots of all lists that wait in theirs. */
  constructor(
    private readonly priceOf: (slot: number) => number,
    readonly waits: BitSet,
  ) {}

  /** Another array whenever anything in it has changed. */
  get slots(): Uint32Array {
    return this.ordered;
  }

  get waiting(): readonly number[] {
    return this.waitingSlots;
  }

  /** Notes that a slot has a price now, or another one, or none. */
  put(slot: number): void {
    if (this.waits.has(slot)) return;
    this.waits.add(slot);
    this.waitingSlots.push(slot);
  }

  /** Notes that a slot is of another brand's list from now on; it stays in the order until that is settled. */
  leave(slot: number): void {
    this.left.add(slot);
    if (!this.waits.has(slot)) return;
    this.waits.delete(slot);
    this.waitingSlots = this.waitingSlots.filter((one) => one !== slot);
  }

  /** Whether enough waits to put it in order. */
  get isBehind(): boolean {
    return this.waitingSlots.length + this.left.size > Math.max(LEAST_WAITING, this.ordered.length / WAITING_SHARE);
  }

  settle(): void {
    this.merge(this.changed().sort(this.compare));
  }

  /** The same for very many, without holding others up; nothing is put meanwhile. */
  async settleInTurns(turns: Turns): Promise<void> {
    this.merge(await sortInTurns(this.changed(), this.compare, turns));
    if (turns.over) await turns.next();
  }

  private readonly compare = (a: number, b: number): number => this.priceOf(a) - this.priceOf(b);

  private changed(): Uint32Array<ArrayBuffer> {
    return Uint32Array.from(this.waitingSlots.filter((slot) => this.priceOf(slot) >= 0));
  }

  private merge(changed: Uint32Array): void {
    const isGone = (slot: number): boolean => this.waits.has(slot) || this.left.has(slot);
    this.ordered = mergedOrder(this.ordered, isGone, changed, this.compare);
    for (const slot of this.waitingSlots) this.waits.delete(slot);
    this.waitingSlots = [];
    this.left.clear();
  }
}
