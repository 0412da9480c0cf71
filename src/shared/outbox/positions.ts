import type { EntityManager } from 'typeorm';
import type { Database } from '@/shared/database/database';

/** Series of positions: each rises by one for every thing published, in the order in which readers may see them. */
export type PositionSeries = 'eventos' | 'catalogo';

/**
 * Gives out positions after commit, by one publisher at a time (Beyond 1.3): numbers taken inside the transactions that write
 * would become visible out of order, and a reader would skip the late ones. In one transaction it locks the series, lets `work`
 * publish what is committed from `last + 1` on, and keeps the last position that `work` returns; undefined when it has not done anything.
 * The series stays locked until the commit, so positions become visible in their own order. A transaction that is rolled back is tried again
 * and may find the series locked then: what `work` came to is only what is answered here.
 *
 * Answers the position that was kept; undefined when nothing was done, also because another process is publishing.
 */
export async function givePositions(
  database: Database,
  series: PositionSeries,
  work: (manager: EntityManager, last: number) => Promise<number | undefined>,
): Promise<number | undefined> {
  // SQLite has one writer at a time anyway.
  const locking = database.dialect === 'mysql' ? ' FOR UPDATE SKIP LOCKED' : '';
  return database.write(async (manager) => {
    const rows = await manager.query<{ value: number | string }[]>(
      `SELECT value FROM counters WHERE name = ?${locking}`,
      [series],
    );
    const [row] = rows;
    if (!row) return undefined;
    const last = Number(row.value);
    const reached = await work(manager, last);
    if (reached !== undefined && reached !== last)
      await manager.query('UPDATE counters SET value = ? WHERE name = ?', [reached, series]);
    return reached;
  });
}
