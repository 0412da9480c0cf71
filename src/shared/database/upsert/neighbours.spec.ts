import fc from 'fast-check';
import type { RowKey, StoredRow } from '@/shared/database/upsert/load-table';
import { Neighbours, rangeOf } from '@/shared/database/upsert/neighbours';

const keysOf = (ids: readonly number[]): RowKey[] => ids.map((id) => [id, 'new']);

describe('the range that the keys of a batch fill', () => {
  const dense = Array.from({ length: 40 }, (_, at) => 100 + 3 * at);

  it.each<[string, readonly RowKey[], object | undefined]>([
    ['keys of a sorted file', keysOf(dense), { from: 100, to: 217, limit: 80 }],
    ['several rows of each', keysOf(dense.flatMap((id) => [id, id])), { from: 100, to: 217, limit: 160 }],
    ['few keys', keysOf(dense.slice(0, 15)), undefined],
    ['keys far apart', keysOf(dense.map((id) => id * 100)), undefined],
    ['texts', dense.map((id) => [`code-${id}`]), undefined],
    ['none', [], undefined],
  ])('%s', (_name, keys, expected) => {
    expect(rangeOf(keys)).toEqual(expected);
  });
});

describe('rows read together', () => {
  const key = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('new', 'a'), fc.constantFrom('mty', 'gdl'));

  it('are found by their whole key, until they are written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(key, { selector: String }), fc.array(key), fc.array(key), (stored, written, asked) => {
        const rows: StoredRow[] = stored.map(([id, grade, branch]) => ['pieces', branch, id, grade]);
        const read = new Neighbours([2, 3, 1], rows);
        for (const one of written) read.forget(one);
        const gone = new Set(written.map(String));
        for (const one of asked) {
          const [id, grade, branch] = one;
          const row = gone.has(String(one))
            ? undefined
            : rows.find(([, b, i, g]) => i === id && g === grade && b === branch);
          expect(read.find(one)).toBe(row);
        }
      }),
    );
  });
});
