import fc from 'fast-check';
import type { RowReference } from '@/modules/importing/import-entity';
import { ReferenceIndex } from '@/modules/importing/load/reference-index';
import type { LoadTable, RawValue } from '@/shared/database/upsert/load-table';
import type { Scratch } from '@/shared/database/upsert/scratch';

const LIMIT = 10;
const exists = (key: RawValue): boolean => Number(key) % 7 !== 0;
const table = {
  name: 'products',
  existing: (keys: readonly RawValue[]) => Promise.resolve(new Set(keys.filter(exists))),
} as LoadTable;
const reference = (key: number): RowReference => ({ table, key, field: 'producto_id', label: 'el producto' });

describe('ReferenceIndex', () => {
  it('tells of every reference of a look-up whether its row exists, however many there are', async () => {
    const batches = fc.array(fc.array(fc.nat({ max: 60 }), { maxLength: 40 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(batches, async (given) => {
        const index = new ReferenceIndex({} as Scratch, false, LIMIT);
        for (const keys of given) {
          const all = await index.lookUp(keys.map(reference));
          expect(all).toBe(keys.every(exists));
          for (const key of keys) {
            expect(index.has(reference(key))).toBe(exists(key));
            if (exists(key)) index.add(table, key + 1000);
            expect(index.has(reference(key))).toBe(exists(key));
          }
        }
      }),
    );
  });

  it('remembers no more than its limit from one look-up to the next', async () => {
    const index = new ReferenceIndex({} as Scratch, false, LIMIT);
    const keys = Array.from({ length: 100 }, (_, at) => at * 7 + 1);
    await index.lookUp(keys.map(reference));
    await index.lookUp([reference(1)]);
    expect(keys.filter((key) => index.has(reference(key)))).toEqual([1]);
  });
});
