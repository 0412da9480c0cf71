import { emitDocument, type TermSink } from '@/modules/products/domain/text/index/document';
import { Field } from '@/modules/products/domain/text/index/fields';
import type { ForwardLists } from '@/modules/products/domain/text/index/forward-lists';
import type { PostingLists } from '@/modules/products/domain/text/index/posting-lists';
import type { TermTable } from '@/modules/products/domain/text/index/term-table';
import type { Lexeme } from '@/modules/search-language/domain/lexemes';
import { modelNumber, modelTerm } from '@/modules/search-language/domain/model-number';

/** Fewer words are a name, not a title. */
const LEAST_WORDS = 3;
/** Where every word is in more titles than so many, none is looked for: they say little. */
const MOST_LOOKED_AT = 2048;
/** So much of a title may be left out (cut off, or a word that goes without saying) where some words are said. */
const MOST_MISSING = 0.2;
const MANY_WORDS = 5;
const TITLE = Field.TitleHead | Field.Title | Field.TitlePurpose;
const NAMING = TITLE | Field.ModelPart | Field.WholeModel | Field.Brand;

interface Sources {
  readonly terms: TermTable;
  readonly postings: PostingLists;
  readonly forward: ForwardLists;
}

/** Finds products by their whole titles. */
export class TitleFinder {
  constructor(private readonly sources: Sources) {}

  /** See TextIndex.titled. */
  find(text: string): number[] {
    const said = new SaidTerms(this.sources.terms);
    emitDocument({ model: '', title: text, brand: '', categories: [], features: [] }, modelNumber(''), said);
    if (said.unknown || said.words.size < LEAST_WORDS) return [];
    return this.having(said.words).filter((slot) => this.isTitled(slot, said));
  }

  /** The products that have all of the words that are no model number, anywhere: such a one may be the product's own, or stand in its title. */
  private having(words: ReadonlyMap<number, number>): number[] {
    const { postings } = this.sources;
    const plain = [...words].filter(([, model]) => model < 0).map(([word]) => word);
    const [rarest, ...others] = plain.sort((a, b) => postings.length(a) - postings.length(b));
    if (rarest === undefined || postings.length(rarest) > MOST_LOOKED_AT) return [];
    const { keys, start, end } = postings.view(rarest);
    const hasAll = (slot: number): boolean => others.every((word) => postings.find(word, slot) >= 0);
    return [...keys.subarray(start, end)].filter(hasAll);
  }

  /** Whether its title, model and brand have all of the words, and its title hardly more. */
  private isTitled(slot: number, { ids, words }: SaidTerms): boolean {
    const { keys, masks, count } = this.sources.forward.read(slot);
    const has = new Set<number>();
    let titled = 0;
    let missing = 0;
    for (let at = 0; at < count; at++) {
      const [key = 0, mask = 0] = [keys[at], masks[at]];
      if ((mask & NAMING) !== 0) has.add(key);
      if ((mask & TITLE) === 0) continue;
      titled++;
      if (!ids.has(key)) missing++;
    }
    const most = words.size < MANY_WORDS ? 0 : MOST_MISSING * titled;
    return missing <= most && [...words].every(([word, model]) => has.has(word) || has.has(model));
  }
}

/** The terms of a text, as far as any product has them. */
class SaidTerms implements TermSink {
  readonly ids = new Set<number>();
  /** Its words, each with what it is as a model number; -1 where it is none. */
  readonly words = new Map<number, number>();
  /** Whether some word is in no product. */
  unknown = false;

  constructor(private readonly terms: TermTable) {}

  word({ term, text }: Lexeme): void {
    const [id, model] = [this.terms.find(term), this.terms.find(modelTerm(text))];
    if (id < 0 && model < 0) this.unknown = true;
    else this.words.set(id, model);
    this.ids.add(id);
  }

  term(term: string): void {
    this.ids.add(this.terms.find(term));
  }
}
