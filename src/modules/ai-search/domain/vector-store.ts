import type { QuantisedVector } from './quantise';

/** Vectors by slot in one compact array, compared by a full scan: exact, and quick enough for hundreds of thousands. */
export class VectorStore {
  private steps = new Int8Array(0);
  private scales = new Float32Array(0);
  private width = 0;
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

  /** One past the highest slot with room. */
  get capacity(): number {
    return this.scales.length;
  }

  /** Vectors of other dimensions than the first one's are refused. */
  put(slot: number, { steps, scale }: QuantisedVector): boolean {
    if (this.width === 0) this.width = steps.length;
    if (steps.length !== this.width) return false;
    if (slot >= this.scales.length) this.grow(slot + 1);
    if (this.scales[slot] === 0) this.filled++;
    this.steps.set(steps, slot * this.width);
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

  /** Writes the cosine of each slot in [from, to) with the query into `similarities`; 0 where there is no vector. */
  compare(query: QuantisedVector, similarities: Float32Array, from: number, to: number): void {
    const { steps, scales, width } = this;
    const asked = query.steps;
    if (asked.length !== width) return;
    const end = Math.min(to, scales.length, similarities.length);
    for (let slot = from; slot < end; slot++) {
      const scale = scales[slot] ?? 0;
      similarities[slot] = scale === 0 ? 0 : scale * query.scale * dot(steps, slot * width, asked, width);
    }
  }

  private grow(slots: number): void {
    const size = Math.max(slots, Math.ceil(this.scales.length * 1.5), 64);
    const steps = new Int8Array(size * this.width);
    steps.set(this.steps);
    const scales = new Float32Array(size);
    scales.set(this.scales);
    this.steps = steps;
    this.scales = scales;
  }
}

/* eslint-disable @typescript-eslint/no-non-null-assertion -- bounds are the caller's, and this is the innermost loop */
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
/* eslint-enable @typescript-eslint/no-non-null-assertion */
