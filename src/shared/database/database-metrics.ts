import { driverError } from '@/shared/database/retry';
import { dbOperationDuration, dbRetries } from '@/shared/metrics/metrics';

/** SQLite's number for a file that another process writes. */
const SQLITE_BUSY = 5;
const READ = { db_operation_name: 'read' };
const WRITE = { db_operation_name: 'write' };

/** Runs `work`, one statement that reads or one transaction that writes, and measures how long it takes, whatever comes of it. */
export async function measured<T>(operation: 'read' | 'write', work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    dbOperationDuration.observe(operation === 'read' ? READ : WRITE, (performance.now() - began) / 1000);
  }
}

/** Counts a transaction that is tried again because of `error`; on SQLite once, however long it waits for the file. */
export function countRetry(error: unknown): void {
  dbRetries.inc({ errno: String(driverError(error).errno ?? SQLITE_BUSY) });
}
