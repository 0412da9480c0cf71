import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { afterAttempt, isDelivered, LEASE_MS, nextMove, type AttemptResult } from '@/modules/webhooks/domain/delivery';
import { maySend } from '@/modules/webhooks/domain/subscription';
import { PING_TYPE } from '@/modules/webhooks/domain/event-types';
import { healthAfter, MAX_IN_FLIGHT } from '@/modules/webhooks/domain/webhook';
import { EventFanOut } from '@/modules/webhooks/persistence/event-fan-out';
import { WebhookAttemptEntity } from '@/modules/webhooks/persistence/webhook-attempt.entity';
import { WebhookDeliveryEntity } from '@/modules/webhooks/persistence/webhook-delivery.entity';
import { WebhookEntity } from '@/modules/webhooks/persistence/webhook.entity';
import { Database } from '@/shared/database/database';
import { pingEventId } from '@/modules/webhooks/persistence/delivery-id';
import { EventEntity } from '@/shared/outbox/event.entity';
import { databaseNow } from '@/shared/database/database-now';

/** A delivery this process has for itself until its lease ends, and all that sending it takes. */
export interface Claim {
  readonly deliveryId: string;
  readonly fence: number;
  /** Number of this attempt, from 1. */
  readonly attempt: number;
  readonly startedAt: number;
  readonly webhook: WebhookEntity;
  readonly event: EventRow;
}

export interface EventRow {
  readonly id: string;
  readonly type: string;
  /** `data` as JSON. */
  readonly body: string;
  readonly occurredAt: number;
  readonly position: number;
}

/** `none`: nothing is due for it now; `busy`: another process has it, or one delivery was ended: look again. */
export type ClaimOutcome = Claim | 'none' | 'busy';

/** What an attempt came to, with the beginning of the answer. */
export interface AttemptOutcome extends AttemptResult {
  readonly ms: number;
  readonly response: string;
}

interface Candidate {
  readonly id: string;
  readonly attempts: number;
  readonly nextAt: number;
  readonly fence: number;
  readonly event: EventRow;
}

const DUE_SQL = `SELECT w.id FROM webhooks w WHERE w.state = 'activo' AND EXISTS (SELECT 1 FROM webhook_deliveries d
  WHERE d.webhook_id = w.id AND d.state = 'pendiente' AND d.next_at <= ? AND (d.lease_until IS NULL OR d.lease_until < ?))`;

const CANDIDATE_SQL = `SELECT d.id, d.attempts, d.next_at, d.fence, e.id AS event_id, e.type, e.body, e.occurred_at, e.position
  FROM webhook_deliveries d JOIN events e ON e.id = d.event_id
  WHERE d.webhook_id = ? AND d.state = 'pendiente'`;

/** Takes deliveries one at a time and settles them (Beyond 2.4). Every transaction here is short; no request is made in one. */
@Injectable()
export class DeliveryClaims {
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
      if (move === 'exhausted') return end(manager, candidate.id, 'fallido', now);
      return move === 'wait' ? 'none' : take(manager, webhook, candidate, holder, now);
    });
  }

  /** A ping with its delivery, taken already: nobody else sends it. It has no place among the account's events. */
  claimPing(webhook: WebhookEntity, holder: string): Promise<Claim> {
    return this.database.write(async (manager) => {
      const now = await databaseNow(manager, this.database.dialect);
      const event = {
        ...{ id: pingEventId(), type: PING_TYPE, body: JSON.stringify({ webhook_id: webhook.id }) },
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
        { id: deliveryId, attempts: 0, nextAt: now, fence: 0, event },
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
      await manager.query(
        'UPDATE webhook_attempts SET ms = ?, status = ?, reason = ?, response = ? WHERE delivery_id = ? AND number = ?',
        [outcome.ms, outcome.status, outcome.reason, outcome.response, claim.deliveryId, claim.attempt],
      );
      if (webhook)
        await keepHealth(manager, webhook, { delivered, status: outcome.status, startedAt: claim.startedAt }, now);
      return true;
    });
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

/** Events of the attempts under way. */
async function inFlight(manager: EntityManager, webhookId: string, now: number): Promise<string[]> {
  const rows = await manager.query<{ event_id: string }[]>(
    "SELECT event_id FROM webhook_deliveries WHERE webhook_id = ? AND state = 'pendiente' AND lease_until >= ?",
    [webhookId, now],
  );
  return rows.map(({ event_id }) => event_id);
}

/** None while as many are under way as the order lets. */
async function nextCandidate(
  manager: EntityManager,
  { id, ordering }: WebhookEntity,
  now: number,
): Promise<Candidate | undefined> {
  const flying = await inFlight(manager, id, now);
  const strict = ordering === 'estricto';
  if (flying.length >= (strict ? 1 : MAX_IN_FLIGHT)) return undefined;
  return findCandidate(manager, id, strict, flying, now);
}

interface CandidateRow {
  readonly id: string;
  readonly attempts: number;
  readonly next_at: number | string;
  readonly fence: number;
  readonly event_id: string;
  readonly type: string;
  readonly body: string;
  readonly occurred_at: number | string;
  readonly position: number | string | null;
}

/** The first by position when the order is strict, due or not: those behind it wait. Else whatever has been due longest. */
async function findCandidate(
  manager: EntityManager,
  webhookId: string,
  strict: boolean,
  flying: readonly string[],
  now: number,
): Promise<Candidate | undefined> {
  // Two deliveries of one event (one of them sent again) never overlap: receivers tell repeats by its id.
  const others = flying.length > 0 ? ` AND d.event_id NOT IN (${flying.map(() => '?').join(', ')})` : '';
  const rule = strict
    ? ' ORDER BY d.position, d.created_at, d.id LIMIT 1'
    : ` AND d.next_at <= ? AND (d.lease_until IS NULL OR d.lease_until < ?)${others} ORDER BY d.next_at, d.position LIMIT 1`;
  const parameters = strict ? [webhookId] : [webhookId, now, now, ...flying];
  const [row] = await manager.query<CandidateRow[]>(CANDIDATE_SQL + rule, parameters);
  return (
    row && {
      id: row.id,
      attempts: row.attempts,
      nextAt: Number(row.next_at),
      fence: row.fence,
      event: {
        id: row.event_id,
        type: row.type,
        body: row.body,
        occurredAt: Number(row.occurred_at),
        position: Number(row.position ?? 0),
      },
    }
  );
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
  return { deliveryId: candidate.id, ...claim, startedAt: now, webhook, event: candidate.event };
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
}
