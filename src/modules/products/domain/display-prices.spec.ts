import fc from 'fast-check';
import { PriceTerms, type DisplayOptions } from '@/modules/products/domain/display-prices';
import type { ProductPrice } from '@/modules/products/domain/product';

const TODAY = 20261120;
const USD: DisplayOptions = { currency: 'usd', rate: 179_500, vat: false, financialDiscount: 0 };
const PRICE: ProductPrice = {
  list: 1_423_800,
  publicPrice: 1_423_800,
  offer: 1_273_500,
  offerFrom: 20261101,
  offerTo: 20261130,
  map: undefined,
  tiers: [{ from: 10, discount: 20_000 }],
  openBox: {},
};
const agreement = {
  agreements: new Map([
    ['vixora', 360_000],
    ['*', 100_000],
  ]),
  classDiscount: 30_000,
};

describe('PriceTerms', () => {
  it.each<[string, Partial<DisplayOptions>, object]>([
    [
      'dollars',
      {},
      { list: 14238, publicPrice: 14238, special: 12735, discounted: 7906, volume: [[10, 7748]], map: 0 },
    ],
    [
      'pesos',
      { currency: 'mxn' },
      { list: 255_572, publicPrice: 255_572, special: 228_593, discounted: 141_911, volume: [[10, 139_072]], map: 0 },
    ],
    [
      'dollars with VAT',
      { vat: true },
      { list: 16516, publicPrice: 16516, special: 14773, discounted: 9171, volume: [[10, 8987]], map: 0 },
    ],
    [
      'dollars less the ready-money discount',
      { financialDiscount: 40_000 },
      { list: 14238, publicPrice: 14238, special: 12735, discounted: 7590, volume: [[10, 7438]], map: 0 },
    ],
  ])('shows %s, each price rounded once from the exact product', (_name, options, expected) => {
    expect(new PriceTerms(agreement, { ...USD, ...options }).prices('vixora', PRICE, TODAY)).toEqual(expected);
  });

  it.each([
    ['before it starts', 20261031, 1_423_800],
    ['on its first day', 20261101, 1_273_500],
    ['on its last day', 20261130, 1_273_500],
    ['after it', 20261201, 1_423_800],
  ])('takes the offer by whole days: %s', (_name, today, base) => {
    expect(new PriceTerms(agreement, USD).prices('vixora', PRICE, today)?.special).toBe(Math.round(base / 100));
  });

  it("prefers the brand's own agreement to the one for all, and has no price without either", () => {
    const terms = new PriceTerms(agreement, USD);
    expect(terms.prices('other', PRICE, TODAY)?.discounted).toBe(11118);
    const discount = terms.rememberDiscounter(7, 'other');
    expect(discount && discount(1_273_500)).toBe(11118);
    expect(terms.discounterAt(7)).toBe(discount);
    const narrow = new PriceTerms({ agreements: new Map([['vixora', 0]]), classDiscount: 0 }, USD);
    expect(narrow.prices('other', PRICE, TODAY)).toBeUndefined();
    expect(narrow.covers('other')).toBe(false);
  });

  it('equals exact fractions of big integers, whatever the figures', () => {
    const percent = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.nat(10 ** 10),
        fc.tuple(percent, percent, percent, percent),
        fc.integer({ min: 1, max: 500_000 }),
        (list, [d, c, f, t], rate) => {
          const terms = new PriceTerms(
            { agreements: new Map([['b', d]]), classDiscount: c },
            { currency: 'mxn', rate, vat: true, financialDiscount: f },
          );
          const price = { ...PRICE, list, publicPrice: list, offer: undefined, tiers: [{ from: 2, discount: t }] };
          const off = (p: number): bigint => BigInt(1_000_000 - p);
          const numerator = BigInt(list) * off(d) * off(c) * off(f) * BigInt(rate) * 116n;
          const denominator = 100n * 10n ** 18n * 10_000n * 100n;
          const half = (n: bigint, q: bigint): number => Number((n + q / 2n) / q);
          const shown = terms.prices('b', price, TODAY);
          expect(shown?.discounted).toBe(half(numerator, denominator));
          expect(shown?.volume).toEqual([[2, half(numerator * off(t), denominator * 1_000_000n)]]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
