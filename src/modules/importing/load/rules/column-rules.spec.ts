import { tree, unique } from '@/modules/importing/load/rules/column-rules';
import { ColumnValues } from '@/modules/importing/load/rules/column-values';

describe('a column that names the row above', () => {
  const rule = tree('parentId');
  // 1 ─ 2 ─ 3, 4 alone, and a circle of old: 8 ─ 9 ─ 8.
  const values = new ColumnValues([
    [1, null],
    [2, '1'],
    [3, 2],
    [4, null],
    [8, 9],
    [9, 8],
  ]);

  it.each([
    [2, 3, '"3" está debajo de "2": sería un ciclo'],
    [1, 3, '"3" está debajo de "1": sería un ciclo'],
    [5, 3, undefined],
    [3, 4, undefined],
    [3, 1, undefined],
    [4, 404, undefined],
    [1, 8, undefined],
    [8, 4, undefined],
  ])('%i below %i: %j', (key, value, problem) => {
    expect(rule.broken(values, key, value)).toBe(problem);
  });

  it('takes what is not committed back', () => {
    values.set(2, null);
    values.set(2, 4);
    expect([rule.broken(values, 1, 3), rule.broken(values, 4, 3)]).toEqual([undefined, expect.any(String)]);
    values.restore();
    expect([rule.broken(values, 1, 3), rule.broken(values, 4, 3)]).toEqual([expect.any(String), undefined]);
  });

  it('costs the same for each row of a long chain, whichever end comes first', () => {
    for (const step of [1, -1]) {
      const chain = new ColumnValues([]);
      const read = jest.spyOn(chain, 'get');
      for (let at = 0; at < 1000; at++) {
        const key = 500 + step * (at - 500);
        expect(rule.broken(chain, key, key - 1)).toBeUndefined();
        chain.set(key, key - 1);
        chain.keep();
      }
      expect(read.mock.calls.length).toBeLessThan(4000);
    }
  });
});

describe('a column of values of their own', () => {
  const rule = unique('number');
  const values = new ColumnValues([
    ['MEX', 484],
    ['USA', 840],
  ]);

  it.each([
    ['MEX', 484, undefined],
    ['XXX', 484, '484 ya es de "MEX"'],
    ['XXX', 485, undefined],
  ])('%s takes %i: %j', (key, value, problem) => {
    expect(rule.broken(values, key, value)).toBe(problem);
  });

  it('gives out again what was given up', () => {
    values.set('MEX', 999);
    values.keep();
    expect(rule.broken(values, 'XXX', 484)).toBeUndefined();
  });
});
