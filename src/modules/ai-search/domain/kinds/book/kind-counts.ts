import { END, NumberLists } from './number-lists';

/** How often each kind is asked for with a feature (a sense of a word, or how one begins); both are numbers. */
export class KindCounts {
  /** By feature: the kinds that are asked for with it; by place there, how often each is. */
  private readonly kinds = new NumberLists();
  private readonly counts: number[] = [];
  /** By feature: how many kinds it has, and how often they are asked for with it together. */
  private readonly sizes: number[] = [];
  private readonly sums: number[] = [];
  /** By kind. */
  private readonly totals: number[] = [];
  private total = 0;

  /** Notes that the kind is asked for with the feature `by` times more. Features are numbered as they come; kinds are noted one after the other. */
  add(feature: number, kind: number, by: number): void {
    const place = this.placeOf(feature, kind);
    this.counts[place] = (this.counts[place] ?? 0) + by;
    this.sums[feature] = this.sumOf(feature) + by;
    this.totals[kind] = this.totalOf(kind) + by;
    this.total += by;
  }

  private placeOf(feature: number, kind: number): number {
    const last = this.kinds.first(feature);
    if (last !== END && this.kinds.at(last) === kind) return last;
    this.sizes[feature] = this.having(feature) + 1;
    return this.kinds.add(feature, kind);
  }

  /** How many kinds are asked for with the feature. */
  having(feature: number): number {
    return this.sizes[feature] ?? 0;
  }

  /** Tells of each kind that is asked for with the feature how often it is. */
  tell(feature: number, each: (kind: number, count: number) => void): void {
    for (let place = this.kinds.first(feature); place !== END; place = this.kinds.next(place))
      each(this.kinds.at(place), this.counts[place] ?? 0);
  }

  /** How often anything is asked for with the feature. */
  sumOf(feature: number): number {
    return this.sums[feature] ?? 0;
  }

  /** How often the kind is asked for with anything. */
  totalOf(kind: number): number {
    return this.totals[kind] ?? 0;
  }

  /** How often anything is asked for with anything. */
  get all(): number {
    return this.total;
  }
}
