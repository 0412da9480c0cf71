import type { OpenBoxDiscounts, ProductPrice, VolumeTier } from '@/modules/products/domain/product';
import { Interned } from '@/modules/products/snapshot/columns/interned';
import type { RecordFigures } from '@/modules/products/snapshot/product-record';

const NONE = -1;
const OPEN_END = 99_999_999;

const KIT = 1;
const PROJECT = 2;

/** What the prices of many products share. */
interface PriceSteps {
  readonly tiers: readonly VolumeTier[];
  readonly openBox: OpenBoxDiscounts;
}

type Offer = Pick<ProductPrice, 'offer' | 'offerFrom' | 'offerTo' | 'map'>;
/** The categories of a product, and all that they are under. */
export type Categories = Pick<RecordFigures, 'ownCategoryIds' | 'categoryIds'>;

/** The figures of products side by side: one array each, indexed by slot, so that no product is an object. */
export class ProductColumns {
  private readonly brandNumbers = new Map<string, number>();
  private readonly brandIds: string[] = [];
  private readonly categories = new Interned<Categories>();
  private readonly steps = new Interned<PriceSteps>();
  private readonly texts = new WeakMap<object, string>();
  private size = 0;
  private id = new Float64Array(1024);
  private revision = new Uint32Array(1024);
  private brand = new Uint32Array(1024);
  private category = new Uint32Array(1024);
  private flags = new Uint8Array(1024);
  private sales = new Int32Array(1024);
  private trend = new Int32Array(1024);
  private list = new Float64Array(1024);
  private publicPrice = new Float64Array(1024);
  private offer = new Float64Array(1024);
  private offerFrom = new Int32Array(1024);
  private offerTo = new Int32Array(1024);
  private map = new Float64Array(1024);
  private step = new Uint32Array(1024);

  /** Slots come one after another; a slot that was put before is replaced. */
  put(slot: number, record: RecordFigures): void {
    if (slot >= this.id.length) this.grow(slot + 1);
    if (slot < this.size) {
      this.categories.give(this.category[slot] ?? 0);
      if (this.hasPrice(slot)) this.steps.give(this.step[slot] ?? 0);
    }
    this.size = Math.max(this.size, slot + 1);
    this.id[slot] = record.id;
    this.revision[slot] = (this.revision[slot] ?? 0) + 1;
    this.brand[slot] = this.indexOf(record.brandId);
    const { ownCategoryIds, categoryIds } = record;
    this.category[slot] = this.categories.take(this.filed(record), () => ({ ownCategoryIds, categoryIds }));
    this.flags[slot] = (record.components ? KIT : 0) | (record.project ? PROJECT : 0);
    this.sales[slot] = record.sales;
    this.trend[slot] = record.trend;
    this.putPrice(slot, record.price);
  }

  /** Whether a slot has the brand, categories and sales of the record already: what products are found and ordered by, prices aside. */
  isFiledLike(slot: number, record: RecordFigures): boolean {
    return (
      this.brandOf(slot) === record.brandId &&
      this.salesOf(slot) === record.sales &&
      this.trendOf(slot) === record.trend &&
      this.categories.keyAt(this.category[slot] ?? 0) === this.filed(record)
    );
  }

  /** Whether a slot has the public price and the offer of this price row already, whenever the offer runs. */
  isPricedLike(slot: number, price: ProductPrice | undefined): boolean {
    return this.publicPriceOf(slot) === (price?.publicPrice ?? NONE) && this.offerOf(slot) === (price?.offer ?? NONE);
  }

  idOf(slot: number): number {
    return this.id[slot] ?? 0;
  }

  /** Rises whenever the product is put again. */
  revisionOf(slot: number): number {
    return this.revision[slot] ?? 0;
  }

  isKit(slot: number): boolean {
    return ((this.flags[slot] ?? 0) & KIT) !== 0;
  }

  isProject(slot: number): boolean {
    return ((this.flags[slot] ?? 0) & PROJECT) !== 0;
  }

  salesOf(slot: number): number {
    return this.sales[slot] ?? 0;
  }

  trendOf(slot: number): number {
    return this.trend[slot] ?? 0;
  }

  categoriesOf(slot: number): Categories {
    return this.categories.at(this.category[slot] ?? 0) ?? NO_CATEGORIES;
  }

  /** A small number for the product's brand; brandAt() gives its id back. */
  brandIndex(slot: number): number {
    return this.brand[slot] ?? 0;
  }

  /** The numbers of those of some brands that any product ever had, each once. */
  brandIndexes(brandIds: readonly string[]): number[] {
    return [...new Set(brandIds)].flatMap((id) => this.brandNumbers.get(id) ?? []);
  }

  brandAt(index: number): string {
    return this.brandIds[index] ?? '';
  }

  brandOf(slot: number): string {
    return this.brandAt(this.brandIndex(slot));
  }

  /** The price under a running offer, else the public one; negative without an imported price. `today` is YYYYMMDD. */
  special(slot: number, today: number): number {
    return this.isOnOffer(slot, today) ? this.offerOf(slot) : this.publicPriceOf(slot);
  }

  /** Whether the product has an offer that runs on a day, YYYYMMDD. */
  isOnOffer(slot: number, today: number): boolean {
    return this.offerOf(slot) >= 0 && (this.offerFrom[slot] ?? 0) <= today && today <= (this.offerTo[slot] ?? 0);
  }

  /** Ten-thousandths of a dollar; negative without an imported price. */
  publicPriceOf(slot: number): number {
    return this.publicPrice[slot] ?? NONE;
  }

  /** Ten-thousandths of a dollar, whether it runs or not; negative without an offer. */
  offerOf(slot: number): number {
    return this.offer[slot] ?? NONE;
  }

  /** All of its price row; undefined without an imported price. */
  priceOf(slot: number): ProductPrice | undefined {
    if (!this.hasPrice(slot)) return undefined;
    const { tiers, openBox } = this.steps.at(this.step[slot] ?? 0) ?? NO_STEPS;
    const offerTo = this.offerTo[slot];
    return {
      list: this.list[slot] ?? 0,
      publicPrice: this.publicPrice[slot] ?? 0,
      offer: known(this.offer[slot]),
      offerFrom: this.offerFrom[slot] === 0 ? undefined : this.offerFrom[slot],
      offerTo: offerTo === OPEN_END ? undefined : offerTo,
      map: known(this.map[slot]),
      tiers,
      openBox,
    };
  }

  private filed({ ownCategoryIds, categoryIds }: Categories): string {
    return `${this.textOf(ownCategoryIds)}|${this.textOf(categoryIds)}`;
  }

  /** The JSON of something that many products share, made once. */
  private textOf(value: object): string {
    const known = this.texts.get(value);
    if (known !== undefined) return known;
    const made = JSON.stringify(value);
    this.texts.set(value, made);
    return made;
  }

  private hasPrice(slot: number): boolean {
    return (this.list[slot] ?? NONE) !== NONE;
  }

  private putPrice(slot: number, price: ProductPrice | undefined): void {
    this.list[slot] = price ? price.list : NONE;
    this.publicPrice[slot] = price ? price.publicPrice : NONE;
    this.putOffer(slot, price ?? NO_OFFER);
    if (!price) return;
    const { tiers, openBox } = price;
    this.step[slot] = this.steps.take(`${this.textOf(tiers)}|${this.textOf(openBox)}`, () => ({ tiers, openBox }));
  }

  private putOffer(slot: number, { offer, offerFrom, offerTo, map }: Offer): void {
    this.offer[slot] = offer ?? NONE;
    this.offerFrom[slot] = offerFrom ?? 0;
    this.offerTo[slot] = offerTo ?? OPEN_END;
    this.map[slot] = map ?? NONE;
  }

  private indexOf(brandId: string): number {
    const index = this.brandNumbers.get(brandId);
    if (index !== undefined) return index;
    this.brandNumbers.set(brandId, this.brandIds.length);
    return this.brandIds.push(brandId) - 1;
  }

  private grow(needed: number): void {
    const capacity = Math.max(needed, Math.ceil(this.id.length * 1.5));
    const doubles = (column: Float64Array): Float64Array<ArrayBuffer> => filled(new Float64Array(capacity), column);
    const whole = (column: Int32Array): Int32Array<ArrayBuffer> => filled(new Int32Array(capacity), column);
    const counts = (column: Uint32Array): Uint32Array<ArrayBuffer> => filled(new Uint32Array(capacity), column);
    this.id = doubles(this.id);
    this.revision = counts(this.revision);
    this.brand = counts(this.brand);
    this.category = counts(this.category);
    this.flags = filled(new Uint8Array(capacity), this.flags);
    this.sales = whole(this.sales);
    this.trend = whole(this.trend);
    this.list = doubles(this.list);
    this.publicPrice = doubles(this.publicPrice);
    this.offer = doubles(this.offer);
    this.offerFrom = whole(this.offerFrom);
    this.offerTo = whole(this.offerTo);
    this.map = doubles(this.map);
    this.step = counts(this.step);
  }
}

const NO_OFFER: Offer = { offer: undefined, offerFrom: undefined, offerTo: undefined, map: undefined };
const NO_CATEGORIES: Categories = { ownCategoryIds: [], categoryIds: [] };
const NO_STEPS: PriceSteps = { tiers: [], openBox: {} };

function known(value: number | undefined): number | undefined {
  return value === NONE ? undefined : value;
}

function filled<T extends { set(from: ArrayLike<number>): void }>(larger: T, column: ArrayLike<number>): T {
  larger.set(column);
  return larger;
}
