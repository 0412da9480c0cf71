import type { PageRequest } from '@/shared/kernel/page';
import type { Currency } from '@/shared/money/currency';

/** What a list is ordered by; ties always by product id ascending (Decisions 7). */
export type SortKey = 'relevance' | 'price' | 'model' | 'brand' | 'bestseller' | 'topseller';

export interface Sort {
  readonly key: SortKey;
  readonly descending: boolean;
}

/** What the caller wants of every product shown (Contract 4.3, 4.4). */
export interface DisplayRequest {
  readonly currency: Currency;
  readonly vat: boolean;
  readonly financial: boolean;
  /** Stock per warehouse. */
  readonly inventories: boolean;
  readonly description: boolean;
  /** Images in lists, as in the detail. */
  readonly images: boolean;
  /** Improved texts. */
  readonly pro: boolean;
}

/** Filters join with AND, the values inside one with OR. An empty list is no filter. */
export interface SearchCriteria {
  readonly text: string;
  /** The text just as it was sent, when `text` is not: models are compared with it to the letter. */
  readonly typed?: string;
  readonly categoryIds: readonly number[];
  readonly brandIds: readonly string[];
  readonly branchCodes: readonly string[];
  readonly inStock: boolean;
  readonly newStock: boolean;
  readonly sort: Sort;
  readonly page: PageRequest;
}
