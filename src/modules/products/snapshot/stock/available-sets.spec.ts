import { BitSet } from '@/modules/products/domain/bit-set';
import { AvailableSets } from '@/modules/products/snapshot/stock/available-sets';

const PRODUCTS = 64;

describe('AvailableSets', () => {
  it('knows every change, those forgotten since as well', () => {
    const pieces = new Array<number>(PRODUCTS).fill(0);
    const sets = new AvailableSets();
    let made = 0;
    const has = (slot: number): boolean => (pieces[slot] ?? 0) > 0;
    const make = (): BitSet => {
      made++;
      const slots = new BitSet(PRODUCTS);
      for (let slot = 0; slot < PRODUCTS; slot++) slots.put(slot, has(slot));
      return slots;
    };
    const inStock = (): number[] => [...sets.of('all', { make, has }).toArray()];
    const expected = (): number[] => [...pieces.keys()].filter(has);
    for (const changes of [0, 1, 5, 20_000, 3, 100_000, 7]) {
      for (let change = 0; change < changes; change++) {
        const slot = (change * 37) % PRODUCTS;
        pieces[slot] = (change >> 3) % 3;
        sets.note(slot);
      }
      expect(inStock()).toEqual(expected());
    }
    expect(made).toBe(2);
  });
});
