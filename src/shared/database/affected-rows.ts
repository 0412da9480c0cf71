import type { EntityManager } from 'typeorm';

/** Runs a statement inside a transaction and tells how many rows it changed, the same on every database. */
export async function affectedRows(manager: EntityManager, sql: string, params: readonly unknown[]): Promise<number> {
  if (!manager.queryRunner) throw new Error('a statement that changes rows was run outside a transaction');
  const result = await manager.queryRunner.query(sql, [...params], true);
  return result.affected ?? 0;
}
