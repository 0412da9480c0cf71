export interface Category {
  readonly id: number;
  readonly name: string;
  /** 1 to 3; 0 is internal and never shown. */
  readonly level: number;
  readonly parentId: number | undefined;
  readonly image: string;
}

/**
 * The categories as a tree that answers by id. Immutable: a change makes a new one. A link counts only when it leads to a lower
 * level, so data that names a category as its own ancestor makes no loop.
 */
export class CategoryTree {
  private readonly byId: ReadonlyMap<number, Category>;
  private readonly childrenOf = new Map<number, Category[]>();

  constructor(categories: readonly Category[]) {
    const ordered = [...categories].sort((a, b) => a.id - b.id);
    this.byId = new Map(ordered.map((category) => [category.id, category]));
    for (const category of ordered) {
      const parent = this.parentOf(category);
      if (parent) this.childrenOf.set(parent.id, [...(this.childrenOf.get(parent.id) ?? []), category]);
    }
  }

  /** A category that may be shown. */
  get(id: number): Category | undefined {
    const category = this.byId.get(id);
    return category && category.level > 0 ? category : undefined;
  }

  /** Every category, shown or not. */
  all(): Iterable<Category> {
    return this.byId.values();
  }

  /** The categories of level 1, by id. */
  roots(): Category[] {
    return [...this.byId.values()].filter((category) => category.level === 1);
  }

  /** What hangs directly below a category, by id. */
  children(id: number): readonly Category[] {
    return this.childrenOf.get(id) ?? [];
  }

  /** From the root down to the category itself; level 0 left out; empty when it does not exist. */
  path(id: number): Category[] {
    const path: Category[] = [];
    let next = this.byId.get(id);
    while (next) {
      if (next.level > 0) path.unshift(next);
      next = this.parentOf(next);
    }
    return path;
  }

  private parentOf({ parentId, level }: Category): Category | undefined {
    const parent = parentId === undefined ? undefined : this.byId.get(parentId);
    return parent && parent.level < level ? parent : undefined;
  }
}
