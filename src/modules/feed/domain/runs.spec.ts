import fc from 'fast-check';
import { runsOf } from '@/modules/feed/domain/runs';

const ascending = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 3 }), length: fc.integer({ min: 1, max: 40 }) }), { maxLength: 12 })
  .map((parts) => {
    const numbers: number[] = [];
    for (const { gap, length } of parts) {
      const from = (numbers.at(-1) ?? 0) + gap;
      for (let at = 0; at < length; at++) numbers.push(from + at);
    }
    return numbers;
  });

describe('runsOf', () => {
  it('names every number once and no other', () => {
    fc.assert(
      fc.property(ascending, (numbers) => {
        const { runs, single } = runsOf(numbers);
        const named = runs.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
        expect([...named, ...single].sort((a, b) => a - b)).toEqual(numbers);
      }),
    );
  });

  it('joins what has no gap, if it is long enough', () => {
    const numbers = [3, ...Array.from({ length: 16 }, (_, at) => 10 + at), 30, 31];
    expect(runsOf(numbers)).toEqual({ runs: [{ from: 10, to: 25 }], single: [3, 30, 31] });
  });
});
