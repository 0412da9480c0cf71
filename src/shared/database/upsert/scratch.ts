import type { SqliteConnection, SqliteStatement } from '@/shared/database/sqlite/sqlite-connection';
import { sqliteDriver } from '@/shared/database/sqlite/sqlite-driver';
import type { RawValue, StoredRow } from '@/shared/database/upsert/load-table';

/** A line put off until the rows it refers to, all of its own table, are there. */
export interface DeferredLine {
  readonly number: number;
  /** The record as JSON. */
  readonly record: string;
  /** Key of the line's own row. */
  readonly key: RawValue;
  /** Whether the line can make its row by itself (or the row is there already). */
  readonly complete: boolean;
  readonly waitsFor: readonly RawValue[];
}

export interface StoredDeferredLine {
  readonly seq: number;
  readonly number: number;
  readonly record: string;
  readonly key: RawValue;
}

const SCHEMA = `
  CREATE TABLE named (tab TEXT NOT NULL, k TEXT NOT NULL, PRIMARY KEY (tab, k)) WITHOUT ROWID;
  CREATE TABLE overlay (tab TEXT NOT NULL, k TEXT NOT NULL, row TEXT NOT NULL, PRIMARY KEY (tab, k)) WITHOUT ROWID;
  CREATE TABLE deferred (seq INTEGER PRIMARY KEY, number INTEGER NOT NULL, record TEXT NOT NULL, k NOT NULL,
    complete INTEGER NOT NULL, dead INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX deferred_key ON deferred (k);
  CREATE TABLE waits (k NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (k, seq)) WITHOUT ROWID;
`;

/**
 * What a load must remember about the lines it has passed, kept in a temporary SQLite file of its own that SQLite deletes
 * by itself: memory does not grow with the load, and nothing is left behind by a kill.
 */
export class Scratch {
  private readonly connection: SqliteConnection = new (sqliteDriver())('');
  private readonly statements = new Map<string, SqliteStatement>();
  private deferredLines = 0;

  constructor() {
    this.connection.pragma('journal_mode = OFF');
    this.connection.pragma('synchronous = OFF');
    this.connection.pragma('cache_size = -32000');
    this.connection.exec(SCHEMA);
  }

  close(): void {
    this.connection.close();
  }

  /** Runs `work` faster than its statements one by one. */
  batch(work: () => void): void {
    this.connection.exec('BEGIN');
    work();
    this.connection.exec('COMMIT');
  }

  nameRow(table: string, key: string): void {
    this.statement('INSERT OR IGNORE INTO named VALUES (?, ?)').run(table, key);
  }

  namesAny(table: string): boolean {
    return this.statement('SELECT 1 FROM named WHERE tab = ? LIMIT 1').get(table) !== undefined;
  }

  isNamed(table: string, key: string): boolean {
    return this.statement('SELECT 1 FROM named WHERE tab = ? AND k = ?').get(table, key) !== undefined;
  }

  /** A row as a dry run would have left it. */
  putRow(table: string, key: string, row: StoredRow): void {
    this.statement('INSERT OR REPLACE INTO overlay VALUES (?, ?, ?)').run(table, key, JSON.stringify(row));
  }

  row(table: string, key: string): StoredRow | undefined {
    const found = this.statement('SELECT row FROM overlay WHERE tab = ? AND k = ?').get(table, key) as
      { row: string } | undefined;
    return found && (JSON.parse(found.row) as StoredRow);
  }

  /** Such rows of a table with this value in the column of that place, in the order of their keys. */
  rowsWith(table: string, column: number, value: RawValue): StoredRow[] {
    const place = `json_extract(row, '$[${column}]')`;
    const sql = `SELECT row FROM overlay WHERE tab = ? AND ${place} = ? ORDER BY k`;
    if (!this.statements.has(sql))
      this.connection.exec(`CREATE INDEX IF NOT EXISTS overlay_column_${column} ON overlay (tab, ${place})`);
    const found = this.statement(sql).all(table, value) as { row: string }[];
    return found.map(({ row }) => JSON.parse(row) as StoredRow);
  }

  get hasDeferred(): boolean {
    return this.deferredLines > 0;
  }

  defer({ number, record, key, complete, waitsFor }: DeferredLine): void {
    this.deferredLines++;
    const insert = 'INSERT INTO deferred (number, record, k, complete) VALUES (?, ?, ?, ?)';
    const { lastInsertRowid } = this.statement(insert).run(number, record, key, complete ? 1 : 0);
    for (const awaited of waitsFor)
      this.statement('INSERT OR IGNORE INTO waits VALUES (?, ?)').run(awaited, lastInsertRowid);
  }

  isDeferred(key: RawValue): boolean {
    if (this.deferredLines === 0) return false;
    return this.statement('SELECT 1 FROM deferred WHERE k = ? LIMIT 1').get(key) !== undefined;
  }

  /** Whether a line about a row of such a key, a number, is put off. */
  defersWithin(from: number, to: number): boolean {
    return this.statement('SELECT 1 FROM deferred WHERE k BETWEEN ? AND ? LIMIT 1').get(from, to) !== undefined;
  }

  clearDeferred(): void {
    this.connection.exec('DELETE FROM deferred; DELETE FROM waits');
    this.deferredLines = 0;
  }

  /** Keys that deferred lines wait for, in order, a page at a time. */
  awaited(after: RawValue | undefined, limit: number): RawValue[] {
    const condition = after === undefined ? '' : 'WHERE k > ?';
    const rows = this.statement(`SELECT DISTINCT k FROM waits ${condition} ORDER BY k LIMIT ?`).all(
      ...(after === undefined ? [limit] : [after, limit]),
    );
    return (rows as { k: RawValue }[]).map(({ k }) => k);
  }

  /** Nobody has to wait for that row any more: it is there. */
  arrived(key: RawValue): void {
    this.statement('DELETE FROM waits WHERE k = ?').run(key);
  }

  /**
   * Marks as dead every deferred line that waits for a row which no living deferred line makes. What lives then can be
   * written together, however the lines refer to each other.
   */
  killHopeless(): void {
    const unmade = `SELECT DISTINCT k FROM waits w WHERE NOT EXISTS
      (SELECT 1 FROM deferred d WHERE d.k = w.k AND d.dead = 0 AND d.complete = 1)`;
    const queue = (this.statement(unmade).all() as { k: RawValue }[]).map(({ k }) => k);
    for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
      for (const { seq, k } of this.livingThatWaitFor(key)) {
        this.statement('UPDATE deferred SET dead = 1 WHERE seq = ?').run(seq);
        if (!this.willBeMade(k)) queue.push(k);
      }
    }
  }

  /** Drops a deferred line. */
  forget(seq: number): void {
    this.statement('DELETE FROM waits WHERE seq = ?').run(seq);
    this.statement('DELETE FROM deferred WHERE seq = ?').run(seq);
  }

  /** Deferred lines in the order they came, dead ones or living ones, a page at a time. */
  deferred(dead: boolean, after: number, limit: number): StoredDeferredLine[] {
    const sql = 'SELECT seq, number, record, k AS key FROM deferred WHERE dead = ? AND seq > ? ORDER BY seq LIMIT ?';
    return this.statement(sql).all(dead ? 1 : 0, after, limit) as StoredDeferredLine[];
  }

  /** Whether a living deferred line makes the row. */
  willBeMade(key: RawValue): boolean {
    return (
      this.statement('SELECT 1 FROM deferred WHERE k = ? AND dead = 0 AND complete = 1 LIMIT 1').get(key) !== undefined
    );
  }

  private livingThatWaitFor(key: RawValue): { seq: number; k: RawValue }[] {
    const sql = 'SELECT d.seq, d.k FROM waits w JOIN deferred d ON d.seq = w.seq WHERE w.k = ? AND d.dead = 0';
    return this.statement(sql).all(key) as { seq: number; k: RawValue }[];
  }

  private statement(sql: string): SqliteStatement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.connection.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }
}
