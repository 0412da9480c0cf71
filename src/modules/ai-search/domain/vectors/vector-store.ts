import type { QuantisedVector } from './quantise';

/**
 * Vectors by slot in compact arrays: one byte a dimension to compare exactly, and one bit a dimension to find in a few milliseconds which of
 * hundreds of thousands are worth comparing.
 */
export class VectorStore {
  private steps = new Int8Array(0);
  /** One bit a dimension: whether it is above zero. */
  private signs = new Int32Array(0);
  private scales = new Float32Array(0);
  private width = 0;
  /** Words of 32 signs for each vector. */
  private words = 0;
  private filled = 0;
  private changes = 0;

  /** Dimensions of the vectors; 0 while there are none. */
  get dimensions(): number {
    return this.width;
  }

  /** How many slots have a vector. */
  get size(): number {
    return this.filled;
  }

  /** Rises with every change. */
  get version(): number {
    return this.changes;
  }

  /** Vectors of other dimensions than the first one's are refused. */
  put(slot: number, { steps, scale }: QuantisedVector): boolean {
    if (this.width === 0) {
      this.width = steps.length;
      this.words = Math.ceil(steps.length / 32);
    }
    if (steps.length !== this.width) return false;
    if (slot >= this.scales.length) this.grow(slot + 1);
    if (this.scales[slot] === 0) this.filled++;
    this.steps.set(steps, slot * this.width);
    this.signs.set(signsOf(steps, this.words), slot * this.words);
    this.scales[slot] = scale;
    this.changes++;
    return true;
  }

  remove(slot: number): void {
    if ((this.scales[slot] ?? 0) === 0) return;
    this.scales[slot] = 0;
    this.filled--;
    this.changes++;
  }

  /**
   * About the cosine of every slot with the query, from the signs of the dimensions alone: vectors whose signs differ in a share h of them
   * are about πh apart. 0 where there is no vector.
   */
  estimate(query: QuantisedVector): Float32Array {
    const similarities = new Float32Array(this.scales.length);
    if (query.steps.length !== this.width) return similarities;
    const { signs, words, scales } = this;
    const asked = signsOf(query.steps, words);
    const cosines = Float32Array.from({ length: this.width + 1 }, (_, differing) =>
      Math.cos((Math.PI * differing) / this.width),
    );
    for (let slot = 0; slot < scales.length; slot++) {
      if (scales[slot] !== 0) similarities[slot] = cosines[differing(signs, slot * words, asked, words)] ?? 0;
    }
    return similarities;
  }

  /** The cosine of a slot's vector with the query; 0 where there is none. */
  similarity(query: QuantisedVector, slot: number): number {
    const scale = this.scales[slot] ?? 0;
    if (scale === 0 || query.steps.length !== this.width) return 0;
    return scale * query.scale * dot(this.steps, slot * this.width, query.steps, this.width);
  }

  private grow(slots: number): void {
    const size = Math.max(slots, Math.ceil(this.scales.length * 1.5), 64);
    const steps = new Int8Array(size * this.width);
    steps.set(this.steps);
    const scales = new Float32Array(size);
    scales.set(this.scales);
    const signs = new Int32Array(size * this.words);
    signs.set(this.signs);
    this.steps = steps;
    this.signs = signs;
    this.scales = scales;
  }
}

function signsOf(steps: Int8Array, words: number): Int32Array {
  const signs = new Int32Array(words);
  for (let at = 0; at < steps.length; at++) {
    if ((steps[at] ?? 0) > 0) signs[at >>> 5] = (signs[at >>> 5] ?? 0) | (1 << (at & 31));
  }
  return signs;
}

/* eslint-disable @typescript-eslint/no-non-null-assertion -- bounds are the caller's, and these are the innermost loops */
function dot(steps: Int8Array, start: number, asked: Int8Array, width: number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  const whole = width - (width & 3);
  for (let at = 0; at < whole; at += 4) {
    a += steps[start + at]! * asked[at]!;
    b += steps[start + at + 1]! * asked[at + 1]!;
    c += steps[start + at + 2]! * asked[at + 2]!;
    d += steps[start + at + 3]! * asked[at + 3]!;
  }
  for (let at = whole; at < width; at++) a += steps[start + at]! * asked[at]!;
  return a + b + c + d;
}

function differing(signs: Int32Array, start: number, asked: Int32Array, words: number): number {
  let bits = 0;
  for (let at = 0; at < words; at++) {
    let word = signs[start + at]! ^ asked[at]!;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    bits += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return bits;
}
/* eslint-enable @typescript-eslint/no-non-null-assertion */
