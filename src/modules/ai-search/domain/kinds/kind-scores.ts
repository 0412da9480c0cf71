/** A figure for every kind by its number; 0 where none was noted. */
export class KindScores {
  private readonly values: Float32Array;

  constructor(readonly size: number) {
    this.values = new Float32Array(size);
  }

  of(kind: number): number {
    return this.values[kind] ?? 0;
  }

  set(kind: number, value: number): void {
    this.values[kind] = value;
  }

  add(kind: number, value: number): void {
    this.values[kind] = this.of(kind) + value;
  }

  /** Notes the value where it is above the one before. */
  raise(kind: number, value: number): void {
    if (value > this.of(kind)) this.values[kind] = value;
  }

  copy(): KindScores {
    const copied = new KindScores(this.size);
    copied.values.set(this.values);
    return copied;
  }

  /** The kind with the highest figure among those that count; 0 when none is above 0. */
  best(counts: (kind: number) => boolean = () => true): number {
    let best = 0;
    let most = 0;
    for (let kind = 1; kind < this.size; kind++) {
      const value = this.of(kind);
      if (value <= most || !counts(kind)) continue;
      best = kind;
      most = value;
    }
    return best;
  }
}
