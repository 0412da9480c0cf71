import { leafComponents } from '@/modules/products/domain/kit';
import type { KitPart } from '@/modules/products/domain/kit-supply';
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

/** What a kit is made of, with the new pieces of it in each of some warehouses. */
export function kitParts(store: ProductStore, slot: number, codes: readonly string[]): KitPart[] {
  return leavesOf(store, slot).map(({ productId, quantity }) => {
    const component = store.slotOf(productId);
    const piecesIn = (code: string): number => (component === undefined ? 0 : store.stock.pieces(component, NEW, code));
    return { quantity, pieces: codes.map(piecesIn) };
  });
}

/** Pieces of every grade together (`total_existencia`). */
export function allPieces(store: ProductStore, scope: StockScope, slot: number): number {
  return store.columns.isKit(slot) ? totalPieces(store, scope, slot, NEW) : scope.totalOfAll(slot);
}
