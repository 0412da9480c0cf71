import { COMPARATORS, CURRENCIES } from './grammar';
import type { Comparison, PriceLimit, SpokenCurrency } from './intent';
import { unitAt } from './measures';
import { readNumber } from './numbers';
import type { ScanToken } from './scan';

/** An amount: its number, what currency it names, and whether anything says that it is money. */
interface Amount {
  readonly value: number;
  readonly currency: SpokenCurrency;
  readonly money: boolean;
  /** Whether its number ends in `mil` or `k`. */
  readonly thousands: boolean;
  readonly length: number;
}

export interface ReadPrice {
  readonly limit: PriceLimit;
  readonly length: number;
}

const THOUSANDS = /^(\d+(?:\.\d+)?)k$/;
/** How far from a price that was named without a limit others may lie. */
const ABOUT = 0.2;

/** Reads the price limit that starts at `at`: a range, a limit, or an amount of money by itself (taken as about that much). */
export function readPrice(tokens: readonly ScanToken[], at: number): ReadPrice | undefined {
  return readRange(tokens, at) ?? readLimit(tokens, at) ?? readBare(tokens, at);
}

/** Where a comparator (`menos de`) starts at `at`, what it compares and how long it is. */
export function readComparator(
  tokens: readonly ScanToken[],
  at: number,
): { comparison: Comparison | 'about'; length: number } | undefined {
  const found = COMPARATORS.find(tokens, at);
  return found && { comparison: found.value === 'about' ? 'about' : found.value, length: found.length };
}

function readLimit(tokens: readonly ScanToken[], at: number): ReadPrice | undefined {
  const comparator = readComparator(tokens, at);
  if (!comparator) return undefined;
  const start = skipArticles(tokens, at + comparator.length);
  const amount = readAmount(tokens, start);
  if (!amount || !isPrice(amount, tokens, start)) return undefined;
  return { limit: limitOf(comparator.comparison, amount), length: start - at + amount.length };
}

/** `menos de los 500`, `hasta unos 500`. */
function skipArticles(tokens: readonly ScanToken[], at: number): number {
  return ['los', 'las', 'unos', 'unas', 'de', 'a'].includes(tokens[at]?.text ?? '') ? at + 1 : at;
}

/** Without a currency it is a price when nothing else is measured or counted. */
function isPrice(amount: Amount, tokens: readonly ScanToken[], start: number): boolean {
  if (amount.money) return true;
  const next = tokens[start + amount.length];
  if (unitAt(tokens, start + amount.length)) return false;
  return next?.kind !== 'word' || amount.value >= 100;
}

function limitOf(comparison: Comparison | 'about', { value, currency }: Amount): PriceLimit {
  if (comparison === 'most') return { least: undefined, most: value, currency };
  if (comparison === 'least') return { least: value, most: undefined, currency };
  return { least: value * (1 - ABOUT), most: value * (1 + ABOUT), currency };
}

const RANGE_OPENERS: ReadonlySet<string> = new Set(['entre', 'de', 'desde']);
const RANGE_MIDDLES: ReadonlySet<string> = new Set(['y', 'a', 'hasta']);

/** `entre 100 y 200 dólares`, `de 1000 a 2000 pesos`, `desde $500 hasta $800`, `de 1 a 2 mil pesos`. */
function readRange(tokens: readonly ScanToken[], at: number): ReadPrice | undefined {
  const opener = textAt(tokens, at);
  const first = RANGE_OPENERS.has(opener) ? readAmount(tokens, at + 1) : undefined;
  if (!first) return undefined;
  const middle = at + 1 + first.length;
  const second = RANGE_MIDDLES.has(textAt(tokens, middle)) ? readAmount(tokens, middle + 1) : undefined;
  if (!second) return undefined;
  const between = opener === 'entre' && isPrice(second, tokens, middle + 1);
  if (!first.money && !second.money && !between) return undefined;
  return { limit: rangeOf(first, second), length: middle + 1 + second.length - at };
}

function rangeOf(first: Amount, second: Amount): PriceLimit {
  const low = second.thousands && first.value * 1000 < second.value ? first.value * 1000 : first.value;
  return {
    least: Math.min(low, second.value),
    most: Math.max(low, second.value),
    currency: second.currency ?? first.currency,
  };
}

function textAt(tokens: readonly ScanToken[], at: number): string {
  return tokens[at]?.text ?? '';
}

function readBare(tokens: readonly ScanToken[], at: number): ReadPrice | undefined {
  const amount = readAmount(tokens, at);
  return amount?.money ? { limit: limitOf('about', amount), length: amount.length } : undefined;
}

/** `$2k`, `2 mil pesos`, `usd 100`, `$1500 mxn`, `2k`. */
function readAmount(tokens: readonly ScanToken[], from: number): Amount | undefined {
  const before = CURRENCIES.find(tokens, from);
  const sign = before?.length ?? Number(textAt(tokens, from) === '$');
  const number = readThousands(tokens, from + sign) ?? readNumber(tokens, from + sign);
  if (!number) return undefined;
  const end = from + sign + number.length;
  const after = CURRENCIES.find(tokens, end);
  return {
    value: number.value,
    currency: (after ?? before)?.value,
    money: sign > 0 || after !== undefined,
    thousands: /^mil$|k$/.test(textAt(tokens, end - 1)),
    length: sign + number.length + (after?.length ?? 0),
  };
}

function readThousands(tokens: readonly ScanToken[], at: number): { value: number; length: number } | undefined {
  const thousands = THOUSANDS.exec(textAt(tokens, at));
  return thousands ? { value: Number(thousands[1]) * 1000, length: 1 } : undefined;
}
