import type { EntityManager } from 'typeorm';
import { LEASE_MS, nextMove, type Schedule } from '@/modules/webhooks/domain/delivery';
import { PING_TYPE } from '@/modules/webhooks/domain/event-types';
import { maySend, type Subscription } from '@/modules/webhooks/domain/subscription';
import {
  inFlight,
  nextCandidates,
  type Candidate,
  type EventRow,
} from '@/modules/webhooks/persistence/delivery-candidates';
import type { WebhookEntity } from '@/modules/webhooks/persistence/webhook.entity';
import { affectedRows } from '@/shared/database/affected-rows';

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

/** What is taken for whom, by which clock. */
export interface Taking {
  readonly holder: string;
  /** Epoch milliseconds by the database's clock. */
  readonly now: number;
  readonly schedule: Schedule;
}

export interface Taken {
  readonly claims: readonly Claim[];
  /** Webhooks of which more may be due at once. */
  readonly more: ReadonlySet<string>;
  /** Deliveries that are over, since all their attempts are spent. */
  readonly exhausted: readonly Pick<Claim, 'webhook' | 'event' | 'deliveryId'>[];
}

/**
 * Takes at most `most` due deliveries of locked webhooks, each with a lease of its own; their attempts are written before a byte
 * goes out (Beyond 2.4). What may not be sent any more ends here.
 */
export async function takeDue(
  manager: EntityManager,
  webhooks: ReadonlyMap<string, WebhookEntity>,
  subscriptions: ReadonlyMap<string, Subscription>,
  most: number,
  taking: Taking,
): Promise<Taken> {
  const claims: Claim[] = [];
  const more = new Set<string>();
  const exhausted: Pick<Claim, 'webhook' | 'event' | 'deliveryId'>[] = [];
  const sendable = [...webhooks.values()].filter(
    ({ id, state }) => state === 'activo' && subscriptions.get(id)?.gateOpen === true,
  );
  if (sendable.length === 0 || most <= 0) return { claims, more, exhausted };
  const flying = await inFlight(
    manager,
    sendable.map(({ id }) => id),
    taking.now,
  );
  for (const webhook of sendable) {
    const subscription = subscriptions.get(webhook.id);
    const room = most - claims.length;
    const found = await nextCandidates(manager, webhook, flying.get(webhook.id) ?? [], room, taking.now);
    if (found.length > 0 || room === 0) more.add(webhook.id);
    for (const candidate of found) {
      const { type } = candidate.event;
      if (type !== PING_TYPE && !(subscription && maySend(subscription, type))) {
        await end(manager, candidate.id, 'cancelado', taking.now);
        continue;
      }
      const { attempts, nextAt } = candidate;
      const move = nextMove({ state: 'pendiente', attempts, nextAt, leaseUntil: null }, taking.schedule, taking.now);
      if (move === 'exhausted') {
        await end(manager, candidate.id, 'fallido', taking.now);
        exhausted.push({ webhook, event: candidate.event, deliveryId: candidate.id });
      } else if (move === 'wait') more.delete(webhook.id);
      else {
        const claim = await take(manager, webhook, candidate, taking);
        if (claim) claims.push(claim);
      }
    }
  }
  await beginAttempts(manager, claims);
  return { claims, more, exhausted };
}

/** Takes one delivery; undefined when whoever was late with a result has settled it just now. */
async function take(
  manager: EntityManager,
  webhook: WebhookEntity,
  candidate: Candidate,
  { holder, now }: Taking,
): Promise<Claim | undefined> {
  // Everything that happens to a delivery moves its fence.
  const taken = await affectedRows(
    manager,
    `UPDATE webhook_deliveries SET lease_by = ?, lease_until = ?, fence = fence + 1, attempts = attempts + 1
     WHERE id = ? AND state = 'pendiente' AND fence = ? AND (lease_until IS NULL OR lease_until < ?)`,
    [holder, now + LEASE_MS, candidate.id, candidate.fence, now],
  );
  if (taken !== 1) return undefined;
  const { id: deliveryId, interrupted, event } = candidate;
  const [attempt, fence] = [candidate.attempts + 1, candidate.fence + 1];
  return { deliveryId, attempt, fence, startedAt: now, interrupted, webhook, event };
}

/** Takes a delivery that was made in this very transaction. */
export async function takeOwn(
  manager: EntityManager,
  webhook: WebhookEntity,
  own: { readonly id: string; readonly event: EventRow },
  taking: Taking,
): Promise<Claim> {
  const candidate: Candidate = { ...own, attempts: 0, nextAt: taking.now, fence: 0, interrupted: false };
  const claim = await take(manager, webhook, candidate, taking);
  if (!claim) throw new Error('a delivery made just now was taken by another');
  await beginAttempts(manager, [claim]);
  return claim;
}

async function beginAttempts(manager: EntityManager, claims: readonly Claim[]): Promise<void> {
  if (claims.length === 0) return;
  await manager.query(
    `INSERT INTO webhook_attempts (delivery_id, number, started_at, ms, status, reason, response)
     VALUES ${claims.map(() => "(?, ?, ?, 0, NULL, 'interrumpido', '')").join(', ')}`,
    claims.flatMap(({ deliveryId, attempt, startedAt }) => [deliveryId, attempt, startedAt]),
  );
}

async function end(manager: EntityManager, id: string, state: 'fallido' | 'cancelado', now: number): Promise<void> {
  await manager.query(
    "UPDATE webhook_deliveries SET state = ?, finished_at = ?, lease_by = NULL, lease_until = NULL WHERE id = ? AND state = 'pendiente'",
    [state, now, id],
  );
}
