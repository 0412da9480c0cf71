import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '@/shared/database/database';
import { RepeatedWork } from '@/shared/kernel/repeated-work';
import { givePositions } from '@/shared/outbox/positions';
import { reasonOf } from '@/shared/logging/describe-error';

/** An event that has its place: what readers and receivers see from now on. */
export interface PublishedEvent {
  readonly id: string;
  readonly accountId: number;
  readonly webhookId: string | undefined;
  readonly type: string;
  readonly subject: string;
  readonly position: number;
  readonly occurredAt: number;
}

/** Whoever must know of each event exactly once: does its part in the transaction that gives the positions. */
export interface EventSubscriber {
  published(manager: EntityManager, events: readonly PublishedEvent[]): Promise<void>;
}

const LOOK_EVERY_MS = 500;
const EVENTS_PER_ROUND = 500;

interface UnpublishedRow {
  readonly id: string;
  readonly account_id: number | string;
  readonly webhook_id: string | null;
  readonly type: string;
  readonly subject: string;
  readonly occurred_at: number | string;
}

/**
 * Gives committed events their positions and hands them to the subscribers in the same transaction (Beyond 2.4): a crash anywhere
 * loses nothing and does nothing twice. Every process tries; one at a time does it.
 */
@Injectable()
export class EventPublisher implements BeforeApplicationShutdown {
  private readonly logger = new Logger(EventPublisher.name);
  private readonly subscribers: EventSubscriber[] = [];
  private readonly looks = new RepeatedWork(LOOK_EVERY_MS, {
    goesOn: () => {
      this.logger.log('events are published again');
    },
    failed: (error) => {
      this.logger.error(`events can't be published: ${reasonOf(error)}`);
    },
  });

  constructor(@Inject(Database) private readonly database: Database) {}

  subscribe(subscriber: EventSubscriber): void {
    this.subscribers.push(subscriber);
  }

  /** Looks for events from now on, twice a second. */
  start(): void {
    this.looks.start(() => this.rounds());
  }

  /** Publishes what is committed now, unless another process is at it. */
  publish(): Promise<void> {
    return this.looks.run(() => this.rounds());
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.looks.stop();
  }

  private async rounds(): Promise<void> {
    while (!this.looks.isStopped && (await this.anyWaits())) {
      const reached = await givePositions(this.database, 'eventos', async (manager, last) => {
        const published = await this.round(manager, last);
        return published === 0 ? undefined : last + published;
      });
      if (reached === undefined) return;
    }
  }

  private async anyWaits(): Promise<boolean> {
    const rows = await this.database.reader.query<unknown[]>('SELECT 1 FROM events WHERE position IS NULL LIMIT 1');
    return rows.length > 0;
  }

  private async round(manager: EntityManager, last: number): Promise<number> {
    const rows = await manager.query<UnpublishedRow[]>(
      `SELECT id, account_id, webhook_id, type, subject, occurred_at FROM events WHERE position IS NULL
       ORDER BY occurred_at, subject, version, id LIMIT ${EVENTS_PER_ROUND}`,
    );
    const events = rows.map((row, index) => published(row, last + index + 1));
    if (events.length === 0) return 0;
    await manager.query(
      `UPDATE events SET position = CASE id ${events.map(() => 'WHEN ? THEN ?').join(' ')} END
       WHERE id IN (${events.map(() => '?').join(', ')})`,
      [...events.flatMap(({ id, position }) => [id, position]), ...events.map(({ id }) => id)],
    );
    for (const subscriber of this.subscribers) await subscriber.published(manager, events);
    return events.length;
  }
}

function published(row: UnpublishedRow, position: number): PublishedEvent {
  return {
    id: row.id,
    accountId: Number(row.account_id),
    webhookId: row.webhook_id ?? undefined,
    type: row.type,
    subject: row.subject,
    position,
    occurredAt: Number(row.occurred_at),
  };
}
