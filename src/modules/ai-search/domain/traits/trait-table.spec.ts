import fc from 'fast-check';
import { NOTHING_DESCRIBED } from './described-traits';
import { TraitTable } from './trait-table';

describe('TraitTable', () => {
  it('answers like a map, whatever is put and replaced', () => {
    const put = fc.tuple(fc.nat(3000), fc.array(fc.tuple(fc.nat(5), fc.nat(100)), { maxLength: 20 }));
    fc.assert(
      fc.property(fc.array(put, { maxLength: 400 }), (puts) => {
        const table = new TraitTable();
        const held = new Map<number, [number, number][]>();
        for (const [slot, pairs] of puts) {
          table.put(slot, {
            dimensions: pairs.map(([dimension]) => dimension),
            values: pairs.map(([, value]) => value),
            titled: pairs.length,
            denied: [],
          });
          held.set(slot, pairs);
        }
        for (const [slot, pairs] of held) {
          const of3 = pairs.filter(([dimension]) => dimension === 3).map(([, value]) => value);
          expect(table.best(slot, 3, (value) => value, 1)).toBe(of3.length > 0 ? Math.max(...of3) : undefined);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('moves no measures for descriptions that tell none: with a million products that would hold everybody up', () => {
    const table = new TraitTable();
    const held = table as unknown as { readonly values: Float32Array };
    const slots = Array.from({ length: 5000 }, (_, slot) => slot);
    for (const slot of slots) table.put(slot, { dimensions: [3, 4], values: [slot, 1], titled: 2, denied: [] });
    const { values } = held;
    for (let pass = 0; pass < 3; pass++) for (const slot of slots) table.describe(slot, NOTHING_DESCRIBED);
    expect(held.values).toBe(values);
    expect(slots.every((slot) => table.best(slot, 3, (value) => value, 1) === slot)).toBe(true);
  });

  const OWN = { dimensions: [3], values: [7], titled: 1, denied: ['poe'] };
  const DESCRIBED = { dimensions: [4], values: [9], told: ['bluetooth'], denied: ['bateria'] };

  it('keeps apart what a description tells', () => {
    const table = new TraitTable();
    table.put(2, OWN);
    table.describe(2, DESCRIBED);
    expect(table.of(2)).toEqual(OWN);
    expect(table.some(2, 4, (value) => value === 9)).toBe(true);
    expect(table.describedAs('bluetooth')).toEqual(new Set([2]));
    expect([table.deniersOf('poe'), table.deniersOf('bateria')]).toEqual([new Set([2]), new Set([2])]);
  });

  it.each<[string, (table: TraitTable) => void]>([
    [
      'the title is another',
      (table): void => {
        table.put(2, OWN);
      },
    ],
    [
      'it is told no more',
      (table): void => {
        table.describe(2, NOTHING_DESCRIBED);
      },
    ],
  ])('forgets what a description told when %s', (_, change) => {
    const table = new TraitTable();
    table.put(2, OWN);
    table.describe(2, DESCRIBED);
    change(table);
    expect(table.some(2, 4, () => true)).toBe(false);
    expect([table.describedAs('bluetooth'), table.deniersOf('bateria')]).toEqual([undefined, undefined]);
    expect(table.of(2)).toEqual(OWN);
  });
});
