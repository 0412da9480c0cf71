import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DeliveryState } from '@/modules/webhooks/domain/delivery';
import type { EventRow } from '@/modules/webhooks/persistence/delivery-candidates';
import { WebhookAttemptEntity } from '@/modules/webhooks/persistence/webhook-attempt.entity';
import { WebhookDeliveryEntity } from '@/modules/webhooks/persistence/webhook-delivery.entity';
import { Database } from '@/shared/database/database';
import { databaseNow } from '@/shared/database/database-now';

/** A delivery as it is listed. Instants in epoch milliseconds. */
export interface DeliveryRow {
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly nextAt: number;
  readonly createdAt: number;
  readonly finishedAt: number | null;
  readonly replayOf: string | null;
  readonly position: number;
}

export interface DeliveryFilter {
  readonly state?: DeliveryState | undefined;
  readonly types?: readonly string[] | undefined;
  readonly from?: number | undefined;
  /** Up to this moment, itself included. */
  readonly to?: number | undefined;
}

/** Where a list, newest first, goes on: behind this row. */
export interface DeliveryPlace {
  readonly createdAt: number;
  readonly id: string;
}

export interface DeliveryPage {
  readonly deliveries: readonly DeliveryRow[];
  /** Behind which the next page begins. */
  readonly place: DeliveryPlace;
  readonly more: boolean;
}

interface RawRow {
  readonly id: string;
  readonly event_id: string;
  readonly type: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly next_at: number | string;
  readonly created_at: number | string;
  readonly finished_at: number | string | null;
  readonly replay_of: string | null;
  readonly position: number | string;
}

const LIST_SQL = `SELECT d.id, d.event_id, e.type, d.state, d.attempts, d.next_at, d.created_at, d.finished_at, d.replay_of,
  d.position
  FROM webhook_deliveries d JOIN events e ON e.id = d.event_id`;

/** Deliveries looked through for those of a type: behind a catalog that changes all day there are a million others. */
const LOOKED_THROUGH = 2000;
/** Rows of a table that are forgotten in one transaction: none of them may hold up others, or take longer than a statement may. */
const AT_ONCE = 500;

/** What was sent to a webhook, and is yet to be. */
@Injectable()
export class DeliveryRepository {
  constructor(private readonly database: Database) {}

  /**
   * At most `limit` deliveries that fit, newest first, behind a place. Which type one has is told by its event alone: of those that fit otherwise,
   * so many are looked through, and where that leaves fewer than asked for, `more` says to go on from where it ended.
   */
  async page(webhookId: string, filter: DeliveryFilter, place: DeliveryPlace, limit: number): Promise<DeliveryPage> {
    const { types = [] } = filter;
    const looked = types.length > 0 ? LOOKED_THROUGH : limit + 1;
    const rows = await this.newest(webhookId, filter, place, looked);
    const fitting = types.length > 0 ? rows.filter(({ type }) => types.includes(type)) : rows;
    const deliveries = fitting.slice(0, limit);
    const isFull = fitting.length > limit;
    const last = isFull ? deliveries.at(-1) : rows.at(-1);
    return { deliveries, place: last ?? place, more: isFull || rows.length === looked };
  }

  async find(
    webhookId: string,
    id: string,
    manager: EntityManager = this.database.reader,
  ): Promise<DeliveryRow | undefined> {
    const rows = await manager.query<RawRow[]>(`${LIST_SQL} WHERE d.webhook_id = ? AND d.id = ?`, [webhookId, id]);
    return rows[0] && toDelivery(rows[0]);
  }

  /** The event of a delivery, as it is sent. */
  async event(
    { eventId, position }: DeliveryRow,
    manager: EntityManager = this.database.reader,
  ): Promise<EventRow | undefined> {
    const [row] = await manager.query<{ id: string; type: string; body: string; occurred_at: number | string }[]>(
      'SELECT id, type, body, occurred_at FROM events WHERE id = ?',
      [eventId],
    );
    return row && { id: row.id, type: row.type, body: row.body, occurredAt: Number(row.occurred_at), position };
  }

  /** Its attempts that have ended, oldest first. The one that is under way is not told of yet. */
  async history(deliveryId: string): Promise<WebhookAttemptEntity[]> {
    const { reader, dialect } = this.database;
    const delivery = await reader.findOneBy(WebhookDeliveryEntity, { id: deliveryId });
    const attempts = await reader.find(WebhookAttemptEntity, { where: { deliveryId }, order: { number: 'ASC' } });
    const underWay = (delivery?.leaseUntil ?? 0) >= (await databaseNow(reader, dialect));
    return underWay ? attempts.filter(({ number }) => number !== delivery?.attempts) : attempts;
  }

  /** Whether a replay of the webhook has deliveries that are still pending. */
  async replayRuns(manager: EntityManager, webhookId: string): Promise<boolean> {
    // Ids of deliveries sent again begin with ent_.
    const rows = await manager.query<unknown[]>(
      "SELECT 1 FROM webhook_deliveries WHERE webhook_id = ? AND state = 'pendiente' AND replay_of >= 'ree_' LIMIT 1",
      [webhookId],
    );
    return rows.length > 0;
  }

  /**
   * Events of the account in a time, oldest first, that are not on their way already; only those never accepted, if asked. The deliveries of
   * an event have its position, by which each event finds its own without going through all of them.
   */
  async toReplay(
    manager: EntityManager,
    webhook: { readonly id: string; readonly accountId: number },
    asked: {
      readonly types: readonly string[];
      readonly from: number;
      readonly to: number;
      readonly onlyFailed: boolean;
    },
    limit: number,
  ): Promise<{ id: string; position: number }[]> {
    const { types, from, to, onlyFailed } = asked;
    const states = onlyFailed ? "'pendiente', 'entregado'" : "'pendiente'";
    const rows = await manager.query<{ id: string; position: number | string }[]>(
      `SELECT e.id, e.position FROM events e LEFT JOIN webhook_deliveries d
         ON d.webhook_id = ? AND d.position = e.position AND d.event_id = e.id AND d.state IN (${states})
       WHERE e.account_id = ? AND e.webhook_id IS NULL AND e.position IS NOT NULL
       AND e.occurred_at >= ? AND e.occurred_at <= ? AND e.type IN (${marksOf(types)}) AND d.id IS NULL
       ORDER BY e.position LIMIT ${limit}`,
      [webhook.id, webhook.accountId, from, to, ...types],
    );
    return rows.map(({ id, position }) => ({ id, position: Number(position) }));
  }

  /**
   * Forgets some of what was made before a moment, attempts first; answers how many deliveries. An event that was meant for one webhook goes with
   * its delivery, by which it is found without reading them all; those of the account are forgotten by whoever lists them.
   */
  async forget(before: number): Promise<number> {
    const deliveries = await this.ids('SELECT id FROM webhook_deliveries WHERE created_at < ?', [before]);
    if (deliveries.length === 0) return 0;
    const events = await this.ids(
      `SELECT DISTINCT e.id FROM webhook_deliveries d JOIN events e ON e.id = d.event_id
       WHERE d.id IN (${marksOf(deliveries)}) AND e.webhook_id IS NOT NULL AND e.occurred_at < ?`,
      [...deliveries, before],
    );
    await this.database.write(async (manager) => {
      await deleteRows(manager, 'webhook_attempts', 'delivery_id', deliveries);
      await deleteRows(manager, 'webhook_deliveries', 'id', deliveries);
      await deleteRows(manager, 'events', 'id', events);
    });
    return deliveries.length;
  }

  /** Ends some of the deliveries whose event was forgotten while they waited, as one sent again can; answers how many. */
  async endForgotten(now: number): Promise<number> {
    const ids = await this.ids(
      `SELECT id FROM webhook_deliveries WHERE state = 'pendiente'
       AND NOT EXISTS (SELECT 1 FROM events e WHERE e.id = webhook_deliveries.event_id)`,
      [],
    );
    if (ids.length > 0)
      await this.database.write((manager) =>
        manager.query(
          `UPDATE webhook_deliveries SET state = 'cancelado', finished_at = ?, fence = fence + 1, lease_by = NULL, lease_until = NULL
           WHERE state = 'pendiente' AND id IN (${marksOf(ids)})`,
          [now, ...ids],
        ),
      );
    return ids.length;
  }

  /** Deliveries behind a place, newest first, of whatever type. */
  private async newest(
    webhookId: string,
    { state, from, to }: DeliveryFilter,
    place: DeliveryPlace,
    limit: number,
  ): Promise<DeliveryRow[]> {
    const conditions: readonly (readonly [string, readonly unknown[]] | undefined)[] = [
      ['d.webhook_id = ?', [webhookId]],
      ['d.created_at <= ?', [place.createdAt]],
      ['(d.created_at < ? OR d.id < ?)', [place.createdAt, place.id]],
      state && ['d.state = ?', [state]],
      from === undefined ? undefined : ['d.created_at >= ?', [from]],
      to === undefined ? undefined : ['d.created_at <= ?', [to]],
    ];
    const used = conditions.filter((condition) => condition !== undefined);
    const rows = await this.database.reader.query<RawRow[]>(
      `${LIST_SQL} WHERE ${used.map(([sql]) => sql).join(' AND ')} ORDER BY d.created_at DESC, d.id DESC LIMIT ${limit}`,
      used.flatMap(([, values]) => [...values]),
    );
    return rows.map(toDelivery);
  }

  private async ids(sql: string, parameters: unknown[]): Promise<string[]> {
    const rows = await this.database.rows<readonly [string]>(`${sql} LIMIT ${AT_ONCE}`, parameters);
    return rows.map(([id]) => id).sort();
  }
}

async function deleteRows(
  manager: EntityManager,
  table: string,
  column: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(`DELETE FROM ${table} WHERE ${column} IN (${marksOf(ids)})`, [...ids]);
}

function marksOf(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

function toDelivery(row: RawRow): DeliveryRow {
  return {
    id: row.id,
    eventId: row.event_id,
    type: row.type,
    state: row.state,
    attempts: row.attempts,
    nextAt: Number(row.next_at),
    createdAt: Number(row.created_at),
    finishedAt: row.finished_at === null ? null : Number(row.finished_at),
    replayOf: row.replay_of,
    position: Number(row.position),
  };
}
