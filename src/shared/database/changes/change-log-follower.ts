import { BLOCK, ChangeTracker, type LoggedChange } from '@/shared/database/changes/change-tracker';
import type { ChangeLogReader } from '@/shared/database/changes/change-log-reader';
import type { NumberRange } from '@/shared/database/changes/number-ranges';
import { Turns } from '@/shared/kernel/turns';
import { MINUTE_MS } from '@/shared/kernel/durations';

/** Whether this process knows its place in the log. `lost`: rows may have been deleted that it never saw. */
export type Place = 'kept' | 'lost' | 'unsure';

interface News {
  readonly place: Place;
  /** Whether the log has more at once. */
  readonly more: boolean;
}

type Take = (changes: readonly LoggedChange[]) => void;

const ROWS_PER_READ = 1000;
const ROWS_PER_COUNT = 8 * BLOCK;
/**
 * How long reading may go on before what was read is applied: changes of every kind are read first, so that a closed account does not
 * wait behind an import.
 */
const READING_MS = 250;
/** On SQLite a read is done before anybody else gets a turn: requests are let in after so long. */
const TURN_MS = 3;
/** Numbers passed within this time are counted again at nearly every look; older ones take turns. */
const RECENT_MS = MINUTE_MS;
const RECENT_AT_START = 256 * BLOCK;
const CHECKPOINT_MS = 5000;
const RECENT_ROWS_PER_LOOK = 20_000;
const OLD_ROWS_PER_LOOK = 8000;
/** What one statement costs, expressed in rows counted. */
const STATEMENT_ROWS = 500;

/** Hands on each committed row of the change log once, however late it commits and whatever its number. */
export class ChangeLogFollower {
  private tracker = new ChangeTracker(0);
  private readonly turns = { recent: 0, old: 0 };
  private checkpoints: { readonly at: number; readonly high: number }[] = [];
  private misses = 0;

  constructor(private readonly reader: ChangeLogReader) {}

  /** Takes what the log holds now as known: to be called before memory is loaded or compared. */
  async begin(): Promise<void> {
    const high = await this.reader.highest();
    const tracker = new ChangeTracker(high);
    let from: number | undefined = 0;
    while (from !== undefined) {
      const { blocks, next }: Awaited<ReturnType<ChangeLogReader['count']>> = await this.reader.count(
        { from, to: high },
        8 * ROWS_PER_COUNT,
      );
      for (const block of blocks) tracker.assume(block);
      from = next;
    }
    await this.recallUnpublished(tracker);
    this.tracker = tracker;
    this.checkpoints = [{ at: performance.now(), high: Math.max(0, high - RECENT_AT_START) }];
    this.misses = 0;
  }

  /** Reads the numbers of unpublished rows in blocks of which only the count is known; full blocks are known row by row. */
  private async recallUnpublished(tracker: ChangeTracker): Promise<void> {
    let open = tracker.open(0, tracker.highest);
    while (open) {
      const numbers = await this.reader.unpublished(open, ROWS_PER_READ);
      for (const seq of numbers) tracker.recall(seq);
      const last = numbers.length < ROWS_PER_READ ? open.to : (numbers.at(-1) ?? open.to);
      open = tracker.open(last + 1, tracker.highest);
    }
  }

  /** Gives `take` every row that has become visible since the last call. What it was given is not given again. */
  async news(take: Take): Promise<News> {
    const began = performance.now();
    const turns = new Turns(TURN_MS);
    let more = true;
    while (more && performance.now() - began < READING_MS) {
      const place = this.tracker.highest;
      const rows = await this.reader.since(place, ROWS_PER_READ);
      if (place > 0 && rows[0]?.seq !== place) return { place: await this.lostPlace(), more: false };
      this.misses = 0;
      const fresh = place > 0 ? rows.slice(1) : rows;
      this.tracker.append(fresh);
      take(fresh);
      more = rows.length === ROWS_PER_READ;
      if (turns.over) await turns.next();
    }
    await this.late(take);
    return { place: 'kept', more };
  }

  /** Whether a row that isn't published was handed on, or was in the log before memory was loaded. */
  knows(seq: number): boolean {
    return this.tracker.knows(seq);
  }

  /** Deletes some of the rows logged before an instant, in epoch milliseconds, and forgets the numbers under which none are left; answers how many. */
  async prune(before: number): Promise<number> {
    const deleted = await this.reader.prune(before);
    this.tracker.forgetBelow(await this.reader.lowest());
    return deleted;
  }

  /**
   * The row this process read last stays in the log as long as any. When it is gone, others may have gone unseen: the log was emptied, pruned while
   * the process slept, or is another one. A database behind the one before, after a fail-over, may have it in a moment.
   */
  private async lostPlace(): Promise<Place> {
    this.misses++;
    if (this.misses < 2) return 'unsure';
    await this.begin();
    return 'lost';
  }

  private async late(take: Take): Promise<void> {
    const recent = this.recentFrom();
    const high = this.tracker.highest;
    await this.sweep('recent', { from: recent, to: high }, RECENT_ROWS_PER_LOOK, take);
    await this.sweep('old', { from: 0, to: recent - 1 }, OLD_ROWS_PER_LOOK, take);
  }

  /** Counts the open blocks of a range, some at each call, and hands on what is new in them. */
  private async sweep(turn: 'recent' | 'old', range: NumberRange, rows: number, take: Take): Promise<void> {
    let at = Math.max(this.turns[turn], range.from);
    const turns = new Turns(TURN_MS);
    for (let left = rows; left > 0; left -= STATEMENT_ROWS) {
      const open = this.tracker.open(at, range.to);
      if (!open) {
        at = range.from;
        break;
      }
      const { blocks, next } = await this.reader.count(open, ROWS_PER_COUNT);
      for (const block of blocks) {
        left -= block.rows;
        if (this.tracker.differs(block)) await this.settle(block.start, take);
      }
      at = next ?? open.to + 1;
      if (turns.over) await turns.next();
    }
    this.turns[turn] = at - (at % BLOCK);
  }

  private async settle(start: number, take: Take): Promise<void> {
    const to = Math.min(start + BLOCK - 1, this.tracker.highest);
    take(this.tracker.settle(start, await this.reader.within({ from: start, to })));
  }

  /** Where the numbers passed lately begin: at the start of a block. */
  private recentFrom(): number {
    const now = performance.now();
    const high = this.tracker.highest;
    const newest = this.checkpoints.at(-1);
    if (!newest || now - newest.at >= CHECKPOINT_MS) this.checkpoints.push({ at: now, high });
    while ((this.checkpoints[1]?.at ?? now) <= now - RECENT_MS) this.checkpoints.shift();
    const from = this.checkpoints[0]?.high ?? 0;
    return from - (from % BLOCK);
  }
}
