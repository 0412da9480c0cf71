import type { ProductPrice } from '@/modules/products/domain/product';
import type { ProductRecord } from '@/modules/products/snapshot/product-record';

const NONE = -1;
const OPEN_END = 99_999_999;

/** The figures that filters and sorts read of every candidate, side by side: one array each, indexed by slot. */
export class ProductColumns {
  private readonly brandIndexes = new Map<string, number>();
  private readonly brandIds: string[] = [];
  private brand = new Uint32Array(1024);
  private kit = new Uint8Array(1024);
  private sales = new Int32Array(1024);
  private trend = new Int32Array(1024);
  private publicPrice = new Float64Array(1024);
  private offer = new Float64Array(1024);
  private offerFrom = new Int32Array(1024);
  private offerTo = new Int32Array(1024);

  put(slot: number, record: ProductRecord): void {
    if (slot >= this.brand.length) this.grow(slot + 1);
    this.brand[slot] = this.indexOf(record.brandId);
    this.kit[slot] = record.components ? 1 : 0;
    this.sales[slot] = record.sales;
    this.trend[slot] = record.trend;
    this.putPrice(slot, record.price);
  }

  isKit(slot: number): boolean {
    return this.kit[slot] === 1;
  }

  salesOf(slot: number): number {
    return this.sales[slot] ?? 0;
  }

  trendOf(slot: number): number {
    return this.trend[slot] ?? 0;
  }

  /** A small number for the product's brand; brandAt() gives its id back. */
  brandIndex(slot: number): number {
    return this.brand[slot] ?? 0;
  }

  brandAt(index: number): string {
    return this.brandIds[index] ?? '';
  }

  /** The price under a running offer, else the public one; negative without an imported price. `today` is YYYYMMDD. */
  special(slot: number, today: number): number {
    const offer = this.offer[slot] ?? NONE;
    const running = offer >= 0 && (this.offerFrom[slot] ?? 0) <= today && today <= (this.offerTo[slot] ?? 0);
    return running ? offer : (this.publicPrice[slot] ?? NONE);
  }

  private putPrice(slot: number, price: ProductPrice | undefined): void {
    this.publicPrice[slot] = price?.publicPrice ?? NONE;
    this.offer[slot] = price?.offer ?? NONE;
    this.offerFrom[slot] = price?.offerFrom ?? 0;
    this.offerTo[slot] = price?.offerTo ?? OPEN_END;
  }

  private indexOf(brandId: string): number {
    const known = this.brandIndexes.get(brandId);
    if (known !== undefined) return known;
    this.brandIndexes.set(brandId, this.brandIds.length);
    return this.brandIds.push(brandId) - 1;
  }

  private grow(needed: number): void {
    const capacity = Math.max(needed, this.brand.length * 2);
    const enlarge = <T extends { set(from: T): void }>(column: T, larger: T): T => {
      larger.set(column);
      return larger;
    };
    this.brand = enlarge(this.brand, new Uint32Array(capacity));
    this.kit = enlarge(this.kit, new Uint8Array(capacity));
    this.sales = enlarge(this.sales, new Int32Array(capacity));
    this.trend = enlarge(this.trend, new Int32Array(capacity));
    this.publicPrice = enlarge(this.publicPrice, new Float64Array(capacity));
    this.offer = enlarge(this.offer, new Float64Array(capacity));
    this.offerFrom = enlarge(this.offerFrom, new Int32Array(capacity));
    this.offerTo = enlarge(this.offerTo, new Int32Array(capacity));
  }
}
