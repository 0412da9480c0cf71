import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { PING_TYPE } from '@/modules/webhooks/domain/event-types';
import { bringBackInTime } from '@/modules/webhooks/persistence/deliveries-in-time';
import { newEventId } from '@/modules/webhooks/persistence/delivery-id';
import { settleAttempts, type Settled, type Settlement } from '@/modules/webhooks/persistence/delivery-settling';
import {
  takeDue,
  takeOwn,
  type Claim,
  type Spent,
  type Taken,
  type Taking,
} from '@/modules/webhooks/persistence/delivery-taking';
import { EventFanOut } from '@/modules/webhooks/persistence/event-fan-out';
import { lockWebhooks } from '@/modules/webhooks/persistence/webhook-locks';
import type { WebhookEntity } from '@/modules/webhooks/persistence/webhook.entity';
import { databaseNow } from '@/shared/database/database-now';
import { Database } from '@/shared/database/database';
import { EventEntity } from '@/shared/outbox/event.entity';

/** What a process does in one transaction: keeps what came of its attempts, and takes deliveries for those that may begin now. */
export interface Round {
  readonly settlements: readonly Settlement[];
  /** Webhooks that may have something due. */
  readonly webhookIds: readonly string[];
  /** How many deliveries may be taken. */
  readonly most: number;
}

export interface RoundResult {
  readonly settled: readonly Settled[];
  readonly claims: readonly Claim[];
  /** Webhooks of which more may be due at once. */
  readonly more: ReadonlySet<string>;
  /** Webhooks that another process has now. */
  readonly busy: readonly string[];
}

const DUE_SQL = `SELECT w.id FROM webhooks w WHERE w.state = 'activo' AND EXISTS (SELECT 1 FROM webhook_deliveries d
  WHERE d.webhook_id = w.id AND d.state = 'pendiente' AND d.next_at <= ? AND (d.lease_until IS NULL OR d.lease_until < ?))`;

/** Takes deliveries, each with a lease of its own, and settles them (Beyond 2.4). Every transaction here is short; no request is made in one. */
@Injectable()
export class DeliveryClaims {
  private readonly logger = new Logger('Webhooks');
  /** When this process last looked what is due; before its first look anything may have happened to the clock. */
  private lookedAt = Infinity;

  constructor(
    private readonly database: Database,
    private readonly fanOut: EventFanOut,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Webhooks that have something due now. Where the clock was set back, what was to wait for the time before is due in its time again. */
  async due(): Promise<string[]> {
    const { reader, dialect } = this.database;
    const now = await databaseNow(reader, dialect);
    if (now < this.lookedAt) await bringBackInTime(this.database, now);
    this.lookedAt = now;
    return (await reader.query<{ id: string }[]>(DUE_SQL, [now, now])).map(({ id }) => id);
  }

  /** Settles and takes for `holder`, all or nothing. */
  async round({ settlements, webhookIds, most }: Round, holder: string): Promise<RoundResult> {
    const { result, exhausted, switchedOff } = await this.database.write(async (manager) => {
      const taking = await this.taking(manager, holder);
      const { settled, switchedOff } = await settleAttempts(manager, this.database.dialect, settlements, taking);
      const { locked, busy } = await lockWebhooks(manager, this.database.dialect, webhookIds, 'skip');
      const taken = await this.take(manager, locked, most, taking);
      return {
        result: { settled, claims: taken.claims, more: taken.more, busy },
        exhausted: taken.exhausted,
        switchedOff,
      };
    });
    for (const { claim, next, final } of result.settled) if (next.state === 'fallido' && !final) this.tellEnd(claim);
    for (const ended of exhausted) this.tellEnd(ended);
    for (const { id, accountId: account, reason } of switchedOff)
      this.logger.warn({ event: 'webhook_disabled', webhook: id, account, reason });
    return result;
  }

  /** A ping with its delivery, taken already: nobody else sends it. It has no place among the account's events. */
  claimPing(webhook: WebhookEntity, holder: string): Promise<Claim> {
    return this.database.write(async (manager) => {
      const taking = await this.taking(manager, holder);
      const event = {
        ...{ id: newEventId(), type: PING_TYPE, body: JSON.stringify({ webhook_id: webhook.id }) },
        ...{ occurredAt: taking.now, position: 0 },
      };
      const row = { accountId: webhook.accountId, webhookId: webhook.id, subject: webhook.id, version: 0 };
      await manager.insert(EventEntity, { ...event, ...row });
      const [id = ''] = await this.fanOut.insert(manager, [{ webhookId: webhook.id, eventId: event.id, position: 0 }]);
      return takeOwn(manager, webhook, { id, event }, taking);
    });
  }

  private async take(
    manager: EntityManager,
    locked: ReadonlyMap<string, WebhookEntity>,
    most: number,
    taking: Taking,
  ): Promise<Taken> {
    const subscriptions = await this.fanOut.subscriptions(manager, [...locked.keys()]);
    return takeDue(manager, locked.values(), subscriptions, most, taking);
  }

  private async taking(manager: EntityManager, holder: string): Promise<Taking> {
    const now = await databaseNow(manager, this.database.dialect);
    return { holder, now, schedule: this.config.webhooks.retrySeconds };
  }

  private tellEnd({ webhook, event, deliveryId }: Spent): void {
    const { id, accountId: account } = webhook;
    this.logger.log({ event: 'delivery_given_up', webhook: id, account, type: event.type, delivery: deliveryId });
  }
}
