import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Derived } from '@/modules/products/snapshot/derived/derived-format';
import { DerivedFileError, DerivedReader } from '@/modules/products/snapshot/derived/derived-reader';
import { derivedFile, type WrittenProduct } from '@/modules/products/snapshot/derived/derived-writer';
import { sourceDigest } from '@/shared/files/source-digest';

const DICTIONARIES = [new Uint8Array(0), Buffer.from('"marca":"EPCOM",')];
const TERMS = ['camara', '', '#ds2cd', 'ñandú'];

const product = (id: number, size = 20): WrittenProduct => ({
  id,
  digest: sourceDigest(`source of ${id}`),
  texts: Buffer.alloc(size, `texts of ${id}`),
  terms: Buffer.from(`terms of ${id}`),
  beside: Buffer.from(id % 2 === 0 ? '' : `beside ${id}`),
});
const PRODUCTS = [3, 7, 8_000_000_000, 8_000_000_001].map((id) => product(id));

const shown = ({ texts, terms, beside }: Derived): unknown => [texts, terms, beside].map(String);

function bytesOf(products: readonly (WrittenProduct | undefined)[], terms: readonly string[] = TERMS): Buffer {
  return Buffer.concat([...derivedFile({ code: 'this code', dictionaries: DICTIONARIES, terms, products })]);
}

describe('a file of derived forms', () => {
  let folder: string;
  let path: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'derived-file-'));
    path = join(folder, 'catalog.derived');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** What is found of these products, in copies; 'damaged' from where the file is of no use. */
  function found(bytes: Uint8Array, wanted: readonly WrittenProduct[] = PRODUCTS): unknown[] {
    writeFileSync(path, bytes);
    let reader: DerivedReader | undefined;
    const answers: unknown[] = [];
    try {
      reader = new DerivedReader(path, 'this code');
      answers.push(reader.dictionaries.map(String), [...reader.terms]);
      for (const { id, digest } of wanted) {
        const derived = reader.find(id, digest);
        answers.push(derived && shown(derived));
      }
    } catch (error) {
      if (!(error instanceof DerivedFileError)) throw error;
      answers.push('damaged');
    } finally {
      reader?.close();
    }
    return answers;
  }

  const whole = [DICTIONARIES.map(String), TERMS, ...PRODUCTS.map(shown)];

  it('gives back what was written, of any number of products and of any length', () => {
    expect(found(bytesOf(PRODUCTS))).toEqual(whole);
    const many = Array.from({ length: 9000 }, (_, at) => product(at * 3 + 1, at === 4000 ? 600_000 : 40));
    const terms = Array.from({ length: 10_000 }, (_, at) => `term ${at}`);
    expect(found(bytesOf(many, terms), many)).toEqual([DICTIONARIES.map(String), terms, ...many.map(shown)]);
    expect(found(bytesOf([]))).toEqual([...whole.slice(0, 2), ...PRODUCTS.map(() => undefined)]);
  });

  it('knows a product by its id and what it was derived from', () => {
    const other = { ...product(7), digest: sourceDigest('something else') };
    const wanted = [product(1), product(3), product(5), other, product(8_000_000_001), product(9_000_000_000)];
    expect(found(bytesOf([undefined, ...PRODUCTS]), wanted).slice(2)).toEqual(
      [undefined, product(3), undefined, undefined, product(8_000_000_001), undefined].map(
        (each) => each && shown(each),
      ),
    );
  });

  it('never gives anything else, whichever byte is another one', () => {
    const bytes = bytesOf(PRODUCTS);
    for (let at = 0; at < bytes.length; at++)
      for (const flip of [1, 128, 255]) {
        const damaged = Buffer.from(bytes);
        damaged[at] = (damaged[at] ?? 0) ^ flip;
        const answers = found(damaged);
        const last = answers.pop();
        if (last === 'damaged') expect(answers).toEqual(whole.slice(0, answers.length));
        // The end is not read as long as all that is asked for comes before it.
        else expect([...answers, last]).toEqual(whole);
      }
  });

  it('never gives anything else, wherever it is cut off or goes on', () => {
    const bytes = bytesOf(PRODUCTS);
    for (let length = 0; length < bytes.length; length++) {
      const answers = found(bytes.subarray(0, length), [...PRODUCTS, product(9_000_000_000)]);
      expect(answers.pop()).toBe('damaged');
      expect(answers).toEqual(whole.slice(0, answers.length));
    }
    expect(found(Buffer.concat([bytes, bytes]))).toEqual(whole);
  });

  it('is of no use to other code, and other files are of none', () => {
    expect(found(Buffer.from('SQLite format 3'.padEnd(4096)))).toEqual(['damaged']);
    writeFileSync(path, bytesOf(PRODUCTS));
    expect(() => new DerivedReader(path, 'newer code')).toThrow('another version');
    expect(readFileSync(path).equals(bytesOf(PRODUCTS))).toBe(true);
    expect(() => new DerivedReader(join(folder, 'none'), 'this code')).toThrow('ENOENT');
  });
});
