import {
  billableWeight,
  chargeParcels,
  parcelCharge,
  weighParcels,
} from '@/modules/cart/quoting/domain/freight/freight';
import { KILO } from '@/modules/cart/quoting/domain/freight/weight';
import type { Draw } from '@/modules/cart/quoting/domain/quote';

const band = (upTo: number, price: number, overrides = {}) => ({
  upTo: BigInt(upTo) * KILO,
  price,
  perExtraKilo: 0,
  extendedSurcharge: 0,
  ...overrides,
});
const BANDS = [
  band(5, 120_000),
  band(1, 80_000),
  band(10, 200_000, { perExtraKilo: 15_000, extendedSurcharge: 50_000 }),
];
const draw = (productId: number, warehouse: string, pieces: number): Draw => ({
  productId,
  condition: 'new',
  warehouse,
  pieces,
});
const weigh = (productId: number) =>
  productId === 1 ? { weight: KILO / 3n, volumetricWeight: KILO } : { weight: KILO * 2n, volumetricWeight: 0n };

describe('freight', () => {
  it.each([
    ['nothing', 0n, 80_000],
    ['exactly the band', KILO, 80_000],
    ['a hair above it', KILO + 1n, 120_000],
    ['the last band', KILO * 10n, 200_000],
    ['a hair above the last: one kilo begun', KILO * 10n + 1n, 215_000],
    ['one whole kilo above', KILO * 11n, 215_000],
    ['one kilo and a hair above', KILO * 11n + 1n, 230_000],
  ])('weight: %s', (_, weight, charge) => {
    expect(parcelCharge(BANDS, weight, false)).toBe(charge);
  });

  it('adds the surcharge of the band used in an extended zone', () => {
    expect(parcelCharge(BANDS, KILO * 9n, true)).toBe(250_000);
    expect(parcelCharge(BANDS, KILO / 2n, true)).toBe(80_000);
  });

  it('has no charge without bands', () => {
    expect(parcelCharge([], 1n, false)).toBeUndefined();
  });

  it('bills the heavier sum of a parcel, not the sum of the heavier', () => {
    const weight = billableWeight([draw(1, 'near', 3), draw(2, 'near', 1)], weigh);
    expect(weight).toBe(KILO * 3n);
    expect(billableWeight([draw(1, 'near', 3), draw(2, 'near', 2)], weigh)).toBe(KILO * 4n + (KILO / 3n) * 3n);
  });

  const terms = {
    zoneByOrigin: new Map([
      ['CHIH', '1'],
      ['NL', '2'],
    ]),
    bandsByZone: new Map([
      ['1', [band(1, 10_000)]],
      ['2', [band(100, 70_000)]],
    ]),
    extendedZone: false,
  };

  it('sends one parcel per warehouse, each from its own zone', () => {
    const origins = [
      { warehouse: 'near', state: 'CHIH' },
      { warehouse: 'far', state: 'NL' },
    ];
    const weighed = weighParcels(origins, [draw(1, 'near', 1), draw(2, 'far', 2), draw(1, 'far', 1)], weigh);
    expect(chargeParcels(weighed, terms)).toEqual([
      { warehouse: 'near', billableWeight: KILO, charge: 10_000 },
      { warehouse: 'far', billableWeight: KILO * 4n + KILO / 3n, charge: 70_000 },
    ]);
  });

  it.each([
    ['no zone', 'YUC', terms],
    ['a zone without tariff', 'CHIH', { ...terms, bandsByZone: new Map() }],
  ])('has no tariff: %s', (_, state, missing) => {
    const weighed = weighParcels([{ warehouse: 'near', state }], [draw(1, 'near', 1)], weigh);
    expect(chargeParcels(weighed, missing)).toBeUndefined();
  });

  it('sends nothing for nothing, but nowhere not even that', () => {
    expect(chargeParcels([], terms)).toEqual([]);
    expect(chargeParcels([], { ...terms, zoneByOrigin: new Map() })).toBeUndefined();
    expect(chargeParcels([], { ...terms, bandsByZone: new Map() })).toBeUndefined();
    expect(chargeParcels([], { ...terms, bandsByZone: new Map([['1', []]]) })).toBeUndefined();
  });
});
