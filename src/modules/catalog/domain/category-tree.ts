export interface Category {
  readonly id: number;
  readonly name: string;
  /** 1 to 3; 0 is internal and never shown. */
  readonly level: number;
  readonly parentId: number | undefined;
  readonly image: string;
}

/** How far up a path is followed: protection against a loop in the data. */
const MAX_DEPTH = 8;

/** The categories as a tree that answers by id. Immutable: a change makes a new one. */
export class CategoryTree {
  private readonly byId: ReadonlyMap<number, Category>;
  private readonly childrenOf = new Map<number, Category[]>();

  constructor(categories: readonly Category[]) {
    const ordered = [...categories].sort((a, b) => a.id - b.id);
    this.byId = new Map(ordered.map((category) => [category.id, category]));
    for (const category of ordered) {
      if (category.parentId === undefined) continue;
      this.childrenOf.set(category.parentId, [...(this.childrenOf.get(category.parentId) ?? []), category]);
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
    while (next && path.length < MAX_DEPTH) {
      if (next.level > 0) path.unshift(next);
      next = next.parentId === undefined ? undefined : this.byId.get(next.parentId);
    }
    return path;
  }
}
