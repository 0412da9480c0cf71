import { Logger } from '@nestjs/common';
import { giveWay } from '@/shared/kernel/turns';
import { sweepsHere } from '@/shared/cluster/sweeping';
import { HOUR_MS, MINUTE_MS } from '@/shared/kernel/durations';

/**
 * The first sweep comes this long after the start, which has the machine to itself. It is less than an hour so that a service that is
 * restarted more often sweeps too.
 */
const FIRST_MS = 5 * MINUTE_MS;

/** Deletes some of what is to go and answers how much; it is called again at once until it answers 0. */
export type SweepStep = () => Promise<number>;

/**
 * Deletes what has had its time, every hour, in the one process that sweeps. One sweep runs at a time. What cannot be deleted is tried
 * again an hour later, with a warning in the log and no error.
 */
export class HourlySweep {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  /** `what` stays in the log when it can't be deleted: 'expired tokens'. */
  constructor(
    owner: string,
    private readonly what: string,
    private readonly step: SweepStep,
  ) {
    this.logger = new Logger(owner);
  }

  /** Sweeps five minutes from now, or now when `atOnce`, and every hour after that. */
  start({ atOnce = false } = {}): void {
    if (!sweepsHere()) return;
    if (atOnce) void this.sweep();
    this.sweepIn(atOnce ? HOUR_MS : FIRST_MS);
  }

  /** Sweeps now, after the sweep that may be under way. Never throws. */
  sweep(): Promise<void> {
    this.running = this.running.then(() => this.sweepOnce());
    return this.running;
  }

  /** No sweep begins any more; the one under way ends after its step, which is waited for. */
  stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    return this.running;
  }

  private sweepIn(ms: number): void {
    this.timer = setTimeout(() => {
      this.sweepIn(HOUR_MS);
      void this.sweep();
    }, ms).unref();
  }

  private async sweepOnce(): Promise<void> {
    try {
      // A step on SQLite leaves no turn to anybody else by itself.
      while ((await this.step()) > 0 && !this.stopped) await giveWay();
    } catch (error) {
      this.logger.warn({ event: 'sweep_failed', msg: `${this.what} are not deleted`, err: error });
    }
  }
}
