import fc from 'fast-check';
import { kitSupply, type KitPart } from '@/modules/products/domain/kit-supply';

const CODES = ['a', 'b', 'c', 'd'];

/** What every set of warehouses makes, worked out one by one. */
function made(parts: readonly KitPart[]): string {
  const sets = Array.from({ length: 1 << CODES.length }, (_, set) => CODES.map((_code, at) => (set >> at) & 1));
  return sets
    .map((set) =>
      Math.min(
        ...parts.map(({ quantity, pieces }) =>
          Math.floor(pieces.reduce((sum, some, at) => sum + some * (set[at] ?? 0), 0) / quantity),
        ),
      ),
    )
    .join();
}

describe('kitSupply', () => {
  const parts = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 3 }),
      pieces: fc.array(fc.nat(4), { minLength: CODES.length, maxLength: CODES.length }),
    }),
    { minLength: 1, maxLength: 3 },
  );

  it('differs when any set of warehouses makes another number, and only then', () => {
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        expect(kitSupply(CODES, one) === kitSupply(CODES, other)).toBe(made(one) === made(other));
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same after pieces moved that limit nothing, and another after one that do', () => {
    fc.assert(
      fc.property(parts, fc.nat(2), fc.nat(3), (before, moved, at) => {
        const after = before.map((part, place) =>
          place === moved % before.length
            ? { ...part, pieces: part.pieces.map((some, here) => (here === at ? some + 1 : some)) }
            : part,
        );
        expect(kitSupply(CODES, before) === kitSupply(CODES, after)).toBe(made(before) === made(after));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['nothing in any', [{ quantity: 1, pieces: [0, 0] }], ''],
    [
      'one part missing',
      [
        { quantity: 1, pieces: [5, 0] },
        { quantity: 1, pieces: [0, 0] },
      ],
      '',
    ],
    ['no parts', [], ''],
    [
      'pieces without use',
      [
        { quantity: 1, pieces: [2, 0] },
        { quantity: 1, pieces: [9, 7] },
      ],
      'a 0,2',
    ],
  ])('of %s', (_what, some, text) => {
    expect(kitSupply(['a', 'b'], some)).toBe(text);
  });

  describe('of many warehouses', () => {
    const many = Array.from({ length: 40 }, (_, at) => `s${at}`);
    const filled = (pieces: number, but: readonly (readonly [number, number])[] = []): number[] =>
      many.map((_code, at) => new Map(but).get(at) ?? pieces);
    const supply = (...pieces: readonly number[][]): string =>
      kitSupply(
        many,
        pieces.map((some) => ({ quantity: 2, pieces: some })),
      );

    it('passes over what is plentiful everywhere, and what is beyond all use', () => {
      expect(supply(filled(50), filled(4))).toBe(supply(filled(49, [[3, 80]]), filled(4)));
      expect(supply(filled(0, [[3, 900]]), filled(1))).toBe(supply(filled(0, [[3, 800]]), filled(1)));
    });

    it('differs when a set makes another number', () => {
      const before = supply(filled(3, [[0, 0]]), filled(2, [[1, 4]]));
      expect(
        supply(
          filled(3, [
            [0, 0],
            [1, 4],
          ]),
          filled(2, [[1, 4]]),
        ),
      ).not.toBe(before);
      expect(
        supply(
          filled(3, [[0, 0]]),
          filled(2, [
            [1, 4],
            [2, 1],
          ]),
        ),
      ).not.toBe(before);
    });
  });
});
