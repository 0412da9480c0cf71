/** Where nothing follows. Entries are numbered from 1 on. */
const NONE = 0;
/** Room grows by so much when there is none. */
const MORE = 1.25;

/**
 * Slots by numbers that they have, a few each and many slots for some of them, in a few arrays: some 30 bytes for each number of a slot, and 4 a slot. A
 * number is any of 32 bits.
 */
export class SlotsByNumber {
  private numbers = new Int32Array(64);
  private slots = new Uint32Array(64);
  /** By entry: the neighbours among those that share a bucket, and the slot's next one (of a free entry the next free one). */
  private nexts = new Uint32Array(64);
  private befores = new Uint32Array(64);
  private siblings = new Uint32Array(64);
  /** By what is left of numbers: the first entry. As many as there is room for entries. */
  private buckets = new Uint32Array(64);
  /** By slot: its first entry. */
  private firsts = new Uint32Array(64);
  /** Entries given out so far lie below `end`; those free again behind `free`. */
  private end = 1;
  private free = NONE;

  /** Puts these numbers, each of them once, in the place of those that the slot had. */
  put(slot: number, numbers: Iterable<number>): void {
    this.reserveSlot(slot);
    for (let entry = this.firsts[slot] ?? NONE; entry !== NONE;) entry = this.release(entry);
    let first = NONE;
    for (const number of numbers) first = this.add(number | 0, slot, first);
    this.firsts[slot] = first;
  }

  /** Whether the slot has any number. */
  has(slot: number): boolean {
    return (this.firsts[slot] ?? NONE) !== NONE;
  }

  /** The slots that have the number, in no order. */
  *of(number: number): Generator<number> {
    const wanted = number | 0;
    for (let entry = this.buckets[this.bucketOf(wanted)] ?? NONE; entry !== NONE; entry = this.nexts[entry] ?? NONE)
      if (this.numbers[entry] === wanted) yield this.slots[entry] ?? 0;
  }

  private add(number: number, slot: number, sibling: number): number {
    const entry = this.newEntry();
    this.numbers[entry] = number;
    this.slots[entry] = slot;
    this.siblings[entry] = sibling;
    this.link(entry);
    return entry;
  }

  private link(entry: number): void {
    const bucket = this.bucketOf(this.numbers[entry] ?? 0);
    const next = this.buckets[bucket] ?? NONE;
    this.nexts[entry] = next;
    this.befores[entry] = NONE;
    this.befores[next] = entry;
    this.buckets[bucket] = entry;
  }

  /** Takes an entry out; answers the next one of its slot. */
  private release(entry: number): number {
    const [next, before, sibling] = [
      this.nexts[entry] ?? NONE,
      this.befores[entry] ?? NONE,
      this.siblings[entry] ?? NONE,
    ];
    if (before === NONE) this.buckets[this.bucketOf(this.numbers[entry] ?? 0)] = next;
    else this.nexts[before] = next;
    this.befores[next] = before;
    this.siblings[entry] = this.free;
    this.free = entry;
    return sibling;
  }

  private newEntry(): number {
    const entry = this.free;
    if (entry === NONE) {
      if (this.end === this.slots.length) this.grow();
      return this.end++;
    }
    this.free = this.siblings[entry] ?? NONE;
    return entry;
  }

  /** Entries are only ever given out one by one: all of them are in use when there is no room. */
  private grow(): void {
    const size = Math.ceil(this.slots.length * MORE);
    this.numbers = enlarged(this.numbers, new Int32Array(size));
    this.slots = enlarged(this.slots, new Uint32Array(size));
    this.siblings = enlarged(this.siblings, new Uint32Array(size));
    this.nexts = new Uint32Array(size);
    this.befores = new Uint32Array(size);
    this.buckets = new Uint32Array(size);
    for (let entry = 1; entry < this.end; entry++) this.link(entry);
  }

  private reserveSlot(slot: number): void {
    if (slot >= this.firsts.length)
      this.firsts = enlarged(this.firsts, new Uint32Array(Math.max(slot + 1, this.firsts.length * 2)));
  }

  private bucketOf(number: number): number {
    const mixed = Math.imul(number ^ (number >>> 16), 0x45d9f3b);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % this.buckets.length;
  }
}

function enlarged<T extends Int32Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
