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

/** Events of the attempts under way, by webhook. */
export type InFlight = ReadonlyMap<string, readonly string[]>;

const CANDIDATE_SQL = `SELECT d.id, d.attempts, d.next_at, d.fence, d.lease_until, e.id AS event_id, e.type, e.body, e.occurred_at, d.position
  FROM webhook_deliveries d JOIN events e ON e.id = d.event_id
  WHERE d.webhook_id = ? AND d.state = 'pendiente'`;

/** What is under way to each of the webhooks, whoever is at it. */
export async function inFlight(manager: EntityManager, webhookIds: readonly string[], now: number): Promise<InFlight> {
  const rows = await manager.query<{ webhook_id: string; event_id: string }[]>(
    `SELECT webhook_id, event_id FROM webhook_deliveries
     WHERE webhook_id IN (${webhookIds.map(() => '?').join(', ')}) AND lease_until >= ? AND state = 'pendiente'`,
    [...webhookIds, now],
  );
  return new Map(
    webhookIds.map((id) => [id, rows.filter((row) => row.webhook_id === id).map(({ event_id }) => event_id)]),
  );
}

/**
 * The deliveries of a webhook that are next, at most `most` and as many as its order lets be under way: the first by position when
 * it is strict, due or not, for those behind it wait; else whatever has been due longest.
 */
export async function nextCandidates(
  manager: EntityManager,
  { id, ordering }: WebhookEntity,
  flying: readonly string[],
  most: number,
  now: number,
): Promise<Candidate[]> {
  const strict = ordering === 'estricto';
  const room = Math.min(most, (strict ? 1 : MAX_IN_FLIGHT) - flying.length);
  if (room <= 0) return [];
  if (strict) return firstByPosition(manager, id);
  const rows = await longestDue(manager, id, flying, now, room);
  // Two deliveries of one event (one of them sent again) never overlap: receivers tell repeats by its id.
  return rows.filter(({ event }, index) => rows.findIndex((row) => row.event.id === event.id) === index);
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

async function firstByPosition(manager: EntityManager, webhookId: string): Promise<Candidate[]> {
  const rows = await manager.query<CandidateRow[]>(`${CANDIDATE_SQL} ORDER BY d.position, d.created_at, d.id LIMIT 1`, [
    webhookId,
  ]);
  return rows.map(toCandidate);
}

async function longestDue(
  manager: EntityManager,
  webhookId: string,
  flying: readonly string[],
  now: number,
  room: number,
): Promise<Candidate[]> {
  const others = flying.length > 0 ? ` AND d.event_id NOT IN (${flying.map(() => '?').join(', ')})` : '';
  const rows = await manager.query<CandidateRow[]>(
    `${CANDIDATE_SQL} AND d.next_at <= ? AND (d.lease_until IS NULL OR d.lease_until < ?)${others}
     ORDER BY d.next_at, d.position LIMIT ${room}`,
    [webhookId, now, now, ...flying],
  );
  return rows.map(toCandidate);
}

function toCandidate(row: CandidateRow): Candidate {
  return {
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
  };
}
