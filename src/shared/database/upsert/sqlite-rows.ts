import type { EntityManager } from 'typeorm';
import type { RawValue, RowKey, StoredRow, TableSession } from '@/shared/database/upsert/load-table';
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
  readonly exists: Statement;
  readonly upsert: Statement | undefined;
}

/** Rows on SQLite: prepared statements on the driver's own connection, a row at a time. */
export class SqliteRows implements RowStore {
  private readonly prepared = new WeakMap<Connection, Statements>();
  private readonly quote = quoter('sqlite');

  constructor(
    private readonly shape: RowShape,
    private readonly rules: UpdateRules,
  ) {}

  open(manager: EntityManager, _keys: readonly RowKey[], writing: boolean): Promise<TableSession> {
    const { select, upsert } = this.statements(manager, writing);
    return Promise.resolve({
      find: (key) => select.get(key) as StoredRow | undefined,
      save: (_key, row) => upsert?.run(row),
      flush: () => Promise.resolve(),
    });
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
    const where = keyIndexes.map((index) => `${this.quote(columns[index]?.column ?? '')} = ?`).join(' AND ');
    const statements = {
      select: connection.prepare(`SELECT ${names(columns, this.quote)} FROM ${this.quote(table)} WHERE ${where}`).raw(),
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
