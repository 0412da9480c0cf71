import { NOTHING_DESCRIBED, type DescribedTraits } from './described-traits';
import type { ProductTraits } from './extract-traits';
import { SlotsByTerm } from './slots-by-term';

/** Values that were told one behind the other; `isTitled`: in the title. */
export interface Told {
  readonly values: readonly number[];
  readonly isTitled: boolean;
}

/** A bit for each place of a dimension; several share one. */
function bitOf(place: number): number {
  return 1 << (place % 32);
}

function bitsOf(places: readonly number[]): number {
  return places.reduce((bits, place) => bits | bitOf(place), 0);
}

/**
 * Measures and denials of every product, by slot, in a few compact arrays. What becomes more is written at the end; gaps are closed now and then, all
 * at once.
 */
export class TraitTable {
  private dimensions = new Uint8Array(4096);
  private values = new Float32Array(4096);
  private starts = new Uint32Array(1024);
  private lengths = new Uint8Array(1024);
  private titled = new Uint8Array(1024);
  /** The bits of the dimensions that a slot tells. */
  private told = new Uint32Array(1024);
  /** How many of the measures, at the end, only its description tells. */
  private described = new Uint8Array(1024);
  private end = 0;
  private live = 0;
  /** By slot: what title and features deny. */
  private readonly denied = new Map<number, readonly string[]>();
  private readonly deniers = new SlotsByTerm();
  private readonly tellers = new SlotsByTerm();

  /** Notes what title and features tell; what a description told is forgotten. */
  put(slot: number, traits: ProductTraits): void {
    this.place(slot, traits, NOTHING_DESCRIBED);
  }

  /** Notes beside that what its description tells and they don't. */
  describe(slot: number, described: DescribedTraits): void {
    this.place(slot, this.of(slot), described);
  }

  private place(slot: number, traits: ProductTraits, described: DescribedTraits): void {
    this.reserveSlot(slot);
    const own = traits.dimensions.length;
    const count = own + described.dimensions.length;
    const start = this.roomFor(slot, count);
    this.titled[slot] = traits.titled;
    this.described[slot] = count - own;
    this.dimensions.set(traits.dimensions, start);
    this.dimensions.set(described.dimensions, start + own);
    this.values.set(traits.values, start);
    this.values.set(described.values, start + own);
    this.told[slot] = bitsOf(traits.dimensions) | bitsOf(described.dimensions);
    if (traits.denied.length > 0) this.denied.set(slot, traits.denied);
    else this.denied.delete(slot);
    this.deniers.put(slot, [...traits.denied, ...described.denied]);
    this.tellers.put(slot, described.told);
  }

  /** What was put for the slot, what its description tells aside. */
  of(slot: number): ProductTraits {
    const start = this.starts[slot] ?? 0;
    const end = start + (this.lengths[slot] ?? 0) - (this.described[slot] ?? 0);
    return {
      dimensions: [...this.dimensions.subarray(start, end)],
      values: [...this.values.subarray(start, end)],
      titled: this.titled[slot] ?? 0,
      denied: this.denied.get(slot) ?? [],
    };
  }

  /** The dimensions that the title measures. */
  titledDimensions(slot: number): Uint8Array {
    const start = this.starts[slot] ?? 0;
    return this.dimensions.subarray(start, start + (this.titled[slot] ?? 0));
  }

  /** The products that say they have not, or are not, what the term names; undefined when none does. */
  deniersOf(term: string): ReadonlySet<number> | undefined {
    return this.deniers.of(term);
  }

  /** The products whose descriptions alone tell a trait in the way with this key; undefined when none does. */
  describedAs(key: string): ReadonlySet<number> | undefined {
    return this.tellers.of(key);
  }

  /** The best of `fit` over the product's values of a dimension, those in the title counting in full; undefined when it has none. */
  best(slot: number, dimension: number, fit: (value: number) => number, elsewhere: number): number | undefined {
    if (!this.mayTell(slot, dimension)) return undefined;
    const start = this.starts[slot] ?? 0;
    const end = start + (this.lengths[slot] ?? 0);
    const titled = start + (this.titled[slot] ?? 0);
    let best = -Infinity;
    let isTold = false;
    for (let at = start; at < end; at++) {
      if (this.dimensions[at] !== dimension) continue;
      const raw = fit(this.values[at] ?? 0);
      best = Math.max(best, at < titled ? raw : Math.min(raw, raw * elsewhere));
      isTold = true;
    }
    return isTold ? best : undefined;
  }

  /** Whether any value of a dimension passes: of those in the title, where it has some; the features tell of what goes with it too. */
  some(slot: number, dimension: number, passes: (value: number) => boolean): boolean {
    return this.mayTell(slot, dimension) && this.someOf(slot, dimension, passes);
  }

  private someOf(slot: number, dimension: number, passes: (value: number) => boolean): boolean {
    const start = this.starts[slot] ?? 0;
    const titled = start + (this.titled[slot] ?? 0);
    const end = start + (this.lengths[slot] ?? 0);
    let isTitled = false;
    for (let at = start; at < end; at++) {
      if (at >= titled && isTitled) return false;
      if (this.dimensions[at] !== dimension) continue;
      isTitled = at < titled;
      if (passes(this.values[at] ?? 0)) return true;
    }
    return false;
  }

  /** The values that a product tells together, as they were told: those of the dimension `first`, each with those of `next` right behind it. */
  together(slot: number, first: number, next: number): Told[] {
    if (!this.mayTell(slot, first)) return [];
    const start = this.starts[slot] ?? 0;
    const titled = start + (this.titled[slot] ?? 0);
    const found: { values: number[]; isTitled: boolean }[] = [];
    for (let at = start; at < start + (this.lengths[slot] ?? 0); at++) {
      if (this.dimensions[at] === first) found.push({ values: [], isTitled: at < titled });
      else if (this.dimensions[at] !== next) continue;
      found.at(-1)?.values.push(this.values[at] ?? 0);
    }
    return found;
  }

  /** The greatest of the product's values of a dimension: of those in the title, where it has some (`12 TB`, and a load of `550 TB` a year); undefined when it has none. */
  greatest(slot: number, dimension: number): number | undefined {
    let greatest: number | undefined;
    this.some(slot, dimension, (value) => {
      greatest = Math.max(greatest ?? value, value);
      return false;
    });
    return greatest;
  }

  /** Whether the title names the amount, of whatever and in whatever unit: 1500 is `1500 VA`, `1.5 kVA` and `1.5 m` of millimetres. */
  isTitled(slot: number, amount: number): boolean {
    return this.isAmong(slot, this.titled[slot] ?? 0, amount);
  }

  /** Whether the product names the amount in that way, in its title or among its features. */
  tells(slot: number, amount: number): boolean {
    return this.isAmong(slot, this.lengths[slot] ?? 0, amount);
  }

  private isAmong(slot: number, count: number, amount: number): boolean {
    const start = this.starts[slot] ?? 0;
    for (let at = start; at < start + count; at++) {
      const value = this.values[at] ?? 0;
      if (value === Math.fround(amount) || value === amount * 1000) return true;
    }
    return false;
  }

  /** Most products tell nothing of most dimensions: their values needn't be looked at. */
  private mayTell(slot: number, dimension: number): boolean {
    return ((this.told[slot] ?? 0) & bitOf(dimension)) !== 0;
  }

  private reserveSlot(slot: number): void {
    if (slot < this.lengths.length) return;
    const size = Math.max(slot + 1, this.lengths.length * 2);
    this.starts = enlarged(this.starts, new Uint32Array(size));
    this.lengths = enlarged(this.lengths, new Uint8Array(size));
    this.titled = enlarged(this.titled, new Uint8Array(size));
    this.told = enlarged(this.told, new Uint32Array(size));
    this.described = enlarged(this.described, new Uint8Array(size));
  }

  /** Where so many measures of the slot go: in the place of those it has, or at the end when they are more. */
  private roomFor(slot: number, count: number): number {
    const had = this.lengths[slot] ?? 0;
    this.live += count - had;
    if (count > had) {
      this.lengths[slot] = 0;
      if (this.end + count > this.values.length) this.makeRoom(count);
      this.starts[slot] = this.end;
      this.end += count;
    }
    this.lengths[slot] = count;
    return this.starts[slot] ?? 0;
  }

  /** Rewrites what is live into arrays with room for as much again when needed. */
  private makeRoom(more: number): void {
    const size = Math.max(4096, Math.ceil((this.live + more) * 1.5));
    const dimensions = new Uint8Array(size);
    const values = new Float32Array(size);
    let end = 0;
    for (let slot = 0; slot < this.lengths.length; slot++) {
      const count = this.lengths[slot] ?? 0;
      if (count === 0) continue;
      const start = this.starts[slot] ?? 0;
      this.starts[slot] = end;
      for (let at = start; at < start + count; at++, end++) {
        dimensions[end] = this.dimensions[at] ?? 0;
        values[end] = this.values[at] ?? 0;
      }
    }
    this.dimensions = dimensions;
    this.values = values;
    this.end = end;
  }
}

function enlarged<T extends Uint32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
