import type { PriceLimit } from '../reading/intent';
import { isPricedOut } from './priced-out';

const CABLE = 1;
const LAPTOP = 2;
const PRICE: PriceLimit = { least: undefined, most: 500, currency: 'mxn' };
const NAMED = { state: 'sure', named: true, together: [] } as const;
const areMeant = (slots: Uint32Array): boolean => slots.includes(LAPTOP);

it.each<[string, number[], number[], Parameters<typeof isPricedOut>[4], boolean]>([
  ['only cables keep the price', [CABLE], [CABLE, LAPTOP], NAMED, true],
  ['a laptop keeps it', [CABLE, LAPTOP], [CABLE, LAPTOP], NAMED, false],
  ['there is no laptop', [CABLE], [CABLE], NAMED, false],
  ['nothing keeps it', [], [LAPTOP], NAMED, false],
  ['the thing was only described', [CABLE], [CABLE, LAPTOP], { ...NAMED, named: false }, false],
  ['the kind is only likely', [CABLE], [CABLE, LAPTOP], { ...NAMED, state: 'likely' }, false],
  ['several kinds were asked for', [CABLE], [CABLE, LAPTOP], { ...NAMED, together: [1, 2] }, false],
  ['nothing tells the kind', [CABLE], [CABLE, LAPTOP], undefined, false],
])('%s', (_, kept, all, choice, expected) => {
  const atAnyPrice = (): Uint32Array => Uint32Array.from(all);
  expect(isPricedOut(Uint32Array.from(kept), atAnyPrice, areMeant, { price: PRICE, quantity: 0 }, choice)).toBe(
    expected,
  );
});

it('looks for what there is at any price only where nothing of the thing keeps it', () => {
  const atAnyPrice = jest.fn(() => Uint32Array.of(LAPTOP));
  isPricedOut(Uint32Array.of(LAPTOP), atAnyPrice, areMeant, { price: PRICE, quantity: 0 }, NAMED);
  expect(atAnyPrice).not.toHaveBeenCalled();
});

it('is the same where there are fewer than were asked for', () => {
  const all = (): Uint32Array => Uint32Array.of(CABLE, LAPTOP);
  expect(isPricedOut(Uint32Array.of(CABLE), all, areMeant, { price: undefined, quantity: 10 }, NAMED)).toBe(true);
});

it('is nothing where neither a price nor a number was said', () => {
  const all = (): Uint32Array => Uint32Array.of(CABLE, LAPTOP);
  expect(isPricedOut(Uint32Array.of(CABLE), all, areMeant, { price: undefined, quantity: 0 }, NAMED)).toBe(false);
});
