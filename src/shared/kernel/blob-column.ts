import { ByteHeap } from '@/shared/kernel/byte-heap';

/** Bytes of any length per row, rows numbered from 0, without an object for any of them. */
export class BlobColumn {
  private readonly heap = new ByteHeap();
  private addresses = new Uint32Array(1024);
  private lengths = new Uint32Array(1024);

  length(row: number): number {
    return this.lengths[row] ?? 0;
  }

  /** The array that holds the row's bytes: [start(row), start(row) + length(row)). Good until the next change. */
  bytes(row: number): Uint8Array {
    return this.heap.bytes(this.addresses[row] ?? 0);
  }

  start(row: number): number {
    return this.heap.start(this.addresses[row] ?? 0);
  }

  /** Replaces a row's bytes by the first `length` of `source`. */
  put(row: number, source: Uint8Array, length: number): void {
    if (row >= this.lengths.length) this.grow(row + 1);
    const old = this.lengths[row] ?? 0;
    if (old !== 0) this.heap.give(this.addresses[row] ?? 0, old);
    this.lengths[row] = length;
    if (length === 0) return;
    const address = this.heap.take(length);
    this.addresses[row] = address;
    const target = this.heap.bytes(address);
    const start = this.heap.start(address);
    if (length > 96) target.set(source.subarray(0, length), start);
    else for (let at = 0; at < length; at++) target[start + at] = source[at] ?? 0;
  }

  private grow(rows: number): void {
    const size = Math.max(rows, Math.ceil(this.lengths.length * 1.5));
    const addresses = new Uint32Array(size);
    addresses.set(this.addresses);
    this.addresses = addresses;
    const lengths = new Uint32Array(size);
    lengths.set(this.lengths);
    this.lengths = lengths;
  }
}
