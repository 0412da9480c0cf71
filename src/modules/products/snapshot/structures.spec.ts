import fc from 'fast-check';
import { BitSet } from '@/modules/products/domain/bit-set';
import { RankColumn } from '@/modules/products/snapshot/columns/rank-column';
import { hashNumber, hashText, SlotHash } from '@/modules/products/snapshot/columns/slot-hash';
import { StockColumn } from '@/modules/products/snapshot/stock/stock-column';
import { sortInTurns } from '@/shared/kernel/sort-in-turns';
import type { Turns } from '@/shared/kernel/turns';
import { SmallestKeys } from '@/modules/products/snapshot/finding/smallest-keys';

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
        const again = setOf([4999, ...right]);
        expect(again.becomeCommon([setOf(left), setOf(right), setOf(left)])).toBe(common.size());
        expect([...again.toArray()]).toEqual([...common.toArray()]);
        expect([...common.toArray(common.size())]).toEqual([...common.toArray()]);
        expect([...rest.toArray()]).toEqual(sorted(left.filter((member) => !right.includes(member))));
        expect(union.size()).toBe(new Set([...left, ...right]).size);
      }),
    );
  });
});

describe('SlotHash', () => {
  it('finds every slot under its hash through additions and removals', () => {
    const change = fc.tuple(fc.boolean(), fc.nat(60), fc.constantFrom(0, 1, 2048, 4096, -7, hashText('DS-2')));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 300 }), (changes) => {
        const table = new SlotHash();
        const expected = new Map<number, number>();
        for (const [add, slot, hash] of changes) {
          const known = expected.get(slot);
          if (known !== undefined) table.delete(known, slot);
          expected.delete(slot);
          if (!add) continue;
          table.add(hash, slot);
          expected.set(slot, hash);
        }
        for (const hash of new Set(changes.map(([, , one]) => one))) {
          const found: number[] = [];
          table.find(hash, (slot) => found.push(slot) < 0);
          expect(sorted(found)).toEqual(sorted([...expected].filter(([, one]) => one === hash).map(([slot]) => slot)));
        }
      }),
    );
  });

  it('grows', () => {
    const table = new SlotHash();
    for (let slot = 0; slot < 20_000; slot++) table.add(hashNumber(slot * 3 + 5e9), slot);
    for (let slot = 0; slot < 20_000; slot += 7)
      expect(table.find(hashNumber(slot * 3 + 5e9), (found) => found === slot)).toBe(slot);
    expect(table.find(hashNumber(4), () => true)).toBeUndefined();
  });
});

describe('StockColumn', () => {
  it('holds what a map would, sparse or dense, small or large', () => {
    const change = fc.tuple(fc.nat(9000), fc.oneof(fc.constant(0), fc.nat(100), fc.nat(2_000_000)));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 1500 }), fc.nat(400), (changes, more) => {
        const column = new StockColumn();
        const expected = new Map<number, number>();
        const all = [...changes, ...Array.from({ length: more }, (_, at) => [at, at % 3] as const)];
        for (const [slot, pieces] of all) {
          column.set(slot, pieces, 9001);
          expected.set(slot, pieces);
        }
        const totals = new Int32Array(12_000);
        column.addTo(totals);
        for (const [slot, pieces] of expected) expect([column.get(slot), totals[slot]]).toEqual([pieces, pieces]);
        expect(totals.reduce((sum, pieces) => sum + pieces, 0)).toBe([...expected.values()].reduce((a, b) => a + b, 0));
      }),
    );
  });
});

describe('sortInTurns', () => {
  it('sorts, and lets others work', async () => {
    const numbers = Uint32Array.from({ length: 50_000 }, (_, at) => (at * 7919) % 50_021);
    let turns = 0;
    const often = { over: true, next: () => Promise.resolve(++turns) } as unknown as Turns;
    const found = await sortInTurns(numbers.slice(), (a, b) => a - b, often);
    expect(found).toEqual(numbers.slice().sort());
    expect(turns).toBeGreaterThan(20);
  });
});

describe('SmallestKeys', () => {
  it('keeps what a full sort would have first', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(100_000), { maxLength: 2000 }), fc.nat(1200), (values, wanted) => {
        const smallest = new SmallestKeys(wanted, values.length);
        for (const value of values) if (value < smallest.bound) smallest.add(value);
        expect([...smallest.sorted()]).toEqual(sorted(values).slice(0, wanted));
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
