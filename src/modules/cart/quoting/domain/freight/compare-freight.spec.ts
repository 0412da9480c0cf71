import { compareFreight, type CarrierProposal } from '@/modules/cart/quoting/domain/freight/compare-freight';
import type { WeighedParcel } from '@/modules/cart/quoting/domain/freight/freight';
import { toCents } from '@/modules/cart/quoting/domain/pricing/unit-price';
import { KILO } from '@/modules/cart/quoting/domain/freight/weight';
import type { Coverage } from '@/modules/support-catalogs/domain/delivery/carriers';

const PARCELS: WeighedParcel[] = [
  { warehouse: 'near', state: 'CHIH', pieces: 2, billableWeight: KILO },
  { warehouse: 'far', state: 'NL', pieces: 1, billableWeight: KILO * 3n },
];
const carrier = (code: string) => ({
  code,
  name: code.toUpperCase(),
  nextDay: false,
  ground: true,
  coverageDependent: false,
  position: 1,
  trackingUrl: null,
});

/** A carrier that asks `price` ten-thousandths of a dollar a parcel, and takes so many days where they are given. */
function proposal(
  code: string,
  price: number | undefined,
  days?: readonly [number, number],
  coverage: Coverage = 'national',
): CarrierProposal {
  const bands = price === undefined ? [] : [{ upTo: KILO * 10n, price, perExtraKilo: 0, extendedSurcharge: 0 }];
  return {
    carrier: carrier(code),
    coverage,
    terms: {
      zoneByOrigin: new Map([
        ['CHIH', '1'],
        ['NL', '1'],
      ]),
      bandsByZone: new Map([['1', bands]]),
      extendedZone: false,
    },
    estimate: days && { minDays: days[0], maxDays: days[1], from: '2026-11-24', until: '2026-11-25' },
  };
}

const compare = (...proposals: CarrierProposal[]) => compareFreight(PARCELS, proposals, toCents('usd', 179_500), 16);
const marked = (offers: ReturnType<typeof compare>, mark: 'cheapest' | 'fastest'): string[] =>
  offers.filter((offer) => offer[mark]).map((offer) => offer.carrier.code);

describe('the freight of every carrier', () => {
  it('puts available ones first, by freight, else in the order of the catalog', () => {
    const offers = compare(
      proposal('none', undefined),
      proposal('dear', 90_000),
      proposal('cheap', 10_000),
      proposal('uncovered', 1, [1, 1], 'not_covered'),
      proposal('unasked', 1, [1, 1], 'postal_code_needed'),
      proposal('covered', 90_000, undefined, 'covered'),
      proposal('same', 10_000),
    );
    expect(offers.map((offer) => [offer.carrier.code, offer.unavailable, offer.freight])).toEqual([
      ['cheap', undefined, 200],
      ['same', undefined, 200],
      ['dear', undefined, 1800],
      ['covered', undefined, 1800],
      ['none', 'no-tariff', undefined],
      ['uncovered', 'no-coverage', undefined],
      ['unasked', 'no-coverage', undefined],
    ]);
    expect(offers.slice(4).every(({ estimate, freightWithTax }) => !estimate && freightWithTax === undefined)).toBe(
      true,
    );
  });

  it.each([
    ['the longest it takes', [proposal('a', 10_000, [1, 3]), proposal('b', 20_000, [2, 2])], 'a', 'b'],
    ['then the shortest', [proposal('a', 10_000, [2, 3]), proposal('b', 20_000, [1, 3])], 'a', 'b'],
    ['then the freight', [proposal('a', 30_000, [1, 1]), proposal('b', 20_000, [1, 1])], 'b', 'b'],
    ['then the catalog', [proposal('a', 10_000, [1, 1]), proposal('b', 10_000, [1, 1])], 'a', 'a'],
    ['unknown days last', [proposal('a', 10_000), proposal('b', 20_000, [9, 9])], 'a', 'b'],
    ['one is marked when nobody knows any days', [proposal('a', 20_000), proposal('b', 10_000)], 'b', 'b'],
  ])('fastest by %s', (_, proposals, cheapest, fastest) => {
    const offers = compare(...proposals);
    expect([marked(offers, 'cheapest'), marked(offers, 'fastest')]).toEqual([[cheapest], [fastest]]);
  });

  it('marks none when none is available', () => {
    const offers = compare(proposal('a', undefined), proposal('b', 1, [1, 1], 'not_covered'));
    expect([marked(offers, 'cheapest'), marked(offers, 'fastest')]).toEqual([[], []]);
  });

  it('rounds the freight once and its tax half up', () => {
    const [offer] = compareFreight(PARCELS, [proposal('a', 33_333)], toCents('mxn', 179_500), 16);
    expect([offer?.freight, offer?.freightWithTax]).toEqual([11_967, 13_882]);
  });
});
