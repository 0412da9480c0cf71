import type { SearchCriteria, Sort } from '@/modules/products/domain/search-criteria';
import { ModelMatch } from '@/modules/search-language/domain/model-number';
import type { TextIndex } from '@/modules/products/domain/text/text-index';
import { sortText } from '@/modules/products/domain/sort-text';
import { BitSet } from '@/modules/products/domain/bit-set';
import type { CallerView } from '@/modules/products/snapshot/caller-view';
import type { ProductStore } from '@/modules/products/snapshot/product-store';
import { sortWindow } from '@/modules/products/snapshot/top-keys';
import type { PageRequest } from '@/shared/kernel/page';

/** The slots of one page, and how many products match in all. */
export interface Found {
  readonly total: number;
  readonly slots: readonly number[];
}

interface Candidates {
  readonly slots: Uint32Array;
  /** Text relevance by position in `slots`, higher is better. */
  readonly scores: Float64Array | Float32Array | undefined;
}

/** What a list of products that belong to another can be asked for. */
export interface Arrangement extends Pick<SearchCriteria, 'inStock' | 'newStock'> {
  readonly sort: Sort | undefined;
}

/** Primary keys above this are cut: with two million products a key still is an exact integer. */
const MAX_PRIMARY = 2 ** 32 - 1;

/** Text scores (0 to 6) as whole steps. */
const SCORE_STEPS = 100_000_000;

/** Finds, filters, counts and orders products in memory (Contract 4.3, 4.4; Decisions 7). */
export class ProductFinder {
  constructor(
    private readonly store: ProductStore,
    private readonly index: TextIndex,
    private readonly brandName: (brandId: string) => string,
  ) {}

  find(criteria: SearchCriteria, view: CallerView): Found {
    const candidates = this.narrow(this.candidates(criteria), criteria, view);
    const primary = this.primaryKeys(candidates, criteria.sort, view);
    return { total: candidates.slots.length, slots: this.page(candidates.slots, primary, criteria) };
  }

  /** Those of the given products that pass the filters; as they come, or in an order that was asked for. */
  arrange(slots: readonly number[], { sort, ...filters }: Arrangement, view: CallerView): number[] {
    const given = { slots: Uint32Array.from(slots), scores: undefined };
    const kept = this.narrow(given, { ...filters, branchCodes: [] }, view);
    if (!sort) return [...kept.slots];
    const page = { number: 1, size: kept.slots.length };
    return this.page(kept.slots, this.primaryKeys(kept, sort, view), { page });
  }

  /** A page of products found elsewhere, by whole non-negative keys (by position in `slots`), lower first; ties by product id. */
  order(slots: Uint32Array, keyOf: (position: number) => number, page: PageRequest): Found {
    return { total: slots.length, slots: this.page(slots, keyOf, { page }) };
  }

  private candidates({ text, brandIds, categoryIds }: SearchCriteria): Candidates {
    const filter = this.filter(brandIds, categoryIds);
    if (!text) return { slots: filter.toArray(), scores: undefined };
    const { slots, scores, count } = this.index.search(text);
    const found = keep({ slots: slots.subarray(0, count), scores }, (slot) => filter.has(slot));
    return this.typedModelsFirst(found, text);
  }

  /** A model that is the text as it was typed comes before those that equal it only without punctuation (Decisions 14). */
  private typedModelsFirst(found: Candidates, text: string): Candidates {
    const { slots, scores } = found;
    const typed = asTyped(text);
    for (let at = 0; scores !== undefined && at < slots.length; at++) {
      const score = scores[at] ?? 0;
      if (score >= ModelMatch.Exact && asTyped(this.store.modelOf(slots[at] ?? 0)) === typed) scores[at] = score + 1;
    }
    return found;
  }

  /** Listed products of any of the brands and under any of the categories. */
  private filter(brandIds: readonly string[], categoryIds: readonly number[]): BitSet {
    if (brandIds.length === 0 && categoryIds.length === 0) return this.store.listed;
    const sets = [
      ...(brandIds.length > 0 ? [union(brandIds.map((id) => this.store.ofBrand(id)))] : []),
      ...(categoryIds.length > 0 ? [union(categoryIds.map((id) => this.store.ofCategory(id)))] : []),
    ];
    const [first = new BitSet(0), second] = sets;
    if (second) first.intersect(second);
    return first;
  }

  private narrow(
    candidates: Candidates,
    { inStock, newStock, branchCodes }: Pick<SearchCriteria, 'inStock' | 'newStock' | 'branchCodes'>,
    view: CallerView,
  ): Candidates {
    let kept = candidates;
    if (newStock) kept = keep(kept, (slot) => view.newPieces(slot) > 0);
    if (inStock) kept = keep(kept, (slot) => view.allPieces(slot) > 0);
    if (branchCodes.length > 0) {
      const open = branchCodes.filter((code) => view.warehouses.includes(code));
      kept = keep(kept, (slot) => view.isIn(slot, open, newStock));
    }
    return kept;
  }

  /** One non-negative integer per candidate; lower comes first. */
  private primaryKeys(
    { slots, scores }: Candidates,
    { key, descending }: Sort,
    view: CallerView,
  ): (position: number) => number {
    const { store } = this;
    const { columns } = store;
    const at = (position: number): number => slots[position] ?? 0;
    switch (key) {
      case 'relevance':
        return scores
          ? (position) => MAX_PRIMARY - Math.round((scores[position] ?? 0) * SCORE_STEPS)
          : (position) => MAX_PRIMARY - columns.salesOf(at(position));
      case 'bestseller':
        return (position) => MAX_PRIMARY - columns.salesOf(at(position));
      case 'topseller':
        return (position) => MAX_PRIMARY - columns.trendOf(at(position));
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

  /** Alphabetical place by brand number, of the brands among the candidates. */
  private brandPlaces(slots: Uint32Array): number[] {
    const { columns } = this.store;
    const indexes = new Set<number>();
    for (const slot of slots) indexes.add(columns.brandIndex(slot));
    const named = [...indexes].map((index) => ({ index, name: sortText(this.brandName(columns.brandAt(index))) }));
    named.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    const places: number[] = [];
    named.forEach(({ index }, place) => {
      places[index] = place;
    });
    return places;
  }

  private page(
    slots: Uint32Array,
    primary: (position: number) => number,
    { page }: Pick<SearchCriteria, 'page'>,
  ): number[] {
    const ranks = this.store.idOrder.rankOf();
    const byRank = this.store.idOrder.slots();
    const products = Math.max(byRank.length, 1);
    const keys = new Float64Array(slots.length);
    for (let i = 0; i < slots.length; i++)
      keys[i] = Math.min(primary(i), MAX_PRIMARY) * products + (ranks[slots[i] ?? 0] ?? 0);
    const from = (page.number - 1) * page.size;
    return Array.from(sortWindow(keys, from, from + page.size), (key) => byRank[key % products] ?? 0);
  }
}

function asTyped(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[+\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

function directed(descending: boolean, key: (position: number) => number): (position: number) => number {
  return descending ? (position) => MAX_PRIMARY - key(position) : key;
}

/** Products without a price come last whichever way prices are ordered (Decisions 7). */
function priceKey(cents: number | undefined, descending: boolean): number {
  if (cents === undefined) return MAX_PRIMARY;
  const bounded = Math.min(cents, MAX_PRIMARY - 1);
  return descending ? MAX_PRIMARY - 1 - bounded : bounded;
}

function union(sets: readonly BitSet[]): BitSet {
  const all = new BitSet(0);
  for (const set of sets) all.unite(set);
  return all;
}

function keep({ slots, scores }: Candidates, test: (slot: number) => boolean): Candidates {
  const kept = new Uint32Array(slots.length);
  const keptScores = scores ? new Float64Array(slots.length) : undefined;
  let count = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0;
    if (!test(slot)) continue;
    kept[count] = slot;
    if (keptScores) keptScores[count] = scores?.[i] ?? 0;
    count++;
  }
  return { slots: kept.subarray(0, count), scores: keptScores };
}
