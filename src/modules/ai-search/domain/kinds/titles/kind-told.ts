import type { KindBook } from '../book/kind-book';
import { lemma } from '../book/lemmas';
import { tellingWords } from '../book/uses-of-text';
import { KindScores } from '../kind-scores';
import { scan } from '@/modules/ai-search/domain/reading/scan';

/** What the words that titles have count beside what people say who ask. */
const OF_TITLES = 1.5;
/** Below this nothing is told. */
const LEAST = 5;
/** What is told has to be so much likelier than what is named. */
const BY_FAR = 1.5;
/** Titles tell what they are of by their first words; one alone tells nothing. */
const MOST_WORDS = 16;
const LEAST_WORDS = 2;
/** A noun that things of more families begin with says little of any. */
const MOST_CALLED_SO = 6;
/** Titles that differ in figures and models alone are told once. */
const MOST_REMEMBERED = 20_000;

/** What the names in a title and its categories tell. */
export interface Named {
  /** The kind that they are likeliest of; 0 for none. */
  readonly kind: number;
  /** What they say of each kind. */
  readonly worths: KindScores;
}

/** A title that is to be told by all its words. */
export interface Untold {
  /** Those that tell something, in their order. */
  readonly words: readonly string[];
  /** The name of its deepest category; empty for none. */
  readonly category: string;
  readonly named: Named;
}

/**
 * The kind that a title tells by all its words where it names none plainly (`Evacuación audiovisual para intemperie, caja trasera incluida`): by what
 * people say who ask for such a thing, by the titles that such things have, and by its category's words. What is named stays unless another kind is
 * likelier by far, and is called so too where the title begins with its noun. 0 where nothing tells.
 */
export function kindTold({ words, category, named }: Untold, book: KindBook): number {
  const known = words.filter((word) => book.isWord(word));
  if (named.kind === 0 && known.length < LEAST_WORDS) return 0;
  const filed = tellingWords(scan(category)).filter((word) => book.isWord(word));
  const telling = [...new Set([...known, ...filed])].slice(0, MOST_WORDS);
  const noun = nounOf(named.kind, words, book);
  const told = toldBefore(book);
  const key = [named.kind, noun, ...telling].join(' ');
  const kind = told.get(key) ?? likeliest(telling, noun, named, book);
  told.set(key, kind);
  return kind;
}

/** The noun that a title begins with, where the kind that it names is called so, and not many others; empty for none. */
function nounOf(kind: number, [first = '']: readonly string[], book: KindBook): string {
  return kind > 0 && book.beginsName(first, kind) && book.families(lemma(first)) <= MOST_CALLED_SO ? first : '';
}

/** Whether a title begins with an ordinary word (`isOrdinary`) that no kind is told by: a `gabardina` is none of the things it names behind. */
export function isStrange(
  [first = '']: readonly string[],
  book: KindBook,
  isOrdinary: (word: string) => boolean,
): boolean {
  return isOrdinary(first) && !book.isWord(first);
}

const remembered = new WeakMap<KindBook, Map<string, number>>();

/** What was told of other titles by their words; forgotten when there are too many. */
function toldBefore(book: KindBook): Map<string, number> {
  const known = remembered.get(book);
  if (known !== undefined && known.size < MOST_REMEMBERED) return known;
  const none = new Map<string, number>();
  remembered.set(book, none);
  return none;
}

function likeliest(words: readonly string[], noun: string, named: Named, book: KindBook): number {
  const asked = book.uses.scores(words, book.size);
  const titled = book.titleUses.scores(words, book.size);
  const scores = new KindScores(book.size);
  for (let kind = 1; kind < book.size; kind++)
    scores.set(kind, asked.of(kind) + OF_TITLES * titled.of(kind) + named.worths.of(kind));
  const best = scores.best((kind) => noun === '' || kind === named.kind || book.isCalledWith(noun, kind));
  return scores.of(best) < Math.max(LEAST, BY_FAR * scores.of(named.kind)) ? named.kind : best;
}
