import type { EntityManager } from 'typeorm';
import type {
  KeyRange,
  RangeDigest,
  RawValue,
  RowKey,
  StoredRow,
  TableSession,
} from '@/shared/database/upsert/load-table';
import { Neighbours, rangeOf } from '@/shared/database/upsert/neighbours';
import { digestOf } from '@/shared/database/upsert/range-digests';
import type { RowShape } from '@/shared/database/upsert/row-shape';
import type { RowStore, UpdateRules } from '@/shared/database/upsert/row-store';
import { afterKey, afterKeyValues, names, quoter } from '@/shared/database/upsert/sql';

/** The part of better-sqlite3 that is used: TypeORM's way to it costs more than the statement itself. */
interface Connection {
  prepare(sql: string): Statement;
}

interface Statement {
  raw(): this;
  get(parameters: readonly RawValue[]): unknown;
  all(parameters: readonly RawValue[]): unknown;
  run(parameters: readonly RawValue[]): unknown;
}

interface Statements {
  readonly select: Statement;
  readonly between: Statement;
  readonly exists: Statement;
  readonly text: Statement;
  readonly upsert: Statement | undefined;
}

/** So many are gone again before the next ones come: more would be moved about by the garbage collector. */
const ROWS_TOGETHER = 100;
const NOTHING = new Neighbours([], []);

/** Rows on SQLite: prepared statements on the driver's own connection, a row at a time. */
export class SqliteRows implements RowStore {
  private readonly prepared = new WeakMap<Connection, Statements>();
  private readonly quote = quoter('sqlite');

  constructor(
    private readonly shape: RowShape,
    private readonly rules: UpdateRules,
  ) {}

  /** Rows side by side are read together, some at a time, when the first of them is looked for. */
  open(manager: EntityManager, keys: readonly RowKey[], writing: boolean): Promise<TableSession> {
    const { select, between, upsert } = this.statements(manager, writing);
    let read = NOTHING;
    let next = 0;
    const readOn = (): void => {
      const range = next % ROWS_TOGETHER === 0 ? rangeOf(keys.slice(next, next + ROWS_TOGETHER)) : undefined;
      if (range)
        read = new Neighbours(this.shape.keyIndexes, between.all([range.from, range.to, range.limit]) as StoredRow[]);
      next++;
    };
    return Promise.resolve({
      find: (key) => {
        if (key === keys[next]) readOn();
        return read.find(key) ?? (select.get(key) as StoredRow | undefined);
      },
      save: (key, row) => {
        read.forget(key);
        upsert?.run(row);
      },
      flush: () => Promise.resolve(),
    });
  }

  /** Told as one text a range: taking the rows over value by value costs thrice as much. A blob has no such text. */
  digests(manager: EntityManager, ranges: readonly KeyRange[]): Promise<(RangeDigest | undefined)[]> {
    const { text } = this.statements(manager, false);
    const told = ({ from, to, limit }: KeyRange): RangeDigest | undefined => {
      try {
        const [rows, bytes] = text.get([from, to, limit + 1]) as [number, Buffer];
        return rows > limit ? undefined : { rows, digest: digestOf(bytes) };
      } catch {
        return undefined;
      }
    };
    return Promise.resolve(ranges.map(told));
  }

  existing(manager: EntityManager, keys: readonly RawValue[]): Promise<Set<RawValue>> {
    const { exists } = this.statements(manager, false);
    return Promise.resolve(new Set(keys.filter((key) => exists.get([key]) !== undefined)));
  }

  liveKeys(manager: EntityManager, after: RowKey | undefined, limit: number): Promise<RowKey[]> {
    const { keyIndexes, columns, table } = this.shape;
    const keys = keyIndexes.map((index) => this.quote(columns[index]?.column ?? ''));
    const sql = `SELECT ${keys.join(', ')} FROM ${this.quote(table)} WHERE withdrawn = 0${afterKey(keys, after)} ORDER BY ${keys.join(', ')} LIMIT ${limit}`;
    const statement = connectionOf(manager).prepare(sql).raw();
    return Promise.resolve(statement.all(after ? afterKeyValues(after) : []) as RowKey[]);
  }

  private statements(manager: EntityManager, writing: boolean): Statements {
    const connection = connectionOf(manager);
    const known = this.prepared.get(connection);
    if (known && (known.upsert || !writing)) return known;
    const { keyIndexes, columns, table } = this.shape;
    const keys = keyIndexes.map((index) => this.quote(columns[index]?.column ?? ''));
    const where = keys.map((key) => `${key} = ?`).join(' AND ');
    const columnNames = names(columns, this.quote);
    const selected = `SELECT ${columnNames} FROM ${this.quote(table)}`;
    const first = keys[0] ?? '';
    const within = `${selected} WHERE ${first} >= ? AND ${first} <= ? ORDER BY`;
    const statements = {
      select: connection.prepare(`${selected} WHERE ${where}`).raw(),
      between: connection.prepare(`${within} ${first} LIMIT ?`).raw(),
      text: connection
        .prepare(
          `SELECT COUNT(*), CAST(json_group_array(json_array(${columnNames})) AS BLOB) FROM (${within} ${keys.join(', ')} LIMIT ?)`,
        )
        .raw(),
      exists: connection.prepare(`SELECT 1 FROM ${this.quote(table)} WHERE ${where}`).raw(),
      upsert: writing ? connection.prepare(this.upsertSql()) : undefined,
    };
    this.prepared.set(connection, statements);
    return statements;
  }

  private upsertSql(): string {
    const { keyIndexes, columns, table } = this.shape;
    const keys = keyIndexes.map((index) => this.quote(columns[index]?.column ?? '')).join(', ');
    const updates = columns
      .filter((column) => !column.key && !this.rules.unmanaged.has(column.property))
      .map(({ column, property }) => {
        const [name, given] = [this.quote(column), `excluded.${this.quote(column)}`];
        return this.rules.rising.has(property) ? `${name} = max(${name}, ${given})` : `${name} = ${given}`;
      });
    const marks = columns.map(() => '?').join(', ');
    const onConflict = updates.length > 0 ? `DO UPDATE SET ${updates.join(', ')}` : 'DO NOTHING';
    return `INSERT INTO ${this.quote(table)} (${names(columns, this.quote)}) VALUES (${marks}) ON CONFLICT (${keys}) ${onConflict}`;
  }
}

function connectionOf(manager: EntityManager): Connection {
  return (manager.dataSource.driver as unknown as { databaseConnection: Connection }).databaseConnection;
}
