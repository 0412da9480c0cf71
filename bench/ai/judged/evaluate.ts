import type { CatalogName } from './items';
import { loadJudged, type Part } from './load';
import { figuresByClass, type Answer, type Figures } from './score';

/**
 * What the engine's owner plugs in: the ids of the products that the search gives for a text over a catalog, best first (a page of ten or
 * more), or an {@link Answer} when it can also tell that nothing fits.
 */
export type Search = (
  text: string,
  catalog: CatalogName,
) => Answer | readonly number[] | Promise<Answer | readonly number[]>;

/** Asks every query of a part, one after another, and gives the figures by class (and `todas`). */
export async function evaluate(part: Part, search: Search): Promise<Map<string, Figures>> {
  const queries = loadJudged(part);
  const answers: Answer[] = [];
  for (const query of queries) answers.push(asAnswer(await search(query.text, query.catalog)));
  return figuresByClass(queries, answers);
}

/** The figures as lines of a table, widest column first. */
export function table(byClass: ReadonlyMap<string, Figures>): string {
  const head = ['class', 'queries', 'nDCG@10', 'broken', 'told empty', 'wrongly empty', 'both kinds'];
  const rows = [...byClass].map(([clase, one]) => [
    clase,
    String(one.queries),
    ...[one.ndcg, one.broken, one.emptiesTold, one.wronglyEmpty, one.together].map((value) => value.toFixed(3)),
  ]);
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell) => cell.padEnd(14))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

/** What an engine gave, with what it told; a bare list tells that nothing fits where it is empty. */
export function asAnswer(given: Answer | readonly number[]): Answer {
  return 'ids' in given ? given : { ids: given, told: given.length === 0 };
}
