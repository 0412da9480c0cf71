import { periodProblem, usagePeriod } from '@/modules/usage/domain/usage-period';

const TODAY = '2026-11-22';

describe('the period of a question about usage', () => {
  it.each([
    [undefined, undefined, TODAY, TODAY],
    ['2026-11-01', undefined, '2026-11-01', TODAY],
    [undefined, '2026-11-03', '2026-11-03', '2026-11-03'],
    ['2026-11-01', '2026-11-03', '2026-11-01', '2026-11-03'],
  ])('%s to %s is %s to %s', (from, to, first, last) => {
    expect(usagePeriod(from, to, TODAY)).toEqual({ from: first, to: last });
  });

  it.each([
    ['2026-01-01', '2026-01-31', undefined],
    ['2026-01-01', '2026-02-01', 'too-long'],
    ['2026-02-01', '2026-01-31', 'reversed'],
    ['2026-03-01', '2026-03-31', undefined],
    ['2026-11-22', '2026-11-22', undefined],
  ])('%s to %s: %s', (from, to, problem) => {
    expect(periodProblem({ from, to })).toBe(problem);
  });
});
