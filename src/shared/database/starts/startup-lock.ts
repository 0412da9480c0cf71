import { chmod, open, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from '@/shared/database/database';
import { sqlitePath } from '@/shared/database/connections/data-source-options';
import { waitForNamedLock } from '@/shared/database/starts/named-lock';
import { isSqliteBusy, pause } from '@/shared/database/retry';
import { sqliteDriver } from '@/shared/database/sqlite/sqlite-driver';
import { OperatorError } from '@/shared/kernel/operator-error';
import { makeFolders } from '@/shared/files/make-folders';

const PATIENCE_MS = 120_000;
const LOOK_AGAIN_MS = 100;

/**
 * Runs `work` in one process at a time, when several start at once on the same database. The lock dies with its owner, however
 * that ends: a killed start never stops the next one. Throws when another process has been starting for two minutes.
 */
export async function withStartupLock<T>(database: Database, url: string, work: () => Promise<T>): Promise<T> {
  if (database.dialect === 'mysql') return withServerLock(database, work);
  const path = sqlitePath(url);
  return path === ':memory:' ? work() : withFileLock(`${path}.starting`, work);
}

async function withServerLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const runner = database.writeSource.createQueryRunner();
  try {
    const unlock = await waitForNamedLock(runner, 'startup', PATIENCE_MS);
    try {
      return await work();
    } finally {
      await unlock();
    }
  } finally {
    await runner.release();
  }
}

/**
 * An exclusive lock of the operating system, taken by SQLite, on an empty file that stays where it is: whoever removed it could
 * remove the one another process has just locked. What the file holds doesn't matter (older releases wrote a process id).
 */
async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await createPrivate(path);
  const unlock = await waitForFileLock(path);
  try {
    return await work();
  } finally {
    unlock();
  }
}

async function waitForFileLock(path: string): Promise<() => void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const unlock = await tryLock(path);
    if (unlock) return unlock;
    if (performance.now() > deadline)
      throw new OperatorError('another process has been starting on this database for too long');
    await pause(LOOK_AGAIN_MS);
  }
}

async function tryLock(path: string): Promise<(() => void) | undefined> {
  const connection = new (sqliteDriver())(path, { timeout: 0 });
  try {
    // Without it SQLite makes a journal beside the empty file, for which a disk that is full has no room.
    connection.pragma('journal_mode = MEMORY');
    connection.exec('BEGIN EXCLUSIVE');
    return () => {
      connection.close();
    };
  } catch (error) {
    connection.close();
    if (isSqliteBusy(error)) return undefined;
    if (!isNoDatabase(error)) throw error;
    await truncate(path);
    return undefined;
  }
}

/** Made only where there is none: opening and closing it otherwise would let go of a lock that this process holds. */
async function createPrivate(path: string): Promise<void> {
  await makeFolders(dirname(path));
  try {
    await (await open(path, 'wx', 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await chmod(path, 0o600).catch(() => undefined);
  }
}

function isNoDatabase(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'SQLITE_NOTADB';
}
