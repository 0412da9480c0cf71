import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { afterAttempt, isDelivered, LEASE_MS, nextMove, type AttemptResult } from '@/modules/webhooks/domain/delivery';
import { hasPlace } from '@/modules/webhooks/domain/catalog-batch';
import { maySend } from '@/modules/webhooks/domain/subscription';
import { PING_TYPE } from '@/modules/webhooks/domain/event-types';
import { healthAfter } from '@/modules/webhooks/domain/webhook';
import { nextCandidate, type Candidate, type EventRow } from '@/modules/webhooks/persistence/delivery-candidates';
import { EventFanOut } from '@/modules/webhooks/persistence/event-fan-out';
import { WebhookAttemptEntity } from '@/modules/webhooks/persistence/webhook-attempt.entity';
import { WebhookDeliveryEntity } from '@/modules/webhooks/persistence/webhook-delivery.entity';
import { WebhookEntity } from '@/modules/webhooks/persistence/webhook.entity';
import { movePlace } from '@/modules/webhooks/persistence/webhook-place.repository';
import { Database } from '@/shared/database/database';
import { newEventId } from '@/modules/webhooks/persistence/delivery-id';
import { EventEntity } from '@/shared/outbox/event.entity';
import { databaseNow } from '@/shared/database/database-now';
import { appendAudit } from '@/shared/audit/append-audit';

/** A delivery this process has for itself until its lease ends, and all that sending it takes. */
export interface Claim {
  readonly deliveryId: string;
  readonly fence: number;
  /** Number of this attempt, from 1. */
  readonly attempt: number;
  readonly startedAt: number;
  /** The attempt before was never settled: its process ended, or was too late. */
  readonly interrupted: boolean;
  readonly webhook: WebhookEntity;
  readonly event: EventRow;
}

/** `none`: nothing is due for it now; `busy`: another process has it, or one delivery was ended: look again. */
export type ClaimOutcome = Claim | 'none' | 'busy';

/** What an attempt came to, with the beginning of the answer. */
export interface AttemptOutcome extends AttemptResult {
  readonly ms: number;
  readonly response: string;
}

const DUE_SQL = `SELECT w.id FROM webhooks w WHERE w.state = 'activo' AND EXISTS (SELECT 1 FROM webhook_deliveries d
  WHERE d.webhook_id = w.id AND d.state = 'pendiente' AND d.next_at <= ? AND (d.lease_until IS NULL OR d.lease_until < ?))`;

/** Takes deliveries one at a time and settles them (Beyond 2.4). Every transaction here is short; no request is made in one. */
@Injectable()
export class DeliveryClaims {
  private readonly logger = new Logger('Webhooks');

  constructor(
    private readonly database: Database,
    private readonly fanOut: EventFanOut,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Webhooks that have something due now. */
  async due(): Promise<string[]> {
    const { reader, dialect } = this.database;
    const now = await databaseNow(reader, dialect);
    return (await reader.query<{ id: string }[]>(DUE_SQL, [now, now])).map(({ id }) => id);
  }

  /** Takes one due delivery of a webhook for `holder`; the attempt is written before a byte goes out. */
  claim(webhookId: string, holder: string): Promise<ClaimOutcome> {
    return this.database.write(async (manager) => {
      const webhook = await this.lock(manager, webhookId, ' FOR UPDATE SKIP LOCKED');
      if (!webhook) return 'busy';
      if (webhook.state !== 'activo') return 'none';
      const subscription = await this.fanOut.subscription(manager, webhookId);
      if (subscription?.gateOpen !== true) return 'none';
      const now = await databaseNow(manager, this.database.dialect);
      const candidate = await nextCandidate(manager, webhook, now);
      if (!candidate) return 'none';
      const isSendable = candidate.event.type === PING_TYPE || maySend(subscription, candidate.event.type);
      if (!isSendable) return end(manager, candidate.id, 'cancelado', now);
      const { attempts, nextAt } = candidate;
      const move = nextMove({ state: 'pendiente', attempts, nextAt, leaseUntil: null }, this.schedule, now);
      if (move === 'exhausted') {
        this.tellEnd('fallido', { webhook, event: candidate.event, deliveryId: candidate.id }, false);
        return end(manager, candidate.id, 'fallido', now);
      }
      return move === 'wait' ? 'none' : take(manager, webhook, candidate, holder, now);
    });
  }

  /** A ping with its delivery, taken already: nobody else sends it. It has no place among the account's events. */
  claimPing(webhook: WebhookEntity, holder: string): Promise<Claim> {
    return this.database.write(async (manager) => {
      const now = await databaseNow(manager, this.database.dialect);
      const event = {
        ...{ id: newEventId(), type: PING_TYPE, body: JSON.stringify({ webhook_id: webhook.id }) },
        ...{ occurredAt: now, position: 0 },
      };
      const row = { accountId: webhook.accountId, webhookId: webhook.id, subject: webhook.id, version: 0 };
      await manager.insert(EventEntity, { ...event, ...row });
      const [deliveryId = ''] = await this.fanOut.insert(manager, [
        { webhookId: webhook.id, eventId: event.id, position: 0 },
      ]);
      const claim = await take(
        manager,
        webhook,
        { id: deliveryId, attempts: 0, nextAt: now, fence: 0, interrupted: false, event },
        holder,
        now,
      );
      if (typeof claim === 'string') throw new Error('a delivery made just now was taken by another');
      return claim;
    });
  }

  /**
   * Keeps what came of an attempt, unless its lease has passed to another meanwhile (the fence tells): then nothing is written.
   * A `final` attempt is the last one whatever came of it.
   */
  settle(claim: Claim, holder: string, outcome: AttemptOutcome, final = false): Promise<boolean> {
    return this.database.write(async (manager) => {
      const delivered = isDelivered(outcome);
      // The webhook before the delivery, as in a claim.
      const webhook =
        final || (delivered && claim.webhook.failures === 0)
          ? undefined
          : await this.lock(manager, claim.webhook.id, ' FOR UPDATE');
      const now = await databaseNow(manager, this.database.dialect);
      const next = afterAttempt(claim.attempt, outcome, final ? [] : this.schedule, now, Math.random());
      const finished = next.state === 'pendiente' ? null : now;
      const { affected } = await manager.update(
        WebhookDeliveryEntity,
        { id: claim.deliveryId, leaseBy: holder, fence: claim.fence, state: 'pendiente' },
        { ...next, finishedAt: finished, leaseBy: null, leaseUntil: null, fence: claim.fence + 1 },
      );
      if (affected !== 1) return false;
      this.tellEnd(next.state, claim, final);
      await manager.query(
        'UPDATE webhook_attempts SET ms = ?, status = ?, reason = ?, response = ? WHERE delivery_id = ? AND number = ?',
        [outcome.ms, outcome.status, outcome.reason, outcome.response, claim.deliveryId, claim.attempt],
      );
      const { type, position } = claim.event;
      if (delivered && hasPlace(type))
        await movePlace(manager, { id: claim.deliveryId, webhookId: claim.webhook.id, type, position });
      if (webhook)
        await keepHealth(manager, webhook, { delivered, status: outcome.status, startedAt: claim.startedAt }, now);
      return true;
    });
  }

  /** Of a ping its caller is told. */
  private tellEnd(
    state: string,
    { webhook, event, deliveryId }: Pick<Claim, 'webhook' | 'event' | 'deliveryId'>,
    isPing: boolean,
  ): void {
    if (state !== 'fallido' || isPing) return;
    const { id, accountId: account } = webhook;
    this.logger.log({ event: 'delivery_given_up', webhook: id, account, type: event.type, delivery: deliveryId });
  }

  private get schedule(): readonly number[] {
    return this.config.webhooks.retrySeconds;
  }

  /** SQLite has one writer at a time anyway. */
  private async lock(manager: EntityManager, id: string, locking: string): Promise<WebhookEntity | undefined> {
    if (this.database.dialect === 'mysql') {
      const rows = await manager.query<unknown[]>(`SELECT id FROM webhooks WHERE id = ?${locking}`, [id]);
      if (rows.length === 0) return undefined;
    }
    return (await manager.findOneBy(WebhookEntity, { id })) ?? undefined;
  }
}

async function take(
  manager: EntityManager,
  webhook: WebhookEntity,
  candidate: Candidate,
  holder: string,
  now: number,
): Promise<ClaimOutcome> {
  const claim = { attempt: candidate.attempts + 1, fence: candidate.fence + 1 };
  // Everything that happens to a delivery moves its fence: whoever was late with a result may have settled it just now.
  const { affected } = await manager.update(
    WebhookDeliveryEntity,
    { id: candidate.id, state: 'pendiente', fence: candidate.fence },
    { leaseBy: holder, leaseUntil: now + LEASE_MS, fence: claim.fence, attempts: claim.attempt },
  );
  if (affected !== 1) return 'busy';
  await manager.insert(WebhookAttemptEntity, {
    deliveryId: candidate.id,
    number: claim.attempt,
    startedAt: now,
    ms: 0,
    status: null,
    reason: 'interrumpido',
    response: '',
  });
  const { interrupted, event } = candidate;
  return { deliveryId: candidate.id, ...claim, startedAt: now, interrupted, webhook, event };
}

async function end(manager: EntityManager, id: string, state: 'fallido' | 'cancelado', now: number): Promise<'busy'> {
  await manager.query(
    "UPDATE webhook_deliveries SET state = ?, finished_at = ?, lease_by = NULL, lease_until = NULL WHERE id = ? AND state = 'pendiente'",
    [state, now, id],
  );
  return 'busy';
}

async function keepHealth(
  manager: EntityManager,
  webhook: WebhookEntity,
  attempt: Parameters<typeof healthAfter>[1],
  now: number,
): Promise<void> {
  const health = healthAfter(webhook, attempt, now);
  const shows = health.state !== webhook.state || (health.failingSince === null) !== (webhook.failingSince === null);
  await manager.update(
    WebhookEntity,
    { id: webhook.id },
    {
      state: health.state,
      reason: health.reason,
      failingSince: health.failingSince,
      failures: health.failures,
      version: webhook.version + (shows ? 1 : 0),
    },
  );
  if (health.state !== webhook.state)
    await appendAudit(manager, {
      ...{ event: 'webhook_disabled', accountId: webhook.accountId, subject: webhook.id },
      details: { state: health.state, reason: health.reason },
    });
}
