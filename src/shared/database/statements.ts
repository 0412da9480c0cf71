import type { EntityManager } from 'typeorm';
import type { BoundedQueryRunner } from '@/shared/database/connections/bounded-mysql';

/** A row as the database takes it: value by name of its column. */
export type Row = Readonly<Record<string, string | number | null>>;

/**
 * Runs a statement of a transaction whose answer nobody looks at. On MySQL/MariaDB it is sent along with the next one that is asked, or
 * with the COMMIT, and fails there.
 */
export async function defer(manager: EntityManager, sql: string, parameters: readonly unknown[]): Promise<void> {
  const runner = manager.queryRunner as Partial<BoundedQueryRunner> | undefined;
  if (runner?.defer) await runner.defer(sql, parameters);
  else await manager.query(sql, [...parameters]);
}

/** Inserts rows with one statement that is deferred; all have the columns of the first, and none may be there yet. */
export async function deferRows(manager: EntityManager, table: string, rows: readonly Row[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  await defer(manager, insertInto(table, columns, rows.length), values(columns, rows));
}

/** Inserts rows with one statement; all have the columns of the first. Table and columns are names in the code, never input. */
export async function insertRows(manager: EntityManager, table: string, rows: readonly Row[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  await manager.query(insertInto(table, columns, rows.length), values(columns, rows));
}

/** Inserts one row and answers the id the database gave it. */
export async function insertRow(manager: EntityManager, table: string, row: Row): Promise<number> {
  const result = await manager.query<number | { insertId: number }>(
    insertInto(table, Object.keys(row), 1),
    Object.values(row),
  );
  return typeof result === 'number' ? result : result.insertId;
}

function values(columns: readonly string[], rows: readonly Row[]): unknown[] {
  return rows.flatMap((row) => columns.map((column) => row[column]));
}

function insertInto(table: string, columns: readonly string[], rows: number): string {
  const places = `(${columns.map(() => '?').join(', ')})`;
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${Array.from({ length: rows }, () => places).join(', ')}`;
}
