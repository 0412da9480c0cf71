import { CURRENCIES } from '../reading/grammar';
import type { ScanToken } from '../reading/scan';
import { lemma } from '../kinds/book/lemmas';
import { words } from '../words/words';
import type { Counted } from './dimensions';
import { isCount } from './price-amounts';
import { readNumber } from './numbers';
import { unitAt } from './unit-at';

/** So many of what a noun names, and how many tokens both take. */
export interface ReadCount {
  readonly dimension: Counted;
  /** The noun as it was said. */
  readonly things: string;
  readonly value: number;
  readonly length: number;
}

const LONGEST = 24;
const MOST = 9999;
/** What tells how long or how often, who, or how much, and nothing that a thing has. */
const OF_NOTHING = words(
  'anos ano meses mes semanas semana dias dia horas hora minutos segundos veces vez personas gentes clientes pesos por ciento menos antes despues mas',
);

/**
 * Reads so many of something whatever that is, `40 llaves`, `12 ganchos`: no unit, no money, no time. The noun is in the plural, but of one
 * (`1 cajon`).
 */
export function readCounted(tokens: readonly ScanToken[], at: number): ReadCount | undefined {
  const number = readNumber(tokens, at);
  const end = at + (number?.length ?? 0);
  const noun = tokens[end];
  if (!number || !isWhole(number.value) || !isNoun(noun) || isOfElse(tokens, end)) return undefined;
  const isSingle = number.value === 1 && noun.text.length > LEAST_OF_ONE;
  if (!isSingle && !isCount(noun)) return undefined;
  return { dimension: `of ${lemma(noun.text)}`, things: noun.text, value: number.value, length: number.length + 1 };
}

function isNoun(token: ScanToken | undefined): token is ScanToken {
  return token?.kind === 'word' && token.text.length <= LONGEST && !OF_NOTHING.has(token.text);
}

function isOfElse(tokens: readonly ScanToken[], at: number): boolean {
  return unitAt(tokens, at) !== undefined || CURRENCIES.find(tokens, at) !== undefined;
}

const LEAST_OF_ONE = 4;

function isWhole(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= MOST;
}

/** The noun that a dimension counts, as its lemma; undefined where that is one of the table. */
export function nounOf(dimension: string): string | undefined {
  return dimension.startsWith('of ') ? dimension.slice('of '.length) : undefined;
}
