import fc from 'fast-check';
import { BitSet } from '@/modules/products/snapshot/bit-set';
import { RankColumn } from '@/modules/products/snapshot/rank-column';
import { sortWindow } from '@/modules/products/snapshot/top-keys';

const members = fc.uniqueArray(fc.nat(5000), { maxLength: 200 });
const setOf = (list: readonly number[]): BitSet => {
  const set = new BitSet(0);
  for (const member of list) set.add(member);
  return set;
};
const sorted = (list: Iterable<number>): number[] => [...list].sort((a, b) => a - b);

describe('BitSet', () => {
  it('behaves like a set of numbers', () => {
    fc.assert(
      fc.property(members, members, (left, right) => {
        const union = setOf(left);
        union.unite(setOf(right));
        const common = setOf(left).clone();
        common.intersect(setOf(right));
        const rest = setOf(left);
        for (const member of right) rest.delete(member);
        expect([...union.toArray()]).toEqual(sorted(new Set([...left, ...right])));
        expect([...common.toArray()]).toEqual(sorted(left.filter((member) => right.includes(member))));
        expect([...rest.toArray()]).toEqual(sorted(left.filter((member) => !right.includes(member))));
        expect(union.size()).toBe(new Set([...left, ...right]).size);
      }),
    );
  });
});

describe('sortWindow', () => {
  it('gives the same window as a full sort', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { maxLength: 300 }), fc.nat(320), fc.nat(60), (values, from, size) => {
        const window = sortWindow(Float64Array.from(values), from, from + size);
        expect([...window]).toEqual(sorted(values).slice(from, from + size));
      }),
    );
  });
});

describe('RankColumn', () => {
  it('keeps places and groups right through any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(30), fc.nat(8)), { minLength: 1, maxLength: 80 }), (changes) => {
        const values = new Map<number, number>();
        const column = new RankColumn<number>();
        changes.forEach(([slot, value], index) => {
          values.set(slot, value);
          column.put(slot, value);
          if (index % 3 === 0) column.rankOf();
        });
        const order = [...column.slots()];
        expect(sorted(order)).toEqual(sorted(values.keys()));
        expect(order.map((slot) => values.get(slot))).toEqual(sorted(values.values()));
        order.forEach((slot, place) => {
          expect(column.rankOf()[slot]).toBe(place);
        });
        const groups = column.groupOf();
        for (const a of order)
          for (const b of order) expect(groups[a] === groups[b]).toBe(values.get(a) === values.get(b));
      }),
    );
  });
});
