import fc from 'fast-check';
import {
  factor,
  formatCents,
  formatScaled,
  multiply,
  parseScaled,
  percentOff,
  percentOn,
  roundHalfUp,
  scale,
  scaler,
} from '@/shared/money/scaled';

describe('scaled integers', () => {
  it('carries out the worked example of the price rules without rounding on the way', () => {
    const all = multiply(
      percentOff(360_000),
      percentOff(30_000),
      percentOff(20_000),
      percentOff(40_000),
      factor(179_500, 10_000),
    );
    expect(formatCents(scale(1_273_500n, multiply(all, factor(1, 100))))).toBe('1335.10');
    expect(formatCents(scale(1_273_500n, factor(179_500, 1_000_000)))).toBe('2285.93');
  });

  it.each([
    ['142.38', 4, 1_423_800],
    [127.35, 4, 1_273_500],
    ['0.00005', 4, 1],
    ['0.000049', 4, 0],
    [1e-7, 4, 0],
    [0.1 + 0.2, 4, 3000],
    ['-1.5', 4, -15_000],
    ['-0.00005', 4, -1],
    ['999999999999999', 0, 999_999_999_999_999],
    ['1000000000000000', 0, undefined],
    ['999999999999999', 4, undefined],
    [' 7 ', 2, 700],
    ['1,5', 4, undefined],
    ['', 4, undefined],
    ['1e3', 4, undefined],
    [Number.NaN, 4, undefined],
    [Infinity, 4, undefined],
    [{}, 4, undefined],
  ])('parses %p with %d decimals as %p', (input, decimals, expected) => {
    expect(parseScaled(input, decimals)).toBe(expected);
  });

  it.each([
    [5n, 10n, 1n],
    [49n, 100n, 0n],
    [-5n, 10n, -1n],
    [-49n, 100n, 0n],
    [-15n, 10n, -2n],
  ])('rounds %p/%p to %p', (num, den, whole) => {
    expect(roundHalfUp(num, den)).toBe(whole);
  });

  it.each([0, -1])('is no factor over %p', (den) => {
    expect(() => factor(1, den)).toThrow(RangeError);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [133_510, '1335.10'],
    [-5, '-0.05'],
  ])('formats %d cents as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it.each([
    [179_500, 2, '17.95'],
    [179_512, 2, '17.9512'],
    [200_000, 0, '20'],
    [200_000, 2, '20.00'],
  ])('formats rate %d', (value, min, text) => {
    expect(formatScaled(value, 4, min)).toBe(text);
  });

  it('scales plain numbers exactly like big integers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(2 ** 45), max: 2 ** 45 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 400_000 }),
        (value, off, rate) => {
          const by = multiply(percentOff(off), percentOn(160_000), factor(rate, 1_000_000));
          expect(scaler(by)(value)).toBe(Number(scale(BigInt(value), by)));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
