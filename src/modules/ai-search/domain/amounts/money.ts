import { COMPARATORS_BEHIND, CURRENCIES, GIVING } from '../reading/grammar';
import { readAmount, type Amount } from './amount';
import { comparesSizes, type Limit, readComparator, readPriceComparator } from './comparators';
import type { PriceLimit } from '../reading/intent';
import { LEAST_BEFORE_WORD, isCount, isPrice, skipArticles } from './price-amounts';
import { COSTING, readDashed, readRange } from './price-ranges';
import { looksLikeUnit } from './unit-at';
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
  const range = readDashed(tokens, start) ?? readRangeOf(tokens, start);
  if (range) return { ...range, length: start + range.length - at };
  const amount = readAmount(tokens, start);
  const least = tokens.slice(Math.max(0, at - 1), start).some(({ text }) => PAID.has(text)) ? 0 : LEAST_BEFORE_WORD;
  if (!amount || !isLimited(amount, tokens, start, least)) return undefined;
  if (comparator.comparison === 'about' && !amount.money && amount.value < LEAST_BARE) return undefined;
  return { limit: limitOf(comparator.comparison, amount), length: withLittleMore(tokens, start + amount.length) - at };
}

/** What is of money alone: behind it few are money too (`no pienso pagar más de 60 por …`). */
const PAID = words(
  `${[...COSTING].join(' ')} pagar pago paga pagan pagamos pague paguemos gastar gasto gastamos gastemos cobren cobre cobrar invertir presupuesto budget pay spend`,
);

/** `precio de | 790 a 1800`: the word before the amount opens the range. */
function readRangeOf(tokens: readonly ScanToken[], start: number): ReadPrice | undefined {
  const range = textAt(tokens, start - 1) === 'de' ? readRange(tokens, start - 1) : undefined;
  return range && { ...range, length: range.length - 1 };
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

/** `más de 10 y menos de 50 dólares`, `más de 80 pero menos de 150`: at the end it is told to be money, or too much for anything else. */
function isHalfOfRange(amount: Amount, tokens: readonly ScanToken[], start: number): boolean {
  const end = start + amount.length;
  if (!['y', 'e', 'pero', 'ni'].includes(textAt(tokens, end))) return false;
  const comparator = readComparator(tokens, end + 1);
  const second = end + 1 + (comparator?.length ?? 0);
  const other = comparator && readAmount(tokens, second);
  return other !== undefined && (other.money || (other.value >= LEAST_BEFORE_WORD && isPrice(other, tokens, second)));
}

function limitOf(comparison: Limit | 'about', { value, currency }: Amount): PriceLimit {
  const beyond = comparison === 'more' || comparison === 'less' ? { beyond: true } : {};
  if (comparison === 'most' || comparison === 'less') return { least: undefined, most: value, currency, ...beyond };
  if (comparison === 'least' || comparison === 'more') return { least: value, most: undefined, currency, ...beyond };
  return { least: value * (1 - ABOUT), most: value * (1 + ABOUT), about: value, currency };
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
