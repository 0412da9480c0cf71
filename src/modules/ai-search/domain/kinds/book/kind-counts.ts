import type { KindScores } from '../kind-scores';
import { NumberLists, type PackedLists } from './number-lists';

/** How often each kind is asked for with a feature (a sense of a word, or how one begins), while that is counted; both are numbers. */
export class KindCounting {
  /** By feature: the kinds that are asked for with it; by place there, how often each is. */
  private readonly kinds = new NumberLists();
  private readonly counts: number[] = [];
  /** By feature: how often any is asked for with it. */
  private readonly sums: number[] = [];
  /** By kind. */
  private readonly totals: number[] = [];
  private total = 0;

  /** Notes that the kind is asked for with the feature `by` times more. Features are numbered as they come; kinds are noted one after the other. */
  add(feature: number, kind: number, by: number): void {
    const place = this.kinds.placeOfLast(feature, kind) ?? this.kinds.add(feature, kind);
    this.counts[place] = (this.counts[place] ?? 0) + by;
    this.sums[feature] = (this.sums[feature] ?? 0) + by;
    this.totals[kind] = this.totalOf(kind) + by;
    this.total += by;
  }

  /** How often the kind is asked for with anything. */
  totalOf(kind: number): number {
    return this.totals[kind] ?? 0;
  }

  /**
   * What came of it: how much a feature speaks for a kind is told by how much oftener it is asked for with that than anything would be, `anything` times
   * what falls to the feature of all that is said.
   *
   * @param features how many there are
   */
  counted(features: number, anything: number): KindCounts {
    const worths = new Float64Array(this.counts.length);
    const counts = new Float64Array(this.counts.length);
    const kinds = this.kinds.packed((place, at) => {
      counts[at] = this.counts[place] ?? 0;
    });
    for (let feature = 0; feature + 1 < kinds.starts.length; feature++) {
      const anyhow = (anything * ((this.sums[feature] ?? 0) + 1)) / (this.total + features);
      const end = kinds.starts[feature + 1] ?? 0;
      for (let at = kinds.starts[feature] ?? end; at < end; at++) worths[at] = Math.log(1 + (counts[at] ?? 0) / anyhow);
    }
    return new KindCounts(
      kinds,
      worths,
      Float64Array.from(this.totals, (total = 0) => total),
    );
  }
}

/** How much each feature speaks for each of the kinds that are asked for with it. */
export class KindCounts {
  constructor(
    private readonly kinds: PackedLists,
    private readonly worths: Float64Array,
    private readonly totals: Float64Array,
  ) {}

  /** The kinds that are asked for with the feature. */
  kindsOf(feature: number): Uint32Array {
    return this.kinds.values.subarray(this.kinds.starts[feature] ?? 0, this.kinds.starts[feature + 1] ?? 0);
  }

  /** How many kinds are asked for with the feature. */
  having(feature: number): number {
    return (this.kinds.starts[feature + 1] ?? 0) - (this.kinds.starts[feature] ?? 0);
  }

  /** Adds what the feature speaks for each kind that is asked for with it. */
  addTo(scores: KindScores, feature: number): void {
    const { starts, values } = this.kinds;
    const end = starts[feature + 1] ?? 0;
    for (let at = starts[feature] ?? end; at < end; at++) scores.add(values[at] ?? 0, this.worths[at] ?? 0);
  }

  /** How often the kind is asked for with anything. */
  totalOf(kind: number): number {
    return this.totals[kind] ?? 0;
  }

  /** How many kinds are asked for with anything. */
  get askedFor(): number {
    return this.totals.reduce((count, total) => count + Number(total > 0), 0);
  }
}
