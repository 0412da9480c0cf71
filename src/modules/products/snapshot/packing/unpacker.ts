import { IN_TOKEN, LEAST_MATCH } from '@/modules/products/snapshot/packing/packer';

const NONE = new Uint8Array(0);

/** Reads what a Packer wrote. One after another: each reading is over before the next. */
export class Unpacker {
  private packed: Uint8Array = NONE;
  private from = 0;
  private dictionary: Uint8Array = NONE;
  private target: Uint8Array = NONE;
  private to = 0;

  /** Fills `target` with the beginning of what was packed with this dictionary and stands in packed[start…]. */
  unpack(packed: Uint8Array, start: number, dictionary: Uint8Array, target: Uint8Array): void {
    this.packed = packed;
    this.from = start;
    this.dictionary = dictionary;
    this.target = target;
    this.to = 0;
    while (this.to < target.length) {
      const token = packed[this.from++] ?? 0;
      this.takeNew(token >>> 4);
      if (this.to < target.length) this.copy(token & IN_TOKEN);
    }
  }

  private takeNew(inToken: number): void {
    const { packed, target } = this;
    const size = inToken < IN_TOKEN ? inToken : inToken + this.count();
    const end = Math.min(this.to + size, target.length);
    let { from, to } = this;
    while (to < end) target[to++] = packed[from++] ?? 0;
    this.from = from;
    this.to = to;
  }

  private copy(inToken: number): void {
    const { dictionary, target } = this;
    const size = LEAST_MATCH + (inToken < IN_TOKEN ? inToken : inToken + this.count());
    let { to } = this;
    const end = Math.min(to + size, target.length);
    let back = to - this.distance();
    if (back < 0) {
      let at = back + dictionary.length;
      const known = Math.min(end, to - back);
      back += known - to;
      while (to < known) target[to++] = dictionary[at++] ?? 0;
    }
    while (to < end) target[to++] = target[back++] ?? 0;
    this.to = to;
  }

  /** Two bytes, or three when the second has its highest bit. */
  private distance(): number {
    const low = this.packed[this.from++] ?? 0;
    const high = this.packed[this.from++] ?? 0;
    if (high < 128) return low | (high << 8);
    return low | ((high & 127) << 8) | ((this.packed[this.from++] ?? 0) << 15);
  }

  private count(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.packed[this.from++] ?? 0;
      value += (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}
