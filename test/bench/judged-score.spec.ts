import { evaluate, table } from '@/../bench/ai/judged/evaluate';
import type { JudgedQuery } from '@/../bench/ai/judged/judge';
import { loadJudged, PARTS } from '@/../bench/ai/judged/load';
import { brokenIds, figures, figuresByClass, ndcg } from '@/../bench/ai/judged/score';

const query = (over: Partial<JudgedQuery>): JudgedQuery => ({
  id: 'q',
  clase: 'lego',
  catalog: 'demo',
  text: 'algo',
  grades: new Map([
    [1, 3],
    [2, 1],
  ]),
  constraint: undefined,
  together: [],
  expectEmpty: false,
  ...over,
});
const answer = (...ids: number[]): { ids: number[]; told: boolean } => ({ ids, told: ids.length === 0 });
const bound = query({
  clase: 'presupuesto',
  constraint: { rule: 'precio<=9', broken: new Set([3, 4, 5, 6, 7, 8, 9]) },
});
const unsold = query({ clase: 'no_vendido', grades: new Map(), expectEmpty: true });

describe('score of the judged queries', () => {
  it('gives 1 to the best order, less to a worse one and 0 to nothing', () => {
    const { grades } = query({});
    expect(ndcg([1, 2, 9], grades)).toBeCloseTo(1);
    expect(ndcg([2, 1], grades)).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)));
    expect(ndcg([], grades)).toBe(0);
    expect(ndcg([1], new Map())).toBe(0);
  });

  it('looks at ten answers, and counts one given twice once', () => {
    const { grades } = query({});
    expect(ndcg([90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 1], grades)).toBe(0);
    expect(ndcg([1, 1, 2], grades)).toBeCloseTo(1);
  });

  it('counts answers outside a constraint, however deep', () => {
    expect(brokenIds([1, 7, 2, 8], bound)).toEqual([7, 8]);
    expect(brokenIds([7], query({}))).toEqual([]);
  });

  it('tells shares over the queries that they are about', () => {
    const both = query({ together: [new Set([1]), new Set([2])] });
    const seen = figures([bound, unsold, both, unsold], [answer(1, 7), answer(), answer(1), { ids: [], told: false }]);
    expect(seen).toMatchObject({
      queries: 4,
      broken: 1,
      brokenAnswers: 1,
      emptiesTold: 0.5,
      wronglyEmpty: 0,
      together: 0,
    });
  });

  it('tells an empty answer to a request that can be met', () => {
    expect(figures([query({})], [answer()])).toMatchObject({ ndcg: 0, wronglyEmpty: 1 });
  });

  it('goes by class, and over all', () => {
    const byClass = figuresByClass([query({}), bound, unsold], [answer(1, 2), answer(9), answer()]);
    expect([...byClass.keys()]).toEqual(['lego', 'no_vendido', 'presupuesto', 'todas']);
    expect(byClass.get('lego')?.ndcg).toBeCloseTo(1);
    expect(byClass.get('no_vendido')?.emptiesTold).toBe(1);
    expect(byClass.get('todas')).toMatchObject({ queries: 3, ndcg: 0.5 });
  });
});

const DEALT = PARTS.filter((part) => part !== 'constraints');

describe('judged queries', () => {
  it.each(DEALT)('resolve in the part %s: each has something that fits wholly, or nothing', (part) => {
    const wrong = loadJudged(part).filter(({ grades, expectEmpty, together }) => {
      const best = [...grades.values()].includes(3);
      return expectEmpty ? grades.size > 0 : !best || together.some((group) => group.size === 0);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('are in one part each', () => {
    const ids = DEALT.flatMap((part) => loadJudged(part).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('give a perfect engine 1, and break nothing', async () => {
    const byText = new Map(loadJudged('tuning').map((one) => [`${one.catalog}/${one.text}`, one.grades]));
    const byClass = await evaluate('tuning', (text, catalog) =>
      [...(byText.get(`${catalog}/${text}`) ?? [])].sort(([, a], [, b]) => b - a).map(([id]) => id),
    );
    expect(byClass.get('todas')).toMatchObject({ broken: 0, emptiesTold: 1, wronglyEmpty: 0 });
    expect(byClass.get('todas')?.ndcg).toBeCloseTo(1);
    expect(table(byClass)).toContain('nDCG@10');
  });
});
