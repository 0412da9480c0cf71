import { byTokens } from '../reading/by-tokens';
import { textAt, type ScanToken } from '../reading/scan';
import { storyPlaces, textParts } from '../reading/text-parts';
import { ENGLISH_VERBS } from './book/english-words';
import { isTelling } from './book/lemmas';
import { isInfinitive } from '../words/infinitives';
import { words } from '../words/words';
import { listBehind } from './said-lists';
import { isNounAt, isVerb } from './noun-or-verb';
import {
  AND,
  ARTICLES,
  ASKING,
  CLAUSES,
  DENIALS,
  NAMES,
  OF,
  ORDERING,
  OWN,
  PACKAGES,
  PLACES,
  PURPOSES,
  WITH,
} from './role-words';
import { asksWhetherThere, isAskedFor, isUnwished } from './said-asks';
import { hadParts } from './had-parts';
import { isBreaking, lossIn } from './said-losses';
import { needOf } from './said-needs';

/** So many words behind them are meant. */
const REACH: Readonly<Partial<Record<string, number>>> = { denied: 3, where: 2 };

const FACTORS = {
  asked: 1,
  lost: 0.7,
  object: 0.4,
  clause: 0.3,
  purpose: 0.22,
  owned: 0.25,
  with: 0.24,
  place: 0.15,
  where: 0.15,
  of: 0.25,
  denied: 0,
} as const;
/** How much what is named where a long text only tells how it came to its wish is what is asked for. */
const IN_STORY = 0.3;
type State = keyof typeof FACTORS;
/** What is broken or lost is mostly what is asked for. */
export const LOST = FACTORS.lost;

/** Whether a word in this role is of what the thing is to have: `panel con controlador` may ask for both. */
export function isWith(role: number): boolean {
  return role === FACTORS.with;
}

/** Whether a word in this role is of what is to be served, or what a part is to belong to. */
export function isServed(role: number): boolean {
  return role === FACTORS.purpose || role === FACTORS.owned || role === FACTORS.of;
}

/** What a small phrase (`de …`, `en …`, `mi …`) begins with goes back to what was before it. */
const SMALL_PHRASES: ReadonlySet<State> = new Set<State>(['of', 'place', 'where', 'owned', 'denied']);

/** Where the reading of a sentence stands. */
interface Standing {
  state: State;
  before: State;
  /** Words that a denial, or a place that a sentence begins with, still holds for. */
  left: number;
  /** Whether a thing has been named since the last mark. */
  begun: boolean;
  /** Whether anything has been asked for. */
  named: boolean;
}

/** How much each word of a sentence is what is asked for, by the small words and verbs before it: from 0 (denied) to 1 (asked for). */
export const saidRoles = byTokens(readRoles);

function readRoles(tokens: readonly ScanToken[]): readonly number[] {
  const standing: Standing = { state: 'asked', before: 'asked', left: 0, begun: false, named: false };
  const roles = tokens.map((token, at) => {
    if (listsOn(tokens, at, standing)) return 0;
    const turned = turn(tokens, at, standing);
    if (turned === undefined) return pass(token.text, standing);
    take(turned, standing);
    if (turned === 'asked') standing.begun = false;
    return 0;
  });
  for (const { at, from } of hadParts(tokens))
    if (roles.slice(0, from).includes(FACTORS.asked)) roles[at] = FACTORS.with;
  for (const at of storyPlaces(tokens)) roles[at] = IN_STORY * (roles[at] ?? 0);
  for (const { start, tokens: part, isHad } of textParts(tokens)) {
    raise(roles, start, lossIn(part));
    const need = needOf(part);
    const owned = isHad ? part.length : need;
    for (let at = start; at < start + owned; at++) roles[at] = Math.min(roles[at] ?? 0, FACTORS.owned);
    if (need > 0) ask(roles, start + need + 1);
  }
  return roles;
}

/** Whether the roles of a sentence's words ask for nothing. */
export function asksForNothing(tokens: readonly ScanToken[], roles: readonly number[]): boolean {
  return !tokens.some(({ text }, at) => roles[at] === FACTORS.asked && isTelling(text));
}

/** What stands there and is told of at all is what broke or is gone. */
function raise(roles: number[], start: number, length: number): void {
  for (let at = start; at < start + length; at++)
    if ((roles[at] ?? 0) > 0) roles[at] = Math.max(roles[at] ?? 0, FACTORS.lost);
}

/** What a verb is done to from `from` on is asked for. */
function ask(roles: number[], from: number): void {
  for (let at = from; roles[at] === FACTORS.object || roles[at] === FACTORS.asked; at++) roles[at] = FACTORS.asked;
}

const SERVED_STATES: ReadonlySet<State> = new Set<State>(['object', 'purpose', 'owned', 'place', 'with']);

/**
 * Whether the mark at `at` stands in a list of what is to be served: `para enchufar tele, módem y bocina` where nothing was asked for before,
 * `regleta para la tele, el módem y la bocina`. What is listed behind a thing asked for is mostly asked for too (`cámara para exterior, grabador y disco`).
 */
function listsOn(tokens: readonly ScanToken[], at: number, { state, named }: Standing): boolean {
  if (textAt(tokens, at) !== ',' || !SERVED_STATES.has(state)) return false;
  const list = listBehind(tokens, at, ({ text }) => ENDS_ITEM.some((set) => set.has(text)) || isVerb(text));
  return list !== undefined && (list.definite || !named);
}

const ENDS_ITEM = [ASKING, PURPOSES, CLAUSES, WITH, DENIALS];

function take(turned: State | 'back', standing: Standing): void {
  if (turned !== standing.state && !SMALL_PHRASES.has(standing.state)) standing.before = standing.state;
  standing.state = turned === 'back' ? standing.before : turned;
  standing.left = REACH[standing.state] ?? 0;
}

function pass(text: string, standing: Standing): number {
  const role = FACTORS[standing.state];
  if (ARTICLES.has(text) || AND.has(text) || QUIET.has(text)) return role;
  standing.begun = true;
  standing.named ||= standing.state === 'asked' && isTelling(text);
  if (standing.left > 0 && --standing.left === 0) standing.state = standing.before;
  return role;
}

const TURNS: readonly (readonly [ReadonlySet<string>, State])[] = [
  [ASKING, 'asked'],
  [PURPOSES, 'purpose'],
  [WITH, 'with'],
  [OWN, 'owned'],
  [DENIALS, 'denied'],
  [CLAUSES, 'clause'],
];

/** What the word turns the next ones to; undefined when it is a word like others. */
function turn(tokens: readonly ScanToken[], at: number, { state, begun, named }: Standing): State | 'back' | undefined {
  const [last, text, next] = [textAt(tokens, at - 1), textAt(tokens, at), textAt(tokens, at + 1)];
  if (tokens[at]?.kind === 'break') return 'asked';
  if (state === 'of' && joins(text, next)) return 'back';
  if (isNoTurn(text, last, next)) return undefined;
  const to = turnOfAsking(tokens, at) ?? turnByNext(text, next) ?? turnOfWord(text, last, state);
  return to ?? turnOfPreposition({ text, last, next }, { state, begun, named }) ?? turnOfVerb(tokens, at, state);
}

function turnOfAsking(tokens: readonly ScanToken[], at: number): State | undefined {
  if (isUnwished(tokens, at)) return 'denied';
  return isAskedFor(tokens, at) || asksWhetherThere(tokens, at) ? 'asked' : undefined;
}

/**
 * What the word itself turns to; in `se me descompuso mi cámara` it tells only whose what is lost is, in `cotizar su variador` what is asked for. `Pinzas
 * para ponerle la punta` ask for no point.
 */
function turnOfWord(text: string, last: string, state: State): State | undefined {
  const to = TURNS.find(([set]) => set.has(text))?.[1];
  if (to === 'with' && EQUIPS.test(last)) return 'asked';
  if (state === 'purpose' && ORDERING.has(text)) return undefined;
  return to === 'owned' && (state === 'lost' || (THEIR.has(text) && ASKING.has(last))) ? undefined : to;
}

/** `traje una licuadora`: brought, no suit; `to charge my phone`. */
function turnByNext(text: string, next: string): State | undefined {
  if (text === 'traje' && (ARTICLES.has(next) || OWN.has(next))) return 'owned';
  return text === 'to' && ENGLISH_VERBS.has(next) ? 'purpose' : undefined;
}

/** `en la fiesta no se oye …`: where something happens, not what is asked for. */
function isWhere(text: string, next: string): boolean {
  return text === 'en' && (ARTICLES.has(next) || OWN.has(next));
}

/** `y`, `con su`. */
function joins(text: string, next: string): boolean {
  return AND.has(text) || (text === 'con' && THEIR.has(next));
}

/** What somebody is to be equipped with is asked for: `equiparlos con arnés`. */
const EQUIPS = /^(equip|dot)(ar|amos|en)(los|las|les|nos|me)?$/;
const THEIR = words('su sus');
const MARKS = words(', :');
/** Behind these `a` is the English article. */
const BEFORE_ARTICLE = words('and or need needs want wants have has get buy with is plus takes requires');
/** Where these turn nothing they name nothing either. */
const QUIET = words('que cual cuales con su sus');

/** Articles, names that begin with a denial, a fence, `su` behind `y` (`plugs y su pinza`), `con su`, and `qué` before a noun (`…, qué motor le pongo`). */
function isNoTurn(text: string, last: string, next: string): boolean {
  return (
    ARTICLES.has(text) ||
    isFirstNoun(text, last, next) ||
    (text === 'no' && NAMES.has(next)) ||
    isWithTheir(text, last, next) ||
    isSmallWord(text, last, next) ||
    isFence(text, last, next) ||
    isQuestion(text, last, next)
  );
}

/** `ocupo para hoy mismo un switch`: when it is wanted; the English article. */
function isSmallWord(text: string, last: string, next: string): boolean {
  return (PURPOSES.has(text) && TIMES.has(next)) || (text === 'a' && BEFORE_ARTICLE.has(last));
}

const TIMES = words('hoy manana ahorita ahora ya pronto');

/** `con su`, `y su`. */
function isWithTheir(text: string, last: string, next: string): boolean {
  return (text === 'con' && THEIR.has(next)) || ((AND.has(last) || last === 'con') && THEIR.has(text));
}

/** `cerca eléctrica`, `la cerca de mi casa`, a sentence that begins with `cerca de madera`; `cámara cerca de mi casa` tells a place. */
function isFence(text: string, last: string, next: string): boolean {
  return text === 'cerca' && (!OF.has(next) || ARTICLES.has(last) || last === '');
}

/** `qué cámara me sirve`, `cuál motor le pongo`, at the beginning of a clause. */
function isQuestion(text: string, last: string, next: string): boolean {
  if (text === 'cual' || text === 'cuales') return true;
  return text === 'que' && (last === '' || MARKS.has(last)) && !SMALL_TURNS.has(next) && !isVerb(next);
}

/** What stands behind `que` where it is no question. */
const SMALL_TURNS = words(
  'no se me le les nos te lo la los las el un una mi mis su sus tu si ya en con de a al para por tal onda onta',
);

/** A sentence that begins with `alimento para …`, `cargador de …` begins with a noun, whatever verb has that form too. */
function isFirstNoun(text: string, last: string, next: string): boolean {
  return last === '' && ['para', 'de'].includes(next) && isVerb(text) && !/[aei]r$/.test(text);
}

/** A verb; an infinitive that begins the sentence is one whichever it is (`diagnosticar cámaras`). */
function turnOfVerb(tokens: readonly ScanToken[], at: number, state: State): State | undefined {
  const text = textAt(tokens, at);
  const isFirst = at === 0 && isInfinitive(text) && !text.endsWith(LIKE_ENGLISH);
  if (state !== 'purpose' && isBreaking(tokens, at)) return 'lost';
  return isFirst || (state !== 'purpose' && isVerb(text) && !isNounAt(tokens, at, state === 'asked' || state === 'of'))
    ? 'object'
    : undefined;
}

/** English nouns end so (`reader`). */
const LIKE_ENGLISH = 'er';

function turnOfPreposition(
  { text, last, next }: { readonly text: string; readonly last: string; readonly next: string },
  { state, begun, named }: Pick<Standing, 'state' | 'begun' | 'named'>,
): State | undefined {
  if (OF.has(text)) return (begun || MARKS.has(last)) && state === 'asked' && !PACKAGES.has(last) ? 'of' : state;
  return PLACES.has(text) ? turnOfPlace({ text, next }, { state, begun, named }) : undefined;
}

/** `todo menos Sony en bocinas` asks for what comes behind `en`. */
function turnOfPlace(
  { text, next }: { readonly text: string; readonly next: string },
  { state, begun, named }: Pick<Standing, 'state' | 'begun' | 'named'>,
): State {
  if (state === 'denied' && !named && text === 'en') return 'asked';
  if (begun || state !== 'asked') return 'place';
  return isWhere(text, next) ? 'where' : state;
}
