import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import type { AppConfig, DatabaseDialect } from '@/config/app-config';
import { MYSQL_SESSION, sqliteReadOptions, writeOptions } from '@/shared/database/data-source-options';
import { backoff, isRetryable, pause } from '@/shared/database/retry';
import { SqliteWriter } from '@/shared/database/sqlite-writer';

type EntityClass = abstract new () => object;
type MigrationClass = new () => object;

const MAX_TRIES = 6;
const ACQUIRE_DEADLINE_MS = 2000;

interface SessionConnection {
  query(sql: string): void;
}

interface MysqlPool {
  on(event: 'connection', listener: (connection: SessionConnection) => void): void;
}

/**
 * The database of this process: a manager to read with and transactions to write with. The one place that knows that
 * SQLite needs a queue for writes and a second connection for reads, and MySQL/MariaDB a pool and retries.
 */
export class Database {
  private constructor(
    readonly dialect: DatabaseDialect,
    readonly writeSource: DataSource,
    private readonly readSource: DataSource,
    private readonly sqliteWriter: SqliteWriter | undefined,
  ) {}

  static async open(
    config: AppConfig['database'],
    entities: readonly EntityClass[],
    migrations: readonly MigrationClass[],
  ): Promise<Database> {
    const parts = { entities: [...entities], migrations: [...migrations] } as object;
    const writeSource = new DataSource({ ...writeOptions(config), ...parts });
    await writeSource.initialize();
    if (config.dialect === 'mysql') {
      await prepareSessions(writeSource);
      await assertDurable(writeSource);
      return new Database('mysql', writeSource, writeSource, undefined);
    }
    const readSource = new DataSource({ ...sqliteReadOptions(config), ...parts });
    await readSource.initialize();
    return new Database('sqlite', writeSource, readSource, new SqliteWriter(writeSource));
  }

  /** For reading committed rows, outside any transaction. On SQLite it can't write. */
  get reader(): EntityManager {
    return this.readSource.manager;
  }

  /**
   * Runs `work` in one transaction: all of it is committed or none. Every write of the service goes through here. Deadlocks
   * and lock waits are retried with the whole function, so `work` must have no other effects than those on `manager`.
   */
  write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.sqliteWriter ? this.sqliteWriter.run(work) : this.mysqlTransaction(work);
  }

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.readSource.query('SELECT 1');
  }

  async close(): Promise<void> {
    if (this.readSource !== this.writeSource) await this.readSource.destroy();
    await this.writeSource.destroy();
  }

  private async mysqlTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.mysqlTry(work);
      } catch (error) {
        if (!isRetryable(error) || attempt >= MAX_TRIES) throw error;
        await pause(backoff(attempt, 2, 100));
      }
    }
  }

  private async mysqlTry<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.writeSource.createQueryRunner();
    await connectInTime(runner);
    try {
      // Every session is READ COMMITTED already (MYSQL_SESSION).
      await runner.startTransaction();
      const result = await work(runner.manager);
      await runner.commitTransaction();
      return result;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}

/** Sets the session variables on the connection at hand and on every later one of the pool. */
async function prepareSessions(source: DataSource): Promise<void> {
  const { pool } = source.driver as unknown as { pool: MysqlPool };
  pool.on('connection', (connection) => {
    for (const statement of MYSQL_SESSION) connection.query(statement);
  });
  for (const statement of MYSQL_SESSION) await source.query(statement);
}

/** With another setting an order that was acknowledged can be lost with the machine. */
async function assertDurable(source: DataSource): Promise<void> {
  const rows = await source.query<{ flush: number }[]>('SELECT @@innodb_flush_log_at_trx_commit AS flush');
  if (rows[0]?.flush !== 1)
    throw new Error('the database must run with innodb_flush_log_at_trx_commit=1: acknowledged orders could be lost');
}

/** Takes a connection of the pool; one that comes too late is given back when it comes. */
async function connectInTime(runner: QueryRunner): Promise<void> {
  const connection = runner.connect();
  try {
    await withDeadline(connection, ACQUIRE_DEADLINE_MS);
  } catch (error) {
    const giveBack = (): Promise<void> => runner.release();
    connection.then(giveBack, giveBack).catch(() => undefined);
    throw error;
  }
}

async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no database connection within ${ms} ms`));
    }, ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
