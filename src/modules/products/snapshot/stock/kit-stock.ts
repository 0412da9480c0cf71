import { leafComponents } from '@/modules/products/domain/kit';
import { GRADES, type KitComponent } from '@/modules/products/domain/product';
import type { ProductStore } from '@/modules/products/snapshot/product-store';
import type { StockScope } from '@/modules/products/snapshot/stock/stock-table';

const NEW = GRADES.indexOf('new');

/** How many kits the components make; `piecesOf` answers the pieces of a component's slot (Decisions 7, 9). */
function makeable(store: ProductStore, slot: number, piecesOf: (slot: number) => number): number {
  let kits = Infinity;
  for (const { productId, quantity } of leavesOf(store, slot)) {
    const component = store.slotOf(productId);
    kits = Math.min(kits, component === undefined ? 0 : Math.floor(piecesOf(component) / quantity));
  }
  return Number.isFinite(kits) ? kits : 0;
}

/** Most kits have no kit in them: theirs are the components as they stand. */
function leavesOf(store: ProductStore, slot: number): readonly KitComponent[] {
  const components = store.componentsAt(slot) ?? [];
  const isPlain = ({ productId }: KitComponent): boolean => store.componentsOf(productId) === undefined;
  return components.every(isPlain)
    ? components
    : (leafComponents(store.idOf(slot), (part) => store.componentsOf(part)) ?? []);
}

/** Pieces of a grade an account can get in all: a kit's are what its components make, and new only. */
export function totalPieces(store: ProductStore, scope: StockScope, slot: number, grade: number): number {
  if (!store.columns.isKit(slot)) return scope.total(slot, grade);
  return grade === NEW ? makeable(store, slot, (component) => scope.total(component, NEW)) : 0;
}

/** Pieces of a grade one warehouse can supply by itself. */
export function warehousePieces(
  store: ProductStore,
  scope: StockScope,
  slot: number,
  grade: number,
  code: string,
): number {
  if (!store.columns.isKit(slot)) return scope.inWarehouse(slot, grade, code);
  return grade === NEW ? makeable(store, slot, (component) => scope.inWarehouse(component, NEW, code)) : 0;
}

/** How many kits a set of warehouses can supply together. */
export function kitsOf(store: ProductStore, slot: number, codes: readonly string[]): number {
  return makeable(store, slot, (component) =>
    codes.reduce((sum, code) => sum + store.stock.pieces(component, NEW, code), 0),
  );
}

/** Pieces of every grade together (`total_existencia`). */
export function allPieces(store: ProductStore, scope: StockScope, slot: number): number {
  return store.columns.isKit(slot) ? totalPieces(store, scope, slot, NEW) : scope.totalOfAll(slot);
}
