import { percentagesOff } from '@/shared/money/percentages';
import { multiply, percentOff, scale } from '@/shared/money/scaled';

describe('percentages off', () => {
  it.each([[[]], [[0, 0]], [[360_000, 30_000, 20_000, 40_000]], [[1_000_000, 1]], [[333_333]]])(
    '%p leave what they leave one by one',
    (percents) => {
      const one = percentagesOff(percents);
      expect(scale(1_273_500_000_000n, one)).toBe(scale(1_273_500_000_000n, multiply(...percents.map(percentOff))));
    },
  );
});
