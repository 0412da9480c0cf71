import type { CategoryTree } from '@/modules/catalog/domain/category-tree';
import type { ProductStore } from '@/modules/products/snapshot/product-store';
import type { Change } from '@/shared/database/changes/change-log';

/** Everything but its long texts of which a change shows in a product: itself, what it is made of, the others of its variant group, and what it is filed under. */
export function* shownIn(productId: number, store: ProductStore, tree: CategoryTree): Generator<Change> {
  for (const id of madeOf(productId, store)) {
    yield { entity: 'product', id };
    yield { entity: 'stock', id };
  }
  const slot = store.slotOf(productId);
  if (slot === undefined) return;
  const variant = store.variantOf(slot);
  for (const { id } of variant ? store.ofVariantGroup(variant.group) : []) yield { entity: 'product', id };
  yield { entity: 'brand', id: store.columns.brandOf(slot) };
  const { ownCategoryIds, categoryIds } = store.columns.categoriesOf(slot);
  const paths = ownCategoryIds.flatMap((own) => tree.path(own).map(({ id }) => id));
  for (const id of new Set([...ownCategoryIds, ...categoryIds, ...paths])) yield { entity: 'category', id };
}

/** The product, and what it is made of at any depth, each once. */
function madeOf(productId: number, store: ProductStore): ReadonlySet<number> {
  const ids = new Set([productId]);
  for (const id of ids) for (const part of store.componentsOf(id) ?? []) ids.add(part.productId);
  return ids;
}
