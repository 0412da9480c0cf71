import type { EntityManager } from 'typeorm';

/** A row as the database takes it: value by name of its column. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Inserts rows with one statement; all have the columns of the first. Table and columns are names in the code, never input. */
export async function insertRows(manager: EntityManager, table: string, rows: readonly Row[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  await manager.query(
    insertInto(table, columns, rows.length),
    rows.flatMap((row) => columns.map((column) => row[column])),
  );
}

/** Inserts one row and answers the id the database gave it. */
export async function insertRow(manager: EntityManager, table: string, row: Row): Promise<number> {
  const result = await manager.query<number | { insertId: number }>(
    insertInto(table, Object.keys(row), 1),
    Object.values(row),
  );
  return typeof result === 'number' ? result : result.insertId;
}

function insertInto(table: string, columns: readonly string[], rows: number): string {
  const places = `(${columns.map(() => '?').join(', ')})`;
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${Array.from({ length: rows }, () => places).join(', ')}`;
}
