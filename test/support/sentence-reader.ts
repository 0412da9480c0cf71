import type { Intent } from '@/modules/ai-search/domain/reading/intent';
import { parseIntent } from '@/modules/ai-search/domain/reading/parse-intent';
import { Lexicon, type CatalogNames } from '@/modules/ai-search/domain/words/lexicon';
import { THESAURUS } from '@/modules/ai-search/domain/words/thesaurus-data';

/** How often a word that products have stands in them. */
const OFTEN = 5;

/** Reads sentences over a catalog whose products have the words of `known`; every other word is ordinary unless `names` tell otherwise. */
export function readerOf(known: string, names: Partial<CatalogNames> = {}): (text: string) => Intent {
  const words = new Set(known.split(' '));
  const lexicon = new Lexicon(THESAURUS, {
    brands: [],
    branches: [],
    categories: [],
    isOrdinary: (word) => !words.has(word),
    ...names,
  });
  return (text) => parseIntent(text, lexicon, { frequency: (word) => (words.has(word) ? OFTEN : 0) });
}
