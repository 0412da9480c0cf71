import type { JudgedQuery } from './judge';

/** What an engine gave for one query: the ids in their order, and whether it said that nothing (or not all that was said) fits. */
export interface Answer {
  readonly ids: readonly number[];
  readonly told: boolean;
}

/** Figures of a set of queries; shares go from 0 to 1 and are 0 over no queries. */
export interface Figures {
  readonly queries: number;
  /** Mean nDCG@10 over the queries that have something to find. */
  readonly ndcg: number;
  /** Share of the queries with a constraint in which an answer breaks it. */
  readonly broken: number;
  /** Answers that break a constraint, in all. */
  readonly brokenAnswers: number;
  /** Share of the requests for what isn't sold that were answered with an empty list and the word that nothing fits. */
  readonly emptiesTold: number;
  /** Share of the queries that have something to find and were answered with nothing. */
  readonly wronglyEmpty: number;
  /** Share of the "A y B" queries with something of each among the first ten. */
  readonly together: number;
}

const DEPTH = 10;

/** nDCG of the first `depth` ids, with gain 2^grade - 1. 0 when the query has nothing to find. */
export function ndcg(ids: readonly number[], grades: ReadonlyMap<number, number>, depth = DEPTH): number {
  const ideal = discounted([...grades.values()].sort((a, b) => b - a).slice(0, depth));
  const seen = [...new Set(ids)].slice(0, depth).map((id) => grades.get(id) ?? 0);
  return ideal === 0 ? 0 : discounted(seen) / ideal;
}

function discounted(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** The ids of an answer that break what the query said, however deep. */
export function brokenIds(ids: readonly number[], query: JudgedQuery): number[] {
  const { constraint } = query;
  return constraint === undefined ? [] : ids.filter((id) => constraint.broken.has(id));
}

/** Figures over queries and their answers, which are held together by position. */
export function figures(queries: readonly JudgedQuery[], answers: readonly Answer[]): Figures {
  const pairs = queries.map((query, at) => ({ query, answer: answers[at] ?? { ids: [], told: false } }));
  const findable = pairs.filter(({ query }) => !query.expectEmpty);
  const unsold = pairs.filter(({ query }) => query.expectEmpty);
  const bound = findable.filter(({ query }) => query.constraint !== undefined);
  const broken = bound.map(({ query, answer }) => brokenIds(answer.ids, query).length);
  return {
    queries: queries.length,
    ndcg: mean(findable.map(({ query, answer }) => ndcg(answer.ids, query.grades))),
    broken: share(broken, (count) => count > 0),
    brokenAnswers: broken.reduce((sum, count) => sum + count, 0),
    emptiesTold: share(unsold, ({ answer }) => answer.ids.length === 0 && answer.told),
    wronglyEmpty: share(findable, ({ answer }) => answer.ids.length === 0),
    together: share(
      findable.filter(({ query }) => query.together.length > 0),
      ({ query, answer }) => query.together.every((group) => answer.ids.slice(0, DEPTH).some((id) => group.has(id))),
    ),
  };
}

/** Figures by class, in the classes' alphabetical order, and over all under `todas`. */
export function figuresByClass(queries: readonly JudgedQuery[], answers: readonly Answer[]): Map<string, Figures> {
  const classes = [...new Set(queries.map(({ clase }) => clase))].sort();
  const result = new Map<string, Figures>();
  for (const clase of classes) {
    const at = queries.flatMap((query, index) => (query.clase === clase ? [index] : []));
    result.set(clase, figures(pick(queries, at), pick(answers, at)));
  }
  return result.set('todas', figures(queries, answers));
}

function pick<T>(list: readonly T[], at: readonly number[]): T[] {
  return list.filter((_, index) => at.includes(index));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function share<T>(list: readonly T[], holds: (one: T) => boolean): number {
  return mean(list.map((one) => (holds(one) ? 1 : 0)));
}
