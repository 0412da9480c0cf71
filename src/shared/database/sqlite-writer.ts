import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { backoff, isSqliteBusy, pause } from '@/shared/database/retry';

/** How long a transaction waits for another process (the importer, say) to let go of the file. */
const LOCK_DEADLINE_MS = 10_000;

/**
 * The one queue every SQLite write goes through. TypeORM shares one connection between concurrent transactions and would
 * mix them up; here each runs alone, from BEGIN IMMEDIATE to COMMIT. Lock waits are asynchronous: the event loop goes on.
 */
export class SqliteWriter {
  private tail: Promise<unknown> = Promise.resolve();

  constructor(private readonly dataSource: DataSource) {}

  run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const result = this.tail.then(() => this.transaction(work));
    this.tail = result.catch(() => undefined);
    return result;
  }

  private async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    await begin(runner);
    try {
      const result = await work(runner.manager);
      await runner.query('COMMIT');
      return result;
    } catch (error) {
      await runner.query('ROLLBACK');
      throw error;
    } finally {
      markActive(runner, false);
    }
  }
}

async function begin(runner: QueryRunner): Promise<void> {
  const deadline = Date.now() + LOCK_DEADLINE_MS;
  for (let attempt = 1; ; attempt++) {
    try {
      await runner.query('BEGIN IMMEDIATE');
      markActive(runner, true);
      return;
    } catch (error) {
      if (!isSqliteBusy(error) || Date.now() > deadline) throw error;
      await pause(1 + backoff(Math.min(attempt, 5), 1, 25));
    }
  }
}

/** Tells TypeORM that a transaction is open, so that it doesn't begin one of its own inside. */
function markActive(runner: QueryRunner, active: boolean): void {
  (runner as { isTransactionActive: boolean }).isTransactionActive = active;
}
