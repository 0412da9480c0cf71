import type { EntityManager } from 'typeorm';
import { hasPlace } from '@/modules/webhooks/domain/catalog-batch';
import { afterAttempt, isDelivered, type AttemptResult } from '@/modules/webhooks/domain/delivery';
import { healthAfter } from '@/modules/webhooks/domain/webhook';
import type { Claim, Taking } from '@/modules/webhooks/persistence/delivery-taking';
import { lockWebhooks } from '@/modules/webhooks/persistence/webhook-locks';
import { movePlace } from '@/modules/webhooks/persistence/webhook-place.repository';
import { WebhookEntity } from '@/modules/webhooks/persistence/webhook.entity';
import { appendAudit } from '@/shared/audit/append-audit';

/** What an attempt came to, with the beginning of the answer. */
export interface AttemptOutcome extends AttemptResult {
  readonly ms: number;
  readonly response: string;
}

/** An attempt that has ended. A `final` one is the last whatever came of it, and says nothing of its webhook's health. */
export interface Settlement {
  readonly claim: Claim;
  readonly outcome: AttemptOutcome;
  readonly final: boolean;
}

/** A settlement that counts, with where its delivery stands now. */
export interface Settled extends Settlement {
  readonly next: ReturnType<typeof afterAttempt>;
}

/** A webhook that these attempts have switched off. */
export interface SwitchedOff {
  readonly id: string;
  readonly accountId: number;
  readonly reason: string;
}

/** What became of attempts: those that count, and what they did to their webhooks. */
export interface Settling {
  readonly settled: readonly Settled[];
  readonly switchedOff: readonly SwitchedOff[];
}

const NOTHING: Settling = { settled: [], switchedOff: [] };

/**
 * Keeps what came of attempts, of one holder, in few statements; answers those that count: where a lease has passed to another
 * meanwhile (the fence tells) nothing is written (Beyond 2.4). No delivery may be named twice.
 */
export async function settleAttempts(
  manager: EntityManager,
  dialect: 'mysql' | 'sqlite',
  settlements: readonly Settlement[],
  taking: Taking,
): Promise<Settling> {
  if (settlements.length === 0) return NOTHING;
  // Webhooks before deliveries, as whoever takes some.
  const { locked } = await lockWebhooks(manager, dialect, healthTold(settlements), 'wait');
  const held = await heldStill(manager, dialect, settlements, taking.holder);
  const settled = settlements
    .filter(({ claim }) => held.get(claim.deliveryId) === claim.fence)
    .map((settlement) => ({ ...settlement, next: nextOf(heard(settlement, locked), taking) }));
  if (settled.length === 0) return NOTHING;
  await updateDeliveries(manager, settled, taking.now);
  await updateAttempts(manager, settled);
  for (const { claim, outcome } of settled)
    if (isDelivered(outcome) && hasPlace(claim.event.type)) await movePlaceOf(manager, claim);
  const switchedOff: SwitchedOff[] = [];
  for (const webhook of locked.values()) {
    const off = await keepHealth(manager, webhook, settled, taking.now);
    if (off) switchedOff.push(off);
  }
  return { settled, switchedOff };
}

/** The webhooks whose health these attempts change: not one that is well and stays so. */
function healthTold(settlements: readonly Settlement[]): string[] {
  const telling = settlements.filter(
    ({ claim, outcome, final }) => !final && !(isDelivered(outcome) && claim.webhook.failures === 0),
  );
  return [...new Set(telling.map(({ claim }) => claim.webhook.id))];
}

/** A settlement as it counts: what an address refuses that its webhook has left meanwhile says nothing of the one it leads to now. */
function heard(settlement: Settlement, locked: ReadonlyMap<string, WebhookEntity>): Settlement {
  const { claim, outcome } = settlement;
  const webhook = locked.get(claim.webhook.id);
  if (!webhook || isOfAddress(claim, webhook) || isDelivered(outcome)) return settlement;
  const { reason, ms, response } = outcome;
  return { ...settlement, outcome: { status: null, reason, ms, response } };
}

function isOfAddress({ webhook: { url } }: Claim, webhook: WebhookEntity): boolean {
  return url === webhook.url;
}

function nextOf({ claim, outcome, final }: Settlement, { schedule, now }: Taking): Settled['next'] {
  return afterAttempt(claim.attempt, outcome, final ? [] : schedule, now, Math.random());
}

/** The fences of the deliveries that `holder` still has, by delivery. */
async function heldStill(
  manager: EntityManager,
  dialect: 'mysql' | 'sqlite',
  settlements: readonly Settlement[],
  holder: string,
): Promise<Map<string, number>> {
  const rows = await manager.query<{ id: string; fence: number }[]>(
    `SELECT id, fence FROM webhook_deliveries WHERE id IN (${settlements.map(() => '?').join(', ')})
     AND lease_by = ? AND state = 'pendiente'${dialect === 'mysql' ? ' FOR UPDATE' : ''}`,
    [...settlements.map(({ claim }) => claim.deliveryId), holder],
  );
  return new Map(rows.map(({ id, fence }) => [id, fence]));
}

async function updateDeliveries(manager: EntityManager, settled: readonly Settled[], now: number): Promise<void> {
  const ids = settled.map(({ claim }) => claim.deliveryId);
  const set = byId(
    'id',
    ids,
    ['state', settled.map(({ next }) => next.state)],
    ['next_at', settled.map(({ next }) => next.nextAt)],
    ['finished_at', settled.map(({ next }) => (next.state === 'pendiente' ? null : now))],
  );
  await manager.query(
    `UPDATE webhook_deliveries SET ${set.sql}, lease_by = NULL, lease_until = NULL, fence = fence + 1
     WHERE id IN (${ids.map(() => '?').join(', ')})`,
    [...set.values, ...ids],
  );
}

async function updateAttempts(manager: EntityManager, settled: readonly Settled[]): Promise<void> {
  const ids = settled.map(({ claim }) => claim.deliveryId);
  const set = byId(
    'delivery_id',
    ids,
    ['ms', settled.map(({ outcome }) => outcome.ms)],
    ['status', settled.map(({ outcome }) => outcome.status)],
    ['reason', settled.map(({ outcome }) => outcome.reason)],
    ['response', settled.map(({ outcome }) => outcome.response)],
  );
  await manager.query(
    `UPDATE webhook_attempts SET ${set.sql} WHERE ${ids.map(() => '(delivery_id = ? AND number = ?)').join(' OR ')}`,
    [...set.values, ...settled.flatMap(({ claim }) => [claim.deliveryId, claim.attempt])],
  );
}

type Value = string | number | null;

/** SQL that gives columns a value of their own in each row, and the values. */
function byId(
  key: string,
  ids: readonly string[],
  ...columns: readonly (readonly [name: string, values: readonly Value[]])[]
): { readonly sql: string; readonly values: readonly Value[] } {
  const cases = ids.map(() => 'WHEN ? THEN ?').join(' ');
  return {
    sql: columns.map(([name]) => `${name} = CASE ${key} ${cases} END`).join(', '),
    values: columns.flatMap(([, values]) => ids.flatMap((id, index) => [id, values[index] ?? null])),
  };
}

function movePlaceOf(manager: EntityManager, { deliveryId, webhook, event }: Claim): Promise<void> {
  return movePlace(manager, { id: deliveryId, webhookId: webhook.id, type: event.type, position: event.position });
}

/** What the attempts say of a locked webhook, one after the other; answers the webhook if that switches it off. */
async function keepHealth(
  manager: EntityManager,
  webhook: WebhookEntity,
  settled: readonly Settled[],
  now: number,
): Promise<SwitchedOff | undefined> {
  const own = settled.filter(
    ({ claim, final }) => claim.webhook.id === webhook.id && isOfAddress(claim, webhook) && !final,
  );
  if (own.length === 0) return undefined;
  const health = own.reduce<ReturnType<typeof healthAfter>>(
    (before, { claim, outcome }) =>
      healthAfter(before, { delivered: isDelivered(outcome), status: outcome.status, startedAt: claim.startedAt }, now),
    webhook,
  );
  const { state, reason, failingSince, failures } = health;
  const shows = state !== webhook.state || (failingSince === null) !== (webhook.failingSince === null);
  await manager.update(
    WebhookEntity,
    { id: webhook.id },
    { state, reason, failingSince, failures, version: webhook.version + (shows ? 1 : 0) },
  );
  if (state === webhook.state) return undefined;
  const { id, accountId } = webhook;
  await appendAudit(manager, { event: 'webhook_disabled', accountId, subject: id, details: { state, reason } });
  return { id, accountId, reason };
}
