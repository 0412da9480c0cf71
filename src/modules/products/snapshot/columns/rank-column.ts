import { BitSet } from '@/modules/products/domain/bit-set';
import { mergedOrder } from '@/modules/products/snapshot/columns/merged-order';
import { sortInTurns } from '@/shared/kernel/sort-in-turns';
import type { Turns } from '@/shared/kernel/turns';

/**
 * The place of every slot in the order of their keys (text by code units, the same on every machine). Changes are merged in: keys are
 * compared for what changed only, the rest is moved. Slots with equal keys share a group.
 */
export class RankColumn<K extends number | string> {
  private readonly keys: K[] = [];
  private order = new Uint32Array(0);
  private ranks = new Uint32Array(0);
  private groups = new Uint32Array(0);
  private ascending = true;
  private pending: number[] = [];
  private readonly waits = new BitSet();

  /** Gives a slot its key, or another one. */
  put(slot: number, key: K): void {
    if (this.keys[slot] === key) return;
    this.keys[slot] = key;
    if (this.waits.has(slot)) return;
    this.waits.add(slot);
    this.pending.push(slot);
  }

  /** Place of each slot from 0. */
  rankOf(): Uint32Array {
    this.settle();
    return this.ranks;
  }

  /** Like the place, but equal slots share theirs. */
  groupOf(): Uint32Array {
    this.settle();
    return this.groups;
  }

  /** The slots in order. */
  slots(): Uint32Array {
    this.settle();
    return this.order;
  }

  /** Whether a lower slot always comes before a higher one. */
  get isBySlot(): boolean {
    this.settle();
    return this.ascending;
  }

  /** Puts what has changed in its place: left to the first question otherwise. */
  settle(): void {
    if (this.pending.length === 0) return;
    const merging = this.merge(Uint32Array.from(this.pending).sort(this.compare));
    while (merging.next().done !== true);
  }

  /** The same for very many, without holding others up; nothing is put meanwhile. */
  async settleInTurns(turns: Turns): Promise<void> {
    if (this.pending.length === 0) return;
    const merging = this.merge(await sortInTurns(Uint32Array.from(this.pending), this.compare, turns));
    while (merging.next().done !== true) if (turns.over) await turns.next();
  }

  private readonly compare = (a: number, b: number): number => {
    const [left, right] = [this.keys[a], this.keys[b]];
    return left === undefined || right === undefined || left === right ? 0 : left < right ? -1 : 1;
  };

  /** Stops now and then, so that others may be let in. */
  private *merge(changed: Uint32Array): Generator<void> {
    const isGone = (slot: number): boolean => this.waits.has(slot);
    const order = this.order.length === 0 ? changed : mergedOrder(this.order, isGone, changed, this.compare);
    yield* this.number(order);
    this.order = order as Uint32Array<ArrayBuffer>;
    for (const slot of this.pending) this.waits.delete(slot);
    this.pending = [];
  }

  /** Neighbours that didn't change are of one group if they were; of others the keys are compared. */
  private *number(order: Uint32Array): Generator<void> {
    const ranks = new Uint32Array(this.keys.length);
    const groups = new Uint32Array(this.keys.length);
    let group = 0;
    let before = 0;
    let ascending = true;
    for (let rank = 0; rank < order.length; rank++) {
      const slot = order[rank] ?? 0;
      ascending &&= before <= slot;
      if (rank > 0 && !this.together(before, slot)) group = rank;
      ranks[slot] = rank;
      groups[slot] = group;
      before = slot;
      if ((rank & 4095) === 4095) yield;
    }
    this.ranks = ranks;
    this.groups = groups;
    this.ascending = ascending;
  }

  private together(a: number, b: number): boolean {
    if (this.waits.has(a) || this.waits.has(b)) return this.compare(a, b) === 0;
    return this.groups[a] === this.groups[b];
  }
}
