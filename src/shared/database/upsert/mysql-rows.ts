import { escape, raw } from 'mysql2';
import type { EntityManager } from 'typeorm';
import { asArrays } from '@/shared/database/connections/array-rows';
import {
  keyText,
  type KeyRange,
  type RangeDigest,
  type RawValue,
  type RowKey,
  type StoredRow,
  type TableSession,
} from '@/shared/database/upsert/load-table';
import { rangeOf } from '@/shared/database/upsert/neighbours';
import { digestsIn, spansOf } from '@/shared/database/upsert/range-digests';
import type { RowShape } from '@/shared/database/upsert/row-shape';
import type { RowStore, UpdateRules } from '@/shared/database/upsert/row-store';
import { afterKey, afterKeyValues, names, quoter } from '@/shared/database/upsert/sql';

/** Keys looked up in one statement. */
const KEYS_PER_READ = 500;
/** One statement carries about this many characters: so few that the server is at work while the next one is written out. */
const CHARACTERS_PER_WRITE = 100_000;
const ROWS_PER_WRITE = 1000;

type Query = (sql: string, parameters: readonly unknown[]) => Promise<unknown>;

/** Rows on MySQL/MariaDB: many in one statement, read (and locked) before and written after the batch is worked out. */
export class MysqlRows implements RowStore {
  private readonly quote = quoter('mysql');
  private readonly upsert: string;

  constructor(
    private readonly shape: RowShape,
    private readonly rules: UpdateRules,
  ) {
    this.upsert = this.upsertSql();
  }

  async open(manager: EntityManager, keys: readonly RowKey[], writing: boolean): Promise<TableSession> {
    const query: Query = (sql, parameters) => manager.query(sql, [...parameters]);
    const rows = new Map<string, StoredRow>();
    const unread = await this.readNeighbours(query, keys, writing, rows);
    const distinct = [...new Map(unread.map((key) => [keyText(key), key])).values()];
    for (let start = 0; start < distinct.length; start += KEYS_PER_READ) {
      await this.read(query, distinct.slice(start, start + KEYS_PER_READ), writing, rows);
    }
    return new Session(rows, (saved) => this.write(query, saved));
  }

  /** Ranges side by side are read by one statement. */
  async digests(manager: EntityManager, ranges: readonly KeyRange[]): Promise<(RangeDigest | undefined)[]> {
    const keys = this.keyColumns();
    const [first = ''] = keys;
    const sql =
      `SELECT ${names(this.shape.columns, this.quote)} FROM ${this.quote(this.shape.table)} ` +
      `WHERE ${first} BETWEEN ? AND ? ORDER BY ${keys.join(', ')} LIMIT ?`;
    const digests = new Map<KeyRange, RangeDigest>();
    for (const { from, to, limit, parts } of spansOf(ranges)) {
      const rows = await manager.query<StoredRow[]>(asArrays(sql), [from, to, limit + 1]);
      if (rows.length <= limit) digestsIn(rows, this.shape.keyIndexes[0] ?? 0, parts, digests);
    }
    return ranges.map((range) => digests.get(range));
  }

  async existing(manager: EntityManager, keys: readonly RawValue[]): Promise<Set<RawValue>> {
    const [column] = this.keyColumns();
    const found = new Set<RawValue>();
    for (let start = 0; start < keys.length; start += KEYS_PER_READ) {
      const some = keys.slice(start, start + KEYS_PER_READ);
      const sql = `SELECT ${column ?? ''} AS k FROM ${this.quote(this.shape.table)} WHERE ${column ?? ''} IN (${some.map(() => '?').join(', ')})`;
      const rows = await manager.query<{ k: RawValue }[]>(sql, some);
      for (const { k } of rows) found.add(k);
    }
    return found;
  }

  async liveKeys(manager: EntityManager, after: RowKey | undefined, limit: number): Promise<RowKey[]> {
    const keys = this.keyColumns();
    const sql = `SELECT ${keys.join(', ')} FROM ${this.quote(this.shape.table)} WHERE withdrawn = 0${afterKey(keys, after)} ORDER BY ${keys.join(', ')} LIMIT ${limit}`;
    const rows = await manager.query<Record<string, RawValue>[]>(sql, after ? afterKeyValues(after) : []);
    return rows.map((row) => Object.values(row));
  }

  private keyColumns(): string[] {
    return this.shape.keyIndexes.map((index) => this.quote(this.shape.columns[index]?.column ?? ''));
  }

  /**
   * Reads keys side by side, as those of a sorted file are, by the range they fill, and at most twice as many rows; where there are none yet
   * that costs nothing. Answers the keys that are left to be read one by one.
   */
  private async readNeighbours(
    query: Query,
    keys: readonly RowKey[],
    locking: boolean,
    rows: Map<string, StoredRow>,
  ): Promise<readonly RowKey[]> {
    const range = rangeOf(keys);
    if (!range) return keys;
    const [first = ''] = this.keyColumns();
    const sql =
      `SELECT ${names(this.shape.columns, this.quote)} FROM ${this.quote(this.shape.table)} ` +
      `WHERE ${first} BETWEEN ? AND ? ORDER BY ${first} LIMIT ${range.limit}${locking ? ' FOR UPDATE' : ''}`;
    this.keep(await query(sql, [range.from, range.to]), rows);
    return rows.size < range.limit ? [] : keys.filter((key) => !rows.has(keyText(key)));
  }

  private keep(found: unknown, rows: Map<string, StoredRow>): void {
    for (const row of found as readonly Record<string, RawValue>[]) {
      const values = Object.values(row);
      rows.set(keyText(this.shape.keyIndexes.map((index) => values[index] ?? null)), values);
    }
  }

  /** Joins the wanted keys to the table: one index look-up a key, however many columns it has. */
  private async read(
    query: Query,
    keys: readonly RowKey[],
    locking: boolean,
    rows: Map<string, StoredRow>,
  ): Promise<void> {
    if (keys.length === 0) return;
    const columns = this.keyColumns();
    const wanted = keys.map(
      (key, index) => `SELECT ${key.map((_, at) => (index === 0 ? `? AS k${at}` : '?')).join(', ')}`,
    );
    const on = columns.map((column, at) => `t.${column} = w.k${at}`).join(' AND ');
    const list = this.shape.columns.map(({ column }) => `t.${this.quote(column)}`).join(', ');
    const sql =
      `SELECT ${list} FROM (${wanted.join(' UNION ALL ')}) w STRAIGHT_JOIN ${this.quote(this.shape.table)} t ON ${on}` +
      (locking ? ' FOR UPDATE' : '');
    this.keep(await query(sql, keys.flat()), rows);
  }

  /** A statement is written out while the server is at work at the one before it. */
  private async write(query: Query, rows: Iterable<StoredRow>): Promise<void> {
    let sent: Promise<unknown> | undefined;
    for (const some of statementsOf(rows)) {
      const values = raw(escape(some as RawValue[][]));
      await sent;
      sent = query(this.upsert, [values]);
    }
    await sent;
  }

  /** Rows are one parameter: the driver writes them out, which takes it half as long as a mark for each value. */
  private upsertSql(): string {
    const { columns, table } = this.shape;
    const updates = columns
      .filter((column) => !column.key && !this.rules.unmanaged.has(column.property))
      .map(({ column, property }) => {
        const [name, given] = [this.quote(column), `VALUES(${this.quote(column)})`];
        return this.rules.rising.has(property) ? `${name} = GREATEST(${name}, ${given})` : `${name} = ${given}`;
      });
    const [first] = this.keyColumns();
    const onDuplicate = updates.length > 0 ? updates.join(', ') : `${first ?? ''} = ${first ?? ''}`;
    return `INSERT INTO ${this.quote(table)} (${names(columns, this.quote)}) VALUES ? ON DUPLICATE KEY UPDATE ${onDuplicate}`;
  }
}

/** Rows that were read, and those that are saved, which are written together. */
class Session implements TableSession {
  private unsaved = new Map<string, StoredRow>();

  constructor(
    private rows: Map<string, StoredRow>,
    private readonly write: (rows: Iterable<StoredRow>) => Promise<void>,
  ) {}

  find(key: RowKey): StoredRow | undefined {
    const text = keyText(key);
    return this.unsaved.get(text) ?? this.rows.get(text);
  }

  save(key: RowKey, row: StoredRow): void {
    this.unsaved.set(keyText(key), row);
  }

  async flush(): Promise<void> {
    const { unsaved } = this;
    await this.write(unsaved.values());
    this.unsaved = new Map();
    if (this.rows.size === 0) this.rows = unsaved;
    else for (const [text, row] of unsaved) this.rows.set(text, row);
  }
}

/** Rows by the statement that carries them. */
function* statementsOf(rows: Iterable<StoredRow>): Generator<StoredRow[]> {
  let pending: StoredRow[] = [];
  let size = 0;
  for (const row of rows) {
    pending.push(row);
    for (const value of row) size += typeof value === 'string' ? value.length : 8;
    if (pending.length < ROWS_PER_WRITE && size < CHARACTERS_PER_WRITE) continue;
    yield pending;
    pending = [];
    size = 0;
  }
  if (pending.length > 0) yield pending;
}
