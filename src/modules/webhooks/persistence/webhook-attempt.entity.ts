import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AttemptReason } from '@/modules/webhooks/domain/delivery';

/** One request of a delivery. Written before a byte goes out, as interrupted: what is never settled stays that. */
@Entity('webhook_attempts')
export class WebhookAttemptEntity {
  @PrimaryColumn({ name: 'delivery_id', type: 'varchar', length: 40 })
  deliveryId: string;

  /** From 1. */
  @PrimaryColumn({ name: 'number', type: 'integer' })
  number: number;

  /** Epoch milliseconds. */
  @Column({ name: 'started_at', type: 'bigint' })
  startedAt: number;

  @Column({ name: 'ms', type: 'integer' })
  ms: number;

  @Column({ name: 'status', type: 'integer', nullable: true })
  status: number | null;

  @Column({ name: 'reason', type: 'varchar', length: 30 })
  reason: AttemptReason;

  /** The first printable characters of the answer. */
  @Column({ name: 'response', type: 'text' })
  response: string;
}
