import { hash } from 'node:crypto';
import { DIGEST_BYTES } from '@/shared/files/source-digest';

/**
 * A file of derived forms: sections, each with its kind, its length and a digest of its bytes. First the head, then all dictionaries and terms, then the
 * products by ascending id, and an end. Numbers have their lowest byte first, on every machine.
 */
export const Section = { Head: 1, Dictionary: 2, Terms: 3, Products: 4, End: 5 } as const;

export const FILE_MARK = Buffer.from('mostrador derived 2\n');
/** Kind, length, digest. */
export const SECTION_HEAD = 8 + DIGEST_BYTES;
/** No section is longer: a length above it is damage. */
export const LONGEST_SECTION = 64 * 1024 * 1024;
/** Of a product: id, digest of its source, how long its texts, its terms and what was derived beside are. */
export const PRODUCT_HEAD = 8 + DIGEST_BYTES + 12;

export interface DerivedHead {
  /** What the code that derived it was: another one derives anew. */
  readonly code: string;
  readonly dictionaries: number;
  readonly terms: number;
}

/** The derived form of a product: packed texts and packed terms, as store and index give them out, and what another module derives from it. */
export interface Derived {
  readonly texts: Uint8Array;
  readonly terms: Uint8Array;
  /** Empty where there is none, or none that may be remembered. */
  readonly beside: Uint8Array;
}

/** Of the whole section but for the digest itself. */
export function sectionDigest(kind: number, payload: Uint8Array): Buffer {
  return hash('sha256', Buffer.concat([Buffer.from([kind]), payload]), 'buffer').subarray(0, DIGEST_BYTES);
}
