import type { KindBook } from './book/kind-book';
import { KindScores } from './kind-scores';
import { SURE, WEAK, type KindEvidence } from './read-kinds';
import { isForIt, yieldToNamesake, yieldToNearest } from './yielding';

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
  /** What people call the likeliest kind first. */
  readonly title: string;
  /** Whether it was asked for by its name, and not by what it does. */
  readonly named: boolean;
  /** Whether nothing is said but names of things, and how they are packed. */
  readonly bare: boolean;
  /** Whether the kind's names are of different things: only what is called by the name said is an answer. */
  readonly assorted: boolean;
  /** The words that named the likeliest kind. */
  readonly words: readonly string[];
  /** Other kinds of which there are any, that the same words name and that are none of its family. */
  readonly namesakes: readonly number[];
  /** The words of each name of the likeliest kind that was asked for: of an assorted kind each is another thing. */
  readonly calls: readonly (readonly string[])[];
  /** Kinds asked for beside one another, of those that are sold; none when it is one. */
  readonly together: readonly number[];
  /** Kinds that it is to serve, or to be a part of, with those that are called so too. */
  readonly served: ReadonlySet<number>;
  /** Kinds that were named otherwise than asked for, but for the likeliest one, and the words of their names. */
  readonly aside: { readonly kinds: ReadonlySet<number>; readonly words: readonly string[] };
}

/** A kind sold counts beside a likelier one that isn't from this share on. */
const STANDS_IN = 0.7;
/** A thing of no trade counts as named from this on, unless one of the trade is likelier by so much. */
const LEAST_NAME = 6.9;
const BY_FAR = 1.4;
/** Between WEAK and this the likeliest kind has to lead by far: none but its own family has this share. */
const FIRM = 4.5;
const LEAD = 0.7;

/** Where nothing is named, how much likelier a kind is counts by this power of its share: words that are said of both are of neither. */
const BY_USE = 1.25;

/** Fewer things of no trade answer only to their name: who sells one chair has nothing for whoever tells of travels or remedies. */
const FEW = 3;

/** Decides among the kinds that a sentence may ask for, by what the catalog sells (`sold`: how many products of a kind). */
export function chooseKind(evidence: KindEvidence, book: KindBook, soldOf: (kind: number) => number): KindChoice {
  const { named, words, calls, together, served: said, bare, aside } = evidence;
  const sold = (kind: number): number => {
    const count = book.family(kind).reduce((sum, each) => sum + soldOf(each), 0);
    return count < FEW && book.isElsewhere(kind) && named.of(kind) === 0 ? 0 : count;
  };
  const counted = countable(evidence, book, sold);
  yieldToNamesake(counted, words, sold);
  yieldToNearest(counted, named, { words, bare }, { book, sold });
  const best = counted.best();
  const likeliestSold = likeliestOf(best, counted, named, { book, sold });
  const other = namedElsewhere(counted, named, book, { bestSold: likeliestSold, bare });
  if (other > 0 && sold(other) === 0) return unsold(other, counted, words.get(other));
  const bestSold = other || likeliestSold;
  const each = asBeside(
    together.filter((kind) => counted.of(kind) > 0 && sold(kind) > 0),
    counted.of(bestSold),
    { counted, book, bare },
  );
  const worths = worthsOf({ counted, book }, counted.of(bestSold), each, named.best() > 0 ? 1 : BY_USE);
  const meant = isMeant(best, counted, named, { book, hasSold: counted.of(likeliestSold) >= WEAK });
  const state = stateOf(counted.of(best), counted.of(bestSold), {
    second: secondTo(best, counted, book),
    standsIn: meant ? STANDS_IN : 0,
    named: named.best() > 0,
  });
  const told = { sure: bestSold, likely: bestSold, unsold: best, open: bestSold }[state];
  const kind = { sure: told, likely: told, unsold: told, open: 0 }[state];
  const served = new Set(said.flatMap((each) => [...book.family(each), book.within(each)]).filter((each) => each > 0));
  return {
    state,
    worths,
    kind,
    title: book.title(kind) ?? '',
    named: named.of(bestSold) > 0,
    bare,
    assorted: book.isAssorted(bestSold),
    words: words.get(told) ?? [],
    namesakes: namesakesOf(told, words, book).filter((each) => sold(each) > 0),
    calls: calls.get(bestSold) ?? [],
    together: each,
    served,
    aside: { kinds: besides(kind, aside.kinds, { named, book }), words: aside.words },
  };
}

/** The likeliest kind that is sold, which for a name of what isn't sold is nothing that is only for that: `batería para radio`. */
function likeliestOf(
  best: number,
  counted: KindScores,
  named: KindScores,
  { book, sold }: { readonly book: KindBook; readonly sold: (kind: number) => number },
): number {
  const isUnsold = named.of(best) > 0 && sold(best) === 0;
  const [noun = ''] = isUnsold ? (book.title(best) ?? '').split(' ') : [];
  return counted.best((kind) => sold(kind) > 0 && (noun === '' || !isForIt(noun, kind, book)));
}

/** Whether the likeliest kind was asked for by its name, or, where nothing that is sold is likely, another one beside it that isn't sold either. */
function isMeant(
  best: number,
  counted: KindScores,
  named: KindScores,
  { book, hasSold }: { readonly book: KindBook; readonly hasSold: boolean },
): boolean {
  if (named.of(best) > 0 || book.isElsewhere(best)) return true;
  return !hasSold && counted.of(named.best()) >= SURE;
}

/**
 * The scores that count here: a kind that isn't sold stands back for the wider one, and counts by itself only when it was surely meant, or by far where
 * something sold was named: `rotomartillo o taladro` asks for no battery of such tools. Who says nothing but its name (`hidrante`) means none that it may
 * be called by too (an extinguisher), nor a wider one that is called otherwise: no fan for a `purificador de aire`.
 */
function countable(evidence: KindEvidence, book: KindBook, sold: (kind: number) => number): KindScores {
  const { scores, named } = evidence;
  const counted = scores.copy();
  const namedSold = scores.of(scores.best((kind) => named.of(kind) > 0 && sold(kind) > 0));
  const least = Math.max(SURE, namedSold / STANDS_IN);
  for (let kind = 1; kind < counted.size; kind++) {
    if (counted.of(kind) === 0 || sold(kind) > 0) continue;
    if (named.of(kind) === 0 && counted.of(kind) < least) counted.set(kind, 0);
    const wider = standInFor(kind, evidence, { book, isAlone: namedSold === 0 });
    if (wider === 0 || sold(wider) === 0) continue;
    counted.raise(wider, counted.of(kind));
    counted.set(kind, 0);
  }
  return counted;
}

/** The wider kind, or the one that it may be called by, that stands in for what isn't sold; 0 for none. `isAlone`: nothing that is sold was named. */
function standInFor(
  kind: number,
  evidence: KindEvidence,
  { book, isAlone }: { readonly book: KindBook; readonly isAlone: boolean },
): number {
  const { named, bare, words } = evidence;
  const wider = book.within(kind) || nearTo(kind, evidence, book);
  const isOnlyName = bare && isAlone && named.of(kind) >= LEAST_NAME;
  return isOnlyName && !isCalledLike(wider, words.get(kind), book) ? 0 : wider;
}

/** Whether any word of a name begins one of the kind's names too: a `foco dicroico` is a bulb. */
function isCalledLike(kind: number, name: readonly string[] | undefined, book: KindBook): boolean {
  return name === undefined || name.some((word) => book.beginsName(word, kind));
}

/**
 * The kind that it may be called by too; 0 for none, and where nothing but its own name is said, unless that begins as what the other is called: who asks
 * for a `bocina con micrófono` takes what speakers there are.
 */
function nearTo(
  kind: number,
  { named, bare, words }: Pick<KindEvidence, 'named' | 'bare' | 'words'>,
  book: KindBook,
): number {
  const near = book.near(kind);
  if (!bare || named.of(kind) === 0) return near;
  const [noun, second] = words.get(kind) ?? [];
  return noun !== undefined && second !== undefined && book.beginsName(noun, near) ? near : 0;
}

/** The kinds of other families that the same words name. */
function namesakesOf(kind: number, words: KindEvidence['words'], book: KindBook): number[] {
  const name = words.get(kind)?.join(' ');
  const isOther = (each: number): boolean => book.widest(each) !== book.widest(kind);
  return [...words].filter(([each, texts]) => texts.join(' ') === name && isOther(each)).map(([each]) => each);
}

/** What was named otherwise than asked for, with its narrower kinds, but for the family of the likeliest kind and what was asked for too. */
function besides(
  kind: number,
  aside: readonly number[],
  { named, book }: { readonly named: KindScores; readonly book: KindBook },
): ReadonlySet<number> {
  const family = book.widest(kind);
  const all = aside.flatMap((each) => book.family(each));
  return new Set(all.filter((each) => book.widest(each) !== family && named.of(each) === 0));
}

/** The kinds that were named beside one another; none where what is told of their use is far likelier another thing (`un teclado y pantalla para dos compus`). */
function asBeside(
  asked: readonly number[],
  most: number,
  { bare, ...counts }: Counts & { readonly bare: boolean },
): readonly number[] {
  const isMeant = bare || asked.some((kind) => most < BY_FAR * familyMost(kind, counts));
  return asked.length > 1 && isMeant ? asked : [];
}

interface Counts {
  readonly counted: KindScores;
  readonly book: KindBook;
}

/** The highest score in the family of a kind. */
function familyMost(kind: number, { counted, book }: Counts): number {
  return Math.max(...book.family(kind).map((each) => counted.of(each)));
}

/** Each of the kinds asked for beside one another is worth as much, with the narrower ones; where one of these leads, the others as much as their share of it. */
function worthsOf({ counted, book }: Counts, most: number, each: readonly number[], power: number): KindScores {
  const worths = new KindScores(counted.size);
  if (most <= 0) return worths;
  for (let kind = 1; kind < counted.size; kind++) worths.set(kind, Math.min(1, counted.of(kind) / most) ** power);
  for (const asked of each) {
    const leading = familyMost(asked, { counted, book });
    const isPlain = counted.of(asked) >= leading;
    for (const kind of book.family(asked)) worths.raise(kind, isPlain ? 1 : counted.of(kind) / leading);
  }
  return worths;
}

/**
 * The thing of no trade that was asked for by its name, where no thing of the trade was, nor is much likelier; 0 for none. Where nothing but names is
 * said, uses that share a word with them tell nothing.
 */
function namedElsewhere(
  counted: KindScores,
  named: KindScores,
  book: KindBook,
  { bestSold, bare }: { readonly bestSold: number; readonly bare: boolean },
): number {
  const other = named.best((kind) => book.isElsewhere(kind));
  if (other === 0 || named.of(bestSold) >= named.of(other) || named.of(other) < LEAST_NAME) return 0;
  return bare || counted.of(bestSold) < BY_FAR * counted.of(other) ? other : 0;
}

function unsold(kind: number, counted: KindScores, words: readonly string[] = []): KindChoice {
  return { ...NO_KIND, state: 'unsold', worths: new KindScores(counted.size), kind, named: true, words };
}

/** The same sentence, told by no kind: its words alone find what is asked for. */
export function openChoice({ worths }: Pick<KindChoice, 'worths'>): KindChoice {
  return { ...NO_KIND, worths: new KindScores(worths.size) };
}

/** What is known of the kind where none was told. */
export const NO_KIND: Omit<KindChoice, 'worths'> = {
  state: 'open',
  kind: 0,
  title: '',
  named: false,
  bare: false,
  assorted: false,
  words: [],
  namesakes: [],
  calls: [],
  together: [],
  served: new Set(),
  aside: { kinds: new Set(), words: [] },
};

interface Beside {
  /** The highest score of another family. */
  readonly second: number;
  /** From which share of the best one on what is sold is meant too. */
  readonly standsIn: number;
  /** Whether anything was asked for by its name. */
  readonly named: boolean;
}

function stateOf(top: number, most: number, { second, standsIn, named }: Beside): KindChoice['state'] {
  if (top < WEAK || (!named && top < FIRM && second > LEAD * top)) return 'open';
  if (most < WEAK || most < standsIn * top) return top >= SURE && standsIn > 0 ? 'unsold' : 'open';
  return most >= SURE ? 'sure' : 'likely';
}

/** The highest score outside the family of the best one. */
function secondTo(best: number, counted: KindScores, book: KindBook): number {
  return counted.of(counted.best((kind) => book.widest(kind) !== book.widest(best)));
}
