import { scan } from '@/modules/ai-search/domain/reading/scan';
import type { KindBook } from '../book/kind-book';
import { tellingWords } from '../book/uses-of-text';
import { KindScores } from '../kind-scores';
import { lemma } from '../book/lemmas';
import type { NameBook, NameMatch } from '../book/name-book';
import { titleInFull } from './in-full';
import { servedLast } from './served-last';
import { isStrange, kindTold, type Named } from './kind-told';
import { withoutMemory } from './memory-told';
import { thingFirst } from './slogans';
import { TitleHead } from './title-head';

/** What titles of accessories begin with: what comes next is what they serve. */
const ACCESSORIES: ReadonlySet<string> = new Set(
  'base bracket soporte montaje funda refaccion repuesto tapa brazo adaptador carcasa cubierta protector accesorio mount replacement'
    .split(' ')
    .map(lemma),
);
/** What is added to things: `CUBIERTA LLUVIA P/CHECADOR HUELLA`. Spares aren't: they are filed under what they are for. */
const ADDED: ReadonlySet<string> = new Set(
  'bracket soporte montaje funda tapa cubierta protector mount'.split(' ').map(lemma),
);
const GAP = 3;
const NAMED = 4;
const PER_WORD = 3;
const PER_PLACE = 0.45;
const LAST_PLACE = 8;
const PER_WORD_BETWEEN = 0.3;
/** Titles go on with measures and traits after their first mark. */
const PER_PART = 4;
/** So much less a narrower kind may be named than its wider one: some words stand in its name. */
const NEARLY = 1;
const LAST_PART = 2;
/** The thing is of something else: `lente de cámara`. */
const OF_ANOTHER = 3;
/** A name that tells what it is for tells most: `batería de litio para radio`. */
const FOR_ANOTHER = 2;
/** Such a name begins the title, but for a word. */
const AT_HEAD = 1;
const FROM_CATEGORY = 2.5;
const CATEGORY_ALONE = 0.5;
/** What is named by less may be another thing, which the title tells as a whole: two words at its head that its category names too are enough. */
const PLAINLY_NAMED = 12;

/** The kind that a product is, by its title and the names of its categories from the top down; 0 when nothing tells. */
export function kindOfProduct(title: string, categories: readonly string[], book: KindBook): number {
  return kindsOfProduct(title, categories, book).kind;
}

/** What a product is, and what it says it is for: kinds, 0 where nothing tells. */
export interface ProductKinds {
  readonly kind: number;
  readonly served: number;
}

/**
 * The kind that a product is, and the one that its title says it serves (`batería extra p/HE-TA12Z rotomartillo`); `isOrdinary`: whether a word is
 * one of everyday Spanish.
 */
export function kindsOfProduct(
  title: string,
  categories: readonly string[],
  book: KindBook,
  isOrdinary: (word: string) => boolean = () => false,
): ProductKinds {
  const said = withoutMemory(thingFirst(titleInFull(servedLast(title), book), book), book);
  const head = new TitleHead(said);
  const served = servedKind(head, book);
  const words = tellingWords(scan(withoutIncluded(said)));
  const strange = isStrange(words, book, isOrdinary);
  const named = kindNamed(head, categories, book, strange ? [book.names] : [book.names, book.sheets]);
  const part = named.kind === 0 ? kindForServed(head, served, book) : 0;
  const isPlain = named.worths.of(named.kind) >= PLAINLY_NAMED;
  if (part > 0 || isPlain || strange) return { kind: part || named.kind, served };
  const told = kindTold({ words, category: categories.at(-1) ?? '', named }, book);
  return { kind: isOfServed(told, { head, named, served }, book) ? 0 : told, served };
}

/** What is read of a title before all its words are. */
interface HalfRead {
  readonly head: TitleHead;
  readonly named: Named;
  readonly served: number;
}

/** Whether what all the words of a title tell is what it is for: it names nothing itself, and begins with what is added to things. */
function isOfServed(told: number, { head, named, served }: HalfRead, book: KindBook): boolean {
  return named.kind === 0 && beginsWith(ADDED, head) && areAkin(told, served, book);
}

function beginsWith(lemmas: ReadonlySet<string>, head: TitleHead): boolean {
  return lemmas.has(head.lemmas[0] ?? '');
}

/** `Taladro 20 V, incluye 2 baterías y cargador`: what comes with the thing tells nothing of what it is. */
function withoutIncluded(title: string): string {
  const at = title.search(INCLUDES);
  return at > 0 ? title.slice(0, at) : title;
}
const INCLUDES = /\bincluyen?\b/i;

function servedKind(head: TitleHead, book: KindBook): number {
  return book.names.find(head.servedLemmas, GAP)[0]?.kinds[0] ?? 0;
}

/** The kind of a part that only says what it is beside what it serves, however that is called: `cargador para two way radio` is a `cargador de radio`. */
function kindForServed(head: TitleHead, served: number, book: KindBook): number {
  const part = head.words.filter(({ serves }) => !serves).map((word) => word.lemma);
  const whole = [...part, ...new TitleHead(book.title(served) ?? '').lemmas];
  const named = served > 0 ? book.names.findAll(whole, GAP) : [];
  return named.find(({ start, end }) => start < part.length && end >= part.length)?.kinds[0] ?? 0;
}

/** What the names in a title, looked up in `among`, and in its categories say. */
function kindNamed(head: TitleHead, categories: readonly string[], book: KindBook, among: readonly NameBook[]): Named {
  const worths = new KindScores(book.size);
  for (const match of namesOf(head, book, among)) {
    const worth = worthOf(match, head);
    for (const kind of match.kinds) worths.raise(kind, worth);
  }
  const filed = kindsOfCategories(categories, book);
  for (const kind of filed.kinds) addCategory(kind, worths, book);
  return { kind: narrowed(narrowest(worths, book), filed, book), worths };
}

/** Where the title names the wider thing and the category nothing but one of its narrower ones, that one: `CAM 360 GRADOS` filed under `Fisheye`. */
function narrowed(kind: number, filed: Filed, book: KindBook): number {
  const [only = 0] = filed.kinds;
  return filed.isOneThing && book.within(only) === kind ? only : kind;
}

/** The likeliest kind; of a kind and a narrower one that are as likely, or nearly (`cámara IP domo` is called `cámara IP` too), the narrower. */
function narrowest(worths: KindScores, book: KindBook): number {
  const best = worths.best();
  const narrower = worths.best((kind) => kind !== best && book.within(kind) === best);
  return worths.of(narrower) > 0 && worths.of(narrower) >= worths.of(best) - NEARLY ? narrower : best;
}

function namesOf(head: TitleHead, book: KindBook, among: readonly NameBook[] = [book.names]): NameMatch[] {
  const served = servedKind(head, book);
  const found = among.flatMap((names) => names.findAll(head.lemmas, GAP, head.joins));
  return found.filter(({ start, end, kinds }) => {
    const first = head.words[start];
    if (first?.serves !== false || first.has) return false;
    return start === 0 || head.words[end]?.serves !== true || !kinds.some((kind) => areAkin(kind, served, book));
  });
}

/** Whether one of two kinds is the other, or what that is one of: in `antena LTE para router` no `LTE … router` is named, for that is what it serves. */
function areAkin(kind: number, other: number, book: KindBook): boolean {
  return other > 0 && book.widest(kind) === book.widest(other);
}

/** Whether a name at the head of the title goes on in what the thing serves. */
function isForAnother(start: number, end: number, head: TitleHead): boolean {
  return start <= AT_HEAD && head.words[end]?.serves === true;
}

/** What a thing is wound on says nothing of what it is, neither as a word nor as a place: `bobina cable alarma` is called `cable alarma` as much as `bobina cable`. */
const WOUND_ON: ReadonlySet<string> = new Set('bobina bob rollo carrete spool reel'.split(' ').map(lemma));

function worthOf(match: NameMatch, head: TitleHead): number {
  const { start, end, words } = match;
  const first = head.words[start];
  const isAnothers = first?.belongs === true || (start > 0 && beginsWith(ACCESSORIES, head));
  return (
    wordsWorth(match, head) +
    (isForAnother(start, end, head) ? FOR_ANOTHER : 0) -
    (isAnothers ? OF_ANOTHER : 0) -
    PER_WORD_BETWEEN * (end - start + 1 - words) -
    PER_PART * Math.min(first?.part ?? 0, LAST_PART)
  );
}

/** What a name says by how many words it has, and by how far behind it stands. */
function wordsWorth({ start, words }: NameMatch, head: TitleHead): number {
  const wound = WOUND_ON.has(head.lemmas[0] ?? '') ? 1 : 0;
  const told = start === 0 && words > 1 ? words - wound : words;
  return NAMED + PER_WORD * told - PER_PLACE * Math.min(Math.max(0, start - wound), LAST_PLACE);
}

/** A category speaks for its kind, or for narrower ones that the title names; by itself it says little. */
function addCategory(kind: number, worths: KindScores, book: KindBook): void {
  let isNamed = false;
  for (let each = 1; each < worths.size; each++) {
    if (worths.of(each) <= 0 || !(each === kind || book.within(each) === kind || book.near(each) === kind)) continue;
    worths.add(each, FROM_CATEGORY);
    isNamed = true;
  }
  if (!isNamed) worths.raise(kind, CATEGORY_ALONE);
}

/** What a category's name names: kinds, and whether they are one thing. */
interface Filed {
  readonly kinds: ReadonlySet<number>;
  readonly isOneThing: boolean;
}
const NOT_FILED: Filed = { kinds: new Set(), isOneThing: false };

/** The kinds that the deepest category with a kind's name names. */
function kindsOfCategories(categories: readonly string[], book: KindBook): Filed {
  for (const name of [...categories].reverse()) {
    const matches = namesOf(new TitleHead(name), book);
    if (matches.length === 0) continue;
    const longest = Math.max(...matches.map(({ words }) => words));
    const kinds = new Set(matches.filter(({ words }) => words === longest).flatMap((match) => match.kinds));
    const first = matches.find(({ words }) => words === longest);
    return {
      kinds,
      isOneThing: kinds.size === 1 && matches.every((match) => first !== undefined && isWithin(match, first)),
    };
  }
  return NOT_FILED;
}

function isWithin(inner: NameMatch, outer: NameMatch): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}
