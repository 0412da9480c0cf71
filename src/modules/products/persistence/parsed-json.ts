/** So many different texts are remembered. */
const KEPT = 4096;

/**
 * The values of a JSON column that many rows have alike, parsed once: whoever gets one shares it with others and leaves it as it is, and may remember
 * by it what follows from it.
 */
export class ParsedJson<T extends object> {
  private readonly known = new Map<string, T>();

  /** `absent` stands for no text, and for `null`. */
  constructor(
    private readonly absent: T,
    private readonly complete: (value: T) => T = (value) => value,
  ) {}

  of(text: string | null): T {
    if (text === null) return this.absent;
    const known = this.known.get(text);
    if (known !== undefined) return known;
    if (this.known.size >= KEPT) this.known.clear();
    const value = this.complete((JSON.parse(text) as T | null) ?? this.absent);
    this.known.set(text, value);
    return value;
  }
}
