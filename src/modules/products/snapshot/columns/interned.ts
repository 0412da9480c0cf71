interface Entry<T> {
  readonly key: string;
  readonly value: T;
  uses: number;
}

/** Values that many rows share, each once, by small numbers; one that nobody uses any more is forgotten. */
export class Interned<T> {
  private readonly numbers = new Map<string, number>();
  private readonly entries: (Entry<T> | undefined)[] = [];
  private readonly free: number[] = [];

  /** The number of the value with this key, for one more user. */
  take(key: string, make: () => T): number {
    const known = this.numbers.get(key);
    if (known !== undefined) {
      const entry = this.entries[known];
      if (entry) entry.uses++;
      return known;
    }
    const number = this.free.pop() ?? this.entries.length;
    this.entries[number] = { key, value: make(), uses: 1 };
    this.numbers.set(key, number);
    return number;
  }

  /** For one user less. */
  give(number: number): void {
    const entry = this.entries[number];
    if (!entry || --entry.uses > 0) return;
    this.entries[number] = undefined;
    this.numbers.delete(entry.key);
    this.free.push(number);
  }

  keyAt(number: number): string | undefined {
    return this.entries[number]?.key;
  }

  at(number: number): T | undefined {
    return this.entries[number]?.value;
  }
}
