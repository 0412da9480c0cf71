import fc from 'fast-check';
import {
  FEED_OPTIONS,
  fromParts,
  kindsOf,
  restartReason,
  toParts,
  type FeedPlace,
} from '@/modules/feed/domain/feed-place';

const options = fc.record(
  Object.fromEntries(FEED_OPTIONS.map((name) => [name, fc.boolean()])),
) as unknown as fc.Arbitrary<FeedPlace['options']>;
const marks = fc.record({ account: fc.base64String(), warehouses: fc.base64String(), rate: fc.base64String() });
const place: fc.Arbitrary<FeedPlace> = fc.oneof(
  fc.record({
    phase: fc.constant('pass' as const),
    options,
    position: fc.nat(),
    known: fc.nat(),
    after: fc.nat(),
    restart: fc.constantFrom('' as const, 'account' as const, 'rate' as const, 'warehouses' as const),
    marks,
  }),
  fc.record({
    phase: fc.constant('changes' as const),
    options,
    position: fc.nat(),
    known: fc.nat(),
    after: fc.constant(0),
    restart: fc.constant('' as const),
    marks,
  }),
);

describe('the place of a reader', () => {
  it('comes back from a cursor as it went in', () => {
    fc.assert(
      fc.property(place, (one) => {
        expect(fromParts(JSON.parse(JSON.stringify(toParts(one))) as (string | number)[])).toEqual(one);
      }),
    );
  });

  it('is another one when the view is, the account before the warehouses before the rate', () => {
    const known = { account: 'a', warehouses: 'w', rate: 'r' };
    expect(restartReason(known, known)).toBeUndefined();
    expect(restartReason(known, { account: 'x', warehouses: 'x', rate: 'x' })).toBe('account');
    expect(restartReason(known, { ...known, warehouses: 'x', rate: 'x' })).toBe('warehouses');
    expect(restartReason(known, { ...known, rate: 'x' })).toBe('rate');
  });

  it('asks for the kinds of its options', () => {
    fc.assert(
      fc.property(options, (one) => {
        const asked = kindsOf(one);
        expect([asked.has('price'), asked.has('stock'), asked.has('sheet')]).toEqual([one.price, one.stock, one.sheet]);
      }),
    );
  });
});
