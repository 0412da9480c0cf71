/** Beyond the best phrase, what the next ones add. */
const SECOND = 0.5;
const THIRD = 0.12;

/** What the likest phrases of each kind are worth, while one sentence is read. Memory is kept from one to the next. */
export class LikestPhrases {
  private best = new Float64Array(0);
  private second = new Float64Array(0);
  private third = new Float64Array(0);
  private readonly kinds: number[] = [];

  /** Forgets everything. Kinds are below `size`. */
  begin(size: number): void {
    if (size > this.best.length) {
      this.best = new Float64Array(size);
      this.second = new Float64Array(size);
      this.third = new Float64Array(size);
    }
    for (const kind of this.kinds) this.best[kind] = this.second[kind] = this.third[kind] = 0;
    this.kinds.length = 0;
  }

  /** Notes what a phrase of the kind is worth: more than 0. */
  keep(kind: number, worth: number): void {
    const best = this.best[kind] ?? 0;
    const second = this.second[kind] ?? 0;
    if (best === 0) this.kinds.push(kind);
    if (worth > best) {
      this.third[kind] = second;
      this.second[kind] = best;
      this.best[kind] = worth;
    } else if (worth > second) {
      this.third[kind] = second;
      this.second[kind] = worth;
    } else if (worth > (this.third[kind] ?? 0)) this.third[kind] = worth;
  }

  /** Tells of each kind with any phrase what these are worth together. */
  tell(each: (kind: number, worth: number) => void): void {
    for (const kind of this.kinds)
      each(kind, (this.best[kind] ?? 0) + SECOND * (this.second[kind] ?? 0) + THIRD * (this.third[kind] ?? 0));
  }
}
