/** A level-1 category in which a brand has products, and how many. */
export interface BrandCategory {
  readonly categoryId: number;
  readonly products: number;
}

/** Counts products per category among `isShown` ones, most products first, then by id (Contract 2.3). */
export function countByCategory(
  categoryIdsOfProducts: Iterable<readonly number[]>,
  isShown: (categoryId: number) => boolean,
): BrandCategory[] {
  const counts = new Map<number, number>();
  for (const ids of categoryIdsOfProducts) {
    for (const id of ids) if (isShown(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .map(([categoryId, products]) => ({ categoryId, products }))
    .sort((a, b) => b.products - a.products || a.categoryId - b.categoryId);
}
