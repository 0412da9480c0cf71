import { MAX_PRIMARY, priceKey, salesKey } from '@/modules/products/snapshot/finding/first-slots';

/** Pesos with tax for the highest price there can be, at the highest rate, in cents. */
const DEAREST = 100_000_000 * 1_000 * 1.16 * 100;
const PRICES = [
  0,
  1,
  99,
  2 ** 31 - 1,
  2 ** 31,
  4_294_967_300,
  6_000_000_000,
  10_000_000_000,
  DEAREST - 10_000,
  DEAREST,
];

describe('priceKey (Decisions 7)', () => {
  it('tells prices of all sizes apart, those without one last', () => {
    const rising = PRICES.map((cents) => priceKey(cents, false));
    const falling = PRICES.map((cents) => priceKey(cents, true)).reverse();
    for (const keys of [rising, falling]) {
      expect(new Set(keys).size).toBe(PRICES.length);
      expect([...keys].sort((a, b) => a - b)).toEqual(keys);
      for (const key of keys) expect(Number.isInteger(key) && key >= 0 && key < MAX_PRIMARY).toBe(true);
    }
    for (const descending of [false, true]) expect(priceKey(undefined, descending)).toBe(MAX_PRIMARY);
  });
});

describe('salesKey (Decisions 7)', () => {
  it('puts goods that came back after those that nobody bought', () => {
    const sales = [2_000_000_000, 120, 1, 0, -3, -2_000_000_000];
    const keys = sales.map(salesKey);
    expect([...keys].sort((a, b) => a - b)).toEqual(keys);
    expect(new Set(keys).size).toBe(sales.length);
    for (const key of keys) expect(key >= 0 && key <= MAX_PRIMARY).toBe(true);
  });
});
