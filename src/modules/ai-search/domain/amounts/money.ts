import { COMPARATORS_BEHIND, CURRENCIES, GIVING } from '../reading/grammar';
import { readAmount, type Amount } from './amount';
import { comparesSizes, type Limit, readComparator, readPriceComparator } from './comparators';
import type { PriceLimit } from '../reading/intent';
import { looksLikeUnit, unitAt } from './unit-at';
import { readNumber } from './numbers';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';

export interface ReadPrice {
  readonly limit: PriceLimit;
  readonly length: number;
}

/** How far from a price that was named without a limit others may lie. */
const ABOUT = 0.2;

/** Reads the price limit that starts at `at`: a range, a limit, or an amount of money by itself (taken as about that much). */
export function readPrice(tokens: readonly ScanToken[], at: number): ReadPrice | undefined {
  return (
    readRange(tokens, at) ??
    readAndMore(tokens, at) ??
    readLimit(tokens, at) ??
    readGiven(tokens, at) ??
    readDashed(tokens, at) ??
    readBare(tokens, at)
  );
}

/** `tres mil y cacho`: a little more. */
const LITTLE_MORE = words('cacho pico feria fraccion algo tantos');

function withLittleMore(tokens: readonly ScanToken[], end: number): number {
  return textAt(tokens, end) === 'y' && LITTLE_MORE.has(textAt(tokens, end + 1)) ? end + 2 : end;
}

/** Of these, behind an amount, it is of money. */
const MORE_MONEY = words('cacho pico feria');
/** What an amount in whole thousands, and any other, stays below with a little more. */
const NEXT = 1000;
const NEXT_BELOW = 100;

/** `dos mil y pico`, `como de 500 y feria`: from so much up, short of the next thousand or hundred. */
function readAndMore(tokens: readonly ScanToken[], at: number): ReadPrice | undefined {
  const start = startOfAbout(tokens, at);
  const amount = start === undefined ? undefined : readAmount(tokens, start);
  if (start === undefined || !amount || amount.value < LEAST_BARE) return undefined;
  const more = start + amount.length;
  if (!isMoreMoney(tokens, more)) return undefined;
  const behind = more + 2;
  const currency = CURRENCIES.find(tokens, behind + Number(textAt(tokens, behind) === 'de'));
  const most = amount.value + (amount.value % NEXT === 0 ? NEXT : NEXT_BELOW);
  return {
    limit: { least: amount.value, most, currency: currency?.value ?? amount.currency },
    length: behind - at,
  };
}

/** Where the amount begins that is said at `at` as about so much, or by itself; undefined behind a limit. */
function startOfAbout(tokens: readonly ScanToken[], at: number): number | undefined {
  const comparator = comparatorAt(tokens, at);
  if (!comparator) return at;
  return comparator.comparison === 'about' ? skipArticles(tokens, at + comparator.length) : undefined;
}

/** Whether `y pico` stands there, of nothing that is measured or counted. */
function isMoreMoney(tokens: readonly ScanToken[], at: number): boolean {
  if (textAt(tokens, at) !== 'y' || !MORE_MONEY.has(textAt(tokens, at + 1))) return false;
  const behind = at + 2 + Number(textAt(tokens, at + 2) === 'de');
  const isOfThings = looksLikeUnit(tokens, behind) || isCount(tokens[behind]);
  return !isOfThings || CURRENCIES.find(tokens, behind) !== undefined;
}

function readLimit(tokens: readonly ScanToken[], at: number): ReadPrice | undefined {
  const comparator = comparatorAt(tokens, at);
  if (!comparator) return undefined;
  const start = skipArticles(tokens, at + comparator.length);
  const range = readDashed(tokens, start);
  if (range) return { ...range, length: start + range.length - at };
  const amount = readAmount(tokens, start);
  const least = COSTING.has(textAt(tokens, at - 1)) ? 0 : LEAST_BEFORE_WORD;
  if (!amount || !isLimited(amount, tokens, start, least)) return undefined;
  if (comparator.comparison === 'about' && !amount.money && amount.value < LEAST_BARE) return undefined;
  return { limit: limitOf(comparator.comparison, amount), length: withLittleMore(tokens, start + amount.length) - at };
}

function comparatorAt(tokens: readonly ScanToken[], at: number): ReturnType<typeof readPriceComparator> {
  const found = readPriceComparator(tokens, at);
  const end = at + (found?.length ?? 0);
  return !found || endsInRange(tokens, end - 1) || comparesSizes(tokens.slice(at, end)) ? undefined : found;
}

function isLimited(amount: Amount, tokens: readonly ScanToken[], start: number, least: number): boolean {
  return isPrice(amount, tokens, start, least) || isHalfOfRange(amount, tokens, start);
}

/** `el más barato de 190 a 600 pesos` is the first of what lies between. */
function endsInRange(tokens: readonly ScanToken[], at: number): boolean {
  return textAt(tokens, at) === 'de' && textAt(tokens, at - 2) === 'mas' && readRange(tokens, at) !== undefined;
}

/** `mi suegra puso 2 mil`, `le pongo 3 mil`: so much, and no few of anything else. */
function readGiven(tokens: readonly ScanToken[], at: number): ReadPrice | undefined {
  const giving = GIVING.find(tokens, at);
  if (!giving) return undefined;
  const start = skipArticles(tokens, at + giving.length);
  const amount = readAmount(tokens, start);
  if (!amount || (!amount.money && amount.value < LEAST_BARE) || !isPrice(amount, tokens, start)) return undefined;
  return { limit: limitOf('most', amount), length: withLittleMore(tokens, start + amount.length) - at };
}

/** `más de 10 y menos de 50 dólares`: the currency is said once, at the end. */
function isHalfOfRange(amount: Amount, tokens: readonly ScanToken[], start: number): boolean {
  const end = start + amount.length;
  if (!['y', 'e', 'pero'].includes(textAt(tokens, end))) return false;
  const comparator = readComparator(tokens, end + 1);
  return comparator !== undefined && readAmount(tokens, end + 1 + comparator.length)?.money === true;
}

const ARTICLES = words('los las unos unas de a son es seria serian nomas solo solamente apenas');
/** Small words between a limit and its amount at most. */
const MOST_SMALL = 2;

/** `menos de los 500`, `hasta unos 500`, `precio máximo: 500`, `lo más que puedo pagar son 500`, `me dieron nada más 500`. */
function skipArticles(tokens: readonly ScanToken[], at: number): number {
  if (tokens[at]?.kind === 'break') return at + 1;
  let place = textAt(tokens, at) === 'nada' && textAt(tokens, at + 1) === 'mas' ? at + 2 : at;
  for (let small = 0; small < MOST_SMALL && ARTICLES.has(textAt(tokens, place)); small++) place++;
  return place;
}

/** Before a word less than this is no price, but for `que cueste más de 60 la caja`. */
const LEAST_BEFORE_WORD = 100;

/** Without a currency it is a price when nothing else is measured or counted. */
function isPrice(amount: Amount, tokens: readonly ScanToken[], start: number, least = LEAST_BEFORE_WORD): boolean {
  if (amount.money) return true;
  const next = tokens[start + amount.length];
  if (looksLikeUnit(tokens, start + amount.length) || isCount(next) || isOfRange(tokens, start + amount.length))
    return false;
  return next?.kind !== 'word' || amount.value >= least;
}

/** `para cerca de 1000 a 2500 metros`: what a second amount behind it is measured in. */
function isOfRange(tokens: readonly ScanToken[], end: number): boolean {
  const second = RANGE_MIDDLES.has(textAt(tokens, end)) ? readNumber(tokens, end + 1) : undefined;
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

function limitOf(comparison: Limit | 'about', { value, currency }: Amount): PriceLimit {
  const beyond = comparison === 'more' || comparison === 'less' ? { beyond: true } : {};
  if (comparison === 'most' || comparison === 'less') return { least: undefined, most: value, currency, ...beyond };
  if (comparison === 'least' || comparison === 'more') return { least: value, most: undefined, currency, ...beyond };
  return { least: value * (1 - ABOUT), most: value * (1 + ABOUT), about: value, currency };
}

const RANGE_OPENERS: ReadonlySet<string> = new Set(['entre', 'de', 'desde', 'rango', 'between', 'from']);
/** A range that these open is of money when nothing is measured by it. */
const OPENERS_ALONE: ReadonlySet<string> = new Set(['entre', 'between']);
const RANGE_MIDDLES: ReadonlySet<string> = new Set(['y', 'a', 'hasta', 'and', 'to']);
/** `de 3 a 5 mil`: thousands both. */
const THOUSAND_TIMES = 100;

/** `entre 100 y 200 dólares`, `de 1000 a 2000 pesos`, `desde $500 hasta $800`, `de 1 a 2 mil pesos`. */
function readRange(tokens: readonly ScanToken[], at: number): ReadPrice | undefined {
  const opener = textAt(tokens, at);
  const start = skipArticles(tokens, at + 1);
  const first = RANGE_OPENERS.has(opener) ? readAmount(tokens, start) : undefined;
  if (!first) return undefined;
  const middle = start + first.length;
  if (!RANGE_MIDDLES.has(textAt(tokens, middle))) return undefined;
  const last = skipArticles(tokens, middle + 1);
  const second = readAmount(tokens, last);
  if (!second) return undefined;
  const isAlone = OPENERS_ALONE.has(opener) || areThousands(first, second) || areOfCost(first, second, tokens, at);
  const isMoney = [first, second].some(({ money }) => money) || (isAlone && isPrice(second, tokens, last));
  if (!isMoney) return undefined;
  return { limit: rangeOf(first, second), length: last + second.length - at };
}

/** `7-9k`, `$500-800`, `de 3-5 mil`: two amounts that a dash joins. */
function readDashed(tokens: readonly ScanToken[], at: number): ReadPrice | undefined {
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
  const last = textAt(tokens, at - 1) === 'de' ? at - 2 : at - 1;
  return COSTING.has(textAt(tokens, last)) && Math.min(first.value, second.value) >= LEAST_OF_COST;
}

const COSTING = words(
  'rango rangos cueste cuesten valga valgan salga salgan ande anden precio presupuesto pesos costo',
);
/** Less than this may be of anything that is measured: `radio de 400 a 470`. */
const LEAST_OF_COST = 500;

/** `de 1000 a 2000` at the beginning of a phrase, or behind a verb of cost. */
function areOfCost(first: Amount, second: Amount, tokens: readonly ScanToken[], at: number): boolean {
  const last = tokens[at - 1];
  const isPlace = last === undefined || last.kind === 'break' || COSTING.has(last.text);
  return isPlace && Math.min(first.value, second.value) >= LEAST_OF_COST;
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

/** Less than this is no price unless something says so. */
const LEAST_BARE = 100;

/** An amount of money by itself, or with its limit behind: `50 dólares`, `50 dólares o menos`; who comes `con 500 pesos` has no more. */
function readBare(tokens: readonly ScanToken[], at: number): ReadPrice | undefined {
  const owned = Number(HELD.has(textAt(tokens, at)));
  const amount = readAmount(tokens, at + owned);
  if (!amount) return undefined;
  const end = at + owned + amount.length;
  const behind = limitBehind(tokens, end);
  const isLimited = behind !== undefined && (owned === 0 || behind.value === 'most');
  const isMoney = amount.money || (isLimited && isBarePrice(amount, tokens, end, behind.length));
  if (!isMoney && !areThousandsInHand(tokens, at, end)) return undefined;
  const { value, length } = behind ?? (owned > 0 ? OWNED : SPOKEN);
  return { limit: limitOf(value, amount), length: end + length - at };
}

/** What leads to what somebody has, or is to pay at most. */
const HELD = words('con por x');

/** `¿me alcanza con 4 mil?`; `con 2 mil huellas` is of these. */
function areThousandsInHand(tokens: readonly ScanToken[], at: number, end: number): boolean {
  const next = tokens[end];
  if (!HELD.has(textAt(tokens, at))) return false;
  return textAt(tokens, end - 1).endsWith('mil') && (next?.kind !== 'word' || BEHIND_MONEY.has(next.text));
}
const BEHIND_MONEY = words('me para que y o');

/** The limit that stands behind an amount; `360 máximo $5040` has another amount that it is of. */
function limitBehind(tokens: readonly ScanToken[], end: number): ReturnType<typeof COMPARATORS_BEHIND.find> {
  const behind = COMPARATORS_BEHIND.find(tokens, end);
  return behind && readAmount(tokens, end + behind.length)?.money === true ? undefined : behind;
}

/** What an amount without a limit means: in somebody's hand, and by itself. */
const OWNED = { value: 'most', length: 0 } as const;
const SPOKEN = { value: 'about', length: 0 } as const;

/** `2 mil o menos`, `2500 para abajo`: a limit behind a number that is of nothing else. */
function isBarePrice(amount: Amount, tokens: readonly ScanToken[], end: number, behind: number): boolean {
  if (amount.value < LEAST_BARE) return false;
  return [end, end + behind].every((place) => !looksLikeUnit(tokens, place) && !isCount(tokens[place]));
}
