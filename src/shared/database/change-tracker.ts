export interface LoggedChange {
  readonly seq: number;
  readonly entity: string;
  readonly entityId: string;
}

/** How long a missing sequence number may still turn up: longer than any transaction lives. */
const GAP_LIFETIME_MS = 30_000;

/**
 * Keeps the place in the change log. Sequence numbers are given out before their transactions commit, so a lower one can
 * become visible after a higher one: the tracker reads again from the oldest gap that may still be filled and hands on
 * each change once.
 */
export class ChangeTracker {
  private readonly seen = new Set<number>();
  private readonly gaps = new Map<number, number>();
  private high: number;

  constructor(position: number) {
    this.high = position;
  }

  /** Read the log from the first number above this one. */
  readFrom(): number {
    const oldest = this.gaps.keys().next().value;
    return oldest === undefined ? this.high : oldest - 1;
  }

  /** How many rows above readFrom() have been handed on already and will be read again. */
  rereads(): number {
    return this.seen.size;
  }

  /** The changes of `rows` (ascending by seq, read from readFrom()) not handed on before. */
  accept(rows: readonly LoggedChange[], nowMs: number): LoggedChange[] {
    const fresh = rows.filter((row) => !this.seen.has(row.seq));
    for (const row of fresh) this.note(row.seq, nowMs);
    this.forgetOldGaps(nowMs);
    return fresh;
  }

  private note(seq: number, nowMs: number): void {
    for (let missing = this.high + 1; missing < seq; missing++) this.gaps.set(missing, nowMs);
    this.gaps.delete(seq);
    this.seen.add(seq);
    this.high = Math.max(this.high, seq);
  }

  private forgetOldGaps(nowMs: number): void {
    for (const [seq, since] of this.gaps) {
      if (nowMs - since < GAP_LIFETIME_MS) break;
      this.gaps.delete(seq);
    }
    const low = this.readFrom();
    for (const seq of this.seen) {
      if (seq > low) break;
      this.seen.delete(seq);
    }
  }
}
