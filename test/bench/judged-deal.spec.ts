import { deal } from '@/../bench/ai/judged/deal';
import { readQueryLines, type QueryLine } from '@/../bench/ai/judged/queries';

const linesOf = (clase: string, count: number): QueryLine[] =>
  readQueryLines(Array.from({ length: count }, (_, at) => `${clase} | demo | ${clase} ${at} | nada`).join('\n'));
const empty = (): Map<'a' | 'b', QueryLine[]> =>
  new Map([
    ['a', []],
    ['b', []],
  ]);
const idsOf = (lines: readonly QueryLine[] = []): string[] => lines.map(({ id }) => id);

describe('dealing of judged queries', () => {
  it('gives every query to one part, and each part half of each class', () => {
    const lines = [...linesOf('lego', 10), ...linesOf('uso', 6)];
    const given = deal(lines, empty());
    expect([...idsOf(given.get('a')), ...idsOf(given.get('b'))].sort()).toEqual(idsOf(lines).sort());
    const classes = given.get('a')?.map(({ clase }) => clase);
    expect(classes?.filter((clase) => clase === 'lego')).toHaveLength(5);
    expect(classes?.filter((clase) => clase === 'uso')).toHaveLength(3);
  });

  it('goes by the texts and not by the order in which they come', () => {
    const lines = linesOf('lego', 9);
    expect(deal([...lines].reverse(), empty())).toEqual(deal(lines, empty()));
  });

  it('makes up for what a part holds already', () => {
    const held = new Map(empty()).set('a', linesOf('lego', 4));
    const given = deal(linesOf('lego', 8).slice(4), held);
    expect(given.get('a')).toEqual([]);
    expect(given.get('b')).toHaveLength(4);
  });
});
