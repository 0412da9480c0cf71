import {
  FILE_MARK,
  PRODUCT_HEAD,
  Section,
  SECTION_HEAD,
  sectionDigest,
  type Derived,
  type DerivedHead,
} from '@/modules/products/snapshot/derived/derived-format';
import { DIGEST_BYTES } from '@/shared/files/source-digest';

const TERMS_A_SECTION = 4096;
const PRODUCTS_BYTES = 256 * 1024;

/** A product as it is written: what it was derived from, and into what. */
export interface WrittenProduct extends Derived {
  readonly id: number;
  /** DIGEST_BYTES. */
  readonly digest: Uint8Array;
}

export interface DerivedContents {
  readonly code: string;
  readonly dictionaries: readonly Uint8Array[];
  readonly terms: readonly string[];
  /** By ascending id; what is undefined is left out. Each is written down before the next is asked for. */
  readonly products: Iterable<WrittenProduct | undefined>;
}

/** The bytes of a file of derived forms, a section at a time; nothing where there was no whole section yet, for others to have their turn. */
export function* derivedFile({ code, dictionaries, terms, products }: DerivedContents): Generator<Uint8Array> {
  yield FILE_MARK;
  const head: DerivedHead = { code, dictionaries: dictionaries.length, terms: terms.length };
  yield* section(Section.Head, Buffer.from(JSON.stringify(head)));
  for (const dictionary of dictionaries) yield* section(Section.Dictionary, dictionary);
  for (let at = 0; at < terms.length; at += TERMS_A_SECTION)
    yield* section(Section.Terms, Buffer.from(JSON.stringify(terms.slice(at, at + TERMS_A_SECTION))));
  yield* productSections(products);
  yield* section(Section.End, NOTHING);
}

function* productSections(products: DerivedContents['products']): Generator<Uint8Array> {
  let buffer = Buffer.allocUnsafeSlow(PRODUCTS_BYTES);
  let end = 0;
  for (const product of products) {
    if (product) {
      const size = PRODUCT_HEAD + product.texts.length + product.terms.length + product.beside.length;
      if (end > 0 && end + size > buffer.length) {
        yield* section(Section.Products, buffer.subarray(0, end));
        buffer = Buffer.allocUnsafeSlow(PRODUCTS_BYTES);
        end = 0;
      }
      if (size > buffer.length) buffer = Buffer.allocUnsafeSlow(size);
      write(product, buffer, end);
      end += size;
    }
    yield NOTHING;
  }
  if (end > 0) yield* section(Section.Products, buffer.subarray(0, end));
}

function write({ id, digest, texts, terms, beside }: WrittenProduct, buffer: Buffer, at: number): void {
  buffer.writeDoubleLE(id, at);
  buffer.set(digest, at + 8);
  buffer.writeUInt32LE(texts.length, at + 8 + DIGEST_BYTES);
  buffer.writeUInt32LE(terms.length, at + 12 + DIGEST_BYTES);
  buffer.writeUInt32LE(beside.length, at + 16 + DIGEST_BYTES);
  buffer.set(texts, at + PRODUCT_HEAD);
  buffer.set(terms, at + PRODUCT_HEAD + texts.length);
  buffer.set(beside, at + PRODUCT_HEAD + texts.length + terms.length);
}

function* section(kind: number, payload: Uint8Array): Generator<Uint8Array> {
  const head = Buffer.alloc(SECTION_HEAD);
  head.writeUInt32LE(kind, 0);
  head.writeUInt32LE(payload.length, 4);
  head.set(sectionDigest(kind, payload), 8);
  yield head;
  yield payload;
}

const NOTHING = new Uint8Array(0);
