import fc from 'fast-check';
import { ForwardLists } from './forward-lists';

describe('ForwardLists', () => {
  it('reads what was put', () => {
    const entries = fc.uniqueArray(fc.tuple(fc.oneof(fc.nat(300), fc.nat(0xfffffff0)), fc.nat(255)), {
      selector: ([key]) => key,
      maxLength: 600,
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9), entries), { maxLength: 12 }), (changes) => {
        const lists = new ForwardLists();
        const expected = new Map<number, [number, number][]>();
        for (const [row, unsorted] of changes) {
          const sorted = [...unsorted].sort(([a], [b]) => a - b);
          const keys = Uint32Array.from(sorted, ([key]) => key);
          lists.put(
            row,
            keys,
            Uint8Array.from(sorted, ([, mask]) => mask),
            keys.length,
          );
          expected.set(row, sorted);
        }
        for (const [row, sorted] of expected) {
          const { keys, masks, count } = lists.read(row);
          expect(Array.from({ length: count }, (_, at) => [keys[at], masks[at]])).toEqual(sorted);
          expect(lists.isEmpty(row)).toBe(sorted.length === 0);
        }
      }),
    );
  });
});
