import { computeQuote } from '@/modules/cart/quoting/domain/compute-quote';
import {
  aBranch,
  aCart,
  aLine,
  aProduct,
  prices,
  QUOTE_ONLY,
  stock,
} from '@/modules/cart/quoting/domain/oracle/quote-input.builder';
import { KILO } from '@/modules/cart/quoting/domain/freight/weight';
import type { Quote } from '@/modules/cart/quoting/domain/quote';
import type { QuoteInput } from '@/modules/cart/quoting/domain/quote-input';

function quoted(input: QuoteInput): Quote {
  const outcome = computeQuote(input);
  if (outcome.kind !== 'quoted') throw new Error(outcome.kind);
  return outcome.quote;
}
const ORDER = { ...QUOTE_ONLY, order: true };
const kitProducts = [
  aProduct(100, {
    components: [
      { productId: 1, quantity: 2 },
      { productId: 2, quantity: 1 },
    ],
    model: 'KIT',
    weight: 0n,
    volumetricWeight: 0n,
  }),
  aProduct(1, { model: 'CAM' }),
  aProduct(2, { model: 'NVR', weight: KILO * 3n, volumetricWeight: KILO * 7n }),
];
const freight = {
  zoneByOrigin: new Map([['CHIH', '1']]),
  bandsByZone: new Map([['1', [{ upTo: KILO, price: 100_000, perExtraKilo: 10_000, extendedSurcharge: 0 }]]]),
  extendedZone: false,
};

describe('quote', () => {
  it('adds up', () => {
    const quote = quoted(aCart({ lines: [aLine(1, 3)], delivery: { ...aCart().delivery, freight } }));
    expect(quote.totals).toEqual({ subtotal: 42_714, freight: 1_200, tax: 7_026, total: 50_940, taxPercent: 16 });
    expect(quote).toMatchObject({
      weight: KILO * 3n,
      volumetricWeight: (KILO * 3n) / 2n,
      suppliers: ['near'],
      series: 'NEA',
    });
    expect(quote.parcels).toEqual([{ warehouse: 'near', billableWeight: KILO * 3n, charge: 120_000 }]);
  });

  it('names every product it cannot sell, once, in the order of the cart', () => {
    const lines = [aLine(9, 1), aLine(1, 1), aLine(3, 1), aLine(9, 2, 'a'), aLine(4, 1)];
    const products = [aProduct(1), aProduct(3, { prices: undefined }), aProduct(4, { brandId: 'closed' })];
    const account = { agreements: new Map([['acme', 0]]), classDiscount: 0, warehouses: undefined };
    expect(computeQuote(aCart({ lines, account }, products))).toEqual({
      kind: 'products-not-found',
      productIds: [9, 3, 4],
    });
  });

  it('reaches a tier with the quantity of all lines of one product and condition', () => {
    const products = [aProduct(1, { prices: prices({ tiers: [{ from: 5, discount: 500_000 }] }) })];
    const volumes = (lines: QuoteInput['lines']) =>
      quoted(aCart({ lines }, products)).lines.map(({ price }) => price.discounts.volume);
    expect(volumes([aLine(1, 3), aLine(1, 2)])).toEqual([500_000, 500_000]);
    expect(volumes([aLine(1, 4), aLine(1, 2, 'a')])).toEqual([0, 0]);
  });

  it('quotes what is short and marks it, paying for the whole quantity', () => {
    const quote = quoted(aCart({ lines: [aLine(1, 120)] }));
    expect(quote.lines[0]).toMatchObject({
      quantity: 120,
      amount: 120 * 14_238,
      supply: { supplied: 100, missing: 20 },
    });
    expect(quote.weight).toBe(KILO * 120n);
  });

  it('refuses the same cart as an order', () => {
    expect(computeQuote(aCart({ lines: [aLine(1, 120)], options: ORDER }))).toEqual({
      kind: 'insufficient-stock',
      shortages: [{ productId: 1, condition: 'new', requested: 120, available: 100 }],
      missingComponent: undefined,
    });
  });

  it('ends with the model of the component a kit lacks', () => {
    const cart = aCart(
      { lines: [aLine(100, 2)], stock: [stock(1, 'near', 9), stock(2, 'near', 1)], options: ORDER },
      kitProducts,
    );
    expect(computeQuote(cart)).toMatchObject({ kind: 'insufficient-stock', missingComponent: 'NVR' });
  });

  it('weighs a kit as its components', () => {
    const delivery = { ...aCart().delivery, freight };
    const quote = quoted(
      aCart({ lines: [aLine(100, 2)], stock: [stock(1, 'near', 9), stock(2, 'near', 9)], delivery }, kitProducts),
    );
    expect(quote).toMatchObject({ weight: KILO * 10n, volumetricWeight: KILO * 16n });
    expect(quote.parcels).toEqual([{ warehouse: 'near', billableWeight: KILO * 16n, charge: 250_000 }]);
  });

  describe('forced', () => {
    const forced = { ...ORDER, force: true };
    const products = [aProduct(1), aProduct(2)];

    it('leaves out what there is nothing of and orders the rest whole', () => {
      const quote = quoted(aCart({ lines: [aLine(2, 1), aLine(1, 120)], options: forced }, products));
      expect(quote.lines).toHaveLength(1);
      expect(quote.lines[0]).toMatchObject({ productId: 1, quantity: 120, supply: { supplied: 100, missing: 20 } });
      expect(quote.totals.subtotal).toBe(120 * 14_238);
    });

    it('is refused when no line is left', () => {
      expect(computeQuote(aCart({ lines: [aLine(2, 1)], options: forced }, products)).kind).toBe('insufficient-stock');
    });

    it('means nothing in a quote', () => {
      expect(
        quoted(aCart({ lines: [aLine(2, 1), aLine(1, 1)], options: { ...QUOTE_ONLY, force: true } }, products)).lines,
      ).toHaveLength(2);
    });
  });

  describe('from a single branch', () => {
    const single = { ...QUOTE_ONLY, singleBranch: true };
    const rows = [stock(1, 'near', 2), stock(1, 'middle', 9)];

    it('is an error even in a quote when that branch is short', () => {
      const outcome = computeQuote(aCart({ lines: [aLine(1, 3)], stock: rows, options: single }));
      expect(outcome).toMatchObject({ kind: 'insufficient-stock', shortages: [{ requested: 3, available: 2 }] });
    });

    it('is quoted when it has all', () => {
      expect(quoted(aCart({ lines: [aLine(1, 2)], stock: rows, options: single })).suppliers).toEqual(['near']);
    });
  });

  it.each([
    ['the pickup branch, though it sends nothing', { pickupBranch: 'far' }, [stock(1, 'near', 9)], 'FAR'],
    ['the nearest that sends something', {}, [stock(1, 'middle', 9)], 'MID'],
    ['the nearest there is, when nothing is sent', {}, [], 'NEA'],
  ])('takes the series of %s', (_, delivery, rows, series) => {
    const cart = aCart({ stock: rows, delivery: { ...aCart().delivery, ...delivery } });
    expect(quoted(cart).series).toBe(series);
  });

  it('charges the border rate only when every supplier is there', () => {
    const branches = [aBranch('near', 1, { inBorderRegion: true }), aBranch('middle', 2)];
    const cart = (rows: QuoteInput['stock']) =>
      aCart({
        lines: [aLine(1, 3)],
        stock: rows,
        branches,
        delivery: { ...aCart().delivery, inBorderRegion: true },
        options: { ...QUOTE_ONLY, borderRate: true },
      });
    expect(quoted(cart([stock(1, 'near', 3)])).totals.taxPercent).toBe(8);
    expect(quoted(cart([stock(1, 'near', 2), stock(1, 'middle', 1)])).totals.taxPercent).toBe(16);
  });

  it('has no tariff towards an unknown zone', () => {
    const delivery = { ...aCart().delivery, freight: { ...freight, zoneByOrigin: new Map() } };
    expect(computeQuote(aCart({ delivery })).kind).toBe('no-tariff');
  });

  it('refuses amounts beyond what a number can show', () => {
    const dear = aProduct(1, { prices: prices({ publicPrice: 9_000_000_000_000 }) });
    expect(computeQuote(aCart({ lines: [aLine(1, 999_999)] }, [dear])).kind).toBe('amount-out-of-range');
  });
});
