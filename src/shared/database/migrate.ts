import type { DataSource } from 'typeorm';
import { backoff, isSqliteBusy, pause } from '@/shared/database/retry';

const LOCK_NAME = 'mostrador-migrations';
const LOCK_SECONDS = 60;

/** Brings the schema up to date. When several processes start at once one migrates and the others wait for it. */
export async function migrate(source: DataSource): Promise<void> {
  if (source.options.type === 'better-sqlite3') await migrateSqlite(source);
  else await migrateMysql(source);
}

/** SQLite takes DDL inside a transaction, and BEGIN IMMEDIATE lets one process in at a time. */
async function migrateSqlite(source: DataSource): Promise<void> {
  const deadline = Date.now() + LOCK_SECONDS * 1000;
  for (;;) {
    try {
      await source.query('BEGIN IMMEDIATE');
      break;
    } catch (error) {
      if (!isSqliteBusy(error) || Date.now() > deadline) throw error;
      await pause(20 + backoff(3, 5, 50));
    }
  }
  try {
    await source.runMigrations({ transaction: 'none' });
    await source.query('COMMIT');
  } catch (error) {
    await source.query('ROLLBACK');
    throw error;
  }
}

/** Every text compares byte by byte (utf8mb4_bin), as on SQLite: no folio or id matches another by collation. */
async function migrateMysql(source: DataSource): Promise<void> {
  const locker = source.createQueryRunner();
  try {
    const rows = (await locker.query('SELECT GET_LOCK(?, ?) AS locked', [LOCK_NAME, LOCK_SECONDS])) as {
      locked: number;
    }[];
    if (Number(rows[0]?.locked) !== 1) throw new Error('another process is still migrating the database');
    await locker.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
    await withoutQueryTimeout(source, () => source.runMigrations({ transaction: 'none' }));
  } finally {
    await locker.query('SELECT RELEASE_LOCK(?)', [LOCK_NAME]).catch(() => undefined);
    await locker.release();
  }
}

/** A migration of a large table may take its time. */
async function withoutQueryTimeout(source: DataSource, work: () => Promise<unknown>): Promise<void> {
  const options = source.driver.options as { enableQueryTimeout?: boolean };
  const { enableQueryTimeout } = options;
  options.enableQueryTimeout = false;
  try {
    await work();
  } finally {
    options.enableQueryTimeout = enableQueryTimeout ?? false;
  }
}
