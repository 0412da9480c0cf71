import { NumberRanges, type NumberRange } from '@/shared/database/changes/number-ranges';

export interface LoggedChange {
  readonly seq: number;
  readonly entity: string;
  readonly entityId: string;
}

/** How many rows of the log bear a number of a block (BLOCK numbers from `start`), and the sum of their places in it. */
export interface BlockCount {
  readonly start: number;
  readonly rows: number;
  readonly places: number;
}

interface Block {
  rows: number;
  places: number;
  /** Which numbers were handed on, a bit for each place; undefined when only their count is known. */
  seen: Uint32Array | undefined;
  /** While that is so: which were handed on since, or were recalled. */
  later?: Uint32Array;
}

/** Numbers that are counted together. */
export const BLOCK = 1024;
const WORD = 32;

/**
 * Which rows of the change log have been handed on. Numbers are given out before their transactions commit, so a lower one
 * can become visible any time after a higher one, and where several servers write, most numbers are never used. So no
 * number is waited for and none is given up: each block of numbers has a count of its rows, and a count that
 * differs from the database's says that there are rows to hand on.
 */
export class ChangeTracker {
  private readonly blocks = new Map<number, Block>();
  private readonly full = new NumberRanges();

  /** `high` is the highest number handed on; 0 while there is none. */
  constructor(private high: number) {}

  get highest(): number {
    return this.high;
  }

  /** Takes what the log held of a block before anything was read into memory as handed on. */
  assume({ start, rows, places }: BlockCount): void {
    this.keep(start, { rows, places, seen: undefined });
  }

  /** Notes which row of an assumed block the log held: what knows() tells of it, its count aside. */
  recall(seq: number): void {
    const start = seq - (seq % BLOCK);
    const block = this.blocks.get(start);
    if (block && !block.seen) markSeen(block, seq - start);
  }

  /** Notes rows above the highest, ascending, as handed on. */
  append(changes: readonly LoggedChange[]): void {
    for (const { seq } of changes) {
      const start = seq - (seq % BLOCK);
      const block = this.blocks.get(start) ?? { rows: 0, places: 0, seen: new Uint32Array(BLOCK / WORD) };
      mark(block, seq - start);
      this.high = seq;
      this.keep(start, block);
    }
  }

  /** Whether a row is known to have been handed on; one of a block of which only the count is known isn't, unless it was recalled. */
  knows(seq: number): boolean {
    const start = seq - (seq % BLOCK);
    const block = this.blocks.get(start);
    const seen = block?.seen ?? block?.later;
    return (seen !== undefined && isMarked(seen, seq - start)) || this.full.firstGap(seq, seq) === undefined;
  }

  /** Whether the log has other rows of a block than those handed on. */
  differs({ start, rows, places }: BlockCount): boolean {
    const block = this.blocks.get(start);
    return block?.rows !== rows || block.places !== places;
  }

  /** Notes that these are all the rows of a block up to the highest; answers those not handed on before. */
  settle(start: number, changes: readonly LoggedChange[]): LoggedChange[] {
    const before = this.blocks.get(start);
    const known = before ? before.seen : new Uint32Array(BLOCK / WORD);
    const block: Block = { rows: 0, places: 0, seen: new Uint32Array(BLOCK / WORD) };
    for (const { seq } of changes) mark(block, seq - start);
    this.keep(start, block);
    return changes.filter(({ seq }) => !known || !isMarked(known, seq - start));
  }

  /**
   * The first stretch of numbers from `from` to `to` (at most the highest) in which rows may yet turn up, in whole blocks but for its end;
   * undefined when there is none.
   */
  open(from: number, to: number): NumberRange | undefined {
    return this.full.firstGap(from, Math.min(to, this.high));
  }

  /** Forgets blocks below a number under which the log has no rows any more; one that comes there is new. */
  forgetBelow(number: number): void {
    for (const start of this.blocks.keys()) if (start + BLOCK <= number) this.blocks.delete(start);
  }

  /** A block that is full has no row to come. */
  private keep(start: number, block: Block): void {
    if (block.rows === BLOCK) {
      this.blocks.delete(start);
      this.full.add(start, start + BLOCK - 1);
    } else if (block.rows === 0) this.blocks.delete(start);
    else this.blocks.set(start, block);
  }
}

function mark(block: Block, place: number): void {
  block.rows++;
  block.places += place;
  markSeen(block, place);
}

function markSeen(block: Block, place: number): void {
  const bits = block.seen ?? (block.later ??= new Uint32Array(BLOCK / WORD));
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

function isMarked(seen: Uint32Array, place: number): boolean {
  return (((seen[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}
