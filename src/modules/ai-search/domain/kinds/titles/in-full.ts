import { fold } from '@/modules/search-language/domain/fold';
import type { KindBook } from '../book/kind-book';
import { SHORTENED } from './shortened-data';

/** What stands for a word -> the word. */
const WORDS: ReadonlyMap<string, string> = new Map(
  SHORTENED.flatMap((row) => row.split('|')).flatMap((group) => {
    const [word = '', ...short] = group.split(' ');
    return short.map((each) => [each, word] as const);
  }),
);

/** A word by itself: not what a model number goes on with. */
const WORD = /(?<![\p{L}\d-])\p{L}{2,10}(?![\p{L}\d-])/gu;

/** The word that a folded one is short for; undefined where it is short for none. */
export function shortFor(word: string): string | undefined {
  return WORDS.get(word);
}

/** The title with words in full that clerks shorten (`ROC PEND LATON` is a `rociador`), but for those that the book knows as they stand. */
export function titleInFull(title: string, book: KindBook): string {
  return title.replace(WORD, (said) => {
    const word = WORDS.get(fold(said));
    return word === undefined || book.isWord(fold(said)) ? said : word;
  });
}
