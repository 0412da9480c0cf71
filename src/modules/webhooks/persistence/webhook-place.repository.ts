import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EVERY_MS, mayFollow, placeTypes, saysMore } from '@/modules/webhooks/domain/catalog-batch';
import { RESET_TYPE } from '@/modules/webhooks/domain/event-types';
import { maySend } from '@/modules/webhooks/domain/subscription';
import { newEventId } from '@/modules/webhooks/persistence/delivery-id';
import { EventFanOut } from '@/modules/webhooks/persistence/event-fan-out';
import { WebhookPlaceEntity } from '@/modules/webhooks/persistence/webhook-place.entity';
import { Database } from '@/shared/database/database';
import { databaseNow } from '@/shared/database/database-now';
import { EventEntity } from '@/shared/outbox/event.entity';

/** How far the receiver of a webhook has been told of a type, and its account. */
export interface Place {
  readonly webhookId: string;
  readonly accountId: number;
  readonly type: string;
  readonly position: number;
  /** Up to where everything was told when the walk to `position` began. */
  readonly known: number;
  /** Only of `catalogo.reinicio`. */
  readonly viewDigest: string;
}

/** A delivery of the catalog about to be written. */
export interface NewBatch {
  /** Where its place will be once it is accepted, and what will be known then. */
  readonly position: number;
  readonly known: number;
  /** Of `catalogo.reinicio`, the view that its receiver knows once it is accepted. */
  readonly subject: string;
  /** `data` as JSON. */
  readonly data: string;
}

/** Where new places begin. */
export interface PlaceStart {
  readonly position: number;
  readonly viewDigest: string;
}

interface PlaceRow {
  readonly webhook_id: string;
  readonly account_id: number | string;
  readonly type: string;
  readonly position: number | string;
  readonly known: number | string | null;
  readonly view_digest: string;
}

const PLACES_SQL = `SELECT p.webhook_id, w.account_id, p.type, p.position, p.known, p.view_digest
  FROM webhook_places p JOIN webhooks w ON w.id = p.webhook_id WHERE w.state = 'activo'`;

/**
 * How far webhooks have been told of the catalog (Beyond 2.2). A place moves when a delivery is accepted: what one that failed or was cancelled told
 * counts as not told.
 */
@Injectable()
export class WebhookPlaceRepository {
  constructor(
    private readonly database: Database,
    private readonly fanOut: EventFanOut,
  ) {}

  /** Places of active webhooks with changes of the catalog still to tell, up to a position; of one webhook if asked. */
  async behind(position: number, webhookId?: string): Promise<Place[]> {
    const only = webhookId === undefined ? '' : ' AND p.webhook_id = ?';
    const rows = await this.database.reader.query<PlaceRow[]>(
      `${PLACES_SQL} AND p.type <> ? AND p.position < ?${only} ORDER BY p.position`,
      [RESET_TYPE, position, ...(webhookId === undefined ? [] : [webhookId])],
    );
    return rows.map(toPlace);
  }

  /** What the receivers of active webhooks take their account's view to be. */
  async views(): Promise<Place[]> {
    const rows = await this.database.reader.query<PlaceRow[]>(`${PLACES_SQL} AND p.type = ?`, [RESET_TYPE]);
    return rows.map(toPlace);
  }

  /** Whether the next delivery of a place may be made as things are now. */
  async mayFollow(place: Place): Promise<boolean> {
    const { reader, dialect } = this.database;
    return mayFollowNow(reader, place, await databaseNow(reader, dialect));
  }

  /** Writes a delivery; false when the place has moved, another is open, or the webhook may not be sent its type. */
  write(place: Place, batch: NewBatch): Promise<boolean> {
    const { webhookId, accountId, type } = place;
    return this.database.write(async (manager) => {
      if (!(await this.lock(manager, webhookId))) return false;
      const subscription = (await this.fanOut.subscriptions(manager, [webhookId])).get(webhookId);
      if (subscription?.gateOpen !== true || !maySend(subscription, type)) return false;
      const current = await manager.findOneBy(WebhookPlaceEntity, { webhookId, type });
      if (current?.position !== place.position || current.viewDigest !== place.viewDigest) return false;
      const now = await databaseNow(manager, this.database.dialect);
      if (!(await mayFollowNow(manager, place, now))) return false;
      const eventId = newEventId();
      // Position 0: it has no place among the account's events.
      await manager.insert(EventEntity, {
        ...{ id: eventId, accountId, webhookId, type, subject: batch.subject, version: 0 },
        ...{ body: batch.data, occurredAt: now, position: 0 },
      });
      await this.fanOut.insert(manager, [{ webhookId, eventId, position: batch.position }]);
      await manager.update(WebhookPlaceEntity, { webhookId, type }, { nextKnown: batch.known });
      return true;
    });
  }

  /** Moves a place over changes of which there is nothing to tell, unless another has moved it. */
  async pass({ webhookId, type, position }: Place, to: Pick<NewBatch, 'position' | 'known'>): Promise<void> {
    await this.database.write((manager) =>
      manager.update(WebhookPlaceEntity, { webhookId, type, position }, { position: to.position, known: to.known }),
    );
  }

  /** Gives a webhook the places of its types, from `position` and `viewDigest` on, and takes those it has no more. */
  async keep(
    manager: EntityManager,
    webhook: { readonly id: string; readonly types: readonly string[] },
    from: PlaceStart,
  ): Promise<void> {
    const wanted = placeTypes(webhook.types);
    const known = await manager.findBy(WebhookPlaceEntity, { webhookId: webhook.id });
    for (const { type } of known)
      if (!wanted.includes(type)) await manager.delete(WebhookPlaceEntity, { webhookId: webhook.id, type });
    const fresh = wanted.filter((type) => !known.some((place) => place.type === type));
    for (const type of fresh)
      await manager.insert(WebhookPlaceEntity, {
        ...{ webhookId: webhook.id, type },
        ...(type === RESET_TYPE
          ? { position: 0, viewDigest: from.viewDigest }
          : { position: from.position, viewDigest: '' }),
      });
  }

  /** Active webhooks that follow the catalog and have no place yet: made before there were places. */
  async missing(): Promise<{ readonly id: string; readonly accountId: number; readonly types: readonly string[] }[]> {
    const rows = await this.database.reader.query<{ id: string; account_id: number | string; types: string }[]>(
      `SELECT w.id, w.account_id, w.types FROM webhooks w WHERE w.state = 'activo'
       AND NOT EXISTS (SELECT 1 FROM webhook_places p WHERE p.webhook_id = w.id)`,
    );
    return rows
      .map(({ id, account_id, types }) => ({ id, accountId: Number(account_id), types: JSON.parse(types) as string[] }))
      .filter(({ types }) => placeTypes(types).length > 0);
  }

  /** Gives one without places those of its types. */
  begin(webhook: { readonly id: string; readonly types: readonly string[] }, from: PlaceStart): Promise<void> {
    return this.database.write(async (manager) => {
      if (await this.lock(manager, webhook.id)) await this.keep(manager, webhook, from);
    });
  }

  /** SQLite has one writer at a time anyway. */
  private async lock(manager: EntityManager, webhookId: string): Promise<boolean> {
    const locking = this.database.dialect === 'mysql' ? ' FOR UPDATE SKIP LOCKED' : '';
    const rows = await manager.query<unknown[]>(`SELECT id FROM webhooks WHERE id = ? AND state = 'activo'${locking}`, [
      webhookId,
    ]);
    return rows.length > 0;
  }
}

/**
 * Moves the place of an accepted delivery's type up to it, never back. What was sent again says nothing of the view that its account has
 * now.
 */
export async function movePlace(
  manager: EntityManager,
  delivery: { readonly id: string; readonly webhookId: string; readonly type: string; readonly position: number },
): Promise<void> {
  const { id, webhookId, type, position } = delivery;
  if (type !== RESET_TYPE) {
    // What is known comes first: MariaDB gives `position` its new value before it goes on.
    await manager.query(
      `UPDATE webhook_places SET known = CASE WHEN next_known <= ? THEN next_known ELSE COALESCE(known, position) END, position = ?
       WHERE webhook_id = ? AND type = ? AND position < ?`,
      [position, position, webhookId, type, position],
    );
    return;
  }
  const [told] = await manager.query<{ subject: string }[]>(
    `SELECT e.subject FROM webhook_deliveries d JOIN events e ON e.id = d.event_id WHERE d.id = ? AND d.replay_of IS NULL`,
    [id],
  );
  if (told) await manager.update(WebhookPlaceEntity, { webhookId, type }, { viewDigest: told.subject });
}

/** By the delivery of the type that is open, or else the last one made in the time that counts. */
async function mayFollowNow(manager: EntityManager, { webhookId, type }: Place, now: number): Promise<boolean> {
  const open = await manager.query<unknown[]>(
    `SELECT 1 FROM webhook_deliveries d JOIN events e ON e.id = d.event_id
     WHERE d.webhook_id = ? AND d.state = 'pendiente' AND e.type = ? LIMIT 1`,
    [webhookId, type],
  );
  if (open.length > 0) return false;
  const [last] = await manager.query<LastRow[]>(
    `SELECT d.state, d.created_at, e.body FROM webhook_deliveries d JOIN events e ON e.id = d.event_id
     WHERE d.webhook_id = ? AND d.created_at > ? AND d.created_at <= ? AND d.replay_of IS NULL AND e.type = ?
     ORDER BY d.created_at DESC LIMIT 1`,
    [webhookId, now - EVERY_MS, now, type],
  );
  return mayFollow(
    last && {
      createdAt: Number(last.created_at),
      wasAccepted: last.state === 'entregado',
      more: saysMore(last.body),
    },
    now,
  );
}

interface LastRow {
  readonly state: string;
  readonly created_at: number | string;
  readonly body: string;
}

function toPlace(row: PlaceRow): Place {
  return {
    webhookId: row.webhook_id,
    accountId: Number(row.account_id),
    type: row.type,
    position: Number(row.position),
    known: Number(row.known ?? row.position),
    viewDigest: row.view_digest,
  };
}
