import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ChangeLogEntity } from '@/shared/database/change-log.entity';
import type { ChangedEntity } from '@/shared/database/change-log';
import { ChangeTracker, type LoggedChange } from '@/shared/database/change-tracker';
import { Database } from '@/shared/database/database';

/** Something held in memory that follows the database. */
export interface ChangeHandler {
  readonly entities: readonly ChangedEntity[];
  /** Handlers built on what others hold come after them. */
  readonly stage?: 'derived';
  /** Reads everything; called once, before the process says it is ready. */
  load(): Promise<void>;
  /** Refreshes what changed: ids by entity. Must tolerate ids that are gone. */
  apply(changes: ReadonlyMap<ChangedEntity, ReadonlySet<string>>): Promise<void>;
}

const POLL_MS = 400;
const ROWS_PER_READ = 2000;
const PRUNE_EVERY_MS = 3_600_000;
const KEEP_MS = 48 * 3_600_000;

/**
 * Keeps what this process holds in memory in step with the database: loads every handler, then reads the change log a few
 * times a second and hands each change to the handlers of its entity. The same on every node.
 */
@Injectable()
export class ChangeFeed implements OnModuleDestroy {
  private readonly logger = new Logger(ChangeFeed.name);
  private readonly handlers: ChangeHandler[] = [];
  private tracker = new ChangeTracker(0);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  private lastPrune = 0;
  started = false;

  constructor(@Inject(Database) private readonly database: Database) {}

  register(handler: ChangeHandler): void {
    this.handlers.push(handler);
    this.handlers.sort((a, b) => Number(a.stage === 'derived') - Number(b.stage === 'derived'));
  }

  /** Loads every handler and starts following. The place in the log is taken first, so that nothing falls in between. */
  async start(): Promise<void> {
    this.tracker = new ChangeTracker(await this.lastSeq());
    for (const handler of this.handlers) await handler.load();
    this.started = true;
    this.schedule();
  }

  /** Reads the log now and waits until what it holds has been applied. */
  catchUp(): Promise<void> {
    this.running = this.running
      .then(() => this.follow())
      .catch((error: unknown) => {
        this.logger.error(`could not follow the change log: ${String(error)}`);
      });
    return this.running;
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
    for (;;) {
      if (this.stopped) return;
      const limit = ROWS_PER_READ + this.tracker.rereads();
      const rows = await this.read(this.tracker.readFrom(), limit);
      const fresh = this.tracker.accept(rows, Date.now());
      if (fresh.length > 0) await this.dispatch(fresh);
      if (rows.length < limit) break;
    }
    await this.prune();
  }

  private async dispatch(changes: readonly LoggedChange[]): Promise<void> {
    const byEntity = new Map<ChangedEntity, Set<string>>();
    for (const { entity, entityId } of changes) {
      const ids = byEntity.get(entity as ChangedEntity) ?? new Set<string>();
      byEntity.set(entity as ChangedEntity, ids.add(entityId));
    }
    for (const handler of this.handlers) {
      const wanted = new Map([...byEntity].filter(([entity]) => handler.entities.includes(entity)));
      if (wanted.size > 0) await handler.apply(wanted);
    }
  }

  private async lastSeq(): Promise<number> {
    const rows = await this.database.reader.query<{ seq: number | null }[]>('SELECT MAX(seq) AS seq FROM change_log');
    return rows[0]?.seq ?? 0;
  }

  private async read(after: number, limit: number): Promise<LoggedChange[]> {
    const rows = await this.database.reader.query<{ seq: number; entity: string; entity_id: string }[]>(
      'SELECT seq, entity, entity_id FROM change_log WHERE seq > ? ORDER BY seq LIMIT ?',
      [after, limit],
    );
    return rows.map((row) => ({ seq: row.seq, entity: row.entity, entityId: row.entity_id }));
  }

  /** Old lines are of use to nobody: a process that starts reads everything anyway. */
  private async prune(): Promise<void> {
    const now = Date.now();
    if (now - this.lastPrune < PRUNE_EVERY_MS) return;
    this.lastPrune = now;
    const expired = await this.read(0, 1);
    if (expired.length === 0) return;
    await this.database.write((manager) =>
      manager
        .createQueryBuilder()
        .delete()
        .from(ChangeLogEntity)
        .where('changedAt < :before', { before: now - KEEP_MS })
        .execute(),
    );
  }
}
