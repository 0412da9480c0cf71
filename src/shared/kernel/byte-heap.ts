/** Blocks are whole units; an address is the number of its first unit. */
const UNIT = 16;
const UNIT_BITS = 4;
const SLAB_BITS = 17;
/** Units of a slab: 2 MB. Larger blocks get slabs of their own. */
const SLAB = 1 << SLAB_BITS;

/**
 * Blocks of bytes in a few large arrays instead of an object each. Freed blocks are used again by those of the same size or a little
 * less, so there is no upkeep to run.
 */
export class ByteHeap {
  private readonly slabs: Uint8Array[] = [];
  private readonly freeSlabs: number[] = [];
  private readonly freeBlocks: (number[] | undefined)[] = [];
  private open = 0;
  private used = SLAB;

  /** Takes a block of at least `bytes` (above 0); answers its address. */
  take(bytes: number): number {
    const units = unitsOf(bytes);
    if (units > SLAB) return this.addSlab(units) * SLAB;
    const most = Math.min(this.freeBlocks.length - 1, units + (units >>> 4));
    for (let size = units; size <= most; size++) {
      const free = this.freeBlocks[size]?.pop();
      if (free === undefined) continue;
      if (size > units) this.free(free + units, size - units);
      return free;
    }
    return this.cut(units);
  }

  /** Gives back a block taken for so many bytes. */
  give(address: number, bytes: number): void {
    const units = unitsOf(bytes);
    if (units <= SLAB) {
      this.free(address, units);
      return;
    }
    const slab = address >>> SLAB_BITS;
    this.slabs[slab] = NO_BYTES;
    this.freeSlabs.push(slab);
  }

  /** The array that a block is in. */
  bytes(address: number): Uint8Array {
    return this.slabs[address >>> SLAB_BITS] ?? NO_BYTES;
  }

  /** Where in bytes(address) the block begins. */
  start(address: number): number {
    return (address & (SLAB - 1)) << UNIT_BITS;
  }

  private free(address: number, units: number): void {
    (this.freeBlocks[units] ??= []).push(address);
  }

  private cut(units: number): number {
    if (this.used + units > SLAB) {
      if (this.used < SLAB) this.free(this.open * SLAB + this.used, SLAB - this.used);
      this.open = this.addSlab(SLAB);
      this.used = 0;
    }
    const address = this.open * SLAB + this.used;
    this.used += units;
    return address;
  }

  private addSlab(units: number): number {
    const slab = this.freeSlabs.pop() ?? this.slabs.length;
    this.slabs[slab] = new Uint8Array(units * UNIT);
    return slab;
  }
}

const NO_BYTES = new Uint8Array(0);

function unitsOf(bytes: number): number {
  return Math.ceil(bytes / UNIT);
}
