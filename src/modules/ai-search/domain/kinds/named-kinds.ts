import { scan, textAt, type ScanToken } from '../reading/scan';
import { SMALL, type KindBook } from './book/kind-book';
import { lemma } from './book/lemmas';
import type { NameMatch, Way } from './book/name-book';
import { ALSO } from './joiners';
import { PACKAGES } from './role-words';
import { asksForNothing, LOST, saidRoles } from './said-roles';
import { words } from '../words/words';

/** A kind's name in a sentence. */
export interface NamedKind {
  readonly kinds: readonly number[];
  readonly words: number;
  /** How much it is what is asked for: 0 (denied) to 1. */
  readonly role: number;
  readonly isAsked: boolean;
  /** Whether `y` joins it to the thing asked for before it. */
  readonly joins: boolean;
  /** The place of its first word. */
  readonly at: number;
  /** How many marks stand before it. */
  readonly part: number;
  /** Its words, as they stand in the sentence. */
  readonly texts: readonly string[];
  /** How much a single word says: less when it begins the names of many kinds. */
  readonly plainness: number;
}

const ASKED = 0.9;
/** What is asked for stands last in English (`radio battery`): the noun before it tells which. */
const TELLS_OF_NEXT = 0.25;
const ENGLISH_HEADS: ReadonlySet<string> = new Set(
  (
    'battery charger reader mount bracket holder cover enclosure cabinet box case bag license subscription antenna aerial holster stand tool tester meter connector coupler plug ' +
    'adapter adaptor converter splitter extender injector booster repeater arrester suppressor protector cord lead wire tray shelf rail post insulator arm lock opener remote handset ' +
    'headset earpiece speaker microphone mic controller recorder scanner printer ribbon drawer bulb tape screw anchor bit wheel hinge track sticker wristband bracelet fob tracker harness bell strobe'
  )
    .split(' ')
    .map(lemma),
);
const GAP = 2;
const MOST_BETWEEN = 6;
/** No name goes on across these. */
const CUTS = words('y con sin que no o e ni mas');
const AND: ReadonlySet<string> = new Set(['y', 'e', 'mas', 'and', 'ademas', 'tambien']);
const AFTER_AND = words('su sus unos unas tambien otro otra mas dos tres cuatro algunos');

/** The names of kinds in a sentence, in their order. */
export function namedKinds(tokens: readonly ScanToken[], book: KindBook): NamedKind[] {
  const roles = saidRoles(tokens);
  const words = wordsOf(tokens);
  const lemmas = words.map(({ token }) => lemma(token.text));
  const placeOf = (word: number): number => words[word]?.at ?? 0;
  const roleAt = (place: number): number => roles[place] ?? 0;
  const lostAlone = asksForNothing(tokens, roles);
  const roleOf = (kinds: readonly number[], place: number): number =>
    lostAlone && roles[place] === LOST && !kinds.some((kind) => book.isElsewhere(kind)) ? 1 : roleAt(place);
  const open = (from: number, to: number): Way => goesOn(tokens.slice(placeOf(from) + 1, placeOf(to)));
  let before = -1;
  let last: LastName = { end: -1, role: 0, turns: false };
  const whole = book.names.find(lemmas, GAP, open, (match, all) => isMeant(match, all, lemmas, book));
  const found = withParts(whole, { words, tokens, lemmas, book }).map(({ kinds, start, end, words: length }) => {
    const own = joinedTo(last, tokens, placeOf(start)) ? last.role : roleOf(kinds, placeOf(start));
    const role = own * (tellsOfNext(tokens[placeOf(end) + 1]) ? TELLS_OF_NEXT : 1);
    const turns = roleAt(placeOf(end)) < own && !isNamedShorter(kinds, lemmas.slice(start, end + 1), book);
    last = { end: placeOf(end), role: own, turns };
    const isAsked = role >= ASKED;
    const between = tokens.slice(before + 1, placeOf(start));
    const joins = isAsked && before >= 0 && isJoined(between);
    const isNext = isAsked && before >= 0 && isListed(between);
    if (isAsked) before = placeOf(end);
    const part = tokens.slice(0, placeOf(start)).filter(({ kind }) => kind === 'break').length;
    const plainness = plainnessOf(book.families(lemmas[start] ?? ''));
    const texts = tokens.slice(placeOf(start), placeOf(end) + 1).map(({ text }) => text);
    return { kinds, at: placeOf(start), words: length, role, isAsked, joins, isNext, plainness, part, texts };
  });
  return found.map(({ isNext, ...name }, place) => ({
    ...name,
    joins: name.joins || (isNext && (isPair(name) || goesToEnd(found, place))),
  }));
}

/** In English the last noun is asked for (`thermal label printer`); of a thing and a narrower one that begin alike (`cámara IP domo`), the narrower. */
function isMeant(
  { kinds, start, end, words: length }: NameMatch,
  all: readonly NameMatch[],
  lemmas: readonly string[],
  book: KindBook,
): boolean {
  if (length === 1) return false;
  if (ENGLISH_HEADS.has(lemmas[end] ?? '')) return true;
  const alike = all.filter((other) => other.start === start && other.words === length);
  return alike.some((other) => kinds.every((kind) => other.kinds.includes(book.within(kind))));
}

/** The name before: where it ends, its role, and whether its last word has another and is needed (`motor para portón`, but not `disco duro para dvr`). */
interface LastName {
  readonly end: number;
  readonly role: number;
  readonly turns: boolean;
}

/** Whether fewer words of a name, from its beginning on, name the same. */
function isNamedShorter(kinds: readonly number[], lemmas: readonly string[], book: KindBook): boolean {
  const shorter = book.names.findAll(lemmas, GAP).filter(({ start, end }) => start === 0 && end < lemmas.length - 1);
  return shorter.some((name) => name.kinds.some((kind) => kinds.includes(kind)));
}

/** Whether a name at `at` is joined to a whole one before it, and not to the last word of that: `motor para portón y cerradura`. */
function joinedTo({ end, turns }: LastName, tokens: readonly ScanToken[], at: number): boolean {
  return turns && isJoined(tokens.slice(end + 1, at));
}

interface Said {
  readonly words: readonly { readonly token: ScanToken; readonly at: number }[];
  readonly tokens: readonly ScanToken[];
  readonly lemmas: readonly string[];
  readonly book: KindBook;
}

/**
 * The names, with that of a part that the first of them completes: `radio y su cargador`, `panel solar con su controlador`, `cable utp y conectores`.
 * A noun that is a name by itself is another thing, but for a part of many that is said to be of the first (`taladro y su batería`).
 */
function withParts(names: readonly NameMatch[], said: Said): readonly NameMatch[] {
  const [host, ...others] = names;
  if (host === undefined) return names;
  const placeOf = (word: number): number => said.words[word]?.at ?? said.tokens.length;
  const isBeside = (word: number): boolean => isJoined(said.tokens.slice(placeOf(host.end) + 1, placeOf(word)));
  const word = said.words.findIndex(({ token }, at) => at > host.end && !isSmall(token) && isBeside(at));
  const other = others.find(({ start, end }) => start <= word && end >= word);
  const isItsOwn = said.tokens.slice(placeOf(host.end), placeOf(word)).some(({ text }) => THEIR.has(text));
  const isPart = isItsOwn && PARTS.has(said.lemmas[word] ?? '') && other?.words === 1;
  if (word < 0 || (other !== undefined && !isPart)) return names;
  const kinds = kindsOfPart(word, host, said);
  if (kinds.length === 0) return names;
  const part = { kinds, start: word, end: word, words: 1 };
  return [host, ...others.filter((each) => each !== other), part].sort((a, b) => a.start - b.start);
}

/** What many things have one of, each its own. */
export const PARTS: ReadonlySet<string> = new Set(
  'bateria pila cargador eliminador antena funda base soporte control montaje tapa'.split(' ').map(lemma),
);

/** The kinds that a noun names together with the name before it, or with what people call that kind. */
function kindsOfPart(word: number, host: NameMatch, { lemmas, book }: Said): readonly number[] {
  const called = scan(book.title(host.kinds[0] ?? 0) ?? '').map(({ text }) => lemma(text));
  const hosts = [lemmas.slice(host.start, host.end + 1), called.filter((text) => !SMALL.has(text))];
  const found = hosts.flatMap((texts) => book.names.findAll([lemmas[word] ?? '', ...texts], GAP));
  const whole = found.find(({ start, words }) => start === 0 && words > 1);
  return whole?.kinds.filter((kind) => !host.kinds.includes(kind)) ?? [];
}

/** Whether it is one thing told by two nouns, which ends a list as its last two do: `monitor, teclado y mouse`. */
function isPair({ texts }: Pick<NamedKind, 'texts'>): boolean {
  return texts.some((text) => AND.has(text));
}

/** Whether the names behind, each after its comma, end in one joined by `y`: `cámaras, grabador y disco`. */
function goesToEnd(names: readonly { joins: boolean; isNext: boolean; isAsked: boolean }[], place: number): boolean {
  const behind = names.slice(place + 1).filter(({ isAsked }) => isAsked);
  const end = behind.findIndex(({ joins }) => joins);
  return end >= 0 && behind.slice(0, end).every(({ isNext }) => isNext);
}

/** Whether a comma, and behind it nothing but small words and amounts, stands between two names. */
function isListed(between: readonly ScanToken[]): boolean {
  const comma = between.findLastIndex(({ kind }) => kind === 'break');
  return comma >= 0 && between.length <= MOST_BETWEEN && between.slice(comma + 1).every(isSmall);
}

function isSmall({ text }: ScanToken): boolean {
  return SMALL.has(text) || AFTER_AND.has(text) || /^\d/.test(text);
}

function wordsOf(tokens: readonly ScanToken[]): { readonly token: ScanToken; readonly at: number }[] {
  return tokens
    .map((token, at) => ({ token, at }))
    .filter(({ token: { kind, text } }) => kind !== 'break' && kind !== 'number' && !SMALL.has(text));
}

/** How a name can go on across these tokens: across `para` and `que` where nothing but small words stand beside them (`control que abre el portón`). */
function goesOn(between: readonly ScanToken[]): Way {
  const isNext = between.every(({ text }) => SMALL.has(text) || text === 'que');
  const cuts = between.filter(
    ({ kind, text }) =>
      kind === 'break' || (!(isNext && text === 'que') && CUTS.has(text)) || (text === 'para' && !isNext),
  );
  if (cuts.length === 0) return 'plain';
  if (cuts.length > 1 || between.some(({ text }) => THEIR.has(text))) return 'none';
  return GOES_ON[cuts[0]?.text ?? ''] ?? 'none';
}
const GOES_ON: Readonly<Partial<Record<string, Way>>> = { con: 'with', y: 'and' };
const THEIR = words('su sus');

/** Whether nothing but small words, one of them `y`, stands between two names but for what tells of the first (`dvr de 8 y disco`). */
function isJoined(all: readonly ScanToken[]): boolean {
  const between = all.slice(Math.max(0, all.lastIndexOf(ALSO)));
  const and = between.findLastIndex(({ text }, at) => AND.has(text) || isWithTheir(text, between[at + 1]?.text));
  if (and < 0 || between.length > MOST_BETWEEN) return false;
  // `y bolsa de plugs`
  const mayBePacked = AND.has(textAt(between, and));
  const after = between.slice(and + 1).every((token) => isSmall(token) || (mayBePacked && PACKAGES.has(token.text)));
  return after && !between.some(({ text }) => text === 'para' || text === 'que');
}

/** `impresora con su cajón`. */
function isWithTheir(text: string, next: string | undefined): boolean {
  return text === 'con' && THEIR.has(next ?? '');
}

function tellsOfNext(next: ScanToken | undefined): boolean {
  return next?.kind === 'word' && ENGLISH_HEADS.has(lemma(next.text));
}

function plainnessOf(families: number): number {
  if (families <= 2) return 1;
  return families <= 5 ? 0.85 : 0.7;
}
