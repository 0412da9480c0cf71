import { tierDiscount, toCents, unitPrice, type PricingTerms } from '@/modules/cart/quoting/domain/pricing/unit-price';
import { prices } from '@/modules/cart/quoting/domain/oracle/quote-input.builder';

const terms = (overrides: Partial<PricingTerms> = {}): PricingTerms => ({
  account: { agreements: new Map([['*', 0]]), classDiscount: 0, warehouses: undefined },
  payment: { financialDiscount: 0, rate: 179_500 },
  currency: 'usd',
  today: 20_261_120,
  ...overrides,
});

const sold = (overrides: Parameters<typeof prices>[0] = {}, brandId = 'acme') => ({
  brandId,
  prices: prices(overrides),
});

describe('unit price', () => {
  it('carries out the worked example of the rules', () => {
    const price = unitPrice(
      sold({ offer: 1_273_500, tiers: [{ from: 10, discount: 20_000 }] }),
      'new',
      10,
      terms({
        account: { agreements: new Map([['acme', 360_000]]), classDiscount: 30_000, warehouses: undefined },
        payment: { financialDiscount: 40_000, rate: 179_500 },
        currency: 'mxn',
      }),
    );
    expect(price).toEqual({
      list: 255_572,
      offer: 228_593,
      unit: 133_510,
      discounts: { distribution: 360_000, classification: 30_000, volume: 20_000, financial: 40_000 },
    });
  });

  it.each([
    [
      'its own agreement beats the one for all brands',
      [
        ['*', 500_000],
        ['acme', 100_000],
      ] as const,
      100_000,
    ],
    [
      'even when its own is nothing',
      [
        ['*', 500_000],
        ['acme', 0],
      ] as const,
      0,
    ],
    [
      'the one for all brands serves the rest',
      [
        ['*', 500_000],
        ['other', 100_000],
      ] as const,
      500_000,
    ],
    ['no agreement, no price', [['other', 100_000]] as const, undefined],
  ])('brand: %s', (_, agreements, distribution) => {
    const price = unitPrice(
      sold(),
      'new',
      1,
      terms({ account: { agreements: new Map(agreements), classDiscount: 0, warehouses: undefined } }),
    );
    expect(price?.discounts.distribution).toBe(distribution);
  });

  it.each([
    ['open on both sides', {}, true],
    ['first day', { offerFrom: 20261120 }, true],
    ['last day', { offerTo: 20261120 }, true],
    ['the day before it starts', { offerFrom: 20261121 }, false],
    ['the day after it ends', { offerTo: 20261119 }, false],
  ])('offer: %s', (_, days, runs) => {
    expect(unitPrice(sold({ offer: 100, ...days }), 'new', 1, terms())?.offer).toBe(runs ? 1 : 14_238);
  });

  it.each([
    [1, 0],
    [9, 0],
    [10, 20_000],
    [49, 20_000],
    [50, 15_000],
    [1000, 15_000],
  ])(
    'tier: %d pieces get %d millionths, the deepest tier reached even when a lower one gave more',
    (quantity, discount) => {
      const tiers = [
        { from: 50, discount: 15_000 },
        { from: 10, discount: 20_000 },
      ];
      expect(tierDiscount(tiers, quantity)).toBe(discount);
    },
  );

  it('takes the open-box percentage of the grade and of no other', () => {
    const product = sold({ list: 1_000_000, publicPrice: 1_000_000, openBox: { a: 100_000, b: 250_000 } });
    const units = (['new', 'a', 'b', 'c'] as const).map((grade) => unitPrice(product, grade, 1, terms())?.unit);
    expect(units).toEqual([10_000, 9_000, 7_500, 10_000]);
  });

  it('shows dollars without the rate and pesos with it', () => {
    expect(toCents('usd', 179_500)).toEqual({ num: 1n, den: 100n });
    expect(toCents('mxn', 179_500)).toEqual({ num: 179_500n, den: 1_000_000n });
  });

  it('rounds half up, once', () => {
    expect(unitPrice(sold({ list: 50, publicPrice: 50 }), 'new', 1, terms())?.unit).toBe(1);
    expect(unitPrice(sold({ list: 49, publicPrice: 49 }), 'new', 1, terms())?.unit).toBe(0);
  });
});
