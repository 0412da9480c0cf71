import { basePrice, tierDiscount, toCents, unitPrice, type PricingTerms } from '@/modules/cart/domain/unit-price';
import { prices } from '@/modules/cart/domain/quote-input.builder';

const terms = (overrides: Partial<PricingTerms> = {}): PricingTerms => ({
  account: { agreements: new Map([['*', 0]]), classDiscount: 0 },
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
      sold({ offer: { price: 1_273_500 }, tiers: [{ minimum: 10, discount: 20_000 }] }),
      'new',
      10,
      terms({
        account: { agreements: new Map([['acme', 360_000]]), classDiscount: 30_000 },
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
      terms({ account: { agreements: new Map(agreements), classDiscount: 0 } }),
    );
    expect(price?.discounts.distribution).toBe(distribution);
  });

  it.each([
    ['open on both sides', {}, true],
    ['first day', { from: 20261120 }, true],
    ['last day', { until: 20261120 }, true],
    ['the day before it starts', { from: 20261121 }, false],
    ['the day after it ends', { until: 20261119 }, false],
    ['a single day', { from: 20261120, until: 20261120 }, true],
  ])('offer: %s', (_, days, runs) => {
    expect(basePrice(prices({ offer: { price: 1, ...days } }), 20_261_120)).toBe(runs ? 1 : 1_423_800);
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
        { minimum: 50, discount: 15_000 },
        { minimum: 10, discount: 20_000 },
      ];
      expect(tierDiscount(tiers, quantity)).toBe(discount);
    },
  );

  it('takes the open-box percentage of the grade and of no other', () => {
    const product = sold({ list: 1_000_000, public: 1_000_000, gradeDiscounts: { a: 100_000, b: 250_000 } });
    const units = (['new', 'a', 'b', 'c'] as const).map((grade) => unitPrice(product, grade, 1, terms())?.unit);
    expect(units).toEqual([10_000, 9_000, 7_500, 10_000]);
  });

  it('shows dollars without the rate and pesos with it', () => {
    expect(toCents('usd', 179_500)).toEqual({ num: 1n, den: 100n });
    expect(toCents('mxn', 179_500)).toEqual({ num: 179_500n, den: 1_000_000n });
  });

  it('rounds half up, once', () => {
    expect(unitPrice(sold({ list: 50, public: 50 }), 'new', 1, terms())?.unit).toBe(1);
    expect(unitPrice(sold({ list: 49, public: 49 }), 'new', 1, terms())?.unit).toBe(0);
  });
});
