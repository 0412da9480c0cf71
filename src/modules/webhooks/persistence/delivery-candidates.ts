import type { EntityManager } from 'typeorm';
import { MAX_IN_FLIGHT } from '@/modules/webhooks/domain/webhook';
import type { WebhookEntity } from '@/modules/webhooks/persistence/webhook.entity';

/** An event as it is sent. */
export interface EventRow {
  readonly id: string;
  readonly type: string;
  /** `data` as JSON. */
  readonly body: string;
  readonly occurredAt: number;
  /** Among the account's events, or in the catalog; 0 where there is none. */
  readonly position: number;
}

/** A delivery that may be taken. */
export interface Candidate {
  readonly id: string;
  readonly attempts: number;
  readonly nextAt: number;
  readonly fence: number;
  readonly interrupted: boolean;
  readonly event: EventRow;
}

const CANDIDATE_SQL = `SELECT d.id, d.attempts, d.next_at, d.fence, d.lease_until, e.id AS event_id, e.type, e.body, e.occurred_at, d.position
  FROM webhook_deliveries d JOIN events e ON e.id = d.event_id
  WHERE d.webhook_id = ? AND d.state = 'pendiente'`;

/** Events of the attempts under way. */
async function inFlight(manager: EntityManager, webhookId: string, now: number): Promise<string[]> {
  const rows = await manager.query<{ event_id: string }[]>(
    "SELECT event_id FROM webhook_deliveries WHERE webhook_id = ? AND state = 'pendiente' AND lease_until >= ?",
    [webhookId, now],
  );
  return rows.map(({ event_id }) => event_id);
}

/** The delivery of a webhook that is next; none while as many are under way as the order lets. */
export async function nextCandidate(
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
  readonly lease_until: number | string | null;
  readonly event_id: string;
  readonly type: string;
  readonly body: string;
  readonly occurred_at: number | string;
  readonly position: number | string;
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
      interrupted: row.lease_until !== null,
      event: {
        id: row.event_id,
        type: row.type,
        body: row.body,
        occurredAt: Number(row.occurred_at),
        position: Number(row.position),
      },
    }
  );
}
