import type { ConceptHits } from './concept-board';

/** What is noted of products while one intent is collected. Memory is kept between intents; what was noted for the one before is gone. */
export class SlotNotes {
  private words = new Float32Array(0);
  private hits = new Uint32Array(0);
  private own = new Uint32Array(0);
  private halves = new Uint8Array(0);
  private stamps = new Uint32Array(0);
  private stamp = 0;
  private slots = new Uint32Array(0);
  /** How many products something is noted of. */
  count = 0;

  /** Forgets everything. Slots are below `capacity`. */
  begin(capacity: number): void {
    if (capacity > this.stamps.length) this.grow(Math.ceil(capacity * 1.25) + 64);
    if (this.stamp === 0xffffffff) {
      this.stamps.fill(0);
      this.stamp = 0;
    }
    this.stamp++;
    this.count = 0;
  }

  /** The products, in the order in which they were noted; good until the next `begin`. */
  all(): Uint32Array {
    return this.slots.subarray(0, this.count);
  }

  /** Notes a product that nothing is known of yet. */
  touch(slot: number): void {
    if (this.has(slot)) return;
    this.stamps[slot] = this.stamp;
    this.words[slot] = 0;
    this.hits[slot] = 0;
    this.own[slot] = 0;
    this.halves[slot] = 0;
    this.slots[this.count++] = slot;
  }

  /**
   * Notes the products that have the concept with the bit `flag`, which counts `weight`. From the quality `least.own` on one is called so itself, below
   * `least.whole` the thing asked for is only somewhere in its title.
   */
  note(
    found: ConceptHits,
    flag: number,
    weight: number,
    least: { readonly own: number; readonly whole: number },
  ): void {
    const { words, hits, own, halves } = this;
    for (let at = 0; at < found.count; at++) {
      const slot = found.slots[at] ?? 0;
      const quality = found.qualities[at] ?? 0;
      this.touch(slot);
      words[slot] = (words[slot] ?? 0) + weight * quality;
      hits[slot] = (hits[slot] ?? 0) | flag;
      if (quality >= least.own) own[slot] = (own[slot] ?? 0) | flag;
      if (quality < least.whole) halves[slot] = 1;
    }
  }

  has(slot: number): boolean {
    return this.stamps[slot] === this.stamp;
  }

  /** What the words that a product has are worth. */
  wordsOf(slot: number): number {
    return this.has(slot) ? (this.words[slot] ?? 0) : 0;
  }

  /** The bits of the concepts that a product has. */
  hitsOf(slot: number): number {
    return this.has(slot) ? (this.hits[slot] ?? 0) : 0;
  }

  /** The bits of those that it is called itself. */
  ownOf(slot: number): number {
    return this.has(slot) ? (this.own[slot] ?? 0) : 0;
  }

  isHalf(slot: number): boolean {
    return this.has(slot) && this.halves[slot] === 1;
  }

  private grow(size: number): void {
    this.words = new Float32Array(size);
    this.hits = new Uint32Array(size);
    this.own = new Uint32Array(size);
    this.halves = new Uint8Array(size);
    this.stamps = new Uint32Array(size);
    this.slots = new Uint32Array(size);
    this.stamp = 0;
  }
}
