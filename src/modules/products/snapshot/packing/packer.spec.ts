import fc from 'fast-check';
import { commonBytes, Dictionary } from '@/modules/products/snapshot/packing/dictionary';
import { Packer } from '@/modules/products/snapshot/packing/packer';
import { Unpacker } from '@/modules/products/snapshot/packing/unpacker';

const word = fc.constantFrom('"marca":"EPCOM",', '"nivel":1},', 'Cámara domo ', 'x', '☃😀', '0123456789abcdef', ',');
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(word, { maxLength: 400 }).map((words) => words.join('')),
);

describe('Packer', () => {
  it('gives back every beginning of what was packed, with any dictionary', () => {
    fc.assert(
      fc.property(
        fc.array(texts, { maxLength: 4 }),
        fc.array(texts, { minLength: 1, maxLength: 4 }),
        (known, packed) => {
          const dictionary = new Dictionary(commonBytes(known));
          const packer = new Packer(dictionary);
          for (const text of packed) {
            const bytes = Buffer.from(text);
            const size = packer.pack(bytes, bytes.length);
            const written = Buffer.concat([
              Buffer.from('before'),
              packer.written.subarray(0, size),
              Buffer.from('after'),
            ]);
            for (const length of [bytes.length, bytes.length >> 1, 1, 0]) {
              if (length > bytes.length) continue;
              const target = Buffer.alloc(length);
              new Unpacker().unpack(written, 6, dictionary.bytes, target);
              expect(target.equals(bytes.subarray(0, length))).toBe(true);
            }
          }
        },
      ),
    );
  });

  it('packs far matches and long runs', () => {
    const dictionary = new Dictionary(Buffer.from('the beginning of it all'.padEnd(90_000, ' abcdefg')));
    const packer = new Packer(dictionary);
    const bytes = Buffer.from(`${'y'.repeat(5000)}the beginning of it all${'z'.repeat(70_000)}the beginning of it all`);
    const size = packer.pack(bytes, bytes.length);
    const target = Buffer.alloc(bytes.length);
    new Unpacker().unpack(packer.written, 0, dictionary.bytes, target);
    expect(target.equals(bytes)).toBe(true);
    expect(size).toBeLessThan(200);
  });
});
