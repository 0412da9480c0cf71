import { scan } from '@/modules/ai-search/domain/reading/scan';
import { KINDS } from '@/modules/ai-search/domain/kinds/data';
import { KindBook } from '@/modules/ai-search/domain/kinds/book/kind-book';
import { readKinds } from '@/modules/ai-search/domain/kinds/read-kinds';

const FOLDS = 8;
const FIRST = 3;

/** How many ways to ask were asked, and of how many the likeliest kind was their own, one of its family, or their own among the first three. */
interface Found {
  asked: number;
  own: number;
  family: number;
  first: number;
}

/** Every eighth way of each kind taken out of the book in turn, and asked of it: what a sentence finds that nobody wrote down. */
function heldOut(): Found {
  const found: Found = { asked: 0, own: 0, family: 0, first: 0 };
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = (_way: string, place: number): boolean => place % FOLDS === fold;
    const rest = KINDS.map((entry) => ({
      ...entry,
      say: waysOf(entry.say)
        .filter((way, place) => !isOut(way, place))
        .join('|'),
    }));
    const book = KindBook.of(rest);
    for (const { kind, say } of KINDS)
      for (const way of waysOf(say).filter(isOut)) count(likeliest(way, book), book.number(kind), book, found);
  }
  return found;
}

function waysOf(say: string | undefined): string[] {
  return say?.split('|') ?? [];
}

/** The likeliest kinds of a sentence, the best one first. */
function likeliest(way: string, book: KindBook): number[] {
  const { scores } = readKinds(scan(way), book);
  const kinds = Array.from({ length: book.size }, (_, kind) => kind).filter((kind) => scores.of(kind) > 0);
  return kinds.sort((a, b) => scores.of(b) - scores.of(a)).slice(0, FIRST);
}

function count(kinds: readonly number[], kind: number, book: KindBook, found: Found): void {
  const familyOf = (each: number): number => book.within(each) || book.near(each) || each;
  const [best = 0] = kinds;
  found.asked++;
  if (best === kind) found.own++;
  if (best > 0 && familyOf(best) === familyOf(kind)) found.family++;
  if (kinds.includes(kind)) found.first++;
}

const { asked, own, family, first } = heldOut();
const share = (of: number): string => (of / asked).toFixed(3);
process.stdout.write(
  `${asked} ways held out: own kind ${share(own)}, family ${share(family)}, among the first ${FIRST} ${share(first)}\n`,
);
