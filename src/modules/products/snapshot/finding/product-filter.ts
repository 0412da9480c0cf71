import { BitSet } from '@/modules/products/domain/bit-set';
import type { SearchCriteria } from '@/modules/products/domain/search-criteria';
import type { TextIndex } from '@/modules/products/domain/text/text-index';
import type { CallerView } from '@/modules/products/snapshot/caller-view';
import type { ProductStore } from '@/modules/products/snapshot/product-store';

/** Slots, and how well each matches a text. */
export interface Candidates {
  /** How many match, where `slots` are only those that may come first. */
  readonly total?: number;
  readonly slots: Uint32Array;
  /** Text relevance by position in `slots`, higher is better. Good until the next search. */
  readonly scores: Float32Array | undefined;
}

type StockFilters = Pick<SearchCriteria, 'inStock' | 'newStock'>;
type Branches = Pick<SearchCriteria, 'branchCodes'>;

/** Finds what matches, in no order: lists of a text's products are looked through one by one, the others are sets of bits. */
export class ProductFilter {
  /** Sets that are used again: one as large as the catalog for each search would keep the collector busy. */
  private readonly spare: BitSet[] = [];

  constructor(
    private readonly store: ProductStore,
    private readonly index: TextIndex,
  ) {}

  /** Listed products with the text that meet all the other criteria; where nothing but their scores decides, those of the first `wanted` at least. */
  withText(criteria: SearchCriteria, view: CallerView, wanted: number): Candidates {
    // What is indexed is on sale.
    const sets = [...this.filed(criteria), ...this.stock(criteria, view)];
    const onlyFirst = sets.length === 0 && criteria.sort.key === 'relevance';
    const first = onlyFirst ? { count: wanted, bySlot: this.store.idOrder.isBySlot } : undefined;
    const { slots, scores, count } = this.index.search(criteria.text, first);
    return onlyFirst ? { slots, scores, total: count } : keep({ slots, scores }, sets);
  }

  /** Works with the listed products that meet all the criteria, and how many they are; their text isn't looked at. The set is good until the work ends. */
  amongFiltered<T>(criteria: SearchCriteria, view: CallerView, work: (candidates: BitSet, total: number) => T): T {
    const [first = this.store.listed, ...others] = this.filed(criteria);
    const rest = [...others, ...this.stock(criteria, view)];
    if (rest.length === 0) return work(first, first.size());
    const candidates = this.spare.pop() ?? new BitSet(0);
    try {
      return work(candidates, candidates.becomeCommon([first, ...rest]));
    } finally {
      this.spare.push(candidates);
    }
  }

  /** Those of some products of which the caller can get pieces, where that is asked for. */
  stocked(slots: Uint32Array, filters: StockFilters, view: CallerView): Candidates {
    return keep({ slots, scores: undefined }, this.stock({ ...filters, branchCodes: [] }, view));
  }

  /** Sets of listed products that one has to be in, all of them: of any of the brands, and under any of the categories. */
  private filed({ brandIds, categoryIds }: Pick<SearchCriteria, 'brandIds' | 'categoryIds'>): BitSet[] {
    const brands = brandIds.map((id) => this.store.ofBrand(id));
    const categories = categoryIds.map((id) => this.store.ofCategory(id));
    return [brands, categories].filter(({ length }) => length > 0).map(union);
  }

  /** What can be had in the account's warehouses, and in the branches asked for: sets that a product has to be in, all of them. */
  private stock({ inStock, newStock, branchCodes }: StockFilters & Branches, view: CallerView): BitSet[] {
    const anywhere = inStock || newStock ? [view.stocked(newStock)] : [];
    if (branchCodes.length === 0) return anywhere;
    const open = branchCodes.filter((code) => view.warehouses.includes(code));
    return [...anywhere, union(open.map((code) => view.stockedIn(code, newStock)))];
  }
}

/** What is in any of the sets: not to be changed. */
function union([first, ...others]: readonly BitSet[]): BitSet {
  if (!first || others.length === 0) return first ?? new BitSet(0);
  const all = first.clone();
  for (const set of others) all.unite(set);
  return all;
}

function keep({ slots, scores }: Candidates, sets: readonly BitSet[]): Candidates {
  if (sets.length === 0) return { slots, scores };
  const kept = new Uint32Array(slots.length);
  const keptScores = scores ? new Float32Array(slots.length) : undefined;
  let count = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0;
    if (!inAll(slot, sets)) continue;
    kept[count] = slot;
    if (keptScores) keptScores[count] = scores?.[i] ?? 0;
    count++;
  }
  return { slots: kept.subarray(0, count), scores: keptScores?.subarray(0, count) };
}

function inAll(slot: number, sets: readonly BitSet[]): boolean {
  for (const set of sets) if (!set.has(slot)) return false;
  return true;
}
