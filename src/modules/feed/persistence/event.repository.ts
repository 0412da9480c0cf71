import { Inject, Injectable } from '@nestjs/common';
import { Database, type Transaction } from '@/shared/database/database';

/** An event as it was written. */
export interface StoredEvent {
  readonly id: string;
  readonly position: number;
  readonly type: string;
  /** `data` as JSON. */
  readonly body: string;
  /** Epoch milliseconds. */
  readonly occurredAt: number;
}

interface EventRow {
  readonly id: string;
  readonly position: number | string;
  readonly type: string;
  readonly body: string;
  readonly occurred_at: number | string;
}

const LIST = 'id, position, type, body, occurred_at';
const DELETED_PER_STATEMENT = 5000;

/** The statements that read an account's published events and delete old ones. What is meant for one webhook alone is nobody's to list. */
@Injectable()
export class EventRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Events of these types after a position that occurred at `from` or later, at most `limit`, in their order. */
  async after(
    accountId: number,
    place: { readonly position: number; readonly from: number },
    types: readonly string[],
    limit: number,
  ): Promise<StoredEvent[]> {
    const rows = await this.database.reader.query<EventRow[]>(
      `SELECT ${LIST} FROM events WHERE account_id = ? AND webhook_id IS NULL AND position > ? AND occurred_at >= ?
       AND type IN (${types.map(() => '?').join(', ')}) ORDER BY position LIMIT ?`,
      [accountId, place.position, place.from, ...types, limit],
    );
    return rows.map(toEvent);
  }

  async find(accountId: number, id: string, from: number, types: readonly string[]): Promise<StoredEvent | undefined> {
    const [row] = await this.database.reader.query<EventRow[]>(
      `SELECT ${LIST} FROM events WHERE id = ? AND account_id = ? AND webhook_id IS NULL AND position IS NOT NULL
       AND occurred_at >= ? AND type IN (${types.map(() => '?').join(', ')})`,
      [id, accountId, from, ...types],
    );
    return row && toEvent(row);
  }

  /** The position of the account's last event that occurred before `from`; 0 without one. */
  async lastBefore(accountId: number, from: number): Promise<number> {
    return this.number(
      'SELECT MAX(position) AS value FROM events WHERE account_id = ? AND webhook_id IS NULL AND position > 0 AND occurred_at < ?',
      [accountId, from],
    );
  }

  /** Whether any of the account's events after a position occurred before `from`. Costs what came after it, however many came before. */
  async anyBefore(
    accountId: number,
    { position, from }: { readonly position: number; readonly from: number },
  ): Promise<boolean> {
    const rows = await this.database.reader.query<unknown[]>(
      'SELECT 1 FROM events WHERE account_id = ? AND webhook_id IS NULL AND position > ? AND occurred_at < ? LIMIT 1',
      [accountId, position, from],
    );
    return rows.length > 0;
  }

  /** The last position given out. */
  latest(): Promise<number> {
    return this.number("SELECT value FROM counters WHERE name = 'eventos'", []);
  }

  /** Up to which position every event of any account occurred before `from`. */
  async allBefore(from: number): Promise<number> {
    const latest = await this.latest();
    const first = await this.number(
      'SELECT position AS value FROM events WHERE position > 0 AND occurred_at >= ? ORDER BY position LIMIT 1',
      [from],
    );
    return first === 0 ? latest : first - 1;
  }

  /** Deletes the events up to a position. */
  async deleteUpTo(position: number, note: (manager: Transaction) => Promise<void>): Promise<void> {
    await this.database.write(note);
    for (let more = true; more;) {
      const upper = await this.number(
        `SELECT MAX(position) AS value FROM (SELECT position FROM events WHERE position > 0 AND position <= ?
         ORDER BY position LIMIT ${DELETED_PER_STATEMENT}) AS oldest`,
        [position],
      );
      more = upper > 0;
      if (more)
        await this.database.write((manager) =>
          manager.query('DELETE FROM events WHERE position > 0 AND position <= ?', [upper]),
        );
    }
  }

  private async number(sql: string, parameters: readonly number[]): Promise<number> {
    const [row] = await this.database.reader.query<{ value: number | string | null }[]>(sql, [...parameters]);
    return Number(row?.value ?? 0);
  }
}

function toEvent(row: EventRow): StoredEvent {
  return {
    id: row.id,
    position: Number(row.position),
    type: row.type,
    body: row.body,
    occurredAt: Number(row.occurred_at),
  };
}
