import type { ProductTraits } from '@/modules/ai-search/domain/traits/extract-traits';

/** What is read from a product that depends on nothing but its own texts and the places it is filed under. */
export interface ReadProduct {
  readonly traits: ProductTraits;
  /** 0 for none. */
  readonly kind: number;
  /** The kind that it says it is for; 0 for none. */
  readonly served: number;
}

/** Kind and kind served, 2 bytes each; how many measures there are, and in the title. */
const HEAD = 6;
const BYTES_A_MEASURE = 5;

/** Some twenty to sixty bytes: head, dimensions, values (4 bytes each, as the table keeps them), denied terms as lines. */
export function packTraits({ traits, kind, served }: ReadProduct): Uint8Array {
  const { dimensions, values, titled, denied } = traits;
  const count = dimensions.length;
  const terms = Buffer.from(denied.join('\n'));
  const bytes = Buffer.alloc(HEAD + count * BYTES_A_MEASURE + terms.length);
  bytes.writeUInt16LE(kind, 0);
  bytes.writeUInt16LE(served, 2);
  bytes.writeUInt8(count, 4);
  bytes.writeUInt8(titled, 5);
  bytes.set(dimensions, HEAD);
  for (const [place, value] of values.entries()) bytes.writeFloatLE(value, HEAD + count + place * 4);
  bytes.set(terms, HEAD + count * BYTES_A_MEASURE);
  return bytes;
}

/** What packTraits() was given, but for what four bytes round. The bytes may be used again behind it. */
export function unpackTraits(packed: Uint8Array): ReadProduct {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.length);
  const count = bytes.readUInt8(4);
  const denied = bytes.toString('utf8', HEAD + count * BYTES_A_MEASURE);
  return {
    kind: bytes.readUInt16LE(0),
    served: bytes.readUInt16LE(2),
    traits: {
      dimensions: [...bytes.subarray(HEAD, HEAD + count)],
      values: Array.from({ length: count }, (_, place) => bytes.readFloatLE(HEAD + count + place * 4)),
      titled: bytes.readUInt8(5),
      denied: denied === '' ? [] : denied.split('\n'),
    },
  };
}
