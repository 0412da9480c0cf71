import type { Intent } from './intent';

/** What a sentence asks for that says nothing; a test adds what it is about. */
export const NOTHING_ASKED: Intent = {
  concepts: [],
  exclusions: [],
  measures: [],
  price: undefined,
  brandIds: [],
  excludedBrandIds: [],
  branchCodes: [],
  inStock: false,
  quantity: 0,
  order: 'relevance',
};
