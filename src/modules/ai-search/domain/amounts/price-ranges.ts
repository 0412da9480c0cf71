import { readAmount, type Amount } from './amount';
import { BETWEEN, isPrice, skipArticles } from './price-amounts';
import type { PriceLimit } from '../reading/intent';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';

/** A range of prices, and how many tokens tell it. */
export interface ReadRange {
  readonly limit: PriceLimit;
  readonly length: number;
}

const RANGE_OPENERS: ReadonlySet<string> = new Set(['entre', 'de', 'desde', 'rango', 'between', 'from']);
/** A range that these open is of money when nothing is measured by it. */
const OPENERS_ALONE: ReadonlySet<string> = new Set(['entre', 'between']);
/** `de 3 a 5 mil`: thousands both. */
const THOUSAND_TIMES = 100;

/** `entre 100 y 200 dólares`, `de 1000 a 2000 pesos`, `desde $500 hasta $800`, `de 1 a 2 mil pesos`. */
export function readRange(tokens: readonly ScanToken[], at: number): ReadRange | undefined {
  const opener = textAt(tokens, at);
  const start = skipArticles(tokens, at + 1);
  const first = RANGE_OPENERS.has(opener) ? readAmount(tokens, start) : undefined;
  if (!first) return undefined;
  const middle = start + first.length;
  if (!BETWEEN.has(textAt(tokens, middle))) return undefined;
  const last = skipArticles(tokens, middle + 1);
  const second = readAmount(tokens, last);
  if (!second) return undefined;
  const isAlone = OPENERS_ALONE.has(opener) || areThousands(first, second) || areOfCost(first, second, tokens, at);
  const isMoney = [first, second].some(({ money }) => money) || (isAlone && isPrice(second, tokens, last));
  if (!isMoney) return undefined;
  return { limit: rangeOf(first, second), length: last + second.length - at };
}

/** `7-9k`, `$500-800`, `de 3-5 mil`: two amounts that a dash joins. */
export function readDashed(tokens: readonly ScanToken[], at: number): ReadRange | undefined {
  const start = at + Number(RANGE_OPENERS.has(textAt(tokens, at)));
  const first = readAmount(tokens, start);
  const next = start + (first?.length ?? 0);
  const second = first && tokens[next]?.joined === true ? readAmount(tokens, next) : undefined;
  if (!first || !second) return undefined;
  if (!isMoneyOfTwo(first, second) && !isOfRangeOfCost(first, second, tokens, at)) return undefined;
  return { limit: rangeOf(first, second), length: next + second.length - at };
}

function isMoneyOfTwo(first: Amount, second: Amount): boolean {
  return first.money || second.money || second.thousands;
}

/** `rango 7,000-12,000`. */
function isOfRangeOfCost(first: Amount, second: Amount, tokens: readonly ScanToken[], at: number): boolean {
  const before = textAt(tokens, at - 1) === 'de' ? textAt(tokens, at - 2) : textAt(tokens, at - 1);
  const lead = COSTING.has(textAt(tokens, at)) ? textAt(tokens, at) : before;
  return COSTING.has(lead) && areOfCostBehind(lead, first, second);
}

/** What leads to money, and to nothing else. */
const COSTS = words('cueste cuesten cuesta cuestan valga valgan salga salgan precio precios presupuesto costo');
/** What leads to money, as to other amounts. */
export const COSTING = words(`${[...COSTS].join(' ')} rango rangos ande anden pesos`);
/** Less than this may be of anything that is measured: `radio de 400 a 470`. */
const LEAST_OF_COST = 500;

/** `de 1000 a 2000` at the beginning of a phrase, or behind a verb of cost. */
function areOfCost(first: Amount, second: Amount, tokens: readonly ScanToken[], at: number): boolean {
  const before = tokens[at - 1];
  const lead = COSTING.has(textAt(tokens, at)) ? textAt(tokens, at) : before?.text;
  if (lead !== undefined && COSTING.has(lead)) return areOfCostBehind(lead, first, second);
  const isBeginning = before === undefined || before.kind === 'break';
  return isBeginning && Math.min(first.value, second.value) >= LEAST_OF_COST;
}

/** `que cueste de 50 a 200`; of a range the greater tells: `en un rango de 220 a 1600`. */
function areOfCostBehind(lead: string, first: Amount, second: Amount): boolean {
  return COSTS.has(lead) || Math.max(first.value, second.value) >= LEAST_OF_COST;
}

/** `de 3k a 5k`, `de 3 a 5 mil`. */
function areThousands(first: Amount, second: Amount): boolean {
  return second.thousands && (first.thousands || second.value >= first.value * THOUSAND_TIMES);
}

function rangeOf(first: Amount, second: Amount): PriceLimit {
  const low = second.thousands && first.value * 1000 < second.value ? first.value * 1000 : first.value;
  return {
    least: Math.min(low, second.value),
    most: Math.max(low, second.value),
    currency: second.currency ?? first.currency,
  };
}
