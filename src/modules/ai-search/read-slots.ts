import { BitSet } from '@/modules/products/domain/bit-set';
import { sourceDigest } from '@/shared/files/source-digest';
import { SourceDigests } from '@/shared/files/source-digests';

/** Which products were read, by slot, and from what. */
export class ReadSlots {
  private readonly read = new BitSet();
  /** Read from a text that has become another one since. */
  private readonly outdated = new Set<number>();
  private readonly sources = new SourceDigests();
  private count = 0;

  /** How many were read at all. */
  get size(): number {
    return this.count;
  }

  /** Whether it was read from the text that it has. */
  isCurrent(slot: number): boolean {
    return this.read.has(slot) && !this.outdated.has(slot);
  }

  /** Its text may be another one from now on. */
  outdate(slot: number): void {
    this.outdated.add(slot);
  }

  /** What is read from now on is its newest text. */
  renew(slot: number): void {
    this.outdated.delete(slot);
  }

  /** It is known without having been read: whatever it is read from next is new. */
  recall(slot: number): void {
    this.add(slot);
  }

  /** The digest of `source` where it was read from another one before, or never; to be noted behind the reading. */
  newSource(slot: number, source: string): Uint8Array | undefined {
    const digest = sourceDigest(source);
    const known = this.read.has(slot) ? this.sources.of(slot) : undefined;
    return known && Buffer.compare(known, digest) === 0 ? undefined : digest;
  }

  /** It was read from the source with this digest. */
  note(slot: number, digest: Uint8Array): void {
    this.sources.put(slot, digest);
    this.add(slot);
  }

  private add(slot: number): void {
    if (!this.read.has(slot)) this.count++;
    this.read.add(slot);
  }
}
