import { CURRENCIES } from '../reading/grammar';
import type { SpokenCurrency } from '../reading/intent';
import { textAt, type ScanToken } from '../reading/scan';
import { bookOf } from '../words/phrase-book';
import { words } from '../words/words';
import { readGroups } from './groups';
import { readNumber, type ReadNumber } from './numbers';

/** An amount: its number, what currency it names, and whether anything says that it is money. */
export interface Amount {
  readonly value: number;
  readonly currency: SpokenCurrency;
  readonly money: boolean;
  /** Whether its number ends in `mil` or `k`. */
  readonly thousands: boolean;
  readonly length: number;
}

const GLUED = /^(\d+(?:\.\d+)?)([a-z]{2,})$/;
const THOUSANDS = /^(\d+(?:\.\d+)?)(?:k|mil)$/;

/** `$2k`, `2 mil pesos`, `usd 100`, `US$100`, `$1500 mxn`, `2k`, `50usd`, `1 500 pesos`. */
export function readAmount(tokens: readonly ScanToken[], from: number): Amount | undefined {
  const before = CURRENCIES.find(tokens, from);
  const sign = signLength(tokens, from, before?.length ?? 0);
  const glued = readGlued(tokens, from + sign);
  if (glued) return { ...glued, length: sign + 1 };
  const number = readNotes(tokens, from + sign) ?? readNumeral(tokens, from + sign);
  return number && amountOf(number, tokens, from, { sign, before: before?.value });
}

/** Behind a number: it is what each costs, in whatever currency. */
function eachBehind(
  tokens: readonly ScanToken[],
  at: number,
): { readonly value: undefined; readonly length: number } | undefined {
  const each = OF_EACH.find(tokens, at);
  return each && { value: undefined, length: each.length };
}
const OF_EACH = bookOf({ each: 'por pieza|la pieza|por unidad|la unidad' });

/** The amount of a number behind `sign` tokens of a currency, with the currency behind it. */
function amountOf(
  { value, length, notes = false }: Numeral,
  tokens: readonly ScanToken[],
  from: number,
  { sign, before }: { readonly sign: number; readonly before: SpokenCurrency },
): Amount {
  const end = from + sign + length;
  const after = CURRENCIES.find(tokens, end) ?? eachBehind(tokens, end);
  return {
    value,
    currency: after?.value ?? before,
    money: notes || sign > 0 || after !== undefined,
    thousands: /mil$|k$/.test(textAt(tokens, end - 1)),
    length: sign + length + (after?.length ?? 0),
  };
}

function signLength(tokens: readonly ScanToken[], from: number, named: number): number {
  return named + Number(textAt(tokens, from + named) === '$');
}

/** `ocho billetes de quinientos`, `un billete de 500`. */
function readNotes(tokens: readonly ScanToken[], at: number): Numeral | undefined {
  const count = ONE.has(textAt(tokens, at)) ? { value: 1, length: 1 } : readNumber(tokens, at);
  const note = at + (count?.length ?? 0);
  if (!count || !/^billetes?$/.test(textAt(tokens, note)) || textAt(tokens, note + 1) !== 'de') return undefined;
  const skipped = note + 2 + Number(textAt(tokens, note + 2) === 'a');
  const each = readNumber(tokens, skipped);
  return each && { value: count.value * each.value, length: skipped + each.length - at, notes: true };
}
const ONE = words('un una');

/** A number; `notes`: whether it counts notes of money. */
type Numeral = ReadNumber & { readonly notes?: boolean };

function readNumeral(tokens: readonly ScanToken[], at: number): Numeral | undefined {
  return readThousands(tokens, at) ?? readSplit(tokens, at) ?? readGroups(tokens, at) ?? readNumber(tokens, at);
}

function readThousands(tokens: readonly ScanToken[], at: number): ReadNumber | undefined {
  const thousands = THOUSANDS.exec(textAt(tokens, at));
  return thousands ? { value: Number(thousands[1]) * 1000, length: 1 } : undefined;
}

/** `1 500` with a currency behind: without one these are two numbers, as are `500-800 pesos`. */
function readSplit(tokens: readonly ScanToken[], at: number): ReadNumber | undefined {
  const [first, second] = [textAt(tokens, at), textAt(tokens, at + 1)];
  const isGrouped =
    tokens[at + 1]?.joined === false &&
    /^[1-9]\d{0,2}$/.test(first) &&
    /^\d{3}$/.test(second) &&
    CURRENCIES.find(tokens, at + 2) !== undefined;
  return isGrouped ? { value: Number(first + second), length: 2 } : undefined;
}

/** `50usd`. */
function readGlued(tokens: readonly ScanToken[], at: number): Amount | undefined {
  const token = tokens[at];
  const parts = GLUED.exec(token?.text ?? '');
  const currency = token && parts ? CURRENCIES.find([{ ...token, text: parts[2] ?? '' }], 0)?.value : undefined;
  if (currency === undefined) return undefined;
  return { value: Number(parts?.[1]), currency, money: true, thousands: false, length: 1 };
}
