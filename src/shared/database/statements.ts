import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { BoundedQueryRunner } from '@/shared/database/connections/bounded-mysql';
import { affectedRows } from '@/shared/database/affected-rows';
import { writeNumber, type NumberForm } from '@/shared/text/number-form';

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

/** Sends what was deferred, for whoever wants to know now what it came to. */
export async function sendDeferred(manager: EntityManager): Promise<void> {
  await deferring(manager)?.sendWaiting();
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

/** A text that is made of a number which only the server knows, as long as the statement that counts it was not sent. */
export interface DeferredText {
  /** Stands for it, alone or within others, in the values of statements behind: the server puts it in. */
  readonly mark: string;
  readonly told: () => string;
  /** A text with it in place of its mark, as the server writes it. */
  readonly putInto: (text: string) => string;
}

/** Nobody outside knows it, so that no text of theirs can hold it. */
const MARK = `mark${randomBytes(16).toString('hex')}`;

/** Cuts a text into parts of so many characters, a mark of a {@link DeferredText} counting as one: cut in two, nothing would be put in its place. */
export function partsOf(text: string, length: number): string[] {
  return text.match(new RegExp(`(?:${MARK}|[^]){1,${length}}`, 'gu')) ?? [];
}

/** A text whose number is known. */
export function knownText(number: number, form: NumberForm): DeferredText {
  const text = writeNumber(number, form);
  return { mark: text, told: () => text, putInto: (other) => other };
}

/**
 * Defers a statement that counts a number by LAST_INSERT_ID(…), and has the server make a text of it, one in each transaction. Only for
 * MySQL/MariaDB: SQLite's are known at once.
 */
export async function deferText(
  manager: EntityManager,
  [sql, parameters]: readonly [sql: string, parameters: readonly unknown[]],
  form: NumberForm,
): Promise<DeferredText> {
  const runner = deferring(manager);
  if (!runner) throw new Error('no connection that lets a statement wait');
  const number = await deferTold(runner, sql, parameters, (answer) => answer.insertId);
  const padded = `LPAD(LAST_INSERT_ID(), GREATEST(?, CHAR_LENGTH(LAST_INSERT_ID())), '0')`;
  await runner.defer(`SET @new_text = CONCAT(?, ${padded}, ?)`, [form.before, form.digits, form.after]);
  runner.nameText(MARK, '@new_text');
  const told = (): string => writeNumber(number(), form);
  return { mark: MARK, told, putInto: (text) => text.replaceAll(MARK, told()) };
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
