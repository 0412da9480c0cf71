import { modelTerm } from '@/modules/search-language/domain/model-number';
import type { WordPlan } from './word-plan';
import type { ModelTable } from '@/modules/products/domain/text/index/model-table';
import { type ModelHits, NO_HITS } from '@/modules/products/domain/text/index/model-table';
import type { PostingLists } from '@/modules/products/domain/text/index/posting-lists';
import type { QueryWord } from './query-words';
import { ALIASES, BROADER_TERMS } from '@/modules/search-language/domain/synonyms';
import type { TermTable } from '@/modules/products/domain/text/index/term-table';

/** What the planner reads of an index. */
export interface Vocabulary {
  readonly terms: TermTable;
  readonly postings: PostingLists;
  readonly models: ModelTable;
  /** Products in the index. */
  readonly documents: number;
}

const BROADER_FACTOR = 0.8;
/** A completed word counts less than the word itself, the less the more was completed. */
const PREFIX_FACTOR = { least: 0.55, byLength: 0.35 } as const;
/** A word found in more products than this is a word of the trade, whatever models contain it. */
const COMMON_WORD = { products: 50, share: 0.001 } as const;

/** Finds everything that a query's word matches: itself, synonyms, models that have it, and words that begin with it. */
export class WordPlanner {
  constructor(private readonly vocabulary: Vocabulary) {}

  /** The strict plan of a word: no corrections. `insideModels` false leaves fragments of model numbers out. */
  plan(word: QueryWord, insideModels: boolean): WordPlan {
    const lists: number[] = [];
    const factors: number[] = [];
    const own = this.add(word.term, 1, lists, factors);
    for (const broader of BROADER_TERMS.get(word.term) ?? []) this.add(broader, BROADER_FACTOR, lists, factors);
    const inModels = insideModels && word.modelMatch !== undefined;
    const hits = inModels ? this.modelHits(word, word.modelMatch) : NO_HITS;
    if (!inModels) this.add(modelTerm(word.surface), 1, lists, factors);
    if (completes(word, own > 0)) {
      this.addPrefixed(word.surface, word.surface, lists, factors);
      if (!inModels) this.addPrefixed(word.surface, modelTerm(word.surface), lists, factors);
    }
    return this.planOf(lists, factors, hits, word.ranksModels && !this.isCommon(own));
  }

  /** A plan for terms that stand in for what was typed, best first, and models likewise. */
  substitute(terms: readonly { term: string; factor: number }[], hits: ModelHits): WordPlan {
    const lists: number[] = [];
    const factors: number[] = [];
    for (const { term, factor } of terms) this.add(term, factor, lists, factors);
    return this.planOf(lists, factors, hits, true);
  }

  /** How many products have the term. */
  frequency(term: string): number {
    const list = this.vocabulary.terms.find(term);
    return list < 0 ? 0 : this.vocabulary.postings.length(list);
  }

  /** What a word found in so many products counts (the inverse document frequency of BM25). */
  rarity(products: number): number {
    const all = this.vocabulary.documents;
    const having = Math.min(products, all);
    return Math.log(1 + (all - having + 0.5) / (having + 0.5));
  }

  private modelHits(word: QueryWord, least: number): ModelHits {
    return this.vocabulary.models.search(word.surface.replaceAll('.', ''), least);
  }

  private isCommon(products: number): boolean {
    return products > Math.max(COMMON_WORD.products, this.vocabulary.documents * COMMON_WORD.share);
  }

  private add(term: string, factor: number, lists: number[], factors: number[]): number {
    const list = this.vocabulary.terms.find(term);
    if (list < 0 || lists.includes(list)) return 0;
    lists.push(list);
    factors.push(factor);
    return this.vocabulary.postings.length(list);
  }

  private addPrefixed(surface: string, prefix: string, lists: number[], factors: number[]): void {
    const { terms } = this.vocabulary;
    const known = new Set(lists);
    const factorOf = (length: number): number =>
      PREFIX_FACTOR.least + (PREFIX_FACTOR.byLength * surface.length) / length;
    terms.forEachPrefixed(prefix, (list) => {
      if (known.has(list)) return true;
      lists.push(list);
      factors.push(factorOf(terms.text(list).length));
      return true;
    });
    for (const [alias, term] of ALIASES) {
      if (alias.startsWith(prefix)) this.add(term, factorOf(alias.length), lists, factors);
    }
  }

  private planOf(
    lists: readonly number[],
    factors: readonly number[],
    hits: ModelHits,
    ranksModels: boolean,
  ): WordPlan {
    let size = hits.count;
    for (const list of lists) size += this.vocabulary.postings.length(list);
    return { lists, factors, hits, ranksModels, size, weight: this.rarity(size) };
  }
}

/** Whether the word may be unfinished: the last one, of three characters or more, or of two that mean nothing so far. */
function completes(word: QueryWord, known: boolean): boolean {
  if (!word.last) return false;
  if (word.surface.length === 2) return !known && /[a-z]/.test(word.surface);
  return word.surface.length >= 3;
}
