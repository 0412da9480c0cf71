import type { KitComponent } from '@/modules/products/domain/product';

type Components = readonly KitComponent[] | undefined;

/** Which kits a product is part of: what has to be looked at when its stock moves. */
export class KitGraph {
  private readonly users = new Map<number, Set<number>>();

  /** Notes that a product is made of `after` now, and of `before` no more. */
  put(productId: number, before: Components, after: Components): void {
    if (before === after) return;
    for (const { productId: part } of before ?? []) this.users.get(part)?.delete(productId);
    for (const { productId: part } of after ?? []) {
      const users = this.users.get(part);
      if (users) users.add(productId);
      else this.users.set(part, new Set([productId]));
    }
  }

  /** Every kit that has the product in it, to any depth. */
  above(productId: number): Set<number> {
    const found = new Set<number>();
    const open = [productId];
    for (let id = open.pop(); id !== undefined; id = open.pop())
      for (const kit of this.users.get(id) ?? [])
        if (!found.has(kit)) {
          found.add(kit);
          open.push(kit);
        }
    return found;
  }
}
