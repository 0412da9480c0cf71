/** Of a kind no more products than this are asked what they say: others tell the same again. */
export const MOST_OF_A_KIND = 200;
/** What fewer products of known kinds say tells of a single product, and not of a kind. */
const LEAST_SAYING = 2;
/** So many products of a usual kind are taken to say each thing, so that what one of them says is no proof. */
const SMOOTHING = 0.5;
/** Natural logarithm of how much likelier a kind has to be than any of another family. */
const LEAD = 3;
/** As likely as this is what nothing speaks for. */
const NOTHING = -5;

/**
 * Learns from products whose kind is known what those of each kind say (naive Bayes), and guesses by it the kind of products that call
 * themselves nothing known: a model number, a line of their maker's, an abbreviation of this distributor's. Evidence are any small whole
 * numbers: terms, brands, categories, dimensions of measures. Time and memory don't grow with the catalog (MOST_OF_A_KIND).
 */
export class KindLearner {
  /** By evidence, how many products of each kind say it. */
  private readonly says = new Map<number, Map<number, number>>();
  private readonly products = new Map<number, number>();
  private total = 0;

  learn(kind: number, evidence: Iterable<number>): void {
    this.total++;
    this.products.set(kind, (this.products.get(kind) ?? 0) + 1);
    for (const each of evidence) {
      const kinds = this.says.get(each) ?? new Map<number, number>();
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      this.says.set(each, kinds);
    }
  }

  /**
   * The kind that the evidence speaks for; 0 where another family (`familyOf`) is nearly as likely, or where any of `names` is said by no product
   * of its family: what calls itself a cover is none of the things that its brand and category are known for.
   */
  guess(evidence: Iterable<number>, names: readonly number[], familyOf: (kind: number) => number): number {
    const worths = this.worthsOf(evidence);
    const [best, worth] = mostOf(worths);
    const isKin = (kind: number): boolean => familyOf(kind) === familyOf(best);
    const [, other] = mostOf(worths, (kind) => !isKin(kind));
    if (best === 0 || worth - other < LEAD) return 0;
    return names.every((name) => [...(this.says.get(name)?.keys() ?? [])].some(isKin)) ? best : 0;
  }

  /** By kind, the logarithm of how likely it is, as far as any of the evidence speaks for it. */
  private worthsOf(evidence: Iterable<number>): Map<number, number> {
    const worths = new Map<number, number>();
    for (const each of evidence) {
      const kinds = this.says.get(each);
      if (kinds === undefined || sumOf(kinds.values()) < LEAST_SAYING) continue;
      for (const [kind, count] of kinds) {
        const chance = SMOOTHING * this.shareOf(kind);
        const before = worths.get(kind) ?? Math.log(this.shareOf(kind));
        worths.set(kind, before + Math.log((count + chance) / chance));
      }
    }
    return worths;
  }

  private shareOf(kind: number): number {
    return (this.products.get(kind) ?? 0) / this.total;
  }
}

function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

function mostOf(worths: ReadonlyMap<number, number>, counts: (kind: number) => boolean = () => true): [number, number] {
  let most: [number, number] = [0, NOTHING];
  for (const [kind, worth] of worths) {
    const isMore = most[0] === 0 || worth > most[1] || (worth === most[1] && kind < most[0]);
    if (isMore && counts(kind)) most = [kind, worth];
  }
  return most;
}
