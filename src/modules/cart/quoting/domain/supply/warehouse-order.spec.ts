import { branchesByDistance, warehouseOrder } from '@/modules/cart/quoting/domain/supply/warehouse-order';
import { aBranch } from '@/modules/cart/quoting/domain/oracle/quote-input.builder';

const here = { latitude: 20, longitude: -100 };
const branches = [
  aBranch('far', 3),
  aBranch('closed', 0.5, { supplies: false }),
  aBranch('near', 1),
  aBranch('middle', 2),
];
const anyone = { agreements: new Map<string, number>(), classDiscount: 0, warehouses: undefined };
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

describe('warehouse order', () => {
  it.each([
    ['nearest first', { position: here }, false, undefined, ['near', 'middle', 'far']],
    [
      'the pickup branch before nearer ones',
      { position: here, pickupBranch: 'far' },
      false,
      undefined,
      ['far', 'near', 'middle'],
    ],
    ['by code without a position', {}, false, undefined, ['far', 'middle', 'near']],
    ['only those open to the account', { position: here }, false, ['far', 'closed', 'near'], ['near', 'far']],
    ['one branch: the nearest that supplies', { position: here }, true, undefined, ['near']],
    ['one branch: the nearest open to the account', { position: here }, true, ['far'], ['far']],
    ['one branch: the pickup one', { position: here, pickupBranch: 'far' }, true, undefined, ['far']],
    [
      'one branch: a pickup one that does not supply is short',
      { position: here, pickupBranch: 'closed' },
      true,
      undefined,
      [],
    ],
    [
      'a pickup branch that does not supply is skipped',
      { position: here, pickupBranch: 'closed' },
      false,
      undefined,
      ['near', 'middle', 'far'],
    ],
  ])('%s', (_, delivery, single, open, expected) => {
    const whole = { inBorderRegion: false, ...delivery };
    const account = open ? { ...anyone, warehouses: new Set(open) } : anyone;
    expect(codes(warehouseOrder(branchesByDistance(branches, whole), account, whole, single))).toEqual(expected);
  });

  it('breaks ties by code, whatever the order given', () => {
    const twins = [aBranch('b', 1), aBranch('a', 1), aBranch('c', -1)];
    const delivery = { position: here, inBorderRegion: false };
    expect(codes(branchesByDistance(twins, delivery))).toEqual(['a', 'b', 'c']);
    expect(codes(branchesByDistance([...twins].reverse(), delivery))).toEqual(['a', 'b', 'c']);
  });

  it('breaks a tie by code also where the last bit of a float makes one nearer', () => {
    const middle = { latitude: 20, longitude: -99.1 };
    const twins = [aBranch('b', 0, { longitude: -99 }), aBranch('a', 0, { longitude: -99.2 })];
    expect(codes(branchesByDistance(twins, { position: middle, inBorderRegion: false }))).toEqual(['a', 'b']);
  });
});
