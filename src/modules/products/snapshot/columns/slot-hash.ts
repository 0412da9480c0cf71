/** Slots by a hash of what they are looked up by: two numbers each, however large the catalog. Who asks knows whether a slot is the one. */
export class SlotHash {
  private slots = new Int32Array(2048);
  private hashes = new Int32Array(2048);
  private count = 0;

  /** Calls `visit` with each slot that was added under the hash, until it returns true. */
  find(hash: number, visit: (slot: number) => boolean): number | undefined {
    const { slots, hashes } = this;
    const last = slots.length - 1;
    for (let at = spread(hash) & last; slots[at] !== 0; at = (at + 1) & last)
      if (hashes[at] === hash && visit((slots[at] ?? 0) - 1)) return (slots[at] ?? 0) - 1;
    return undefined;
  }

  add(hash: number, slot: number): void {
    if (this.count * 3 >= this.slots.length * 2) this.grow();
    this.count++;
    this.insert(hash, slot + 1);
  }

  /** Takes a slot out; those behind it close up, so that nothing is left to sweep. */
  delete(hash: number, slot: number): void {
    const { slots, hashes } = this;
    const last = slots.length - 1;
    let gap = spread(hash) & last;
    while (slots[gap] !== slot + 1) {
      if (slots[gap] === 0) return;
      gap = (gap + 1) & last;
    }
    this.count--;
    for (let at = (gap + 1) & last; slots[at] !== 0; at = (at + 1) & last) {
      const home = spread(hashes[at] ?? 0) & last;
      if (((at - home) & last) < ((at - gap) & last)) continue;
      slots[gap] = slots[at] ?? 0;
      hashes[gap] = hashes[at] ?? 0;
      gap = at;
    }
    slots[gap] = 0;
  }

  private insert(hash: number, value: number): void {
    const { slots, hashes } = this;
    const last = slots.length - 1;
    let at = spread(hash) & last;
    while (slots[at] !== 0) at = (at + 1) & last;
    slots[at] = value;
    hashes[at] = hash;
  }

  private grow(): void {
    const { slots, hashes } = this;
    this.slots = new Int32Array(slots.length * 2);
    this.hashes = new Int32Array(slots.length * 2);
    for (let at = 0; at < slots.length; at++) if (slots[at] !== 0) this.insert(hashes[at] ?? 0, slots[at] ?? 0);
  }
}

/** A 32-bit hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** A 32-bit hash of a whole number. */
export function hashNumber(value: number): number {
  return (value | 0) ^ Math.floor(value / 0x100000000);
}

function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
