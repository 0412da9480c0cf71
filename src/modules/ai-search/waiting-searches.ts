import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { giveWay } from '@/shared/kernel/turns';

/** The searches that wait for work behind them: while there are any, it takes no pauses. */
export class WaitingSearches {
  private count = 0;

  /** Whether any search waits. */
  get any(): boolean {
    return this.count > 0;
  }

  /** Has a search wait until the work is done, or for so many milliseconds; it isn't told which. */
  async waitFor(work: Promise<unknown>, milliseconds: number): Promise<void> {
    const done = new AbortController();
    const over = pause(milliseconds, undefined, { signal: done.signal }).catch(() => undefined);
    this.count++;
    try {
      await Promise.race([work, over]);
    } finally {
      this.count--;
      done.abort();
    }
  }

  /** Lets others work: at once while a search waits, else as work behind requests does. */
  letOthersIn(): Promise<void> {
    return this.any ? nextTurn() : giveWay();
  }
}
