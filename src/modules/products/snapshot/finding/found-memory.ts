import { LRUCache } from 'lru-cache';
import type { SearchCriteria } from '@/modules/products/domain/search-criteria';

/** What a search finds, as far as it was put in order: the same for everybody. */
interface Remembered {
  readonly revision: string;
  readonly total: number;
  readonly first: readonly number[];
}

/** Searches that find fewer are kept apart: there is no end of them, and they must not take the room of the common ones. */
const LEAST_FOUND = 100;
const MOST_IN_ORDER = 4096;
const MOST_BYTES = 16 * 1024 * 1024;
/** Some thousands of searches that find few or nothing: to know that nothing is meant takes longer than to find much. */
const MOST_BYTES_OF_FEW = 2 * 1024 * 1024;
/** Orders that are the same for every account, and of which nothing changes but by revision. */
const SHARED_ORDERS: ReadonlySet<string> = new Set(['relevance', 'bestseller', 'topseller', 'model']);

/**
 * The beginnings of what was found lately, by search: a common word finds a part of the catalog, and the same few are asked for again and
 * again, page by page. Only what depends on no account, price or stock.
 */
export class FoundMemory {
  /** Ten usual pages are put in order at once: whoever reads one goes on with the next. */
  static readonly PUT_IN_ORDER = 600;
  private readonly common = memoryOf(MOST_BYTES);
  private readonly rare = memoryOf(MOST_BYTES_OF_FEW);

  /** How many to put in order for a page that ends at `end`; undefined for a search that is not remembered. */
  static wanted({ inStock, newStock, branchCodes, sort, page }: SearchCriteria): number | undefined {
    const end = page.number * page.size;
    if (inStock || newStock || branchCodes.length > 0 || end > MOST_IN_ORDER) return undefined;
    return SHARED_ORDERS.has(sort.key) ? Math.max(end, FoundMemory.PUT_IN_ORDER) : undefined;
  }

  find(criteria: SearchCriteria, revision: string): Remembered | undefined {
    const key = keyOf(criteria);
    const known = this.common.get(key) ?? this.rare.get(key);
    if (known?.revision !== revision) return undefined;
    const { number, size } = criteria.page;
    return known.first.length >= Math.min(known.total, number * size) ? known : undefined;
  }

  keep(criteria: SearchCriteria, remembered: Remembered): void {
    const key = keyOf(criteria);
    const [memory, other] = remembered.total < LEAST_FOUND ? [this.rare, this.common] : [this.common, this.rare];
    other.delete(key);
    memory.set(key, remembered);
  }
}

function memoryOf(maxSize: number): LRUCache<string, Remembered> {
  return new LRUCache({ maxSize, sizeCalculation: ({ first }, key) => 200 + 2 * key.length + 8 * first.length });
}

function keyOf({ text, typed, brandIds, categoryIds, sort }: SearchCriteria): string {
  return JSON.stringify([text, typed, brandIds, categoryIds, sort.key, sort.descending]);
}
