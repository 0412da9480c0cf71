import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import {
  FILE_MARK,
  LONGEST_SECTION,
  PRODUCT_HEAD,
  Section,
  SECTION_HEAD,
  sectionDigest,
  type Derived,
  type DerivedHead,
} from '@/modules/products/snapshot/derived/derived-format';
import { DIGEST_BYTES } from '@/shared/files/source-digest';

/** Why a file is of no use, or no further. */
export class DerivedFileError extends Error {}

interface ReadSection {
  readonly kind: number;
  readonly payload: Buffer;
}

/**
 * Reads a file of derived forms from its beginning to its end, a section at a time. What a section says is believed when its digest is right; throws
 * DerivedFileError for everything else. Reading holds the event loop: only a process that does not serve yet reads.
 */
export class DerivedReader {
  readonly dictionaries: Buffer[] = [];
  readonly terms: string[] = [];
  private readonly file: number;
  private readonly size: number;
  private place = 0;
  private products: Buffer = Buffer.alloc(0);
  private at = 0;
  private ended = false;

  /** Takes head, dictionaries and terms in. `code`: what the code is that derives now. Throws what opening a file throws. */
  constructor(path: string, code: string) {
    this.file = openSync(path, 'r');
    try {
      this.size = fstatSync(this.file).size;
      if (!this.bytes(FILE_MARK.length).equals(FILE_MARK)) throw new DerivedFileError('it is no such file');
      this.begin(code);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** The derived form of a product whose source has this digest; ids are asked for in ascending order, each once. Good until the next is asked for. */
  find(id: number, digest: Uint8Array): Derived | undefined {
    while (!this.ended) {
      if (this.at === this.products.length && !this.nextProducts()) return undefined;
      const known = this.products.readDoubleLE(this.at);
      if (known > id) return undefined;
      const derived = this.take();
      if (known === id) return this.isDerivedFrom(derived.from, digest) ? derived : undefined;
    }
    return undefined;
  }

  close(): void {
    if (!this.ended) closeSync(this.file);
    this.ended = true;
  }

  private begin(code: string): void {
    const head = json(this.section(Section.Head)) as DerivedHead;
    if (head.code !== code) throw new DerivedFileError('another version of the service made it');
    while (this.dictionaries.length < head.dictionaries) this.dictionaries.push(this.section(Section.Dictionary));
    while (this.terms.length < head.terms) {
      const some = json(this.section(Section.Terms)) as string[];
      if (some.length === 0) throw new DerivedFileError('it lacks terms');
      for (const text of some) this.terms.push(text);
    }
  }

  private nextProducts(): boolean {
    const { kind, payload } = this.next();
    if (kind === Section.End) {
      this.close();
      return false;
    }
    if (kind !== Section.Products || payload.length === 0) throw new DerivedFileError('its sections are in disorder');
    this.products = payload;
    this.at = 0;
    return true;
  }

  /** The product at the place, and goes behind it. */
  private take(): Derived & { readonly from: Uint8Array } {
    const { products, at } = this;
    const textsAt = at + PRODUCT_HEAD;
    const termsAt = textsAt + products.readUInt32LE(textsAt - 12);
    const besideAt = termsAt + products.readUInt32LE(textsAt - 8);
    const end = besideAt + products.readUInt32LE(textsAt - 4);
    if (end > products.length) throw new DerivedFileError('a product is longer than its section');
    this.at = end;
    return {
      from: products.subarray(at + 8, at + 8 + DIGEST_BYTES),
      texts: products.subarray(textsAt, termsAt),
      terms: products.subarray(termsAt, besideAt),
      beside: products.subarray(besideAt, end),
    };
  }

  private isDerivedFrom(from: Uint8Array, digest: Uint8Array): boolean {
    for (let at = 0; at < DIGEST_BYTES; at++) if (from[at] !== digest[at]) return false;
    return true;
  }

  private section(kind: number): Buffer {
    const next = this.next();
    if (next.kind !== kind) throw new DerivedFileError('its sections are in disorder');
    return next.payload;
  }

  private next(): ReadSection {
    const head = this.bytes(SECTION_HEAD);
    const kind = head.readUInt32LE(0);
    const length = head.readUInt32LE(4);
    if (length > LONGEST_SECTION) throw new DerivedFileError('a section is damaged');
    const payload = this.bytes(length);
    if (!sectionDigest(kind, payload).equals(head.subarray(8))) throw new DerivedFileError('a section is damaged');
    return { kind, payload };
  }

  private bytes(length: number): Buffer {
    if (this.place + length > this.size) throw new DerivedFileError('it is cut off');
    const bytes = Buffer.allocUnsafeSlow(length);
    for (let got = 0; got < length;) {
      const more = readSync(this.file, bytes, got, length - got, this.place + got);
      if (more === 0) throw new DerivedFileError('it is cut off');
      got += more;
    }
    this.place += length;
    return bytes;
  }
}

function json(bytes: Buffer): unknown {
  return JSON.parse(bytes.toString()) as unknown;
}
