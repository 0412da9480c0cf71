import type { EntityManager } from 'typeorm';
import { LEASE_MS, nextMove, type Move, type Schedule } from '@/modules/webhooks/domain/delivery';
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

/** A delivery all of whose attempts are spent. */
export type Spent = Pick<Claim, 'webhook' | 'event' | 'deliveryId'>;

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
  readonly exhausted: readonly Spent[];
}

/**
 * Takes at most `most` due deliveries of locked webhooks, each with a lease of its own; their attempts are written before a byte
 * goes out (Beyond 2.4). What may not be sent any more ends here.
 */
export async function takeDue(
  manager: EntityManager,
  webhooks: Iterable<WebhookEntity>,
  subscriptions: ReadonlyMap<string, Subscription>,
  most: number,
  taking: Taking,
): Promise<Taken> {
  const sendable = [...webhooks].filter(
    ({ id, state }) => state === 'activo' && subscriptions.get(id)?.gateOpen === true,
  );
  const taken = { claims: [] as Claim[], more: new Set<string>(), exhausted: [] as Spent[] };
  if (sendable.length === 0 || most <= 0) return taken;
  const ids = sendable.map(({ id }) => id);
  const flying = await inFlight(manager, ids, taking.now);
  for (const webhook of sendable) {
    const room = most - taken.claims.length;
    const found = await nextCandidates(manager, webhook, flying.get(webhook.id) ?? [], room, taking.now);
    if (found.length > 0 || room === 0) taken.more.add(webhook.id);
    for (const candidate of found)
      await begin(manager, taken, { webhook, candidate, subscription: subscriptions.get(webhook.id) }, taking);
  }
  await beginAttempts(manager, taken.claims);
  return taken;
}

interface Found {
  readonly webhook: WebhookEntity;
  readonly candidate: Candidate;
  readonly subscription: Subscription | undefined;
}

/** Takes a delivery, or ends it where it can't be sent any more. */
async function begin(
  manager: EntityManager,
  taken: { readonly claims: Claim[]; readonly more: Set<string>; readonly exhausted: Spent[] },
  { webhook, candidate, subscription }: Found,
  taking: Taking,
): Promise<void> {
  const move = moveOf(candidate, subscription, taking);
  if (move === 'wait') taken.more.delete(webhook.id);
  else if (move === 'attempt') taken.claims.push(...(await take(manager, webhook, candidate, taking)));
  else await end(manager, candidate.id, move === 'exhausted' ? 'fallido' : 'cancelado', taking.now);
  if (move === 'exhausted') taken.exhausted.push({ webhook, event: candidate.event, deliveryId: candidate.id });
}

/** What is to be done with a delivery that nobody is at; `refused`: its type may not be read any more. */
function moveOf(
  { attempts, nextAt, event: { type } }: Candidate,
  subscription: Subscription | undefined,
  { schedule, now }: Taking,
): Move | 'refused' {
  if (type !== PING_TYPE && !(subscription && maySend(subscription, type))) return 'refused';
  return nextMove({ state: 'pendiente', attempts, nextAt, leaseUntil: null }, schedule, now);
}

/** Takes one delivery; none when whoever was late with a result has settled it just now. */
async function take(
  manager: EntityManager,
  webhook: WebhookEntity,
  candidate: Candidate,
  { holder, now }: Taking,
): Promise<Claim[]> {
  // Everything that happens to a delivery moves its fence.
  const taken = await affectedRows(
    manager,
    `UPDATE webhook_deliveries SET lease_by = ?, lease_until = ?, fence = fence + 1, attempts = attempts + 1
     WHERE id = ? AND state = 'pendiente' AND fence = ? AND (lease_until IS NULL OR lease_until < ?)`,
    [holder, now + LEASE_MS, candidate.id, candidate.fence, now],
  );
  if (taken !== 1) return [];
  const { id: deliveryId, interrupted, event } = candidate;
  const [attempt, fence] = [candidate.attempts + 1, candidate.fence + 1];
  return [{ deliveryId, attempt, fence, startedAt: now, interrupted, webhook, event }];
}

/** Takes a delivery that was made in this very transaction. */
export async function takeOwn(
  manager: EntityManager,
  webhook: WebhookEntity,
  own: { readonly id: string; readonly event: EventRow },
  taking: Taking,
): Promise<Claim> {
  const candidate: Candidate = { ...own, attempts: 0, nextAt: taking.now, fence: 0, interrupted: false };
  const [claim] = await take(manager, webhook, candidate, taking);
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
