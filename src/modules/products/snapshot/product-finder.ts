import type { SearchCriteria, Sort } from '@/modules/products/domain/search-criteria';
import { typedLikeness } from '@/modules/products/domain/model-likeness';
import type { BitSet } from '@/modules/products/domain/bit-set';
import { ModelMatch } from '@/modules/search-language/domain/model-number';
import type { TextIndex } from '@/modules/products/domain/text/text-index';
import { sortText } from '@/modules/products/domain/sort-text';
import type { CallerView } from '@/modules/products/snapshot/caller-view';
import { FirstByPrice } from '@/modules/products/snapshot/finding/first-by-price';
import {
  firstByScore,
  FirstSlots,
  MAX_PRIMARY,
  priceKey,
  salesKey,
} from '@/modules/products/snapshot/finding/first-slots';
import { FoundMemory } from '@/modules/products/snapshot/finding/found-memory';
import { ProductFilter, type Candidates } from '@/modules/products/snapshot/finding/product-filter';

import type { ProductStore } from '@/modules/products/snapshot/product-store';
import type { PageRequest } from '@/shared/kernel/page';
import type { Turns } from '@/shared/kernel/turns';

/** The slots of one page, and how many products match in all. */
export interface Found {
  readonly total: number;
  readonly slots: readonly number[];
}

/** How many match, and the first of them in order. */
interface Beginning {
  readonly total: number;
  readonly first: readonly number[];
}

/** What a list of products that belong to another can be asked for. */
export interface Arrangement extends Pick<SearchCriteria, 'inStock' | 'newStock'> {
  readonly sort: Sort | undefined;
}

/** A whole non-negative number for a position among the candidates; lower comes first. */
type KeyOf = (position: number) => number;

/** Finds, filters, counts and orders products in memory (Contract 4.3, 4.4; Decisions 7). */
export class ProductFinder {
  private readonly filter: ProductFilter;
  private readonly byPrice: FirstByPrice;
  private readonly memory = new FoundMemory();

  constructor(
    private readonly store: ProductStore,
    private readonly index: TextIndex,
    private readonly brandName: (brandId: string) => string,
  ) {
    this.filter = new ProductFilter(store, index);
    this.byPrice = new FirstByPrice(store);
  }

  /** Has the first pages of common words found beforehand, once everything is loaded. */
  async prepare(turns: Turns): Promise<void> {
    await this.index.prepare({ count: FoundMemory.PUT_IN_ORDER, bySlot: this.store.idOrder.isBySlot }, turns);
  }

  find(criteria: SearchCriteria, view: CallerView): Found {
    const { page } = criteria;
    const from = (page.number - 1) * page.size;
    const wanted = FoundMemory.wanted(criteria);
    const revision = `${this.store.revision} ${this.index.revision}`;
    const known = wanted === undefined ? undefined : this.memory.find(criteria, revision);
    const { total, first } = known ?? this.search(criteria, view, wanted ?? from + page.size);
    if (!known && wanted !== undefined) this.memory.keep(criteria, { revision, total, first });
    return { total, slots: first.slice(from, from + page.size) };
  }

  /** Those of the given products that pass the filters; as they come, or in an order that was asked for. */
  arrange(slots: readonly number[], { sort, ...filters }: Arrangement, view: CallerView): number[] {
    const kept = this.filter.stocked(Uint32Array.from(slots), filters, view);
    if (!sort) return [...kept.slots];
    return this.first(kept.slots, this.primaryKeys(kept.slots, sort, view), kept.slots.length);
  }

  /** A page of products found elsewhere, by whole non-negative keys (by position in `slots`), lower first; ties by product id. */
  order(slots: Uint32Array, keyOf: KeyOf, page: PageRequest): Found {
    const from = (page.number - 1) * page.size;
    return { total: slots.length, slots: this.first(slots, keyOf, from + page.size).slice(from) };
  }

  /** How many match, and the first `wanted` of them in order. */
  private search(criteria: SearchCriteria, view: CallerView, wanted: number): Beginning {
    if (!criteria.text) return this.searchSet(criteria, view, wanted);
    const found = this.filter.withText(criteria, view, wanted);
    this.typedModelsFirst(found, criteria);
    return this.beginning(found, criteria.sort, view, wanted);
  }

  private searchSet(criteria: SearchCriteria, view: CallerView, wanted: number): Beginning {
    const { sort } = criteria;
    return this.filter.amongFiltered(criteria, view, (candidates, total) => {
      const first =
        sort.key === 'price'
          ? this.byPrice.first({ ...criteria, candidates, total, descending: sort.descending, wanted }, view)
          : this.stockedAmongFirst(criteria, candidates, view);
      if (first && first.length >= Math.min(wanted, total)) return { total, first };
      return this.beginning({ slots: candidates.toArray(total), scores: undefined }, sort, view, wanted);
    });
  }

  /** Those in stock among the first of all, which are remembered as long as they come in the same order for everybody. */
  private stockedAmongFirst(criteria: SearchCriteria, stocked: BitSet, view: CallerView): number[] | undefined {
    const page = { number: 1, size: FoundMemory.PUT_IN_ORDER };
    const all = { ...criteria, inStock: false, newStock: false, branchCodes: [], page };
    if (!hasStockFilter(criteria) || FoundMemory.wanted(all) === undefined) return undefined;
    return this.find(all, view).slots.filter((slot) => stocked.has(slot));
  }

  private beginning(found: Candidates, sort: Sort, view: CallerView, wanted: number): Beginning {
    const { slots, scores, total = slots.length } = found;
    if (sort.key === 'relevance' && scores)
      return { total, first: firstByScore(new FirstSlots(this.store.idOrder, wanted, slots.length), slots, scores) };
    return { total, first: this.first(slots, this.primaryKeys(slots, sort, view), wanted) };
  }

  /** A model that is the text to the letter comes first, then those that are it but for case, before those without its punctuation (Decisions 7). */
  private typedModelsFirst(
    { slots, scores }: Candidates,
    { text, typed = text }: Pick<SearchCriteria, 'text' | 'typed'>,
  ): void {
    for (let at = 0; scores !== undefined && at < slots.length; at++) {
      const score = scores[at] ?? 0;
      if (score < ModelMatch.Exact) continue;
      scores[at] = score + typedLikeness(typed, this.store.modelOf(slots[at] ?? 0));
    }
  }

  /** One non-negative integer per candidate, lower comes first; best sellers first where there is no text to be relevant to. */
  private primaryKeys(slots: Uint32Array, { key, descending }: Sort, view: CallerView): KeyOf {
    const { store } = this;
    const { columns } = store;
    const at = (position: number): number => slots[position] ?? 0;
    switch (key) {
      case 'relevance':
      case 'bestseller':
        return (position) => salesKey(columns.salesOf(at(position)));
      case 'topseller':
        return (position) => salesKey(columns.trendOf(at(position)));
      case 'model': {
        const groups = store.modelOrder.groupOf();
        return directed(descending, (position) => groups[at(position)] ?? 0);
      }
      case 'brand': {
        const places = this.brandPlaces(slots);
        return directed(descending, (position) => places[columns.brandIndex(at(position))] ?? 0);
      }
      case 'price':
        return (position) => priceKey(view.payable(at(position)), descending);
    }
  }

  /** Alphabetical place by brand number, of the brands among the candidates; names that are equal but for case and accents share theirs. */
  private brandPlaces(slots: Uint32Array): number[] {
    const { columns } = this.store;
    const names: string[] = [];
    for (const slot of slots) {
      const index = columns.brandIndex(slot);
      names[index] ??= sortText(this.brandName(columns.brandAt(index)));
    }
    const placeOf = new Map([...new Set(names)].sort().map((name, place) => [name, place] as const));
    return names.map((name) => placeOf.get(name) ?? 0);
  }

  /** The first `wanted` candidates by key, ties by product id. */
  private first(slots: Uint32Array, keyOf: KeyOf, wanted: number): number[] {
    const first = new FirstSlots(this.store.idOrder, wanted, slots.length);
    for (let at = 0; at < slots.length; at++) first.add(slots[at] ?? 0, keyOf(at));
    return first.inOrder();
  }
}

function hasStockFilter({ inStock, newStock, branchCodes }: SearchCriteria): boolean {
  return inStock || newStock || branchCodes.length > 0;
}

function directed(descending: boolean, key: (position: number) => number): (position: number) => number {
  return descending ? (position) => MAX_PRIMARY - key(position) : key;
}
