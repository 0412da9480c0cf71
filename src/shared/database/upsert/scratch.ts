import BetterSqlite, { type Database as Connection, type Statement } from 'better-sqlite3';
import type { RawValue, StoredRow } from '@/shared/database/upsert/load-table';

/** A line put off until the rows it refers to are there. */
export interface DeferredLine {
  readonly number: number;
  /** The record as JSON. */
  readonly record: string;
  /** Key of the line's own row. */
  readonly key: string;
  /** Whether the line can make its row by itself (or the row is there already). */
  readonly complete: boolean;
  readonly references: readonly DeferredReference[];
}

export interface DeferredReference {
  readonly table: string;
  readonly key: RawValue;
  readonly field: string;
  /** What to say of the missing one, in the operator's language. */
  readonly label: string;
}

export interface StoredDeferredLine {
  readonly seq: number;
  readonly number: number;
  readonly record: string;
  readonly key: string;
}

const SCHEMA = `
  CREATE TABLE named (tab TEXT NOT NULL, k TEXT NOT NULL, PRIMARY KEY (tab, k)) WITHOUT ROWID;
  CREATE TABLE overlay (tab TEXT NOT NULL, k TEXT NOT NULL, row TEXT NOT NULL, PRIMARY KEY (tab, k)) WITHOUT ROWID;
  CREATE TABLE deferred (seq INTEGER PRIMARY KEY, number INTEGER NOT NULL, record TEXT NOT NULL, k TEXT NOT NULL,
    complete INTEGER NOT NULL, dead INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX deferred_key ON deferred (k);
  CREATE TABLE refs (seq INTEGER NOT NULL, tab TEXT NOT NULL, k TEXT NOT NULL, id NOT NULL, field TEXT NOT NULL, label TEXT NOT NULL);
  CREATE INDEX refs_seq ON refs (seq);
  CREATE INDEX refs_key ON refs (tab, k);
`;

/**
 * What a load must remember about the lines it has passed, kept in a temporary SQLite file of its own that SQLite deletes
 * by itself: memory does not grow with the load, and nothing is left behind by a kill.
 */
export class Scratch {
  private readonly connection: Connection = new BetterSqlite('');
  private readonly statements = new Map<string, Statement>();

  constructor() {
    this.connection.pragma('journal_mode = OFF');
    this.connection.pragma('synchronous = OFF');
    this.connection.pragma('cache_size = -16000');
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

  isNamed(table: string, key: string): boolean {
    return this.statement('SELECT 1 FROM named WHERE tab = ? AND k = ?').get(table, key) !== undefined;
  }

  /** A row as a dry run would have left it. */
  putRow(table: string, key: string, row: StoredRow): void {
    this.statement('INSERT OR REPLACE INTO overlay VALUES (?, ?, ?)').run(table, key, JSON.stringify(row));
  }

  row(table: string, key: string): StoredRow | undefined {
    const found = this.statement('SELECT row FROM overlay WHERE tab = ? AND k = ?').get(table, key) as { row: string } | undefined;
    return found && (JSON.parse(found.row) as StoredRow);
  }

  defer(line: DeferredLine): void {
    const insert = 'INSERT INTO deferred (number, record, k, complete) VALUES (?, ?, ?, ?)';
    const { lastInsertRowid } = this.statement(insert).run(line.number, line.record, line.key, line.complete ? 1 : 0);
    for (const { table, key, field, label } of line.references) {
      this.statement('INSERT INTO refs VALUES (?, ?, ?, ?, ?, ?)').run(lastInsertRowid, table, String(key), key, field, label);
    }
  }

  isDeferred(key: string): boolean {
    return this.statement('SELECT 1 FROM deferred WHERE k = ? LIMIT 1').get(key) !== undefined;
  }

  clearDeferred(): void {
    this.connection.exec('DELETE FROM deferred; DELETE FROM refs');
  }

  /** Distinct keys referred to in a table, a page at a time. */
  referencedKeys(table: string, after: string, limit: number): { key: RawValue; text: string }[] {
    const sql = 'SELECT DISTINCT k AS text, id AS key FROM refs WHERE tab = ? AND k > ? ORDER BY k LIMIT ?';
    return this.statement(sql).all(table, after, limit) as { key: RawValue; text: string }[];
  }

  /** Forgets references to a row that is there by now. */
  dropReferences(table: string, key: string): void {
    this.statement('DELETE FROM refs WHERE tab = ? AND k = ?').run(table, key);
  }

  /**
   * Marks as dead every deferred line that refers to a row neither present nor made by a deferred line that lives. `own` is
   * the table that deferred lines make rows of.
   */
  killUnresolvable(own: string): void {
    const unmade = `SELECT DISTINCT tab, k FROM refs r WHERE tab <> ? OR NOT EXISTS
      (SELECT 1 FROM deferred d WHERE d.k = r.k AND d.dead = 0 AND d.complete = 1)`;
    const queue = this.statement(unmade).all(own) as { tab: string; k: string }[];
    for (let next = queue.pop(); next; next = queue.pop()) {
      for (const { seq, k } of this.liveReferrers(next.tab, next.k)) {
        this.statement('UPDATE deferred SET dead = 1 WHERE seq = ?').run(seq);
        if (!this.isMade(k)) queue.push({ tab: own, k });
      }
    }
  }

  /** Deferred lines in the order they came, dead ones or living ones, a page at a time. */
  deferred(dead: boolean, after: number, limit: number): StoredDeferredLine[] {
    const sql = 'SELECT seq, number, record, k AS key FROM deferred WHERE dead = ? AND seq > ? ORDER BY seq LIMIT ?';
    return this.statement(sql).all(dead ? 1 : 0, after, limit) as StoredDeferredLine[];
  }

  /** What a dead line refers to that will not be there. */
  missingReferences(seq: number, own: string): DeferredReference[] {
    const sql = 'SELECT tab AS "table", k AS text, id AS key, field, label FROM refs WHERE seq = ?';
    const rows = this.statement(sql).all(seq) as (DeferredReference & { text: string })[];
    return rows.filter(({ table, text }) => table !== own || !this.isMade(text));
  }

  private isMade(key: string): boolean {
    return this.statement('SELECT 1 FROM deferred WHERE k = ? AND dead = 0 AND complete = 1 LIMIT 1').get(key) !== undefined;
  }

  private liveReferrers(table: string, key: string): { seq: number; k: string }[] {
    const sql = 'SELECT d.seq, d.k FROM refs r JOIN deferred d ON d.seq = r.seq WHERE r.tab = ? AND r.k = ? AND d.dead = 0';
    return this.statement(sql).all(table, key) as { seq: number; k: string }[];
  }

  private statement(sql: string): Statement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.connection.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }
}
