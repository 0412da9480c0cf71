import type { KitComponent } from '@/modules/products/domain/product';

/** Kits in kits deeper than this are taken for a circle. */
const MOST_LEVELS = 8;

/**
 * What a kit is made of in the end (Decisions 9): kits among its components are replaced by theirs, and equal products are
 * added up. Undefined for what is no kit, and for one that can't be made because it contains itself.
 *
 * @param componentsOf the components of a product; undefined or empty when it is no kit
 */
export function leafComponents(
  productId: number,
  componentsOf: (productId: number) => readonly KitComponent[] | undefined,
): readonly KitComponent[] | undefined {
  let level = new Map([[productId, 1]]);
  const leaves = new Map<number, number>();
  for (let depth = 0; level.size > 0; depth++) {
    const below = new Map<number, number>();
    for (const [id, pieces] of level) {
      const components = componentsOf(id) ?? [];
      if (components.length === 0) add(leaves, id, pieces);
      for (const component of components) add(below, component.productId, component.quantity * pieces);
    }
    if (depth === MOST_LEVELS && below.size > 0) return undefined;
    level = below;
  }
  if (leaves.has(productId)) return undefined;
  return toComponents(leaves);
}

/** The same with each product once. */
export function mergeComponents(components: readonly KitComponent[]): readonly KitComponent[] {
  const pieces = new Map<number, number>();
  for (const { productId, quantity } of components) add(pieces, productId, quantity);
  return pieces.size === components.length ? components : toComponents(pieces);
}

function toComponents(pieces: ReadonlyMap<number, number>): KitComponent[] {
  return [...pieces].map(([productId, quantity]) => ({ productId, quantity }));
}

function add(pieces: Map<number, number>, productId: number, quantity: number): void {
  pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
}
