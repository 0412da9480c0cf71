import type { ScanToken } from '../reading/scan';
import type { KindBook } from './book/kind-book';
import { KindScores } from './kind-scores';
import { isTelling } from './book/lemmas';
import { wishedFirst, yieldToPlainWish } from './plain-wish';
import { namedKinds, type NamedKind } from './named-kinds';
import { askedOtherwise } from './named-otherwise';
import { plainlyJoined } from './joiners';
import { asKit, isAsOne } from './as-one';
import { isBare } from './bare-names';
import { akinTo, outsideMeasures, withoutMeasures } from './its-measures';
import { withoutItsParts, yieldToWhole } from './its-parts';
import { beNoOneOfBoth } from './both-in-one';
import { askedOfHouse, asksForService } from './said-services';
import { isServed, isWith, LOST, saidRoles } from './said-roles';
import { sense } from './book/senses';
import { tellingWords, usesIn } from './book/uses-of-text';

/** What a sentence says of the kind of thing asked for. */
export interface KindEvidence {
  /** By kind: what speaks for it. {@link SURE} and more needs nothing else; below {@link WEAK} nothing speaks. */
  readonly scores: KindScores;
  /** By kind: what of it comes from its names as what is asked for. */
  readonly named: KindScores;
  /** By kind: the words that named it as what is asked for. */
  readonly words: ReadonlyMap<number, readonly string[]>;
  /** By kind: the words of each of its names that were asked for beside one another (`casco y arnés`). */
  readonly calls: ReadonlyMap<number, readonly (readonly string[])[]>;
  /** Kinds asked for beside one another (`A y B`), in their order; none when it is one. */
  readonly together: readonly number[];
  /** Kinds that what is asked for is to serve, or to be a part of. */
  readonly served: readonly number[];
  /** Kinds that were named otherwise than asked for, and the words of their names. */
  readonly aside: { readonly kinds: readonly number[]; readonly words: readonly string[] };
  /** Whether nothing is said but names of things, and how they are packed. */
  readonly bare: boolean;
}

export const SURE = 8.5;
export const WEAK = 3.2;
const NAMED = 10;
const PER_FURTHER_WORD = 1.5;
/** Things named after the first one. */
const LATER = 0.6;
/** Below this what is told of a use is chance. */
const OWN_USE = 3;
/** What a wider kind, and with it the other narrower ones, is worth where a narrower one was named: less than a likely kind. */
const AS_NARROWER = 0.4;
/** What a narrower kind is worth where its wider one is asked for, and nothing is told that the narrower one is for: the plain thing comes first. */
const PLAIN_FIRST = 0.9;
/** How much of what a wider kind is asked for with counts against what a narrower one adds to it. */
const WIDER_USE = 0.6;
/** What a name is worth to a kind that is told by its use and may be called so too. */
const AS_NEAR = 0.8;
/** What the other narrower kinds are worth at most where one was named by itself. */
const AS_SIBLING = 0.7;
/** How much of what the words of a narrower kind's name say as uses counts beside the name. */
const OF_ITS_NAME = 0.35;
/** What uses told with the words of a name are worth at most where nothing but that name is said. */
const OF_ONLY_NAME = 0.7;
const MOST_TOGETHER = 3;
/** What asking that something be done says, whatever else is told. */
const AS_SERVICE = 16;
const SERVED = 0.25;
const AS_SERVED = 0.6;

/** Reads the kinds that a sentence may ask for: by their names, each by its role in the sentence, and by the uses, places and problems told. */
export function readKinds(said: readonly ScanToken[], book: KindBook): KindEvidence {
  const tokens = asKit(plainlyJoined(said));
  const scores = new KindScores(book.size);
  const named = new KindScores(book.size);
  const names = askedOtherwise(wishedFirst(namedKinds(tokens, book), tokens), tokens);
  addNames(names, scores, named);
  const telling = tellingWords(tokens);
  const unmeasured = outsideMeasures(tokens);
  const uses = usesIn(tokens, telling, book);
  const aside = asideIn(names);
  if (unmeasured.length < tokens.length) withoutMeasures(names, unmeasured, uses, book);
  withoutOwnNames(aside, tokens, uses, book);
  withoutItsParts(names, tokens, uses, book);
  yieldToPlainWish(names, tokens, uses, book);
  yieldToNoun(nounAskedFor(tokens), uses, book);
  const beyond = beyondNames(names, telling, uses, book);
  for (let kind = 1; kind < book.size; kind++) scores.add(kind, uses.of(kind));
  inherit(book, scores, beyond, named);
  beNoOneOfBoth(names, scores, book, PLAIN_FIRST);
  standBack(names, scores, named, book);
  yieldToNamed(scores, named, book);
  partsStandBack(names, tokens, { scores, named }, book);
  yieldToWhole(names, scores, named, book);
  const house = askedOfHouse(tokens);
  const isBeside = (at: number): boolean => house === undefined || at < house.start || at >= house.end;
  if (house && !names.some(({ isAsked, at }) => isAsked && isBeside(at)))
    addService(scores, named, book.services, Math.max(AS_SERVICE, scores.of(scores.best())));
  else if (asksForService(tokens)) addService(scores, named, book.services);
  const asked = names.filter(({ isAsked }) => isAsked);
  const bare = isBare(telling, asked);
  if (isBare(tellingWords(unmeasured), asked)) yieldToOnlyName(asked, scores, book);
  const words = new Map(asked.flatMap(({ kinds, texts }) => kinds.map((kind) => [kind, texts] as const)).reverse());
  const served = names.filter(({ role, part }) => isServed(role) && part === (asked[0]?.part ?? 0));
  return {
    scores,
    named,
    words,
    calls: callsIn(asked),
    together: isAsOne(tokens) ? [] : togetherIn(names),
    served: served.flatMap(({ kinds }) => kinds),
    aside,
    bare,
  };
}

/** How much of what the words of its own name say for a kind as uses doesn't count where it is named otherwise than asked for. */
const OWN_NAME = 0.2;

/** What is named otherwise than asked for is told by the words of its name less than what others are told by. */
function withoutOwnNames(
  { kinds, words }: KindEvidence['aside'],
  tokens: readonly ScanToken[],
  uses: KindScores,
  book: KindBook,
): void {
  if (kinds.length === 0) return;
  const others = tokens.filter(({ text }) => !words.includes(text));
  const without = usesIn(others, tellingWords(others), book);
  for (const kind of new Set(kinds.flatMap((each) => book.family(each)))) {
    const own = uses.of(kind) - without.of(kind);
    if (own > 0) uses.set(kind, uses.of(kind) - OWN_NAME * own);
  }
}

/** What is named, but is not what is asked for. */
function asideIn(names: readonly NamedKind[]): KindEvidence['aside'] {
  const others = names.filter(({ role }) => role < LOST && !isWith(role));
  return { kinds: others.flatMap(({ kinds }) => kinds), words: others.flatMap(({ texts }) => texts) };
}

/** What the uses told say beyond the words of the names. */
function beyondNames(
  names: readonly NamedKind[],
  telling: readonly string[],
  uses: KindScores,
  book: KindBook,
): KindScores {
  const said = new Set(names.filter(({ isAsked }) => isAsked).flatMap(({ texts }) => texts));
  if (said.size === 0) return uses;
  const known = book.uses.scores(
    telling.filter((word) => said.has(word)),
    book.size,
  );
  const beyond = uses.copy();
  for (let kind = 1; kind < book.size; kind++) beyond.set(kind, Math.max(0, uses.of(kind) - known.of(kind)));
  return beyond;
}

/** What is only served, owned or told as a place is not what is asked for. */
function standBack(names: readonly NamedKind[], scores: KindScores, named: KindScores, book: KindBook): void {
  const served = new Set(names.filter(({ role }) => role <= SERVED).flatMap(({ kinds }) => kinds));
  for (const kind of served)
    for (const each of book.family(kind)) if (named.of(each) === 0) scores.set(each, scores.of(each) * AS_SERVED);
}

/** Who names one of several narrower kinds means that one: what is told beside it speaks for none of the others. */
function yieldToNamed(scores: KindScores, named: KindScores, book: KindBook): void {
  for (let kind = 1; kind < book.size; kind++) {
    const wider = book.within(kind);
    if (wider === 0 || named.of(kind) < NAMED || named.of(wider) > 0) continue;
    for (const other of book.family(wider)) {
      const most = AS_SIBLING * scores.of(kind);
      if (other !== kind && named.of(other) === 0 && scores.of(other) > most) scores.set(other, most);
    }
  }
}

/**
 * Who asks for a thing by its name asks for none of its parts that nothing else names: what is told beside it is of the thing (`cámara domo con infrarrojo`),
 * but for `soporte para poner una cámara domo`.
 */
function partsStandBack(
  names: readonly NamedKind[],
  tokens: readonly ScanToken[],
  { scores, named }: Pick<KindEvidence, 'scores' | 'named'>,
  book: KindBook,
): void {
  const asked = names.filter(({ isAsked }) => isAsked);
  const roles = saidRoles(tokens);
  const own = new Set(asked.flatMap(({ texts }) => texts));
  const others = tokens.filter(({ text }, at) => roles[at] === 1 && !own.has(text) && isTelling(text));
  const askedWith = new Set(others.flatMap(({ text }) => [...book.uses.kindsWith(text)]));
  for (const whole of asked.flatMap(({ kinds }) => kinds)) {
    const most = AS_SIBLING * scores.of(whole);
    for (const kind of book.partsOf(whole)) {
      if (named.of(kind) > 0 || scores.of(kind) <= most) continue;
      if (!askedWith.has(kind)) scores.set(kind, most);
    }
  }
}

/** Who says nothing but a name of several words means that first: what the words are told of elsewhere makes no other likelier (`cámara con micrófono`). */
function yieldToOnlyName(asked: readonly NamedKind[], scores: KindScores, book: KindBook): void {
  const [name, second] = asked;
  if (name === undefined || second !== undefined || name.words < 2) return;
  const most = OF_ONLY_NAME * Math.max(...name.kinds.map((kind) => scores.of(kind)));
  const akin = akinTo(name.kinds, book);
  for (let kind = 1; kind < book.size; kind++) if (!akin.has(kind) && scores.of(kind) > most) scores.set(kind, most);
}

function addNames(names: readonly NamedKind[], scores: KindScores, named: KindScores): void {
  let asked = false;
  for (const { kinds, role, isAsked, words, plainness } of names) {
    const name = words > 1 ? NAMED + PER_FURTHER_WORD * (words - 1) : NAMED * plainness;
    const worth = role * name * (asked && isAsked ? LATER : 1);
    for (const kind of kinds) {
      scores.raise(kind, worth);
      if (isAsked) named.raise(kind, worth);
    }
    asked ||= isAsked;
  }
}

/** Where something is to be done, it is no thing that nobody named, or, `worth` more than a name, none at all. */
function addService(scores: KindScores, named: KindScores, services: number, worth = NAMED * LATER + 1): void {
  if (services === 0) return;
  scores.raise(services, Math.max(AS_SERVICE, worth));
  named.raise(services, worth);
}

/** By kind, the words of its first name, and of those that are joined to that one. */
function callsIn(asked: readonly NamedKind[]): Map<number, (readonly string[])[]> {
  const calls = new Map<number, (readonly string[])[]>();
  for (const { kinds, texts, joins } of asked)
    for (const kind of kinds) {
      const known = calls.get(kind);
      if (known === undefined) calls.set(kind, [texts]);
      else if (joins) known.push(texts);
    }
  return calls;
}

function togetherIn(names: readonly NamedKind[]): number[] {
  const asked = names.filter(({ isAsked }) => isAsked);
  const joined = asked.filter(({ joins }, place) => place === 0 || joins);
  const kinds = [...new Set(joined.map(({ kinds: [first = 0] }) => first))].slice(0, MOST_TOGETHER);
  return kinds.length > 1 ? kinds : [];
}

/** What the uses are worth to kinds that are never asked for with the noun that the sentence begins with. */
const WITHOUT_NOUN = 0.85;

/** The first thing that is asked for, whatever is known of it. */
function nounAskedFor(tokens: readonly ScanToken[]): string | undefined {
  const roles = saidRoles(tokens);
  const place = tokens.findIndex(({ kind, text }, at) => kind === 'word' && roles[at] === 1 && isTelling(text));
  return tokens[place]?.text;
}

/** `scooter eléctrico para niños` asks for nothing that nobody calls a scooter, however much else is said. */
function yieldToNoun(noun: string | undefined, uses: KindScores, book: KindBook): void {
  if (noun === undefined || !book.uses.knows(sense(noun))) return;
  const askedWith = book.uses.kindsWith(noun);
  for (let kind = 1; kind < book.size; kind++) if (!askedWith.has(kind)) uses.set(kind, WITHOUT_NOUN * uses.of(kind));
}

/** A kind answers what its wider kind is asked for; what is called like another and used for its own purpose is meant by both. */
function inherit(book: KindBook, scores: KindScores, uses: KindScores, named: KindScores): void {
  for (let kind = 1; kind < book.size; kind++)
    if (book.within(kind) > 0) scores.raise(book.within(kind), AS_NARROWER * named.of(kind));
  const own = scores.copy();
  for (let kind = 1; kind < book.size; kind++) {
    const wider = book.within(kind);
    if (own.of(wider) > 0) scores.set(kind, asNarrower(kind, wider, { own, uses, named }));
    const near = named.of(book.near(kind));
    if (near > 0 && uses.of(kind) >= OWN_USE && named.of(kind) === 0) scores.set(kind, own.of(kind) + AS_NEAR * near);
  }
}

/** What a narrower kind is worth with its wider one: what is told of it beyond what is told of the wider one leads. */
function asNarrower(
  kind: number,
  wider: number,
  { own, uses, named }: Readonly<Record<'own' | 'uses' | 'named', KindScores>>,
): number {
  const inherited = own.of(wider);
  const called = named.of(kind) > 0 ? named.of(kind) + OF_ITS_NAME * (own.of(kind) - named.of(kind)) : 0;
  if (uses.of(kind) < OWN_USE) return Math.max(called, PLAIN_FIRST * inherited);
  return Math.max(own.of(kind), inherited + Math.max(0, uses.of(kind) - WIDER_USE * uses.of(wider)));
}
