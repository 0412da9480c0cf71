import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { FilesInPlace } from '@/shared/database/connections/files-in-place';
import { countRetry } from '@/shared/database/database-metrics';
import type { DatabaseHealth } from '@/shared/database/database-health';
import { backoff, isSqliteBusy, pause } from '@/shared/database/retry';
import { DeadlineExceeded, patienceMs } from '@/shared/deadline/deadline';

/** How long a transaction that no deadline binds waits for another process (the importer, say) to let go of the file. */
const LOCK_PATIENCE_MS = 10_000;
/** Others let go after some milliseconds, mostly: so many looks come close together, 1 to 5 ms, before they come up to 26 ms apart. */
const CLOSE_LOOKS = 20;

/**
 * The one queue every SQLite write goes through. TypeORM shares one connection between concurrent transactions and would
 * mix them up; here each runs alone, from BEGIN IMMEDIATE to COMMIT. Lock waits are asynchronous: the event loop goes on.
 * Whoever runs out of time leaves the queue: what waits behind has its own time.
 */
export class SqliteWriter {
  private tail: Promise<void> = Promise.resolve();
  private waitingNow = 0;
  private writing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly health: DatabaseHealth,
    private readonly files: Pick<FilesInPlace, 'check'>,
  ) {}

  /** How many transactions wait for their turn, and whether one runs. */
  get load(): { readonly waiting: number; readonly writing: boolean } {
    return { waiting: this.waitingNow, writing: this.writing };
  }

  /** Throws DeadlineExceeded when its turn does not come, or the file's lock is not had, in time: nothing is written then. */
  run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const ms = patienceMs(Infinity);
    const turn = new Turn(this.tail, ms);
    this.waitingNow++;
    const result = turn.come
      .finally(() => {
        this.waitingNow--;
      })
      .then(() => this.transaction(work));
    // Those behind wait for this turn, not for its owner, who may have left. Nothing is answered: it would be kept for good, each in the next one.
    this.tail = Promise.all([turn.reached, result.catch(() => undefined)]).then(() => undefined);
    return result;
  }

  private async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    this.writing = true;
    try {
      await begin(runner);
      const result = await work(runner.manager);
      // What is committed to a file that nobody finds any more would be acknowledged and lost.
      this.files.check();
      await runner.query('COMMIT');
      return result;
    } catch (error) {
      this.health.saw(error);
      // After some errors (a full disk) SQLite has rolled back already, and says that there is no transaction.
      if (runner.isTransactionActive) await runner.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      this.writing = false;
      markActive(runner, false);
    }
  }
}

/** A place in the queue: it is `reached` when those before are done, and has `come` if that was in time. */
class Turn {
  readonly come: Promise<void>;

  constructor(
    readonly reached: Promise<unknown>,
    ms: number,
  ) {
    this.come = ms === Infinity ? reached.then(() => undefined) : this.within(ms);
  }

  private within(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new DeadlineExceeded('turn to write', ms));
      }, ms);
      void this.reached.then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

async function begin(runner: QueryRunner): Promise<void> {
  const until = performance.now() + patienceMs(LOCK_PATIENCE_MS);
  for (let attempt = 1; ; attempt++) {
    try {
      await runner.query('BEGIN IMMEDIATE');
      markActive(runner, true);
      return;
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() > until) throw error;
      if (attempt === 1) countRetry(error);
      await pause(1 + backoff(attempt < CLOSE_LOOKS ? 2 : 5, 1, 25));
    }
  }
}

/** Tells TypeORM that a transaction is open, so that it doesn't begin one of its own inside. */
function markActive(runner: QueryRunner, active: boolean): void {
  (runner as { isTransactionActive: boolean }).isTransactionActive = active;
}
