import type { DataSource, QueryRunner } from 'typeorm';
import { measured } from '@/shared/database/database-metrics';
import type { DatabaseHealth } from '@/shared/database/database-health';
import { backoff, isSqliteBusy, pause } from '@/shared/database/retry';
import { patienceMs } from '@/shared/deadline/deadline';

const LOCK_PATIENCE_MS = 2000;

type Send = (statement: string, parameters?: unknown[], structured?: boolean) => Promise<unknown>;

/**
 * Readers of SQLite rarely wait (a file that is being recovered or checkpointed): when they do, without stopping the event loop.
 * To be called once the source is open: TypeORM keeps one runner of a SQLite source for good.
 */
export function boundSqliteReader(source: DataSource, health: DatabaseHealth): void {
  const runner = source.createQueryRunner();
  const send = runner.query.bind(runner) as Send;
  const query: Send = async (statement, parameters, structured) => {
    const until = performance.now() + patienceMs(LOCK_PATIENCE_MS);
    for (let attempt = 1; ; attempt++) {
      try {
        return await send(statement, parameters, structured);
      } catch (error) {
        if (!isSqliteBusy(error) || performance.now() > until) {
          health.saw(error);
          throw error;
        }
        await pause(1 + backoff(Math.min(attempt, 5), 1, 25));
      }
    }
  };
  Object.assign<QueryRunner, object>(runner, {
    query: (...asked: Parameters<Send>) => measured('read', () => query(...asked)),
  });
}
