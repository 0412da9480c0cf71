/** The kind of every product, by slot, whether it is a part for another one, and how many products each kind has. */
const SPARE = 0x8000;

export class KindTable {
  private kinds = new Uint16Array(1024);
  private readonly counts = new Map<number, number>();

  of(slot: number): number {
    return (this.kinds[slot] ?? 0) & ~SPARE;
  }

  /** Whether the product is a part for one certain model. */
  isSpare(slot: number): boolean {
    return ((this.kinds[slot] ?? 0) & SPARE) !== 0;
  }

  put(slot: number, kind: number, spare = false): void {
    if (slot >= this.kinds.length) {
      const more = new Uint16Array(Math.max(slot + 1, this.kinds.length * 2));
      more.set(this.kinds);
      this.kinds = more;
    }
    this.count(this.of(slot), -1);
    this.kinds[slot] = spare ? kind | SPARE : kind;
    this.count(kind, 1);
  }

  /** How many products are of the kind. */
  sold(kind: number): number {
    return this.counts.get(kind) ?? 0;
  }

  private count(kind: number, by: number): void {
    if (kind > 0) this.counts.set(kind, this.sold(kind) + by);
  }
}
