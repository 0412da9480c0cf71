import { LRUCache } from 'lru-cache';
import type { BitSet } from '@/modules/products/domain/bit-set';
import type { CallerView } from '@/modules/products/snapshot/caller-view';
import type { PriceList } from '@/modules/products/snapshot/columns/price-list';
import { FirstSlots, priceKey } from '@/modules/products/snapshot/finding/first-slots';
import {
  CursorHeap,
  PriceCursor,
  type PriceWalk,
  type WalkedList,
} from '@/modules/products/snapshot/finding/price-cursor';
import type { ProductStore } from '@/modules/products/snapshot/product-store';

/** When walking is worth it. */
const THRIFT = {
  /** Fewer candidates are priced one by one as fast as they are walked to. */
  leastCandidates: 1000,
  /** An entry of a list is looked at in a fraction of the time that pricing a candidate takes. */
  looksPerCandidate: 4,
} as const;
/** Of a page that is so large a part of all, nearly all have to be priced. */
const LARGE_PART = 4;
const CATEGORY_SETS_KEPT = 32;

/** What is asked for by price. */
export interface PriceQuestion {
  /** All that match, and how many they are. */
  readonly candidates: BitSet;
  readonly total: number;
  /** The categories and brands that all of them are of; empty: of any. */
  readonly categoryIds: readonly number[];
  readonly brandIds: readonly string[];
  readonly descending: boolean;
  readonly wanted: number;
}

/** A list's entries that are of some categories, and the order of the list that they were taken from. */
interface Excerpt {
  readonly of: Uint32Array;
  readonly slots: Uint32Array;
}

/**
 * The cheapest or dearest products without pricing all that match: the lists of the brands are walked beside each other, each under the
 * account's discount for it, until none can give a product of the page any more (a threshold algorithm). docs/adr/0085-searches-by-price-stop-early.md.
 */
export class FirstByPrice {
  /** By set of categories: what is of them in each list. */
  private readonly excerpts = new LRUCache<string, Map<PriceList, Excerpt>>({ max: CATEGORY_SETS_KEPT });

  constructor(
    private readonly store: ProductStore,
    private readonly thrift: Record<keyof typeof THRIFT, number> = THRIFT,
  ) {}

  /**
   * The first `wanted` slots by what the caller pays, ties by product id, those without a price last; undefined where pricing every candidate
   * costs less.
   */
  first(question: PriceQuestion, view: CallerView): number[] | undefined {
    const { candidates, total, wanted, descending } = question;
    const { leastCandidates, looksPerCandidate } = this.thrift;
    if (total < Math.max(leastCandidates, wanted * LARGE_PART)) return undefined;
    const { columns, idOrder } = this.store;
    const walk = { candidates, columns, today: view.today, descending, left: total * looksPerCandidate };
    const first = new FirstSlots(idOrder, wanted, total);
    const lists = this.listsOf(question, view);
    const priced = addWaiting(lists, walk, first) + addWalked(lists, walk, first, wanted);
    if (priced < wanted) this.addUnpriced(walk, first, Math.min(wanted, total) - priced, view);
    return walk.left > 0 ? first.inOrder() : undefined;
  }

  /** The lists with all the candidates that the account has a price for. */
  private listsOf({ categoryIds, brandIds, descending }: PriceQuestion, view: CallerView): WalkedList[] {
    const { columns, prices } = this.store;
    const brands = brandIds.length > 0 ? columns.brandIndexes(brandIds) : prices.brands();
    return brands.flatMap((brand) => {
      const discount = view.discount(brand);
      const both = prices.of(brand);
      if (!discount || !both) return [];
      const keyOf = (price: number): number => priceKey(discount(price), descending);
      const { regular, offer } = both;
      return [
        { list: regular, slots: this.excerpt(regular, categoryIds), brand, isOffer: false, keyOf },
        { list: offer, slots: this.excerpt(offer, categoryIds), brand, isOffer: true, keyOf },
      ];
    });
  }

  /** What is of the categories in a list, taken from it once as long as it stays as it is: what has changed since waits in the list. */
  private excerpt(list: PriceList, categoryIds: readonly number[]): Uint32Array {
    if (categoryIds.length === 0) return list.slots;
    const key = [...categoryIds].sort((a, b) => a - b).join();
    const known = this.excerpts.get(key) ?? new Map<PriceList, Excerpt>();
    this.excerpts.set(key, known);
    const excerpt = known.get(list);
    if (excerpt?.of === list.slots) return excerpt.slots;
    const sets = categoryIds.map((id) => this.store.ofCategory(id));
    const slots = list.slots.filter((slot) => sets.some((set) => set.has(slot)));
    known.set(list, { of: list.slots, slots });
    return slots;
  }

  /** Those without a price, by product id. */
  private addUnpriced(walk: PriceWalk, first: FirstSlots, wanted: number, view: CallerView): void {
    const order = this.store.idOrder.slots();
    let missing = wanted;
    for (let at = 0; at < order.length && missing > 0 && walk.left > 0; at++, walk.left--) {
      const slot = order[at] ?? 0;
      if (!walk.candidates.has(slot) || view.payable(slot) !== undefined) continue;
      first.add(slot, priceKey(undefined, walk.descending));
      missing--;
    }
  }
}

/** Adds what waits to be put in order; answers how many. */
function addWaiting(lists: readonly WalkedList[], walk: PriceWalk, first: FirstSlots): number {
  let count = 0;
  for (const walked of lists)
    for (const slot of walked.list.waiting) {
      const price = PriceCursor.priceOf(walk, walked, slot);
      if (price === undefined || !walk.candidates.has(slot)) continue;
      first.add(slot, walked.keyOf(price));
      count++;
    }
  return count;
}

/** Adds what comes first in the lists, and all that equals the last of it; answers how many. */
function addWalked(lists: readonly WalkedList[], walk: PriceWalk, first: FirstSlots, wanted: number): number {
  const heap = new CursorHeap();
  for (const walked of lists) heap.add(new PriceCursor(walk, walked));
  let count = 0;
  let last = Infinity;
  for (let top = heap.top; top && top.key <= last; top = heap.top) {
    first.add(top.slot, top.key);
    if (++count === wanted) last = top.key;
    heap.advance();
  }
  return count;
}
