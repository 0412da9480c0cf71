import { dirname } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import type { AppConfig, DatabaseDialect } from '@/config/app-config';
import { asArrays } from '@/shared/database/connections/array-rows';
import { boundMysql } from '@/shared/database/connections/bounded-mysql';
import { boundSqliteReader } from '@/shared/database/connections/bounded-sqlite';
import {
  mysqlSession,
  sqlitePath,
  sqliteReadOptions,
  writeOptions,
} from '@/shared/database/connections/data-source-options';
import { DatabaseHealth } from '@/shared/database/database-health';
import { OperatorError } from '@/shared/kernel/operator-error';
import { openSource } from '@/shared/database/connections/first-connection';
import { poolCounts, type ConnectionCounts } from '@/shared/database/connections/connection-counts';
import { DescribedSource } from '@/shared/database/connections/described-source';
import { measured } from '@/shared/database/database-metrics';
import { FilesInPlace } from '@/shared/database/connections/files-in-place';
import { MysqlWriter } from '@/shared/database/connections/mysql-writer';
import { SqliteWriter } from '@/shared/database/connections/sqlite-writer';
import { StartupMarkEntity } from '@/shared/database/starts/startup-mark.entity';
import { DeadlineExceeded } from '@/shared/deadline/deadline';
import { makeFolders } from '@/shared/files/make-folders';
import { inSpan } from '@/shared/tracing/spans';

/** What is written on inside a transaction. Services pass it on, only persistence uses it. */
export type Transaction = EntityManager;

type EntityClass = abstract new () => object;
type MigrationClass = new () => object;

interface SessionConnection {
  query(sql: string): void;
  on(event: 'end' | 'error', listener: () => void): void;
  readonly stream: { destroy(error: Error): unknown };
}

interface MysqlPool {
  on(event: 'connection', listener: (connection: SessionConnection) => void): void;
}

/** How long a server may take to say goodbye; connections end without it then. */
const GOODBYE_MS = 1000;

/** The row written to find out whether the database takes writes. */
const PROBE_MARK = { name: 'write-probe', finished: true };

/**
 * The database of this process: a manager to read with and transactions to write with. The one place that knows that
 * SQLite needs a queue for writes and a second connection for reads, and MySQL/MariaDB a pool and retries.
 */
export class Database {
  /** What is known about its state. */
  readonly health: DatabaseHealth;
  private readonly writer: SqliteWriter | MysqlWriter;
  /** The open connections of MySQL/MariaDB; empty on SQLite. */
  private connected: ReadonlySet<SessionConnection> = new Set();
  private readonly statementMs: number;

  private constructor(
    readonly dialect: DatabaseDialect,
    readonly writeSource: DataSource,
    private readonly readSource: DataSource,
    config: Pick<AppConfig['database'], 'url' | 'queryTimeoutMs'>,
  ) {
    this.statementMs = config.queryTimeoutMs;
    this.health = new DatabaseHealth((writes) => this.probe(writes));
    if (dialect === 'mysql') {
      boundMysql(writeSource, this.statementMs, this.health);
      this.writer = new MysqlWriter(writeSource);
    } else {
      this.writer = new SqliteWriter(writeSource, this.health, new FilesInPlace(sqlitePath(config.url)));
    }
  }

  /** A database that is ready for use. */
  static async open(...parts: Parameters<typeof Database.unopened>): Promise<Database> {
    const database = await Database.unopened(...parts);
    await database.connect();
    return database;
  }

  /** A database that knows its tables and can be handed around before it is needed; `connect` makes it ready. */
  static async unopened(
    config: AppConfig['database'],
    entities: readonly EntityClass[],
    migrations: readonly MigrationClass[],
  ): Promise<Database> {
    const parts = { entities: [...entities], migrations: [...migrations] } as object;
    const writeSource = new DescribedSource({ ...writeOptions(config), ...parts });
    const readSource =
      config.dialect === 'mysql' ? writeSource : new DescribedSource({ ...sqliteReadOptions(config), ...parts });
    await writeSource.describe();
    return new Database(config.dialect, writeSource, readSource, config);
  }

  /** Whether it has been connected to. */
  get isOpen(): boolean {
    return this.writeSource.isInitialized;
  }

  /** Opens it; does nothing when it is open. Throws when it does not answer, or a commit there could be lost. */
  async connect(): Promise<void> {
    if (this.isOpen) return;
    await this.makeFolder();
    await openSource(this.writeSource);
    if (this.dialect === 'mysql') {
      this.connected = await prepareSessions(this.writeSource, mysqlSession(this.statementMs > 0));
      await assertDurable(this.writeSource);
      return;
    }
    await this.readSource.initialize();
    boundSqliteReader(this.readSource, this.health);
  }

  /** Makes the folder of an SQLite file. TypeORM would make it too, but tries for ever where there can be none. */
  private async makeFolder(): Promise<void> {
    const { database } = this.writeSource.options;
    if (this.dialect === 'sqlite' && typeof database === 'string') await makeFolders(dirname(database));
  }

  /** For reading committed rows, outside any transaction. On SQLite it can't write. */
  get reader(): EntityManager {
    return this.readSource.manager;
  }

  /**
   * Committed rows as arrays of the selected columns, in their order: for where so many are read that the objects would cost more than
   * the rows.
   */
  rows<Row extends readonly unknown[]>(statement: string, parameters: unknown[]): Promise<Row[]> {
    return this.rowsIn(this.reader, statement, parameters);
  }

  /** The same as a transaction sees them. */
  rowsIn<Row extends readonly unknown[]>(
    manager: EntityManager,
    statement: string,
    parameters: unknown[],
  ): Promise<Row[]> {
    return manager.query<Row[]>(asArrays(statement), parameters);
  }

  /**
   * As rowsIn(), for hundreds of short rows: SQLite gives them as one text, which costs half of taking them over value by value.
   * `columns` are the names the statement gives to what it selects, texts and whole numbers.
   */
  async manyRowsIn<Row extends readonly unknown[]>(
    manager: EntityManager,
    columns: readonly string[],
    statement: string,
    parameters: unknown[],
  ): Promise<Row[]> {
    if (this.dialect === 'mysql') return this.rowsIn(manager, statement, parameters);
    const asText = `SELECT json_group_array(json_array(${columns.join(', ')})) FROM (${statement})`;
    const [row] = await this.rowsIn<[string]>(manager, asText, parameters);
    return JSON.parse(row?.[0] ?? '[]') as Row[];
  }

  /**
   * Runs `work` in one transaction: all of it is committed or none. Every write of the service goes through here. Deadlocks
   * and lock waits are retried with the whole function, so `work` must have no other effects than those on `manager`. All of it,
   * waiting and rollback included, within the request's deadline; an error after it leaves the transaction rolled back, except
   * that of a COMMIT without an answer: nobody can know then.
   */
  write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return inSpan('db.write', () => measured('write', () => this.writer.run(work)));
  }

  /** How its connections are used now: on SQLite one reads and one writes, and transactions wait for the latter. */
  connections(): ConnectionCounts {
    if (this.writer instanceof SqliteWriter) {
      const { waiting, writing } = this.writer.load;
      return writing ? { used: 1, idle: 1, pending: waiting } : { used: 0, idle: 2, pending: waiting };
    }
    return poolCounts(this.writeSource);
  }

  /** Throws when the database does not answer, or takes no writes because it is read-only. */
  async ping(): Promise<void> {
    // A statement that changes no row, but is refused where none may be changed.
    if (this.dialect === 'mysql')
      await this.writeSource.query("UPDATE startup_marks SET finished = finished WHERE name = ''");
    else await this.readSource.query('SELECT name FROM startup_marks LIMIT 1');
  }

  /** Ends all connections, also those whose server says nothing any more. */
  async close(): Promise<void> {
    this.health.close();
    const goodbye = { hurried: false };
    const timer = setTimeout(() => {
      goodbye.hurried = true;
      for (const { stream } of this.connected) stream.destroy(new DeadlineExceeded('goodbye', GOODBYE_MS));
    }, GOODBYE_MS);
    try {
      for (const source of new Set([this.readSource, this.writeSource]))
        if (source.isInitialized) await source.destroy();
    } catch (error) {
      if (!goodbye.hurried) throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private async probe(writes: boolean): Promise<void> {
    await this.readSource.query('SELECT 1');
    if (!writes) return;
    await this.write(async (manager) => {
      await manager.delete(StartupMarkEntity, { name: PROBE_MARK.name });
      await manager.insert(StartupMarkEntity, PROBE_MARK);
    });
  }
}

/** Sets the session variables on the connection at hand and on every later one of the pool; answers those that are open. */
async function prepareSessions(
  source: DataSource,
  settings: readonly string[],
): Promise<ReadonlySet<SessionConnection>> {
  const { pool } = source.driver as unknown as { pool: MysqlPool };
  const open = new Set<SessionConnection>();
  pool.on('connection', (connection) => {
    open.add(connection);
    for (const over of ['end', 'error'] as const)
      connection.on(over, () => {
        open.delete(connection);
      });
    for (const statement of settings) connection.query(statement);
  });
  for (const statement of settings) await source.query(statement);
  return open;
}

/** With another setting an order that was acknowledged can be lost with the machine. */
async function assertDurable(source: DataSource): Promise<void> {
  const rows = await source.query<{ flush: number }[]>('SELECT @@innodb_flush_log_at_trx_commit AS flush');
  if (rows[0]?.flush !== 1)
    throw new OperatorError(
      'the database must run with innodb_flush_log_at_trx_commit=1: acknowledged orders could be lost',
    );
}
