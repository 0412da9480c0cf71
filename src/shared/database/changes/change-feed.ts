import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { ChangedEntity } from '@/shared/database/changes/change-log';
import type { LoggedChange } from '@/shared/database/changes/change-tracker';
import type { ChangeHandler } from '@/shared/database/changes/change-handler';
import { ChangeLogFollower } from '@/shared/database/changes/change-log-follower';
import { ChangeLogReader } from '@/shared/database/changes/change-log-reader';
import { ChangeQueue } from '@/shared/database/changes/change-queue';
import { ChangeTroubles } from '@/shared/database/changes/change-troubles';
import { Database } from '@/shared/database/database';
import { MemoryComparison } from '@/shared/database/changes/memory-comparison';
import { underNone } from '@/shared/deadline/deadline';
import { reasonOf } from '@/shared/logging/describe-error';
import { HOUR_MS } from '@/shared/kernel/durations';

const POLL_MS = 400;
/** After this time a handler gives way to the others and to the next look at the log. */
const APPLYING_MS = 200;
const PRUNE_EVERY_MS = HOUR_MS;
const KEEP_MS = 48 * HOUR_MS;
const STUCK_MS = 10_000;
const READING = 'reading the change log';
const COMPARING = 'comparing memory with the database';

/**
 * Keeps what this process holds in memory in step with the database (Decisions 14, "Faults"; ADR 20): loads every handler, then reads the
 * change log a few times a second and hands each change to the handlers of its entity, which try until they have applied
 * it. The same on every node.
 */
@Injectable()
export class ChangeFeed implements OnModuleDestroy {
  private readonly logger = new Logger(ChangeFeed.name);
  private readonly troubles = new ChangeTroubles(this.logger);
  private readonly follower: ChangeLogFollower;
  private readonly queues: ChangeQueue[] = [];
  private readonly comparison = new MemoryComparison(this.queues, this.logger, () => this.read());
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private stopped = false;
  private lastPrune = -PRUNE_EVERY_MS;
  private currentAsOf = performance.now();
  /** When the last look that read the log to its end began. */
  private readAsOf = -Infinity;
  started = false;

  constructor(@Inject(Database) database: Database) {
    this.follower = new ChangeLogFollower(new ChangeLogReader(database));
  }

  register(handler: ChangeHandler): void {
    this.queues.push(new ChangeQueue(handler));
    this.queues.sort((a, b) => Number(a.handler.stage === 'derived') - Number(b.handler.stage === 'derived'));
  }

  /** Loads every handler and starts following. The place in the log is taken first, so that nothing falls in between. */
  async start(): Promise<void> {
    await this.follower.begin();
    for (const { handler } of this.queues) await handler.load();
    this.started = true;
    this.currentAsOf = performance.now();
    this.schedule();
  }

  /**
   * Reads the log now and waits until what it holds was applied or could not be. It runs under no deadline: behind an import it may take
   * longer than the request of whoever asks has time for, and a statement that runs out of time would put what it was to apply behind all
   * that waits.
   */
  catchUp(): Promise<void> {
    this.next ??= this.running.then(() => {
      this.next = undefined;
      return underNone(() => this.follow());
    });
    this.running = this.next;
    return this.next;
  }

  /**
   * As catchUp(); answers whether the log was read to its end. If not, memory may be older in any place than what is committed; what was
   * read and could not be applied is told by waits().
   */
  async caughtUp(): Promise<boolean> {
    const asked = performance.now();
    await this.catchUp();
    return this.readAsOf >= asked;
  }

  /** Whether what a handler holds shows a row of the change log already: the row was read, and nothing of its kind and id waits. */
  shows(handler: ChangeHandler, { seq, entity, entityId }: LoggedChange): boolean {
    return this.follower.knows(seq) && !this.waits(handler, entity as ChangedEntity, entityId);
  }

  /** Whether a change that was read is still to be applied by a handler. */
  waits(handler: ChangeHandler, entity: ChangedEntity, id: string): boolean {
    return this.queues.some((queue) => queue.handler === handler && queue.has(entity, id));
  }

  /** Whether any change that was read is still to be applied by a handler. */
  isBehind(handler: ChangeHandler): boolean {
    return this.queues.some((queue) => queue.handler === handler && queue.isBusy);
  }

  /** Whether memory is being held against the database because rows of the log were lost: it may be wrong anywhere. */
  get comparing(): boolean {
    return this.comparison.isUrgent;
  }

  /** Holds everything in memory against the database, and waits until what differed has been read again. */
  compareEverything(): Promise<void> {
    this.comparison.everything();
    return this.catchUp();
  }

  /**
   * Milliseconds since memory last showed all that the log held; nothing that is not applied here yet is older. Half a second at rest. It
   * rises while the log cannot be read.
   */
  get lagMs(): number {
    return performance.now() - this.currentAsOf;
  }

  /** Whether something that this process knows to have changed could not be applied, or read, for ten seconds. */
  get stuck(): boolean {
    return this.troubles.lasting() > STUCK_MS;
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      void this.catchUp().then(() => {
        this.schedule();
      });
    }, POLL_MS);
    this.timer.unref();
  }

  private async follow(): Promise<void> {
    const failed = new Set<ChangeQueue>();
    try {
      while (!this.stopped) {
        if (!(await this.look(failed)) && !(await this.compareUrgent(failed))) break;
      }
    } catch (error) {
      this.troubles.began(READING, error);
      return;
    }
    this.troubles.ended(READING);
    for (const queue of this.queues) if (!failed.has(queue)) this.troubles.ended(refreshing(queue));
    await this.keepHouse();
  }

  /** Reads and applies some; answers whether there is more that has not failed. */
  private async look(failed: Set<ChangeQueue>): Promise<boolean> {
    const began = performance.now();
    const unread = await this.read();
    const unapplied = await this.apply(failed);
    if (!unread && !this.comparing && this.queues.every((queue) => queue.size === 0)) this.currentAsOf = began;
    return unread || unapplied;
  }

  /** Puts what is new in the log into the queues; answers whether there is more. */
  private async read(): Promise<boolean> {
    const began = performance.now();
    const { place, more } = await this.follower.news((changes) => {
      for (const { entity, entityId } of changes)
        for (const queue of this.queues) queue.add(entity as ChangedEntity, entityId);
    });
    if (place === 'lost') {
      this.logger.warn('the change log no longer has the row read last: everything in memory is compared');
      this.comparison.everything();
    }
    if (place === 'kept' && !more) this.readAsOf = began;
    return more;
  }

  /** Gives every handler its time; answers whether anything is left that has not failed. */
  private async apply(failed: Set<ChangeQueue>): Promise<boolean> {
    let left = false;
    const unapplied = new Set<ChangedEntity>();
    for (const queue of this.queues) {
      const held = queue.handler.stage === 'derived' ? unapplied : new Set<ChangedEntity>();
      if (!failed.has(queue)) left = (await this.applySome(queue, held, failed)) || left;
      for (const entity of queue.entities()) unapplied.add(entity);
    }
    return left;
  }

  private async applySome(
    queue: ChangeQueue,
    held: ReadonlySet<ChangedEntity>,
    failed: Set<ChangeQueue>,
  ): Promise<boolean> {
    const began = performance.now();
    try {
      while (!this.stopped && performance.now() - began < APPLYING_MS) if (!(await queue.applySome(held))) return false;
      return queue.size > 0;
    } catch (error) {
      failed.add(queue);
      this.troubles.began(refreshing(queue), error);
      return false;
    }
  }

  private async compareUrgent(failed: ReadonlySet<ChangeQueue>): Promise<boolean> {
    if (failed.size > 0 || !this.comparison.isUrgent) return false;
    return this.compareBy(() => this.comparison.urgently(APPLYING_MS));
  }

  private async compareBy(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      this.troubles.ended(COMPARING);
      return true;
    } catch (error) {
      this.troubles.began(COMPARING, error);
      return false;
    }
  }

  /**
   * Compares the next part of memory with the database, and deletes old lines of the log, which nobody needs: a process that starts reads
   * everything anyway. Some lines go at each look until none is left, then deleting rests for an hour.
   */
  private async keepHouse(): Promise<void> {
    if (this.stopped) return;
    await this.compareBy(() => this.comparison.inTurn());
    if (performance.now() - this.lastPrune < PRUNE_EVERY_MS) return;
    try {
      if ((await this.follower.prune(Date.now() - KEEP_MS)) > 0) return;
    } catch (error) {
      this.logger.warn(`could not shorten the change log: ${reasonOf(error)}`);
    }
    this.lastPrune = performance.now();
  }
}

function refreshing({ handler }: ChangeQueue): string {
  return `refreshing ${handler.constructor.name}`;
}
