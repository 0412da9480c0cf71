import { KILO, kilosBegun, MILLIGRAM, parseWeight } from '@/modules/cart/quoting/domain/freight/weight';

describe('weight', () => {
  it.each([
    ['1', KILO],
    ['0.000001', MILLIGRAM],
    [' 12.5 ', (KILO * 25n) / 2n],
    ['0.2000004', (KILO * 2_000_004n) / 10_000_000n],
    ['0.0000000000000001', 1n],
    ['0.12345678901234569', 1_234_567_890_123_456n],
    ['-', 0n],
    ['', 0n],
    [undefined, 0n],
    ['1e3', 0n],
    ['-1', 0n],
  ])('%p kg', (text, weight) => {
    expect(parseWeight(text)).toBe(weight);
  });

  it.each([
    [0n, 0],
    [-KILO, 0],
    [1n, 1],
    [KILO, 1],
    [KILO + 1n, 2],
  ])('%p begins %d kilos', (weight, kilos) => {
    expect(kilosBegun(weight)).toBe(kilos);
  });
});
