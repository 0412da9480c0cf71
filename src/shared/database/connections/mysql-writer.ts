import type { DataSource, EntityManager } from 'typeorm';
import type { BoundedQueryRunner } from '@/shared/database/connections/bounded-mysql';
import { countRetry } from '@/shared/database/database-metrics';
import { backoff, isRetryable, pause } from '@/shared/database/retry';
import { patienceMs } from '@/shared/deadline/deadline';

/** What no answer waits for is given up after so many tries, and not before so long; an answer's time is over sooner. */
const LEAST_TRIES = 6;
const LEAST_MS = 5000;

/** Transactions on MySQL/MariaDB: each on a connection of its own, tried again after deadlocks and lock waits while there is time. */
export class MysqlWriter {
  constructor(private readonly source: DataSource) {}

  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const began = performance.now();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(work);
      } catch (error) {
        const wait = backoff(attempt, 2, 100);
        const tired = attempt >= LEAST_TRIES && performance.now() - began >= LEAST_MS;
        if (!isRetryable(error) || tired || patienceMs(Infinity) <= wait) throw error;
        countRetry(error);
        await pause(wait);
      }
    }
  }

  private async attempt<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner() as BoundedQueryRunner;
    try {
      // Every session is READ COMMITTED already (mysqlSession).
      await runner.startTransaction();
      const result = await work(runner.manager);
      await runner.commitTransaction();
      return result;
    } catch (error) {
      // Also when there was no time left to send it: the server rolls back what its client has left.
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => runner.abandon());
      throw error;
    } finally {
      await runner.release();
    }
  }
}
