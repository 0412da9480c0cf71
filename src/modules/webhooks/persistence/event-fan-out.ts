import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deliveryId } from '@/modules/webhooks/persistence/delivery-id';
import { receives, type Subscription } from '@/modules/webhooks/domain/subscription';
import { Database } from '@/shared/database/database';
import { databaseNow } from '@/shared/database/database-now';
import type { EventSubscriber, PublishedEvent } from '@/shared/outbox/event-publisher';

const ROWS_PER_STATEMENT = 200;

interface SubscriptionRow {
  readonly id: string;
  readonly account_id: number | string;
  readonly types: string;
  readonly state: Subscription['state'];
  readonly scopes: string | null;
  readonly disabled_at: number | string | null;
  readonly api_enabled: number | boolean;
  readonly withdrawn: number | boolean;
}

const SUBSCRIPTION_SQL = `SELECT w.id, w.account_id, w.types, w.state, c.scopes, c.disabled_at, a.api_enabled, a.withdrawn
  FROM webhooks w JOIN accounts a ON a.id = w.account_id LEFT JOIN credentials c ON c.client_id = w.created_by`;

export interface NewDelivery {
  readonly webhookId: string;
  readonly eventId: string;
  readonly position: number;
  readonly replayOf?: string;
}

/** Writes a delivery for every webhook that is to be told of an event, in the transaction that publishes it (Beyond 2.4). */
@Injectable()
export class EventFanOut implements EventSubscriber {
  constructor(private readonly database: Database) {}

  async published(manager: EntityManager, events: readonly PublishedEvent[]): Promise<void> {
    const accounts = [...new Set(events.map(({ accountId }) => accountId))];
    const subscriptions = await this.ofAccounts(manager, accounts);
    if (subscriptions.length === 0) return;
    const deliveries = events.flatMap((event) =>
      subscriptions
        .filter((subscription) => receives(subscription, event))
        .map(({ id }) => ({ webhookId: id, eventId: event.id, position: event.position })),
    );
    await this.insert(manager, deliveries);
  }

  /** Webhooks as they stand now, by id, for whoever is about to send to them. */
  async subscriptions(manager: EntityManager, webhookIds: readonly string[]): Promise<Map<string, Subscription>> {
    if (webhookIds.length === 0) return new Map();
    const marks = webhookIds.map(() => '?').join(', ');
    const rows = await manager.query<SubscriptionRow[]>(`${SUBSCRIPTION_SQL} WHERE w.id IN (${marks})`, [
      ...webhookIds,
    ]);
    return new Map(rows.map((row) => [row.id, toSubscription(row)]));
  }

  /** Adds deliveries that are due now; answers their ids. */
  async insert(manager: EntityManager, deliveries: readonly NewDelivery[]): Promise<string[]> {
    if (deliveries.length === 0) return [];
    const now = await databaseNow(manager, this.database.dialect);
    const ids = deliveries.map(() => deliveryId());
    for (let start = 0; start < deliveries.length; start += ROWS_PER_STATEMENT) {
      const slice = deliveries.slice(start, start + ROWS_PER_STATEMENT);
      await manager.query(
        `INSERT INTO webhook_deliveries (id, webhook_id, event_id, position, state, attempts, next_at, lease_by, lease_until, fence,
         replay_of, created_at, finished_at) VALUES ${slice.map(() => "(?, ?, ?, ?, 'pendiente', 0, ?, NULL, NULL, 0, ?, ?, NULL)").join(', ')}`,
        slice.flatMap(({ webhookId, eventId, position, replayOf }, index) => [
          ids[start + index],
          webhookId,
          eventId,
          position,
          now,
          replayOf ?? null,
          now,
        ]),
      );
    }
    return ids;
  }

  private async ofAccounts(manager: EntityManager, accounts: readonly number[]): Promise<Subscription[]> {
    const marks = accounts.map(() => '?').join(', ');
    const rows = await manager.query<SubscriptionRow[]>(`${SUBSCRIPTION_SQL} WHERE w.account_id IN (${marks})`, [
      ...accounts,
    ]);
    return rows.map(toSubscription);
  }
}

function toSubscription(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    accountId: Number(row.account_id),
    types: JSON.parse(row.types) as string[],
    state: row.state,
    scopes: row.disabled_at === null ? (JSON.parse(row.scopes ?? '[]') as string[]) : undefined,
    gateOpen: Boolean(Number(row.api_enabled)) && !Number(row.withdrawn),
  };
}
