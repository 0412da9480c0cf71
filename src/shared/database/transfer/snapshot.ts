import { Readable } from 'node:stream';
import type { AppConfig } from '@/config/app-config';
import { sqlitePath } from '@/shared/database/connections/data-source-options';
import type { Database } from '@/shared/database/database';
import { sqliteDriver } from '@/shared/database/sqlite/sqlite-driver';
import type { Ask, Row } from '@/shared/database/transfer/schema-facts';

/** All tables as they were at one moment, whatever is written meanwhile. */
export interface Snapshot {
  readonly ask: Ask;
  /** The rows of a table, as many in memory as are being read. */
  rows(table: string): AsyncIterable<Row>;
  close(): Promise<void>;
}

/** Takes a snapshot of an open database, on a connection of its own. Writers don't wait for it, nor it for them. */
export function takeSnapshot(database: Database, { url }: AppConfig['database']): Promise<Snapshot> {
  return database.dialect === 'mysql' ? mysqlSnapshot(database) : Promise.resolve(sqliteSnapshot(sqlitePath(url)));
}

/** A read transaction: in WAL mode it goes on seeing what it saw first. */
function sqliteSnapshot(path: string): Snapshot {
  const connection = new (sqliteDriver())(path, { fileMustExist: true });
  connection.pragma('query_only = ON');
  connection.exec('BEGIN');
  const ask: Ask = (sql) => Promise.resolve(connection.prepare(sql).all() as Row[]);
  // The transaction begins with its first read.
  connection.prepare('SELECT COUNT(*) FROM sqlite_master').get();
  return {
    ask,
    rows: (table) => Readable.from(connection.prepare(`SELECT * FROM "${table}"`).iterate()) as AsyncIterable<Row>,
    close: () => {
      connection.close();
      return Promise.resolve();
    },
  };
}

/** Sessions are READ COMMITTED, under which every statement would see another moment. */
async function mysqlSnapshot(database: Database): Promise<Snapshot> {
  const runner = database.writeSource.createQueryRunner();
  await runner.query('SET SESSION net_write_timeout = 3600');
  await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
  return {
    ask: (sql) => runner.query(sql) as Promise<Row[]>,
    async *rows(table) {
      for await (const row of await runner.stream(`SELECT * FROM \`${table}\``)) yield row as Row;
    },
    close: async () => {
      await runner.query('COMMIT');
      await runner.query('SET SESSION net_write_timeout = DEFAULT');
      await runner.release();
    },
  };
}
