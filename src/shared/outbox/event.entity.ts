import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Something that happened to an account, written in the transaction that made it happen. It has no position until the publisher
 * has given it one; from then on readers and webhooks see it.
 */
@Entity('events')
@Index('ix_events_account', ['accountId', 'position'])
@Index('ix_events_position', ['position'])
export class EventEntity {
  /** `evt_` and 26 random characters: what receivers tell repeats by. */
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 40 })
  id: string;

  @Column({ name: 'account_id', type: 'bigint' })
  accountId: number;

  /** The one webhook it is meant for (a ping); null for every one that subscribed to its type. */
  @Column({ name: 'webhook_id', type: 'varchar', length: 40, nullable: true })
  webhookId: string | null;

  @Column({ name: 'type', type: 'varchar', length: 40 })
  type: string;

  /** What it is about: a folio, an invoice, a webhook. */
  @Column({ name: 'subject', type: 'varchar', length: 80 })
  subject: string;

  /** Rises with every event of one subject. */
  @Column({ name: 'version', type: 'integer' })
  version: number;

  /** `data` of the event as JSON. */
  @Column({ name: 'body', type: 'text' })
  body: string;

  /** Epoch milliseconds. */
  @Column({ name: 'occurred_at', type: 'bigint' })
  occurredAt: number;

  @Column({ name: 'position', type: 'bigint', nullable: true })
  position: number | null;
}
