/** The part of better-sqlite3 that the service and TypeORM use. */
export type SqliteDriver = new (path: string, options?: SqliteOptions) => SqliteConnection;

export interface SqliteOptions {
  readonly readonly?: boolean;
  /** False: a file that is not there is made. */
  readonly fileMustExist?: boolean;
  /** Milliseconds for which a statement blocks the process while another one holds the file; 5000. */
  readonly timeout?: number;
}

export interface SqliteConnection {
  /** Throws for SQL that is wrong. */
  prepare(sql: string): SqliteStatement;
  /** Runs all statements of the text. */
  exec(sql: string): unknown;
  /** The rows that a PRAGMA answers. */
  pragma(source: string): unknown;
  /** Ends what its statements hold, too. */
  close(): unknown;
}

/** Parameters are values one by one, or one array of them. Errors of SQLite have its name for them as `code` (SQLITE_BUSY). */
export interface SqliteStatement {
  /** Whether it answers rows. */
  readonly reader: boolean;
  /** From here on rows are arrays. */
  raw(on?: boolean): this;
  run(...parameters: readonly unknown[]): SqliteChange;
  get(...parameters: readonly unknown[]): unknown;
  all(...parameters: readonly unknown[]): unknown[];
  iterate(...parameters: readonly unknown[]): IterableIterator<unknown>;
}

export interface SqliteChange {
  readonly changes: number;
  readonly lastInsertRowid: number | bigint;
}
