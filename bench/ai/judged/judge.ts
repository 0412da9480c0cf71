import type { Item, JudgedCatalog } from './items';
import type { QueryLine } from './queries';
import { parseRule, type Predicate, type Vocabulary } from './rules';

/** A query with its judgements, ready to be held against answers. Products that are in no map have grade 0. */
export interface JudgedQuery {
  readonly id: string;
  readonly clase: string;
  readonly catalog: JudgedCatalog['name'];
  readonly text: string;
  /** 3: what was asked for; 2: nearly; 1: something of it; by product id. */
  readonly grades: ReadonlyMap<number, number>;
  /** What was said as a condition: the rule's text, and the products that break it; no answer may be among them. */
  readonly constraint: { readonly rule: string; readonly broken: ReadonlySet<number> } | undefined;
  /** For "A y B": the products of each of the things asked for. */
  readonly together: readonly ReadonlySet<number>[];
  /** Nothing sold fits: the right answer is an empty list, and to say so. */
  readonly expectEmpty: boolean;
}

const BEST = 3;
/** In a request with an order ("el más barato") the first ones keep grade 3, the next have 2, the rest 1. */
const KEEP_BEST = 3;
const KEEP_GOOD = 10;

/** Resolves a query line over its catalog. Throws Error when a rule can't be read. */
export function judge(line: QueryLine, catalog: JudgedCatalog, vocabulary: Vocabulary): JudgedQuery {
  const rule = (text: string): Predicate => parseRule(text, vocabulary);
  const keeps = line.constraint === '' ? undefined : rule(line.constraint);
  const kept = keeps === undefined ? catalog.items : catalog.items.filter(keeps);
  const steps = line.grades.map((step) => ({ grade: step.grade, holds: rule(step.rule) }));
  const grades = new Map<number, number>();
  for (const item of kept) {
    const step = steps.find(({ holds }) => holds(item));
    if (step !== undefined) grades.set(item.id, step.grade);
  }
  return {
    id: line.id,
    clase: line.clase,
    catalog: line.catalog,
    text: line.text,
    grades: line.order === '' ? grades : ordered(grades, kept, line.order),
    constraint: keeps && {
      rule: line.constraint,
      broken: new Set(catalog.items.filter((item) => !keeps(item)).map(({ id }) => id)),
    },
    together: line.together.map((text) => new Set(kept.filter(rule(text)).map(({ id }) => id))),
    expectEmpty: line.grades.length === 0,
  };
}

function ordered(grades: ReadonlyMap<number, number>, items: readonly Item[], order: string): Map<number, number> {
  const sign = order.startsWith('-') ? -1 : 1;
  const name = order.replace(/^-/, '');
  const valueOf = (item: Item): number | undefined => {
    const value = name === 'precio' ? item.usd.low : item.traits.get(name);
    return typeof value === 'number' ? value * sign : undefined;
  };
  const best = items.filter(({ id }) => grades.get(id) === BEST);
  const values = best.flatMap((item) => valueOf(item) ?? []).sort((a, b) => a - b);
  const result = new Map([...grades].filter(([, grade]) => grade < BEST).map(([id]) => [id, 1]));
  for (const item of best) result.set(item.id, rankGrade(valueOf(item), values));
  return result;
}

function rankGrade(value: number | undefined, values: readonly number[]): number {
  if (value === undefined) return 1;
  const better = values.findIndex((other) => other >= value);
  if (better < KEEP_BEST) return BEST;
  return better < KEEP_GOOD ? 2 : 1;
}
