import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { EVENT_TYPES, isCatalogType, RESET_TYPE } from '@/modules/webhooks/domain/event-types';
import type { Webhook } from '@/modules/webhooks/domain/webhook';
import { replayId } from '@/modules/webhooks/persistence/delivery-id';
import {
  DeliveryRepository,
  type DeliveryFilter,
  type DeliveryPage,
  type DeliveryPlace,
  type DeliveryRow,
} from '@/modules/webhooks/persistence/delivery.repository';
import { EventFanOut } from '@/modules/webhooks/persistence/event-fan-out';
import type { WebhookAttemptEntity } from '@/modules/webhooks/persistence/webhook-attempt.entity';
import { WebhookRepository } from '@/modules/webhooks/persistence/webhook.repository';
import { eventBody } from '@/modules/webhooks/sending/event-body';
import type { Transaction } from '@/shared/database/database';
import { Clock } from '@/shared/kernel/clock';
import { DomainError } from '@/shared/kernel/domain-error';
import { keptFrom } from '@/modules/feed/domain/retention';

const MOST_DELIVERIES = 10_000;

/** A delivery with the text that was sent and each attempt. */
export interface DeliveryDetail {
  readonly delivery: DeliveryRow;
  readonly body: string;
  readonly history: readonly WebhookAttemptEntity[];
}

export interface ReplayRequest {
  /** Epoch milliseconds, both included. */
  readonly from: number;
  readonly to: number;
  readonly onlyFailed: boolean;
  readonly types: readonly string[] | undefined;
}

/** What was sent to a webhook of the account, and sending it again (Beyond 2.1, 2.3). */
@Injectable()
export class Deliveries {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly webhooks: WebhookRepository,
    private readonly fanOut: EventFanOut,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  page(webhook: Webhook, filter: DeliveryFilter, place: DeliveryPlace, limit: number): Promise<DeliveryPage> {
    return this.deliveries.page(webhook.id, filter, place, limit);
  }

  async detail(webhook: Webhook, id: string): Promise<DeliveryDetail> {
    const delivery = await this.deliveries.find(webhook.id, id);
    const event = delivery && (await this.deliveries.event(delivery));
    if (!event) throw notFound();
    return { delivery, body: eventBody(event), history: await this.deliveries.history(id) };
  }

  /**
   * A new delivery of the same event, whatever became of this one. Throws `webhook_desactivado` for a webhook that we switched off, and
   * what `check` throws for a type that may not be sent again.
   */
  async resend(
    transaction: Transaction,
    webhook: Webhook,
    id: string,
    check: (type: string) => void,
  ): Promise<DeliveryRow> {
    const delivery = await this.deliveries.find(webhook.id, id, transaction);
    const event = delivery && (await this.deliveries.event(delivery, transaction));
    if (!event) throw notFound();
    check(event.type);
    const row = await this.webhooks.lock(transaction, webhook.accountId, webhook.id);
    if (row?.state === 'desactivado') throw notActive();
    const [fresh = ''] = await this.fanOut.insert(transaction, [
      { webhookId: webhook.id, eventId: event.id, position: event.position, replayOf: id },
    ]);
    const added = await this.deliveries.find(webhook.id, fresh, transaction);
    if (!added) throw notFound();
    return added;
  }

  /**
   * Sends events of the past again, under their first ids; answers how many. Catalog events are left out: what a receiver lacks of those
   * comes by itself. Throws `webhook_desactivado` and `reenvio_en_curso`.
   */
  async replay(
    transaction: Transaction,
    { id, accountId }: Webhook,
    asked: ReplayRequest,
  ): Promise<{ id: string; deliveries: number }> {
    const row = await this.webhooks.lock(transaction, accountId, id);
    if (row?.state !== 'activo') throw notActive();
    if (await this.deliveries.replayRuns(transaction, id))
      throw new DomainError('conflict', 'reenvio_en_curso', 'a replay of this webhook is under way');
    const subscribed = JSON.parse(row.types) as string[];
    const types = subscribed.filter((type) => replayable(type) && (asked.types?.includes(type) ?? true));
    const replay = replayId();
    if (types.length === 0) return { id: replay, deliveries: 0 };
    const kept = keptFrom(this.clock.now(), this.config.eventRetentionDays);
    const events = await this.deliveries.toReplay(
      transaction,
      { id, accountId },
      { types, from: Math.max(kept, asked.from), to: asked.to, onlyFailed: asked.onlyFailed },
      MOST_DELIVERIES,
    );
    await this.fanOut.insert(
      transaction,
      events.map(({ id: eventId, position }) => ({ webhookId: id, eventId, position, replayOf: replay })),
    );
    return { id: replay, deliveries: events.length };
  }
}

function replayable(type: string): boolean {
  return (EVENT_TYPES as readonly string[]).includes(type) && !isCatalogType(type) && type !== RESET_TYPE;
}

function notActive(): DomainError {
  return new DomainError('conflict', 'webhook_desactivado', 'only an active webhook is sent anything');
}

function notFound(): DomainError {
  return new DomainError('not_found', 'entrega_no_encontrada', 'the webhook has no such delivery');
}
