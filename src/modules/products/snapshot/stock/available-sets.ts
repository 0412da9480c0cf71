import { LRUCache } from 'lru-cache';
import type { BitSet } from '@/modules/products/domain/bit-set';

const SETS_KEPT = 64;
/** So many changes are remembered at least: a set that has missed more is made anew. */
const CHANGES_KEPT = 16_384;

/** A set, and how many changes it knows of. */
interface Kept {
  readonly slots: BitSet;
  upTo: number;
}

/** How a set is made of the stock as it is, and what decides about a single slot. */
export interface Availability {
  make(): BitSet;
  has(slot: number): boolean;
}

/** Which products can be had somewhere, by where: made when first asked for, then only looked at again where stock has changed. */
export class AvailableSets {
  private readonly sets = new LRUCache<string, Kept>({ max: SETS_KEPT });
  private changes: number[] = [];
  private forgotten = 0;

  /** Notes that pieces of a slot, or what it is made of, may be others than before. */
  note(slot: number): void {
    if (this.sets.size === 0) return;
    this.changes.push(slot);
    if (this.changes.length < 2 * CHANGES_KEPT) return;
    this.changes = this.changes.slice(CHANGES_KEPT);
    this.forgotten += CHANGES_KEPT;
  }

  /** The set of this name as it is now: not to be changed. */
  of(name: string, availability: Availability): BitSet {
    const now = this.forgotten + this.changes.length;
    const known = this.sets.get(name);
    if (!known || known.upTo < this.forgotten) {
      const slots = availability.make();
      this.sets.set(name, { slots, upTo: now });
      return slots;
    }
    for (let at = known.upTo; at < now; at++) {
      const slot = this.changes[at - this.forgotten] ?? 0;
      known.slots.put(slot, availability.has(slot));
    }
    known.upTo = now;
    return known.slots;
  }
}
