import { freightCents, MAX_TOTAL, taxPercent, totals } from '@/modules/cart/quoting/domain/pricing/totals';
import { toCents } from '@/modules/cart/quoting/domain/pricing/unit-price';

describe('totals', () => {
  it('taxes subtotal and freight together and adds up exactly', () => {
    expect(totals([10_005n, 20_000n], 333n, 16)).toEqual({
      subtotal: 30_005,
      freight: 333,
      tax: 4_854,
      total: 35_192,
      taxPercent: 16,
    });
    expect(totals([10_005n], 0n, 8)).toMatchObject({ tax: 800, total: 10_805, taxPercent: 8 });
  });

  it.each([
    [BigInt(MAX_TOTAL) - 1n, true],
    [BigInt(MAX_TOTAL), false],
  ])('refuses what no number can show: %p cents', (subtotal, fits) => {
    expect(totals([(subtotal * 100n) / 116n + 1n], 0n, 16) !== undefined).toBe(fits);
  });

  it('converts and rounds the sum of the charges once', () => {
    expect(freightCents([49, 49], toCents('usd', 0))).toBe(1n);
    expect(freightCents([80_000, 120_000], toCents('mxn', 179_500))).toBe(35_900n);
    expect(freightCents([], toCents('mxn', 179_500))).toBe(0n);
  });

  it.each([
    [true, true, [true, true], 8],
    [true, true, [true, false], 16],
    [true, false, [true], 16],
    [false, true, [true], 16],
    [true, true, [], 16],
  ] as const)(
    'border switched on %p, delivery there %p, suppliers there %p: %d %%',
    (asked, delivery, suppliers, percent) => {
      expect(
        taxPercent(
          asked,
          delivery,
          suppliers.map((inBorderRegion) => ({ inBorderRegion })),
        ),
      ).toBe(percent);
    },
  );
});
