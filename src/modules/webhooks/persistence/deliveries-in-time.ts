import type { EntityManager } from 'typeorm';
import { bySetBackClock } from '@/modules/webhooks/domain/delivery';
import type { Database } from '@/shared/database/database';

interface AheadRow {
  readonly id: string;
  readonly attempts: number;
  readonly fence: number;
  readonly next_at: number | string;
  readonly lease_until: number | string | null;
  readonly began: number | string;
}

const ROWS_PER_TRANSACTION = 200;

/** Open deliveries that were made or last attempted after now: their times are those of a clock that was set back since. */
const AHEAD_SQL = `SELECT d.id, d.attempts, d.fence, d.next_at, d.lease_until, COALESCE(a.started_at, d.created_at) AS began
  FROM webhook_deliveries d LEFT JOIN webhook_attempts a ON a.delivery_id = d.id AND a.number = d.attempts
  WHERE d.state = 'pendiente' AND d.id > ? AND (d.next_at > ? OR d.lease_until > ?) AND COALESCE(a.started_at, d.created_at) > ?
  ORDER BY d.id LIMIT ${ROWS_PER_TRANSACTION}`;

/**
 * To be called after the clock of the database was set back to `now`: lets deliveries wait no longer than they were to, as if their last
 * attempt had begun now. Repeating it, also from several processes, changes nothing more.
 */
export async function bringBackInTime(database: Database, now: number): Promise<void> {
  let rows: AheadRow[];
  let after = '';
  do {
    rows = await database.reader.query<AheadRow[]>(AHEAD_SQL, [after, now, now, now]);
    const ahead = rows;
    if (ahead.length > 0) await database.write((manager) => bringBack(manager, ahead, now));
    after = rows.at(-1)?.id ?? after;
  } while (rows.length === ROWS_PER_TRANSACTION);
}

async function bringBack(manager: EntityManager, rows: readonly AheadRow[], now: number): Promise<void> {
  for (const row of rows) {
    const stood = {
      nextAt: Number(row.next_at),
      leaseUntil: row.lease_until === null ? null : Number(row.lease_until),
    };
    const { nextAt, leaseUntil } = bySetBackClock(stood, Number(row.began), now);
    // One that was taken or settled since the look is in time again.
    await manager.query(
      "UPDATE webhook_deliveries SET next_at = ?, lease_until = ? WHERE id = ? AND fence = ? AND state = 'pendiente'",
      [nextAt, leaseUntil, row.id, row.fence],
    );
    await manager.query(
      'UPDATE webhook_attempts SET started_at = ? WHERE delivery_id = ? AND number = ? AND started_at > ?',
      [now, row.id, row.attempts, now],
    );
  }
}
