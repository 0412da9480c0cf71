import { BitSet } from '@/modules/products/domain/bit-set';
import { PriceList } from '@/modules/products/snapshot/columns/price-list';
import type { ProductColumns } from '@/modules/products/snapshot/columns/product-columns';
import type { Turns } from '@/shared/kernel/turns';

/** The products of one brand by what they cost without and with their offer, whether it runs or not. */
export interface BrandPrices {
  readonly regular: PriceList;
  readonly offer: PriceList;
}

/**
 * Products by price, brand by brand: an account's discount is the same for all of a brand, so that their order is every account's order. Offers
 * have lists of their own, so that a day on which some begin or end changes nothing here.
 */
export class PriceLists {
  private readonly lists: (BrandPrices | undefined)[] = [];
  private readonly regularWaits = new BitSet();
  private readonly offerWaits = new BitSet();
  private isFilled = false;

  constructor(private readonly columns: ProductColumns) {}

  /** By brand number. */
  of(brand: number): BrandPrices | undefined {
    this.fill();
    return this.lists[brand];
  }

  /** The numbers of all brands that have products. */
  brands(): number[] {
    return [...this.lists.keys()].filter((brand) => this.lists[brand] !== undefined);
  }

  /** Notes that the price or the brand of a slot (the number it had) has changed, or what it is found by. */
  put(slot: number, brandBefore: number | undefined): void {
    const brand = this.columns.brandIndex(slot);
    if (brandBefore !== undefined && brandBefore !== brand) this.leave(slot, brandBefore);
    const lists = (this.lists[brand] ??= this.made());
    lists.regular.put(slot);
    lists.offer.put(slot);
    if (this.isFilled) settleIfBehind(lists);
  }

  /** Puts everything in order; until this or the first question nothing is. */
  async settleInTurns(turns: Turns): Promise<void> {
    for (const lists of this.lists)
      for (const list of lists ? [lists.regular, lists.offer] : []) await list.settleInTurns(turns);
    this.isFilled = true;
  }

  private fill(): void {
    if (this.isFilled) return;
    for (const lists of this.lists) for (const list of lists ? [lists.regular, lists.offer] : []) list.settle();
    this.isFilled = true;
  }

  private leave(slot: number, brand: number): void {
    const lists = this.lists[brand];
    lists?.regular.leave(slot);
    lists?.offer.leave(slot);
    if (lists && this.isFilled) settleIfBehind(lists);
  }

  private made(): BrandPrices {
    const { columns, regularWaits, offerWaits } = this;
    return {
      regular: new PriceList((slot) => columns.publicPriceOf(slot), regularWaits),
      offer: new PriceList((slot) => columns.offerOf(slot), offerWaits),
    };
  }
}

function settleIfBehind({ regular, offer }: BrandPrices): void {
  for (const list of [regular, offer]) if (list.isBehind) list.settle();
}
