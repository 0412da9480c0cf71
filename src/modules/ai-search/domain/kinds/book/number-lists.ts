/** Many short lists of numbers behind one another: `values` from `starts[list]` up to `starts[list + 1]`. */
export interface PackedLists {
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
}

/** A great many short lists of numbers, each under a number of its own, that grow side by side; what is noted beside a number is kept by its place. */
export class NumberLists {
  private readonly lists: number[] = [];
  private readonly values: number[] = [];
  /** By list: the place of its last number, from 1 on; how many it has. */
  private readonly lasts: number[] = [];
  private readonly lengths: number[] = [];

  /** Adds a number to a list; answers its place: numbers have places from 0 on as they come. */
  add(list: number, value: number): number {
    const place = this.values.push(value) - 1;
    this.lists.push(list);
    this.lasts[list] = place + 1;
    this.lengths[list] = this.lengthOf(list) + 1;
    return place;
  }

  lengthOf(list: number): number {
    return this.lengths[list] ?? 0;
  }

  /** The place of the last number of the list where that is this one. */
  placeOfLast(list: number, value: number): number | undefined {
    const place = (this.lasts[list] ?? 0) - 1;
    return place >= 0 && this.values[place] === value ? place : undefined;
  }

  /** All of them behind one another; the last number of a list comes first. `note` is told where the number at a place came to stand. */
  packed(note: (place: number, at: number) => void = () => undefined): PackedLists {
    const starts = new Uint32Array(this.lengths.length + 1);
    for (let list = 0; list < this.lengths.length; list++) starts[list + 1] = (starts[list] ?? 0) + this.lengthOf(list);
    const next = starts.slice(0, -1);
    const values = new Uint32Array(this.values.length);
    for (let place = values.length - 1; place >= 0; place--) {
      const list = this.lists[place] ?? 0;
      const at = next[list] ?? 0;
      next[list] = at + 1;
      values[at] = this.values[place] ?? 0;
      note(place, at);
    }
    return { starts, values };
  }
}
