import type { EntityManager } from 'typeorm';
import { databaseNow } from '@/shared/database/database-now';

/** One that has said nothing for so long has ended, or can't reach the database. */
const SEEN_WITHIN_MS = 30_000;

/** How many processes of the service have said in the last 30 s that they run on this database (Beyond 7). */
export async function countLivingProcesses(manager: EntityManager, dialect: 'mysql' | 'sqlite'): Promise<number> {
  const now = await databaseNow(manager, dialect);
  const rows = await manager.query<{ seen: number | string }[]>(
    'SELECT COUNT(*) AS seen FROM processes WHERE seen_at > ?',
    [now - SEEN_WITHIN_MS],
  );
  return Number(rows[0]?.seen ?? 0);
}
