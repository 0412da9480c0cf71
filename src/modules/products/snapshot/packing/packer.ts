import {
  type Dictionary,
  longHash,
  SHORT,
  SHORT_BITS,
  shortHash,
} from '@/modules/products/snapshot/packing/dictionary';

const LOCAL_BITS = 12;
/** Shorter copies are not written. */
export const LEAST_MATCH = 4;
const LONG_MATCH = 8;
/** Counts up to this fit into the token itself. */
export const IN_TOKEN = 15;
/** Nearer than this takes two bytes, farther three. */
const NEAR = 1 << 15;
/** After so many bytes without a match the search goes on in longer steps. */
const PATIENCE = 5;
const MOST_COUNTED = 0x40000000;
const NO_VIEW = new DataView(new ArrayBuffer(0));

/**
 * Writes bytes as copies of earlier ones, or of a dictionary that stands before them, and what is new: like LZ4, without its limit of 64 KB,
 * and readable up to any place. One after another: the arrays are used again.
 */
export class Packer {
  /** What pack() wrote last. */
  written: Uint8Array = new Uint8Array(4096);
  private end = 0;
  /** By hash of four bytes: where they were seen last, counted on from text to text, so that nothing has to be wiped between them. */
  private readonly local = new Int32Array(1 << LOCAL_BITS);
  private before = 0;
  private size = 0;
  private distance = 0;
  /** What is packed, and the dictionary: four bytes are read at once. */
  private view: DataView = NO_VIEW;
  private readonly known: DataView;

  constructor(private readonly dictionary: Dictionary) {
    this.known = viewOf(dictionary.bytes);
  }

  /** Packs the first `length` of `source` into `written`; answers how many bytes that took. */
  pack(source: Uint8Array, length: number): number {
    const most = length + (length >>> 7) + 16;
    if (this.written.length < most) this.written = new Uint8Array(2 * most);
    this.end = 0;
    this.forget(length);
    this.view = viewOf(source);
    let anchor = 0;
    let misses = 0;
    for (let at = 0; at + LONG_MATCH <= length;) {
      this.match(at, length);
      const { size } = this;
      if (size < LEAST_MATCH) {
        at += 1 + (misses++ >>> PATIENCE);
        continue;
      }
      this.write(source, anchor, at, size, this.distance);
      at += size;
      anchor = at;
      misses = 0;
    }
    if (anchor < length) this.write(source, anchor, length, 0, 0);
    this.before += length;
    return this.end;
  }

  /** Finds the longest of the candidates for a copy of what begins at a place: `size` and `distance`. */
  private match(at: number, length: number): void {
    const { local, before, dictionary, view } = this;
    const four = view.getInt32(at, true);
    const hash = shortHash(four);
    const slot = hash >>> (SHORT_BITS - LOCAL_BITS);
    const near = (local[slot] ?? 0) - before;
    local[slot] = before + at + 1;
    this.size = 0;
    this.offer(dictionary.long[longHash(four, view.getInt32(at + SHORT, true))] ?? 0, at, length);
    if (near > 0) {
      const size = common(view, near - 1, view, at, length - at);
      if (size >= this.size) this.take(size, at - near + 1);
    }
    if (this.size < LONG_MATCH) this.offer(dictionary.short[hash] ?? 0, at, length);
  }

  /** Offers what begins at a place of the dictionary (place + 1; 0 for nowhere). */
  private offer(place: number, at: number, length: number): void {
    if (place === 0) return;
    const behind = this.dictionary.bytes.length - place + 1;
    const size = common(this.known, place - 1, this.view, at, Math.min(behind, length - at));
    if (size > this.size) this.take(size, at + behind);
  }

  private take(size: number, distance: number): void {
    this.size = size;
    this.distance = distance;
  }

  /** Makes all places of earlier texts count as none: they are below where this one begins. */
  private forget(length: number): void {
    if (this.before + length < MOST_COUNTED) return;
    this.local.fill(0);
    this.before = 0;
  }

  /** A token, the new bytes of source[from, to), and the copy behind them; none at the very end. */
  private write(source: Uint8Array, from: number, to: number, size: number, distance: number): void {
    const { written } = this;
    const fresh = to - from;
    const copied = size === 0 ? 0 : size - LEAST_MATCH;
    written[this.end++] = (Math.min(fresh, IN_TOKEN) << 4) | Math.min(copied, IN_TOKEN);
    if (fresh >= IN_TOKEN) this.count(fresh - IN_TOKEN);
    for (let at = from; at < to; at++) written[this.end++] = source[at] ?? 0;
    if (size === 0) return;
    if (copied >= IN_TOKEN) this.count(copied - IN_TOKEN);
    written[this.end++] = distance & 255;
    written[this.end++] = distance < NEAR ? distance >>> 8 : 128 | ((distance >>> 8) & 127);
    if (distance >= NEAR) written[this.end++] = distance >>> 15;
  }

  private count(value: number): void {
    let left = value;
    for (; left >= 128; left >>>= 7) this.written[this.end++] = (left & 127) | 128;
    this.written[this.end++] = left;
  }
}

/** How many of at most so many bytes two places have in common. */
function common(a: DataView, aStart: number, b: DataView, bStart: number, most: number): number {
  let size = 0;
  while (size + 4 <= most) {
    const differing = a.getInt32(aStart + size, true) ^ b.getInt32(bStart + size, true);
    if (differing !== 0) return size + ((31 - Math.clz32(differing & -differing)) >>> 3);
    size += 4;
  }
  while (size < most && a.getUint8(aStart + size) === b.getUint8(bStart + size)) size++;
  return size;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
