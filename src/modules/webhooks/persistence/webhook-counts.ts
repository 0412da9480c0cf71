import { Injectable } from '@nestjs/common';
import type { WebhookState } from '@/modules/webhooks/domain/webhook';
import { Database } from '@/shared/database/database';
import { databaseNow } from '@/shared/database/database-now';

/** Deliveries to active webhooks that are not finished. */
export interface Backlog {
  /** To be attempted now. */
  readonly due: number;
  /** To be attempted again, later. */
  readonly waiting: number;
  readonly inFlight: number;
  /** Age of the oldest, in milliseconds; 0 when there is none. */
  readonly oldestMs: number;
}

type Row<Names extends string> = Readonly<Record<Names, number | string | null>>;

const BACKLOG_SQL = `SELECT COUNT(*) AS open, MIN(d.created_at) AS oldest,
    SUM(CASE WHEN d.lease_until >= ? THEN 1 ELSE 0 END) AS flying,
    SUM(CASE WHEN d.next_at > ? AND (d.lease_until IS NULL OR d.lease_until < ?) THEN 1 ELSE 0 END) AS waiting
  FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
  WHERE d.state = 'pendiente' AND w.state = 'activo'`;

/** Figures over all accounts, for the operator. */
@Injectable()
export class WebhookCounts {
  constructor(private readonly database: Database) {}

  async backlog(): Promise<Backlog> {
    const { reader, dialect } = this.database;
    const now = await databaseNow(reader, dialect);
    const [row] = await reader.query<Row<'open' | 'oldest' | 'flying' | 'waiting'>[]>(BACKLOG_SQL, [now, now, now]);
    const [open, inFlight, waiting] = [row?.open, row?.flying, row?.waiting].map(Number) as [number, number, number];
    const oldest = row?.oldest ?? null;
    const oldestMs = oldest === null ? 0 : Math.max(0, now - Number(oldest));
    return { due: open - inFlight - waiting, waiting, inFlight, oldestMs };
  }

  async byState(): Promise<Map<WebhookState, number>> {
    const rows = await this.database.reader.query<{ state: WebhookState; webhooks: number | string }[]>(
      'SELECT state, COUNT(*) AS webhooks FROM webhooks GROUP BY state',
    );
    return new Map(rows.map(({ state, webhooks }) => [state, Number(webhooks)]));
  }
}
