import type { DataSourceOptions } from 'typeorm';
import type { AppConfig } from '@/config/app-config';
import { arrayRows } from '@/shared/database/connections/array-rows';
import { keepPrivate } from '@/shared/database/connections/private-files';
import { SILENT_LOGGER } from '@/shared/database/connections/silent-logger';
import { sqliteDriver } from '@/shared/database/sqlite/sqlite-driver';

/** The part of a better-sqlite3 connection that is set up before TypeORM uses it. */
interface SqliteConnection {
  pragma(statement: string): unknown;
}

const shared = {
  synchronize: false,
  logging: false,
  logger: SILENT_LOGGER,
  // An undefined or null in a where clause would match the first row of the table: refuse it.
  invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
} as const;

/** 16 MB of pages, whatever the driver was built with. */
const CACHE = 'cache_size = -16000';

type PreparedConnection = SqliteConnection & Parameters<typeof arrayRows>[0];

/** The path of the SQLite file in a `sqlite:` URL (`sqlite:./x`, `sqlite:/x` and `sqlite:///x` alike). */
export function sqlitePath(url: string): string {
  return url.replace(/^sqlite:(\/\/(?=\/))?/, '');
}

/**
 * Connections that write. On SQLite one connection, every commit flushed to disk; lock waits are not left to the driver
 * (it would block the event loop) but retried by SqliteWriter.
 */
export function writeOptions(config: AppConfig['database']): DataSourceOptions {
  if (config.dialect === 'mysql') return mysqlOptions(config);
  return {
    ...shared,
    type: 'better-sqlite3',
    driver: sqliteDriver(),
    database: sqlitePath(config.url),
    timeout: 0,
    prepareDatabase: (connection: PreparedConnection) => {
      arrayRows(connection);
      keepPrivate(sqlitePath(config.url));
      connection.pragma('busy_timeout = 2000');
      connection.pragma('journal_mode = WAL');
      connection.pragma('synchronous = FULL');
      connection.pragma(CACHE);
      connection.pragma('busy_timeout = 0');
    },
  };
}

/** The SQLite connection that only reads: it never waits for the writer and can't write by mistake. */
export function sqliteReadOptions(config: AppConfig['database']): DataSourceOptions {
  return {
    ...shared,
    name: 'read',
    type: 'better-sqlite3',
    driver: sqliteDriver(),
    database: sqlitePath(config.url),
    // Waiting in the driver would stop the event loop: bounded-sqlite.ts tries again instead.
    timeout: 0,
    prepareDatabase: (connection: PreparedConnection) => {
      connection.pragma('query_only = ON');
      connection.pragma('busy_timeout = 2000');
      connection.pragma(CACHE);
      connection.pragma('busy_timeout = 0');
      arrayRows(connection);
    },
  } as DataSourceOptions;
}

/** A connection that is idle for so long is probed by the system, once a second, and closed after ten probes without an answer. */
const KEEP_ALIVE_MS = 10_000;

/** MySQL/MariaDB with a bounded pool; statements get their time limits in bounded-mysql.ts: the driver's defaults wait for ever. */
function mysqlOptions(config: AppConfig['database']): DataSourceOptions {
  const url = new URL(config.url);
  return {
    ...shared,
    type: url.protocol === 'mariadb:' ? 'mariadb' : 'mysql',
    host: decodeURIComponent(url.hostname),
    port: url.port ? Number(url.port) : 3306,
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    timezone: 'Z',
    charset: 'utf8mb4_bin',
    supportBigNumbers: true,
    bigNumberStrings: false,
    connectTimeout: 2000,
    poolSize: config.poolSize,
    // For bounded-mysql.ts; TypeORM itself needs `maxQueryExecutionTime` too, which would switch its slow-query logger on.
    enableQueryTimeout: config.queryTimeoutMs > 0,
    extra: {
      queueLimit: 256,
      waitForConnections: true,
      // For the statements that mysql-statement.ts sends together; it lets no text pass that holds several.
      multipleStatements: true,
      enableKeepAlive: true,
      // The system's default is two hours.
      keepAliveInitialDelay: KEEP_ALIVE_MS,
      // Without it the driver takes a stack trace for every statement, in case it fails: 5 % of an order.
      trace: false,
    },
  };
}

/** Session settings of every MySQL/MariaDB connection. */
const MYSQL_SESSION = [
  "SET SESSION sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  'SET SESSION innodb_lock_wait_timeout = 2',
  'SET SESSION lock_wait_timeout = 5',
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
] as const;

/**
 * A process that is put to sleep in the middle of a transaction keeps what it has locked from all others: MariaDB (MySQL has no such
 * setting, and skips the comment) ends it when nothing has been heard for so many seconds, thrice what an order may take.
 */
const OF_A_SERVICE = 'SET SESSION lock_wait_timeout = 5 /*M!100300 , idle_transaction_timeout = 15 */';

/** The settings of a connection of the service, or of a command, whose transactions may take as long as they need. */
export function mysqlSession(isService: boolean): readonly string[] {
  return isService ? [...MYSQL_SESSION, OF_A_SERVICE] : MYSQL_SESSION;
}
