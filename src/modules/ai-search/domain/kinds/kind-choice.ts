import type { KindBook } from './kind-book';
import { KindScores } from './kind-scores';
import { SURE, WEAK, type KindEvidence } from './read-kinds';

/**
 * What is made of the evidence in a catalog: `sure`: products of other kinds are no answer; `likely`: kinds and words decide together; `open`:
 * nothing tells the kind; `unsold`: it is told, and the catalog has none.
 */
export interface KindChoice {
  readonly state: 'sure' | 'likely' | 'open' | 'unsold';
  /** By kind, from 0 to 1 (the likeliest). */
  readonly worths: KindScores;
  /** The likeliest kind; 0 where it is open. */
  readonly kind: number;
  /** Whether it was asked for by its name, and not by what it does. */
  readonly named: boolean;
  /** The words that named the likeliest kind. */
  readonly words: readonly string[];
  /** Kinds asked for beside one another, of those that are sold; none when it is one. */
  readonly together: readonly number[];
}

/** A kind sold counts beside a likelier one that isn't from this share on. */
const STANDS_IN = 0.7;
/** The same where nothing was named, only what it is to do: another thing of the trade may do it. */
const STANDS_IN_FOR_USE = 0.42;
/** Between WEAK and this the likeliest kind has to lead by far: none but its own family has this share. */
const FIRM = 4.5;
const LEAD = 0.7;

/** Decides among the kinds that a sentence may ask for, by what the catalog sells (`sold`: how many products of a kind). */
export function chooseKind(
  { scores, named, words, together }: KindEvidence,
  book: KindBook,
  soldOf: (kind: number) => number,
): KindChoice {
  const sold = (kind: number): number => book.family(kind).reduce((sum, each) => sum + soldOf(each), 0);
  const counted = countable(scores, named, book, sold);
  const best = counted.best();
  const bestSold = counted.best((kind) => sold(kind) > 0);
  const asked = together.filter((kind) => counted.of(kind) > 0 && sold(kind) > 0);
  const each = asked.length > 1 ? asked : [];
  const worths = worthsOf(
    counted,
    counted.of(bestSold),
    (kind) => each.includes(kind) || each.includes(book.within(kind)),
  );
  const standsIn = named.of(best) > 0 || book.isElsewhere(best) ? STANDS_IN : STANDS_IN_FOR_USE;
  const state = stateOf(counted.of(best), counted.of(bestSold), secondTo(best, counted, book), standsIn);
  const kind = { sure: bestSold, likely: bestSold, unsold: best, open: 0 }[state];
  return { state, worths, kind, named: named.of(bestSold) > 0, words: words.get(bestSold) ?? [], together: each };
}

/** The scores that count here: a kind that isn't sold stands back for the wider one, and counts by itself only when it was surely meant. */
function countable(scores: KindScores, named: KindScores, book: KindBook, sold: (kind: number) => number): KindScores {
  const counted = scores.copy();
  for (let kind = 1; kind < counted.size; kind++) {
    if (sold(kind) > 0 || counted.of(kind) === 0) continue;
    if (named.of(kind) === 0 && counted.of(kind) < SURE) counted.set(kind, 0);
    const wider = book.within(kind) || book.near(kind);
    if (wider === 0 || sold(wider) === 0) continue;
    counted.raise(wider, counted.of(kind));
    counted.set(kind, 0);
  }
  return counted;
}

function worthsOf(counted: KindScores, most: number, isAsked: (kind: number) => boolean): KindScores {
  const worths = new KindScores(counted.size);
  if (most <= 0) return worths;
  for (let kind = 1; kind < counted.size; kind++)
    worths.set(kind, isAsked(kind) ? 1 : Math.min(1, counted.of(kind) / most));
  return worths;
}

function stateOf(top: number, most: number, second: number, standsIn: number): KindChoice['state'] {
  if (top < WEAK || (top < FIRM && second > LEAD * top)) return 'open';
  if (most < WEAK || most < standsIn * top) return top >= SURE ? 'unsold' : 'open';
  return most >= SURE ? 'sure' : 'likely';
}

/** The highest score outside the family of the best one. */
function secondTo(best: number, counted: KindScores, book: KindBook): number {
  const familyOf = (kind: number): number => book.within(kind) || book.near(kind) || kind;
  return counted.of(counted.best((kind) => familyOf(kind) !== familyOf(best)));
}
