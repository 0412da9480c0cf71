import { BlobColumn } from '@/shared/kernel/blob-column';

/** Masks of a single bit are written with the key, others in a byte behind it. */
const SINGLE_BITS = 8;
const CODES = SINGLE_BITS + 1;
const LONGEST_ENTRY = 7;

/** Ascending keys, each with a mask, as one row reads them: the first `count` of both. */
export interface KeyedMasks {
  readonly keys: Uint32Array;
  readonly masks: Uint8Array;
  readonly count: number;
}

/** Lists of (ascending key, 8-bit mask) that are written and read as a whole: differences of keys, in as few bytes as they take. */
export class ForwardLists {
  private readonly rows = new BlobColumn();
  private written = new Uint8Array(2048);
  private keys = new Uint32Array(256);
  private masks = new Uint8Array(256);

  isEmpty(row: number): boolean {
    return this.rows.length(row) === 0;
  }

  /** Replaces a list by the first `count` of these. */
  put(row: number, keys: Uint32Array, masks: Uint8Array, count: number): void {
    if (this.written.length < count * LONGEST_ENTRY) this.written = new Uint8Array(2 * count * LONGEST_ENTRY);
    const { written } = this;
    let end = 0;
    let before = 0;
    for (let at = 0; at < count; at++) {
      const key = keys[at] ?? 0;
      const mask = masks[at] ?? 0;
      const single = mask !== 0 && (mask & (mask - 1)) === 0;
      let value = (key - before) * CODES + (single ? 31 - Math.clz32(mask) : SINGLE_BITS);
      before = key;
      for (; value >= 128; value = Math.floor(value / 128)) written[end++] = (value % 128) + 128;
      written[end++] = value;
      if (!single) written[end++] = mask;
    }
    this.rows.put(row, written, end);
  }

  /** What putPacked() takes of a list: bytes that are good until the next change. */
  packed(row: number): Uint8Array {
    const start = this.rows.start(row);
    return this.rows.bytes(row).subarray(start, start + this.rows.length(row));
  }

  /** Replaces a list by what packed() gave once. */
  putPacked(row: number, packed: Uint8Array): void {
    this.rows.put(row, packed, packed.length);
  }

  /** The list; good until the next is read. */
  read(row: number): KeyedMasks {
    const bytes = this.rows.bytes(row);
    let from = this.rows.start(row);
    const end = from + this.rows.length(row);
    if (this.keys.length < end - from) {
      this.keys = new Uint32Array(2 * (end - from));
      this.masks = new Uint8Array(this.keys.length);
    }
    const { keys, masks } = this;
    let count = 0;
    let key = 0;
    while (from < end) {
      let byte = bytes[from++] ?? 0;
      let value = byte & 127;
      for (let unit = 128; byte >= 128; unit *= 128) {
        byte = bytes[from++] ?? 0;
        value += (byte & 127) * unit;
      }
      const code = value % CODES;
      key += (value - code) / CODES;
      keys[count] = key;
      masks[count++] = code === SINGLE_BITS ? (bytes[from++] ?? 0) : 1 << code;
    }
    return { keys, masks, count };
  }
}
