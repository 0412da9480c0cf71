import type { ScanToken } from '../scan';
import type { KindBook } from './kind-book';
import { KindScores } from './kind-scores';
import { isTelling } from './lemmas';
import { namedKinds, type NamedKind } from './named-kinds';
import { sense } from './senses';

/** What a sentence says of the kind of thing asked for. */
export interface KindEvidence {
  /** By kind: what speaks for it. {@link SURE} and more needs nothing else; below {@link WEAK} nothing speaks. */
  readonly scores: KindScores;
  /** By kind: what of it comes from its names as what is asked for. */
  readonly named: KindScores;
  /** Kinds asked for beside one another (`A y B`), in their order; none when it is one. */
  readonly together: readonly number[];
}

export const SURE = 8.5;
export const WEAK = 3.2;
const NAMED = 10;
const PER_FURTHER_WORD = 1.5;
/** Things named after the first one. */
const LATER = 0.6;
/** Below this what is told of a use is chance. */
const OWN_USE = 3;
/** What a wider kind is worth where a narrower one was named. */
const AS_NARROWER = 0.5;
/** What a name is worth to a kind that is told by its use and may be called so too. */
const AS_NEAR = 0.8;
const MOST_TOGETHER = 3;

/** Reads the kinds that a sentence may ask for: by their names, each by its role in the sentence, and by the uses, places and problems told. */
export function readKinds(tokens: readonly ScanToken[], book: KindBook): KindEvidence {
  const scores = new KindScores(book.size);
  const named = new KindScores(book.size);
  const names = namedKinds(tokens, book);
  addNames(names, scores, named);
  const uses = book.uses.scores(tellingSenses(tokens), book.size);
  for (let kind = 1; kind < book.size; kind++) scores.add(kind, uses.of(kind));
  inherit(book, scores, uses, named);
  return { scores, named, together: togetherIn(names) };
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

function togetherIn(names: readonly NamedKind[]): number[] {
  const asked = names.filter(({ isAsked }) => isAsked);
  const joined = asked.filter(({ joins }, place) => place === 0 || joins);
  const kinds = [...new Set(joined.map(({ kinds: [first = 0] }) => first))].slice(0, MOST_TOGETHER);
  return kinds.length > 1 ? kinds : [];
}

/** Senses of the words with their first places. */
function tellingSenses(tokens: readonly ScanToken[]): Map<string, number> {
  const senses = new Map<string, number>();
  for (const [at, { text, kind }] of tokens.entries()) {
    if (kind === 'break' || kind === 'sign' || !isTelling(text)) continue;
    const each = sense(text);
    if (!senses.has(each)) senses.set(each, at);
  }
  return senses;
}

/** A kind answers what its wider kind is asked for; what is called like another and used for its own purpose is meant by both. */
function inherit(book: KindBook, scores: KindScores, uses: KindScores, named: KindScores): void {
  for (let kind = 1; kind < book.size; kind++) scores.raise(book.within(kind), AS_NARROWER * named.of(kind));
  const own = scores.copy();
  for (let kind = 1; kind < book.size; kind++) {
    const mine = own.of(kind);
    const inherited = own.of(book.within(kind));
    if (inherited > 0) scores.set(kind, mine >= OWN_USE ? mine + inherited : Math.max(mine, inherited));
    const near = named.of(book.near(kind));
    if (near > 0 && uses.of(kind) >= OWN_USE && named.of(kind) === 0) scores.set(kind, mine + AS_NEAR * near);
  }
}
