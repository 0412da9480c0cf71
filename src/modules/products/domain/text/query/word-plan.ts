import type { ModelHits } from '@/modules/products/domain/text/index/model-table';

/** One word of a query, ready to be matched: whatever stands in any of the lists or hits matches it. */
export interface WordPlan {
  /** Posting lists, and how much a hit in each counts (1: the word itself). */
  readonly lists: readonly number[];
  readonly factors: readonly number[];
  readonly hits: ModelHits;
  /** Whether a hit inside a model number lifts the product above all that only have the word in their text. */
  readonly ranksModels: boolean;
  /** Entries in all lists and hits. */
  readonly size: number;
  /** How much the word counts: the rarer the more. */
  readonly weight: number;
}

/** How many of the best matches are asked for. */
export interface FirstWanted {
  readonly count: number;
  /** Whether of equal matches the lower slot comes first. */
  readonly bySlot: boolean;
}
