import type { EntityManager } from 'typeorm';

/** Runs a statement inside a transaction and tells how many rows it changed, the same on every database. */
export async function affectedRows(manager: EntityManager, sql: string, params: readonly unknown[]): Promise<number> {
  if (!manager.queryRunner) throw new Error('a statement that changes rows was run outside a transaction');
  const result = await manager.queryRunner.query(sql, [...params], true);
  return result.affected ?? 0;
}

/** Inserts rows of plain values with one statement. Table and columns are names in the code, never input. */
export async function insertRows(
  manager: EntityManager,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const places = `(${columns.map(() => '?').join(', ')})`;
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.map(() => places).join(', ')}`;
  await manager.query(sql, rows.flat());
}

/** Inserts one row and answers the id the database gave it. */
export async function insertRow(
  manager: EntityManager,
  table: string,
  columns: readonly string[],
  values: readonly unknown[],
): Promise<number> {
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
  const result = await manager.query<number | { insertId: number }>(sql, [...values]);
  return typeof result === 'number' ? result : result.insertId;
}
