import { BitSet } from '@/modules/products/domain/bit-set';
import type { SearchCriteria } from '@/modules/products/domain/search-criteria';
import type { TextIndex } from '@/modules/products/domain/text/text-index';
import type { CallerView } from '@/modules/products/snapshot/caller-view';
import type { ProductStore } from '@/modules/products/snapshot/product-store';

/** Slots, and how well each matches a text. */
export interface Candidates {
  readonly slots: Uint32Array;
  /** Text relevance by position in `slots`, higher is better. Good until the next search. */
  readonly scores: Float32Array | undefined;
}

type StockFilters = Pick<SearchCriteria, 'inStock' | 'newStock'>;

/** Finds what matches, in no order: lists of a text's products are looked through one by one, the others are sets of bits. */
export class ProductFilter {
  constructor(
    private readonly store: ProductStore,
    private readonly index: TextIndex,
  ) {}

  /** Listed products that meet all the criteria. */
  matching(criteria: SearchCriteria, view: CallerView): Candidates {
    const found = criteria.text ? this.withText(criteria, view) : this.withoutText(criteria, view);
    return this.inBranches(found, criteria, view);
  }

  /** Those of some products of which the caller can get pieces, where that is asked for. */
  stocked(candidates: Candidates, { inStock, newStock }: StockFilters, view: CallerView): Candidates {
    if (newStock) return keep(candidates, (slot) => view.newPieces(slot) > 0);
    return inStock ? keep(candidates, (slot) => view.allPieces(slot) > 0) : candidates;
  }

  private withText(criteria: SearchCriteria, view: CallerView): Candidates {
    const { slots, scores } = this.index.search(criteria.text);
    const filter = this.filter(criteria);
    // What is indexed is on sale.
    const found = filter ? keep({ slots, scores }, (slot) => filter.has(slot)) : { slots, scores };
    return this.stocked(found, criteria, view);
  }

  private withoutText(criteria: SearchCriteria, view: CallerView): Candidates {
    const { inStock, newStock } = criteria;
    const filter = this.filter(criteria);
    if (!inStock && !newStock) return { slots: (filter ?? this.store.listed).toArray(), scores: undefined };
    const found = filter ?? this.store.listed.clone();
    this.keepStocked(found, newStock, view);
    return { slots: found.toArray(), scores: undefined };
  }

  /** A set of its own of the listed products of any of the brands and under any of the categories; undefined where none are asked for. */
  private filter({ brandIds, categoryIds }: SearchCriteria): BitSet | undefined {
    const brands = brandIds.length > 0 ? union(brandIds.map((id) => this.store.ofBrand(id))) : undefined;
    if (categoryIds.length === 0) return brands;
    const categories = union(categoryIds.map((id) => this.store.ofCategory(id)));
    if (brands) categories.intersect(brands);
    return categories;
  }

  /** Kits are looked at one by one: how many can be made is known of none before. */
  private keepStocked(found: BitSet, onlyNew: boolean, view: CallerView): void {
    const kits = found.common(this.store.kitSlots);
    found.intersect(view.stocked(onlyNew));
    for (const slot of kits) found.put(slot, view.newPieces(slot) > 0);
  }

  private inBranches(candidates: Candidates, { branchCodes, newStock }: SearchCriteria, view: CallerView): Candidates {
    if (branchCodes.length === 0) return candidates;
    const open = branchCodes.filter((code) => view.warehouses.includes(code));
    return keep(candidates, (slot) => view.isIn(slot, open, newStock));
  }
}

function union(sets: readonly BitSet[]): BitSet {
  const all = new BitSet(0);
  for (const set of sets) all.unite(set);
  return all;
}

function keep({ slots, scores }: Candidates, test: (slot: number) => boolean): Candidates {
  const kept = new Uint32Array(slots.length);
  const keptScores = scores ? new Float32Array(slots.length) : undefined;
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
