import { unitAt, looksLikeUnit } from './unit-at';
import type { Amount } from './amount';
import { readNumber } from './numbers';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';

const ARTICLES = words('los las unos unas de a son es seria serian nomas solo solamente apenas');
/** Small words between a limit and its amount at most. */
const MOST_SMALL = 2;

/** `menos de los 500`, `hasta unos 500`, `precio máximo: 500`, `lo más que puedo pagar son 500`, `me dieron nada más 500`. */
export function skipArticles(tokens: readonly ScanToken[], at: number): number {
  if (tokens[at]?.kind === 'break') return at + 1;
  let place = textAt(tokens, at) === 'nada' && textAt(tokens, at + 1) === 'mas' ? at + 2 : at;
  for (let small = 0; small < MOST_SMALL && ARTICLES.has(textAt(tokens, place)); small++) place++;
  return place;
}

/** Before a word less than this is no price, but for `que cueste más de 60 la caja`. */
export const LEAST_BEFORE_WORD = 100;

/** Without a currency it is a price when nothing else is measured or counted. */
export function isPrice(
  amount: Amount,
  tokens: readonly ScanToken[],
  start: number,
  least = LEAST_BEFORE_WORD,
): boolean {
  if (amount.money) return true;
  const next = tokens[start + amount.length];
  if (looksLikeUnit(tokens, start + amount.length) || isCount(next) || isOfRange(tokens, start + amount.length))
    return false;
  return next?.kind !== 'word' || amount.value >= least;
}

/** Between the two amounts of a range. */
export const BETWEEN: ReadonlySet<string> = new Set(['y', 'a', 'hasta', 'and', 'to']);

/** `para cerca de 1000 a 2500 metros`: what a second amount behind it is measured in. */
function isOfRange(tokens: readonly ScanToken[], end: number): boolean {
  const second = BETWEEN.has(textAt(tokens, end)) ? readNumber(tokens, end + 1) : undefined;
  return second !== undefined && unitAt(tokens, end + 1 + second.length) !== undefined;
}

/** Several of something: `200 casas`, `60 personas` are no prices, nor amounts that a title tells. */
export function isCount(next: ScanToken | undefined): boolean {
  if (next?.kind !== 'word' || NOT_COUNTED.has(next.text)) return false;
  return (next.text.length > 4 && next.text.endsWith('s')) || SHORT_COUNTED.has(next.text);
}

const SHORT_COUNTED = words('dias anos mes');
const NOT_COUNTED = words(
  'antes menos despues gracias buenas buenos maximos netos ademas entonces saludos porfis porfas',
);
