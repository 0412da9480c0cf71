import { isVerb } from '../kinds/noun-or-verb';
import { BUDGETS, COMPARATORS, LIMIT_DENIALS, LIMIT_VERBS, SIZES } from '../reading/grammar';
import { textAt, type ScanToken } from '../reading/scan';
import type { FoundPhrase } from '../words/phrase-book';
import { words } from '../words/words';
import { readNumber } from './numbers';

/** What a limit is where it is denied. */
export const OPPOSITE = { most: 'more', less: 'least', least: 'less', more: 'most', about: 'about' } as const;
const COMPARISON_SIGNS: ReadonlyMap<string, Limit> = new Map([
  ['<', 'most'],
  ['>', 'least'],
]);
/** Words between a denial and its limit at most. */
const MOST_VERBS = 6;

/** A limit: `most` and `least` take the amount in, `more` and `less` don't. */
export type Limit = 'most' | 'least' | 'more' | 'less';

interface ReadComparator {
  readonly comparison: Limit | 'about';
  readonly length: number;
}

/** Where a comparator (`menos de`, `no menos de`, `que no rebase`, `<`) starts at `at`, what it compares and how long it is. */
export function readComparator(tokens: readonly ScanToken[], at: number): ReadComparator | undefined {
  const found = isFalling(tokens, at) ? undefined : COMPARATORS.find(tokens, at);
  if (found && !isHalf(tokens, at, found.length))
    return found.value === 'about' ? chained(tokens, at, 'about', found.length) : withLink(tokens, at, found);
  const sign = COMPARISON_SIGNS.get(textAt(tokens, at));
  if (sign) return { comparison: sign, length: 1 };
  return readDenied(tokens, at);
}

/** The `no más` of `no más cara que 500`, and not that of `no más 500`. */
function isHalf(tokens: readonly ScanToken[], at: number, length: number): boolean {
  const end = at + length;
  return length === 2 && textAt(tokens, at) === 'no' && tokens[end]?.kind === 'word' && !readNumber(tokens, end);
}

/** `el recibo bajó a 300` limits nothing. */
function isFalling(tokens: readonly ScanToken[], at: number): boolean {
  return textAt(tokens, at) === 'bajo' && textAt(tokens, at + 1) === 'a';
}

/** The `de` of `por lo menos de 24 volts` and `a lo mucho de 3 m` is the limit's: behind it there is no `menos de`. */
function withLink(
  tokens: readonly ScanToken[],
  at: number,
  { value, length }: FoundPhrase<ReadComparator['comparison']>,
): ReadComparator {
  const end = at + length;
  return { comparison: value, length: length + Number(textAt(tokens, end) === 'de' && isAmount(tokens[end + 1])) };
}

function isAmount(token: ScanToken | undefined): boolean {
  return token?.kind === 'number' || token?.kind === 'mixed' || token?.kind === 'sign';
}

/** Of two comparators behind one another the second counts (`gastar hasta`, `unos menos de`), unless it only says about how much of a limit. */
function chained(
  tokens: readonly ScanToken[],
  at: number,
  comparison: ReadComparator['comparison'],
  length: number,
): ReadComparator {
  const next = COMPARATORS.find(tokens, at + length);
  if (!next) return { comparison, length };
  return { comparison: next.value === 'about' ? comparison : next.value, length: length + next.length };
}

/** Where a limit of price starts at `at`: a comparator, or what tells of somebody's money (`tengo`, `mi tope es`). */
export function readPriceComparator(tokens: readonly ScanToken[], at: number): ReadComparator | undefined {
  const found = isOfCeiling(tokens, at) ? undefined : BUDGETS.find(tokens, at);
  return found
    ? chained(tokens, at, found.value, found.length)
    : (readComparator(tokens, at) ?? readDenied(tokens, at, BUDGETS));
}

/** `bocinas de techo de 300 pesos`: where they are put, and no limit. */
function isOfCeiling(tokens: readonly ScanToken[], at: number): boolean {
  return textAt(tokens, at) === 'techo' && BEFORE_PLACE.has(textAt(tokens, at - 1));
}
const BEFORE_PLACE = words('de para en a al');

/** Whether a comparator compares sizes: `más grande que`. */
export function comparesSizes(comparator: readonly ScanToken[]): boolean {
  return comparator.some((_, at) => SIZES.find(comparator, at) !== undefined);
}

/** `no más de`, `que no cueste menos de`, `no quiero gastar más de`, `nadie me paga más de`, `que no se pase de`: the other way round. */
function readDenied(
  tokens: readonly ScanToken[],
  at: number,
  book: typeof COMPARATORS = COMPARATORS,
): ReadComparator | undefined {
  const denial = LIMIT_DENIALS.find(tokens, at);
  if (!denial) return undefined;
  for (let verbs = 0; verbs <= MOST_VERBS; verbs++) {
    const start = at + denial.length + verbs;
    const found = book.find(tokens, start) ?? readPassing(tokens, start);
    if (found && found.value !== 'about') {
      const isDeniedTwice = NONE.has(textAt(tokens, start));
      return { comparison: isDeniedTwice ? found.value : OPPOSITE[found.value], length: start + found.length - at };
    }
    if (!leadsToLimit(textAt(tokens, start))) return undefined;
  }
  return undefined;
}

/** `no deja meter nada más grande que`: denied twice is denied. */
const NONE = words('nada nothing');

/** Whether a word may stand between a denial and its limit; what looks like a verb of one's own may be a name (`no Tapo menos de 1500`). */
function leadsToLimit(text: string): boolean {
  return LIMIT_VERBS.has(text) || (isVerb(text) && !text.endsWith('o'));
}

/** Forms of verbs of going beyond an amount: `rebasen`, `pasarme`, `suba`. */
const PASSING =
  /^(?:(?:pas|rebas|sobrepas|super|elev|dispar|brin(?:c|qu))(?:a|an|e|en|ar|amos|emos)|(?:exced|sub)(?:a|an|e|en|amos|er|ir))(?:me|te|se|nos|le)?$/;
/** These go beyond an amount only with `de` or `a más de`: `sin salirme de`, `que no se vaya arriba de`. */
const LEAVING = /^(?:sal(?:ga|gan|gas|go|ir)|vay(?:a|an|as)|ir)(?:me|te|se|nos|le)?$/;
const SINKING = /^baj(?:a|an|e|en|ar)(?:me|se|le)?$/;
const BEYOND = words('de los las a');
/** `más allá de`, `arriba de`. */
const FURTHER: ReadonlySet<string> = new Set(['mas alla de', 'por arriba de', 'por encima de']);

/** What goes beyond an amount, or falls below it, at `at`: behind a denial it is a limit. */
export function readPassing(tokens: readonly ScanToken[], at: number): FoundPhrase<Limit> | undefined {
  const verb = textAt(tokens, at);
  const link = linkLength(tokens, at + 1);
  if (PASSING.test(verb)) return { value: 'more', length: 1 + link };
  if (link === 0 || textAt(tokens, at + 1) === 'a') return undefined;
  if (LEAVING.test(verb)) return { value: 'more', length: 1 + link };
  return SINKING.test(verb) ? { value: 'less', length: 1 + link } : undefined;
}

/** How many words lead from such a verb to its amount. */
function linkLength(tokens: readonly ScanToken[], at: number): number {
  const three = tokens
    .slice(at, at + 3)
    .map(({ text }) => text)
    .join(' ');
  if (FURTHER.has(three)) return 3;
  const further = COMPARATORS.find(tokens, at);
  if (further?.value === 'more') return further.length;
  const first = Number(BEYOND.has(textAt(tokens, at)));
  return first + Number(first > 0 && BEYOND.has(textAt(tokens, at + 1)));
}
