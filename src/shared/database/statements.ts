import type { EntityManager } from 'typeorm';
import type { BoundedQueryRunner } from '@/shared/database/connections/bounded-mysql';
import { affectedRows } from '@/shared/database/affected-rows';

/** The id of a row as later statements of its transaction name it: itself, or what stands for it as long as only the server knows it. */
export type RowId = number | { readonly toSqlString: () => string };

/** A row as the database takes it: value by name of its column. */
export type Row = Readonly<Record<string, string | number | null | RowId>>;

/** What a deferred statement came to; it is known when a later one of its transaction was asked, and throws before. */
export type Told = () => number;

/** A row that is written with the next statement that is asked. */
export interface DeferredRow {
  readonly id: RowId;
  readonly told: Told;
}

/**
 * Runs a statement of a transaction whose answer nobody looks at. On MySQL/MariaDB it is sent along with the next one that is asked, or
 * with the COMMIT, and fails there.
 */
export async function defer(manager: EntityManager, sql: string, parameters: readonly unknown[]): Promise<void> {
  const runner = deferring(manager);
  if (runner) await runner.defer(sql, parameters);
  else await manager.query(sql, [...parameters]);
}

/** Defers a statement and tells afterwards how many rows it changed: for whoever rolls back if that is too few. */
export async function deferChange(manager: EntityManager, sql: string, parameters: readonly unknown[]): Promise<Told> {
  const runner = deferring(manager);
  if (runner) return deferTold(runner, sql, parameters, (answer) => answer.affectedRows);
  const changed = await affectedRows(manager, sql, parameters);
  return () => changed;
}

/**
 * Inserts a row with a statement that is deferred; those behind it may name its id, which the server keeps for them until the transaction
 * inserts another row of the table like this.
 */
export async function deferRow(manager: EntityManager, table: string, row: Row): Promise<DeferredRow> {
  const runner = deferring(manager);
  if (!runner) {
    const id = await insertRow(manager, table, row);
    return { id, told: () => id };
  }
  const sql = insertInto(table, Object.keys(row), 1);
  const told = await deferTold(runner, sql, Object.values(row), (answer) => answer.insertId);
  const variable = `@new_${table}`;
  await runner.defer(`SET ${variable} = LAST_INSERT_ID()`, []);
  return { id: { toSqlString: () => variable }, told };
}

function deferring(manager: EntityManager): BoundedQueryRunner | undefined {
  const runner = manager.queryRunner as Partial<BoundedQueryRunner> | undefined;
  return runner?.defer ? (runner as BoundedQueryRunner) : undefined;
}

async function deferTold(
  runner: BoundedQueryRunner,
  sql: string,
  parameters: readonly unknown[],
  figure: (answer: { affectedRows: number; insertId: number }) => number,
): Promise<Told> {
  let told: number | undefined;
  await runner.defer(sql, parameters, (answer) => {
    told = figure(answer as { affectedRows: number; insertId: number });
  });
  return () => {
    if (told === undefined) throw new Error('what a statement came to was wanted before it was sent');
    return told;
  };
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
