import { parts, tree, unique } from '@/modules/importing/load/rules/column-rules';
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

describe('a column that lists parts', () => {
  const rule = parts('parts', (held) => (JSON.parse(held) as number[]).map(String));
  const made = (...of: number[]): never => of as never;
  // 1 of 2 and 3, 2 of 4; a circle of old: 8 ─ 9 ─ 8.
  const values = new ColumnValues([
    [1, made(2, 3)],
    [2, made(4)],
    [3, null],
    [8, made(9)],
    [9, made(8)],
  ]);

  it.each<[number, number[], string | undefined]>([
    [4, [1], '"1" contiene "4": sería un ciclo'],
    [4, [5, 2], '"2" contiene "4": sería un ciclo'],
    [3, [5, 1], '"1" contiene "3": sería un ciclo'],
    [1, [2, 4], undefined],
    [5, [1, 2], undefined],
    [2, [3], undefined],
    [6, [8], undefined],
    [8, [4], undefined],
  ])('%i of %j: %j', (key, of, problem) => {
    expect(rule.broken(values, key, made(...of))).toBe(problem);
  });

  it('goes by what was taken', () => {
    values.set(2, made(5));
    expect(rule.broken(values, 4, made(1))).toBeUndefined();
    values.restore();
    expect(rule.broken(values, 4, made(1))).toEqual(expect.any(String));
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
