import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { backoff, isRetryable, isSqliteBusy, pause } from '@/shared/database/retry';
import { waitForNamedLock } from '@/shared/database/starts/named-lock';
import { refuseHalfRestored } from '@/shared/database/transfer/restore-mark';
import { MINUTE_MS } from '@/shared/kernel/durations';

const LOCK_NAME = 'migrations';
const PATIENCE_MS = MINUTE_MS;

/**
 * Brings the schema up to date, or completes what a killed start left half done. When several processes start at once one
 * migrates and the others wait for it. Throws when another one takes longer than a minute.
 */
export async function migrate(source: DataSource): Promise<void> {
  await refuseHalfRestored(source);
  await runMigrations(source);
}

/** Brings an empty database to the schema that was there when just the migrations named had been run, for its rows to be restored. */
export async function migrateAsOf(source: DataSource, names: ReadonlySet<string>): Promise<void> {
  const { migrations } = source;
  const set = (some: typeof migrations): unknown => Object.assign(source, { migrations: some });
  set(migrations.filter((migration) => names.has(migrationName(migration))));
  try {
    await runMigrations(source);
  } finally {
    set(migrations);
  }
}

/** The name under which a migration is noted as run. */
export function migrationName(migration: { readonly name?: string; readonly constructor: object }): string {
  return migration.name ?? (migration.constructor as { name: string }).name;
}

async function runMigrations(source: DataSource): Promise<void> {
  if (source.options.type === 'better-sqlite3') await migrateSqlite(source);
  else await migrateMysql(source);
}

/** SQLite takes DDL inside a transaction, and BEGIN IMMEDIATE lets one process in at a time: all or nothing. */
async function migrateSqlite(source: DataSource): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await source.query('BEGIN IMMEDIATE');
      break;
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() > deadline) throw error;
      await pause(20 + backoff(3, 5, 50));
    }
  }
  try {
    await source.runMigrations({ transaction: 'none' });
    await source.query('COMMIT');
  } catch (error) {
    // After some errors (a full disk) SQLite has rolled back already: what it says of that is not why.
    await source.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/**
 * The lock is held by the connection that migrates: when its process is killed during a long statement, the server lets go of
 * the lock only after that statement, so that no other process runs into it.
 */
async function migrateMysql(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    const unlock = await waitForNamedLock(runner, LOCK_NAME, PATIENCE_MS);
    try {
      await withoutQueryTimeout(source, () => runOnMysql(source, runner));
    } finally {
      await unlock();
    }
  } finally {
    await runner.release();
  }
}

async function runOnMysql(source: DataSource, runner: QueryRunner): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await compareByBytes(runner);
      const executor = new MigrationExecutor(source, runner);
      executor.transaction = 'none';
      await executor.executePendingMigrations();
      return;
    } catch (error) {
      // A table that a running process holds: each step that was done is skipped the next time.
      if (!isRetryable(error) || performance.now() > deadline) throw error;
    }
  }
}

/** Every text compares byte by byte (utf8mb4_bin), as on SQLite: no folio or id matches another by collation. */
async function compareByBytes(runner: QueryRunner): Promise<void> {
  const [row] = (await runner.query('SELECT @@collation_database AS collation')) as { collation: string }[];
  if (row?.collation !== 'utf8mb4_bin') await runner.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
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
