import fc from 'fast-check';
import { isDeeperThan } from '@/shared/http/body/json-depth';

const deeper = (text: string, limit: number): boolean => isDeeperThan(Buffer.from(text), limit);

/** Another way to count: of the parsed value. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('isDeeperThan', () => {
  it.each([
    ['', 0, false],
    ['1', 0, false],
    ['[]', 0, true],
    ['[]', 1, false],
    ['[[1],[2],{"a":3}]', 2, false],
    ['[[1],[2],{"a":[3]}]', 2, true],
    ['["[[[[{{{{"]', 1, false],
    [String.raw`["\"[[[["]`, 1, false],
    [String.raw`["\\",[[]]]`, 2, true],
    ['["unfinished [[[[', 1, false],
    ['["unfinished \\', 1, false],
    ['[{[{[{', 5, true],
  ])('%s beyond %i levels: %s', (json, limit, expected) => {
    expect(deeper(json, limit)).toBe(expected);
  });

  it('counts as the parsed value is nested', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const depth = depthOf(value);
        const json = JSON.stringify(value);
        expect(deeper(json, depth)).toBe(false);
        if (depth > 0) expect(deeper(json, depth - 1)).toBe(true);
      }),
    );
  });
});
