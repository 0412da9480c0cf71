import type { EntityManager } from 'typeorm';

const NOW_SQL = {
  mysql: 'SELECT CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS SIGNED) AS now',
  sqlite: "SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER) AS now",
} as const;

/**
 * The database's clock, in epoch milliseconds: the one all processes share. Leases and due times go by it, so that a process
 * whose clock is wrong steals no work (Beyond 0).
 */
export async function databaseNow(manager: EntityManager, dialect: 'mysql' | 'sqlite'): Promise<number> {
  const rows = await manager.query<{ now: number | string }[]>(NOW_SQL[dialect]);
  return Number(rows[0]?.now);
}
