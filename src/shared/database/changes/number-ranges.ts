export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** A set of whole numbers kept as ranges, cheap when they come mostly in ascending order. */
export class NumberRanges {
  private readonly ranges: { from: number; to: number }[] = [];

  /** Adds the numbers from `from` to `to`, none of which is in the set. */
  add(from: number, to: number): void {
    const at = this.firstEndingAfter(from);
    const next = this.ranges[at];
    const previous = this.ranges[at - 1];
    const joinsNext = next?.from === to + 1;
    if (previous?.to === from - 1) {
      previous.to = joinsNext ? next.to : to;
      if (joinsNext) this.ranges.splice(at, 1);
    } else if (joinsNext) next.from = from;
    else this.ranges.splice(at, 0, { from, to });
  }

  /** The first stretch between `from` and `to` that is not in the set. */
  firstGap(from: number, to: number): NumberRange | undefined {
    let at = this.firstEndingAfter(from);
    let start = from;
    const around = this.ranges[at];
    if (around && around.from <= start) {
      start = around.to + 1;
      at++;
    }
    if (start > to) return undefined;
    const next = this.ranges[at];
    return { from: start, to: Math.min(to, next ? next.from - 1 : to) };
  }

  /** Index of the first range that ends at `number` or after it. */
  private firstEndingAfter(number: number): number {
    let low = 0;
    let high = this.ranges.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.ranges[middle]?.to ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
