import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { defer } from '@/shared/database/statements';

export interface NewEvent {
  readonly accountId: number;
  /** As on the wire: `pedido.estado`, `factura.creada`, … */
  readonly type: string;
  /** What it is about, 80 characters at most: a folio, an invoice, a webhook. */
  readonly subject: string;
  /** Rises with every event of one subject. */
  readonly version: number;
  /** `data` as it will be sent: under 20 KB as JSON, without names, addresses or telephone numbers of customers. */
  readonly data: object;
  readonly occurredAt: Date;
  /** Only for this webhook. */
  readonly webhookId?: string;
}

const ROWS_PER_STATEMENT = 200;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 26;

/**
 * Writes events in the transaction of what they tell: with it they are there, without it they never happened. Order within one
 * call is kept. Answers their ids.
 */
export async function appendEvents(manager: EntityManager, events: readonly NewEvent[]): Promise<string[]> {
  const ids = events.map(() => newEventId());
  for (let start = 0; start < events.length; start += ROWS_PER_STATEMENT) {
    const slice = events.slice(start, start + ROWS_PER_STATEMENT);
    await defer(
      manager,
      `INSERT INTO events (id, account_id, webhook_id, type, subject, version, body, occurred_at, position) VALUES ${slice
        .map(() => '(?, ?, ?, ?, ?, ?, ?, ?, NULL)')
        .join(', ')}`,
      slice.flatMap((event, index) => [
        ids[start + index],
        event.accountId,
        event.webhookId ?? null,
        event.type,
        event.subject,
        event.version,
        JSON.stringify(event.data),
        event.occurredAt.getTime(),
      ]),
    );
  }
  return ids;
}

function newEventId(): string {
  let id = 'evt_';
  for (const byte of randomBytes(ID_LENGTH)) id += ALPHABET.charAt(byte % ALPHABET.length);
  return id;
}
