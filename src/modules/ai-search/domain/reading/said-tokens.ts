import { unitsInShort } from '../amounts/spelled-units';
import type { Lexicon } from '../words/lexicon';
import { inClauses } from './full-stops';
import type { Vocabulary } from './intent';
import { withModels } from './model-tokens';
import { withoutNames } from './proper-names';
import { scan, type ScanToken } from './scan';
import { wordShortened } from './shortened';

/** Only this many tokens of a query are read: more than 256 characters can hold. */
const MOST_TOKENS = 160;
/** Words corrected at most, and words for which one is looked for, found or not: a bound on the time of hostile queries. */
const MOST_CORRECTED = 8;
const MOST_TRIED = 16;

/** What was said, its slips put right, and these as typed and as read. */
export interface SaidTokens {
  readonly tokens: readonly ScanToken[];
  readonly corrected: ReadonlyMap<string, string>;
}

/** Scans a sentence without names of persons and addresses, what is shortened in full and slips put right. */
export function saidIn(text: string, lexicon: Lexicon, vocabulary: Vocabulary): SaidTokens {
  const put = new Map<string, string>();
  const plain = inClauses(inFull(withNumbersWhole(withoutNames(withoutContacts(text)))));
  const said = withModels(scan(spelledOut(plain)).slice(0, MOST_TOKENS), lexicon, vocabulary, put);
  return { tokens: corrected(said, lexicon, vocabulary, put), corrected: put };
}

/** `500 - 800` as `500-800`: two numbers, not one with a blank for its thousands; and `1'500`, which is one, as `1500`. */
function withNumbersWhole(text: string): string {
  return text.replace(DASHED, '-').replace(APOSTROPHE, '');
}
const APOSTROPHE = /(?<=\d)['\u2019](?=\d{3}(?!\d))/g;
const DASHED = /(?<=\d)\s{1,3}[-\u2013\u2014]\s{1,3}(?=\$?\s?\d)/g;

function isRight(word: string, lexicon: Lexicon, vocabulary: Vocabulary): boolean {
  const isKnown = (form: string): boolean =>
    lexicon.speller.has(form) || vocabulary.frequency(form) > 0 || lexicon.isOrdinary(form);
  return isKnown(word) || plainFormsOf(word).some(isKnown);
}

const WITH_WHOM = /^(.{2,}(?:[aei]r|[ai]ndo|iendo))(?:me|te|se|nos|l[aeo]s?|[mts]el[ao]s?|nosl[ao]s?)$/;

/** What lists of words leave out the forms of: `matarme` is matar, `robotito` robot. */
function plainFormsOf(word: string): string[] {
  const verb = WITH_WHOM.exec(word)?.[1];
  const small = /^(.{3,}?)(?:c?it[oa]s?)$/.exec(word)?.[1];
  return [...(verb ? [verb] : []), ...(small ? [small, `${small}a`, `${small}o`] : [])];
}

function corrected(
  tokens: readonly ScanToken[],
  lexicon: Lexicon,
  vocabulary: Vocabulary,
  put: Map<string, string>,
): ScanToken[] {
  let left = MOST_CORRECTED;
  let tries = MOST_TRIED;
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || Math.min(left, tries) === 0) return [token];
    const whole = wordShortened(tokens, at, lexicon);
    const heard = whole ?? withH(token.text, lexicon, vocabulary) ?? heardAs(token.text, lexicon, vocabulary);
    if (heard === undefined && isRight(token.text, lexicon, vocabulary)) return [token];
    tries--;
    const meant = heard ?? meantBy(token.text, lexicon, vocabulary);
    if (meant === undefined) return [token];
    left--;
    put.set(token.text, meant);
    return meant.split(' ').map((text) => ({ ...token, text, ...(whole !== undefined && { short: token.text }) }));
  });
}

/** What a word that is wrong was meant to be: by one error, by its letters left out, by a blank, by two errors. */
function meantBy(word: string, lexicon: Lexicon, vocabulary: Vocabulary): string | undefined {
  const { speller } = lexicon;
  return (
    speller.nearest(word) ??
    speller.shortFor(word) ??
    apart(word, lexicon, vocabulary) ??
    speller.heard(word) ??
    speller.farther(word)
  );
}

/** `jumo` is humo, as people say it, though it is a word: where no product has that, and the trade has the other. */
function withH(word: string, { speller }: Lexicon, vocabulary: Vocabulary): string | undefined {
  const written = `h${word.slice(1)}`;
  const isMeant =
    word.startsWith('j') && !speller.has(word) && vocabulary.frequency(word) === 0 && speller.has(written);
  return isMeant ? written : undefined;
}

/** A shorter word that people ask with is right as it is. */
const LEAST_HEARD = 4;

/** What a word that is neither Spanish nor any product's sounds like, though people ask with it so spelled: `rak`, `hueya`. */
function heardAs(
  word: string,
  { speller, isSpanish, isOrdinary }: Lexicon,
  vocabulary: Vocabulary,
): string | undefined {
  const isRight = word.length < LEAST_HEARD ? isOrdinary(word) : isSpanish(word);
  return isRight || vocabulary.frequency(word) > 0 ? undefined : speller.heard(word);
}

/** Small words that people run together with the one before or behind: `conchip`, `reguladorde`. */
const GLUED_SMALL = ['con', 'para', 'sin', 'por', 'del', 'de', 'el', 'la', 'y'];
const LEAST_GLUED = 4;
const LEAST_BEFORE = 5;

/** Two words that were run together; undefined where they aren't. */
function apart(word: string, lexicon: Lexicon, vocabulary: Vocabulary): string | undefined {
  const isWhole = (part: string): boolean => part.length >= LEAST_GLUED && isRight(part, lexicon, vocabulary);
  for (const small of GLUED_SMALL) {
    const behind = word.startsWith(small) ? word.slice(small.length) : '';
    if (isWhole(behind)) return `${small} ${behind}`;
    const before = word.endsWith(small) ? word.slice(0, -small.length) : '';
    if (before.length >= LEAST_BEFORE && isWhole(before)) return `${before} ${small}`;
  }
  return apartInTrade(word, lexicon);
}

/** What stands on either side of `de` may be as short as this: `ojodepez`. */
const LEAST_BESIDE = 3;

/** Two words of the trade that were run together, or two words with `de` between: `discoduro`, `sensordehumo`. */
function apartInTrade(word: string, { speller, isSpanish }: Lexicon): string | undefined {
  const isOfTrade = (part: string): boolean => speller.means(part);
  const isWord = (part: string): boolean => part.length >= LEAST_BESIDE && (isOfTrade(part) || isSpanish(part));
  for (let end = LEAST_BESIDE; end <= word.length - LEAST_BESIDE; end++) {
    const [first, last] = [word.slice(0, end), word.slice(end)];
    if (isOfTrade(first) && isOfTrade(last)) return `${first} ${last}`;
    if (last.startsWith('de') && isWord(first) && isWord(last.slice(2))) return `${first} de ${last.slice(2)}`;
  }
  return undefined;
}

/** `q` and `d` of messages: `q no pase`, `menos d 1000`, `camara d bebe`; not of `Q Roo`, `tipo D`, `3 D`, `D-Link`. */
function inFull(text: string): string {
  return unitsInShort(text)
    .replace(/\bun milpa\b/gi, 'mil pesos')
    .replace(LETTERS, (letters) => `${letters.replace(/[. ]/g, '')} `)
    .replace(/(?<![^ ,])q(?= (?!roo\b))/gi, 'que')
    .replace(/(?<=[\p{L}] )(?<!\b(?:tipo|clase|letra|vitamina) )d(?= (?!link\b)[\p{L}\d])/giu, 'de');
}

/** `S.L.P.`, `N. L.`: letters that stand for a name, as one word. */
const LETTERS = /(?<![\p{L}\d])(?:\p{L}\. ?){2,4}(?![\p{L}\d])/gu;

const SHORT: Readonly<Record<string, string>> = { p: 'para', c: 'con', s: 'sin' };

/** Marks that join two things; titles that somebody pastes have many of them between what they tell of one. */
const JOINING = /(?<=[\p{L}\d]) \+ (?=[\p{L}\d])|(?<=\p{L}) \/ (?=\p{L})/gu;

/** `80 c/u`. */
const EACH = / ?(?<![\p{L}])c\/u(?!\p{L})/giu;

/** `p/dvr`, `c/audio` and `s/disco` in full, `dvr + disco` as `dvr y disco`; `c/u` is each, and what amounts are of is read without. */
function spelledOut(said: string): string {
  const text = said.replace(EACH, ' por pieza');
  if (!/[/+]/.test(text)) return text;
  const isPair = text.split(/ [/+|] /).length === 2;
  return (isPair ? text.replace(JOINING, ' y ') : text).replace(
    /(?<![^ ])([pcs])\/(?!u\b| ?\d)/gi,
    (_, short: string) => `${SHORT[short.toLowerCase()] ?? short} `,
  );
}

const PHONE = /^\+?\d{8,}$/;

/** The text without addresses and telephone numbers of who writes. */
function withoutContacts(text: string): string {
  if (!/@|www|http|\d{8}/.test(text)) return text;
  const isContact = (word: string): boolean =>
    /^(?:https?:|www\.)/.test(word) || (word.includes('@') && word.includes('.')) || PHONE.test(word);
  return text
    .split(' ')
    .filter((word) => !isContact(word))
    .join(' ');
}
