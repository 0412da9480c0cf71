import type { Intent } from '../reading/intent';
import { NOTHING_ASKED } from '../reading/intent.builder';
import { attempts, testsOf } from './constraints';

describe('constraints', () => {
  it('lets go the least important first, one by one, then together', () => {
    expect(attempts(['branch', 'price'])).toEqual([[], ['branch'], ['price'], ['branch', 'price']]);
    expect(attempts([])).toEqual([[]]);
  });

  it('compares prices to the cent, both bounds included, and never lets an exclusion go', () => {
    const facts = {
      brandOf: (slot: number) => (slot === 9 ? 'x' : 'y'),
      priceOf: (slot: number) => (slot === 5 ? undefined : slot * 100),
      piecesOf: (slot: number) => (slot === 2 ? 9 : 3),
      piecesIn: (slot: number) => (slot === 2 ? 3 : 0),
      keepsLimits: () => true,
      tellsDenied: (slot: number) => slot === 8,
      isContrary: () => false,
    };
    const passes = (intent: Partial<Intent>, slot: number, letGo: Parameters<typeof testsOf>[3] = []): boolean =>
      testsOf({ ...NOTHING_ASKED, ...intent }, facts, new Set([7]), letGo).every((test) => test(slot));
    const price = { least: 1, most: 3.005, currency: undefined };
    expect([0, 1, 3, 4, 5].map((slot) => passes({ price }, slot))).toEqual([false, true, true, false, false]);
    expect(
      [1, 2, 3].map((slot) => passes({ price: { least: 1, most: 3, currency: undefined, beyond: true } }, slot)),
    ).toEqual([false, true, false]);
    const deniedMeasures = [{ dimension: 'ports', comparison: 'equal', value: 8 }] as const;
    expect([passes({ deniedMeasures }, 8, ['measure']), passes({ deniedMeasures }, 6)]).toEqual([false, true]);
    const exclusions: Intent['exclusions'] = [
      {
        kind: 'without',
        concept: { said: 'wifi', alternatives: [], categoryIds: [], role: 'subject', unknown: false },
      },
    ];
    expect([passes({ exclusions }, 7), passes({ excludedBrandIds: ['x'] }, 9, ['price', 'brand'])]).toEqual([
      false,
      false,
    ]);
    expect([
      passes({ branchCodes: ['a'] }, 2),
      passes({ branchCodes: ['a'] }, 1),
      passes({ quantity: 4 }, 1),
      passes({ quantity: 4 }, 1, ['quantity']),
      passes({ quantity: 4, branchCodes: ['a'] }, 2),
    ]).toEqual([true, false, false, true, false]);
  });
});
