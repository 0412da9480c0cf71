import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DeliveryState } from '@/modules/webhooks/domain/delivery';

/** One event on its way to one webhook. Instants in epoch milliseconds, by the database's clock. */
@Entity('webhook_deliveries')
@Index('ix_webhook_deliveries_due', ['state', 'nextAt'])
@Index('ix_webhook_deliveries_order', ['webhookId', 'position'])
@Index('ix_webhook_deliveries_next', ['webhookId', 'state', 'nextAt', 'position'])
@Index('ix_webhook_deliveries_strict', ['webhookId', 'state', 'position'])
@Index('ix_webhook_deliveries_leases', ['webhookId', 'leaseUntil'])
@Index('ix_webhook_deliveries_list', ['webhookId', 'createdAt', 'id'])
export class WebhookDeliveryEntity {
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 40 })
  id: string;

  @Column({ name: 'webhook_id', type: 'varchar', length: 40 })
  webhookId: string;

  @Column({ name: 'event_id', type: 'varchar', length: 40 })
  eventId: string;

  @Column({ name: 'position', type: 'bigint' })
  position: number;

  @Column({ name: 'state', type: 'varchar', length: 12 })
  state: DeliveryState;

  /** Attempts begun. */
  @Column({ name: 'attempts', type: 'integer' })
  attempts: number;

  @Column({ name: 'next_at', type: 'bigint' })
  nextAt: number;

  /** The process that is at it, until `leaseUntil`. */
  @Column({ name: 'lease_by', type: 'varchar', length: 64, nullable: true })
  leaseBy: string | null;

  @Column({ name: 'lease_until', type: 'bigint', nullable: true })
  leaseUntil: number | null;

  /** Rises with every lease, so that one that ran out can't settle anything. */
  @Column({ name: 'fence', type: 'integer' })
  fence: number;

  /** The delivery it repeats, or the replay it is part of. */
  @Column({ name: 'replay_of', type: 'varchar', length: 40, nullable: true })
  replayOf: string | null;

  @Column({ name: 'created_at', type: 'bigint' })
  createdAt: number;

  @Column({ name: 'finished_at', type: 'bigint', nullable: true })
  finishedAt: number | null;
}
