/** Where a list ends. */
export const END = -1;

/** A great many short lists of numbers, each under a number of its own, in a few long arrays. The last number of a list comes first. */
export class NumberLists {
  private readonly values: number[] = [];
  /** By place: the one of the number noted before it in its list. */
  private readonly nexts: number[] = [];
  private readonly heads: number[] = [];

  /** Adds a number to a list; answers its place. Lists are numbered from 0 on as they come. */
  add(list: number, value: number): number {
    const place = this.values.push(value) - 1;
    this.nexts.push(this.first(list));
    this.heads[list] = place;
    return place;
  }

  /** The place of the last number of the list; `END` where it has none. */
  first(list: number): number {
    return this.heads[list] ?? END;
  }

  /** The place of the number before that at a place; `END` behind the first of the list. */
  next(place: number): number {
    return this.nexts[place] ?? END;
  }

  at(place: number): number {
    return this.values[place] ?? 0;
  }
}
