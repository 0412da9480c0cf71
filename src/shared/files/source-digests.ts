import { DIGEST_BYTES } from '@/shared/files/source-digest';

/** By slot: the digest of what was last derived there. */
export class SourceDigests {
  private bytes = new Uint8Array(1024 * DIGEST_BYTES);
  private slots = 0;

  put(slot: number, digest: Uint8Array): void {
    const at = slot * DIGEST_BYTES;
    if (at + DIGEST_BYTES > this.bytes.length) this.grow(at + DIGEST_BYTES);
    this.bytes.set(digest, at);
    this.slots = Math.max(this.slots, slot + 1);
  }

  /** Good until the next change; undefined where nothing was put, and nothing above it. */
  of(slot: number): Uint8Array | undefined {
    return slot < this.slots ? this.bytes.subarray(slot * DIGEST_BYTES, (slot + 1) * DIGEST_BYTES) : undefined;
  }

  private grow(needed: number): void {
    const bytes = new Uint8Array(Math.ceil(needed * 1.5));
    bytes.set(this.bytes);
    this.bytes = bytes;
  }
}
