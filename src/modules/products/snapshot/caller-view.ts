import type { BitSet } from '@/modules/products/domain/bit-set';
import { GRADES } from '@/modules/products/domain/product';
import type { DisplayPrices, PriceTerms } from '@/modules/products/domain/display-prices';
import { allPieces, totalPieces, warehousePieces } from '@/modules/products/snapshot/stock/kit-stock';
import type { ProductStore } from '@/modules/products/snapshot/product-store';
import type { StockScope } from '@/modules/products/snapshot/stock/stock-table';

const NEW = GRADES.indexOf('new');

/** The catalog as one account sees it today: its prices in one currency, the stock open to it. */
export class CallerView {
  constructor(
    readonly store: ProductStore,
    private readonly terms: PriceTerms,
    private readonly scope: StockScope,
    /** YYYYMMDD in Mexico City. */
    readonly today: number,
  ) {}

  /** Whether the account may buy the product's brand. */
  distributes(slot: number): boolean {
    return this.terms.covers(this.store.columns.brandOf(slot));
  }

  /** What the product shows; undefined without agreement or without an imported price. */
  prices(slot: number): DisplayPrices | undefined {
    const { columns } = this.store;
    const price = columns.priceOf(slot);
    return price && this.terms.prices(columns.brandOf(slot), price, this.today);
  }

  /** What the caller pays, in hundredths; undefined when it can't be bought. */
  payable(slot: number): number | undefined {
    const { columns } = this.store;
    const special = columns.special(slot, this.today);
    if (special < 0) return undefined;
    const discount = this.discount(columns.brandIndex(slot));
    return discount ? discount(special) : undefined;
  }

  /** The function from the special price of a product to what the caller pays, for a brand by its number; false without an agreement. */
  discount(brand: number): ((special: number) => number) | false {
    return this.terms.discounterAt(brand) ?? this.terms.rememberDiscounter(brand, this.store.columns.brandAt(brand));
  }

  /** Warehouses open to the account. */
  get warehouses(): readonly string[] {
    return this.scope.warehouses;
  }

  /** Pieces of a grade, by its index in GRADES, in all open warehouses. */
  pieces(slot: number, grade: number): number {
    return totalPieces(this.store, this.scope, slot, grade);
  }

  /** The slots with pieces in the open warehouses together, of any grade or new ones: not to be changed. */
  stocked(onlyNew: boolean): BitSet {
    const { store, scope } = this;
    return store.available.of(`${onlyNew ? 'new' : 'any'} in all of ${scope.warehouses.join()}`, {
      make: () => store.withKits(scope.stocked(onlyNew), (kit) => this.newPieces(kit) > 0),
      has: (slot) => (onlyNew ? this.newPieces(slot) : this.allPieces(slot)) > 0,
    });
  }

  /** The slots with pieces in one warehouse, of any grade or new ones: not to be changed. */
  stockedIn(warehouse: string, onlyNew: boolean): BitSet {
    const { store } = this;
    return store.available.of(`${onlyNew ? 'new' : 'any'} in ${warehouse}`, {
      make: () => store.withKits(store.stock.stockedIn(warehouse, onlyNew), (kit) => this.isIn(kit, [warehouse], true)),
      has: (slot) => this.isIn(slot, [warehouse], onlyNew),
    });
  }

  newPieces(slot: number): number {
    return this.pieces(slot, NEW);
  }

  /** Pieces of all grades (`total_existencia`). */
  allPieces(slot: number): number {
    return allPieces(this.store, this.scope, slot);
  }

  /** Pieces of a grade in one warehouse. */
  piecesIn(slot: number, grade: number, warehouse: string): number {
    return warehousePieces(this.store, this.scope, slot, grade, warehouse);
  }

  /** New pieces in these warehouses together. */
  newPiecesIn(slot: number, warehouses: readonly string[]): number {
    return warehouses.reduce((sum, code) => sum + this.piecesIn(slot, NEW, code), 0);
  }

  /** Whether any of the warehouses has the product: new pieces only, or of any grade. */
  isIn(slot: number, warehouses: readonly string[], onlyNew: boolean): boolean {
    return warehouses.some((code) =>
      onlyNew
        ? this.piecesIn(slot, NEW, code) > 0
        : GRADES.some((_grade, index) => this.piecesIn(slot, index, code) > 0),
    );
  }
}
