import type { Logger } from '@nestjs/common';
import type { Change } from '@/shared/database/changes/change-log';
import type { ChangeQueue } from '@/shared/database/changes/change-queue';

/** Every handler compares a part of what it holds this often; a part takes milliseconds. */
const PART_EVERY_MS = 2000;
/** How long a handler rests after it has compared everything. */
const REST_MS = 15_000;
const CHANGES_NAMED = 10;
/** For so long the log is read before a difference is told. */
const MOST_READING_MS = 2000;

/**
 * Compares memory with the database, a part at a time and all the while, to find what the change log did not tell. What differs is queued
 * as if it had been logged, with a warning in the log of the process.
 */
export class MemoryComparison {
  private readonly places = new Map<ChangeQueue, number>();
  private readonly resting = new Map<ChangeQueue, number>();
  private readonly urgent = new Set<ChangeQueue>();
  private last = performance.now();

  constructor(
    private readonly queues: readonly ChangeQueue[],
    private readonly logger: Logger,
    /** Puts into the queues some of what the change log tells by now; answers whether it tells more. */
    private readonly readLog: () => Promise<boolean>,
  ) {}

  get isUrgent(): boolean {
    return this.urgent.size > 0;
  }

  /** From now on everything is compared as fast as it goes, from its beginning. */
  everything(): void {
    for (const queue of this.queues) {
      this.urgent.add(queue);
      this.places.delete(queue);
    }
  }

  /** Compares what is urgent, for about so many milliseconds. What can't be compared is read, or forgotten, whole. */
  async urgently(ms: number): Promise<void> {
    const began = performance.now();
    for (const queue of this.urgent) {
      while (this.urgent.has(queue)) {
        if (await this.isDone(queue)) this.urgent.delete(queue);
        if (performance.now() - began > ms || queue.size > 0) return;
      }
    }
  }

  /** Compares the next part of each handler, when it is time for one. */
  async inTurn(): Promise<void> {
    const now = performance.now();
    if (now - this.last < PART_EVERY_MS) return;
    this.last = now;
    for (const queue of this.queues) {
      if (!queue.handler.compare || queue.size > 0 || (this.resting.get(queue) ?? 0) > now) continue;
      if (await this.isDone(queue)) this.resting.set(queue, now + REST_MS);
    }
  }

  private async isDone(queue: ChangeQueue): Promise<boolean> {
    const { handler } = queue;
    if (!handler.compare) {
      await handler.load();
      return true;
    }
    const { differing, next } = await handler.compare(this.places.get(queue) ?? 0);
    if (differing.length > 0) await this.repair(queue, differing);
    this.places.set(queue, next ?? 0);
    return next === undefined;
  }

  /**
   * The rows were read after memory: a change in between is a difference that the change log tells of. Its line commits with it,
   * so that what the log tells now may explain what was found before, and only the rest is known to be wrong. All is read again: a change
   * that waits may explain a part of the difference alone (pieces, where the price differs too).
   */
  private async repair(queue: ChangeQueue, found: readonly Change[]): Promise<void> {
    const isKnown = await this.readsWholeLog();
    const wrong = found.filter((change) => !isExplained(queue, change));
    for (const each of this.queues) for (const { entity, id } of found) each.add(entity, String(id));
    if (!isKnown || wrong.length === 0) return;
    const named = wrong.slice(0, CHANGES_NAMED).map(({ entity, id }) => `${entity} ${id}`);
    this.logger.warn(
      `memory differed from the database in ${wrong.length} places, which are read again: ${named.join(', ')}`,
    );
  }

  /** Reads the log to its end: behind a large import it has more than one look reads. False where that takes too long, and nothing can be said. */
  private async readsWholeLog(): Promise<boolean> {
    const began = performance.now();
    while (await this.readLog()) if (performance.now() - began > MOST_READING_MS) return false;
    return true;
  }
}

/** Whether a difference may come from a change that still waits: of the same thing, or of a kind that shows in other things. */
function isExplained(queue: ChangeQueue, { id }: Change): boolean {
  const { comparable } = queue.handler;
  return [...queue.ids()].some(([entity, ids]) => !comparable?.includes(entity) || ids.has(String(id)));
}
