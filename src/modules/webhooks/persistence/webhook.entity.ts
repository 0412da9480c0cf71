import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Ordering, WebhookReason, WebhookState } from '@/modules/webhooks/domain/webhook';

/** An address of an account that its events are sent to. Secrets are encrypted. Instants in epoch milliseconds. */
@Entity('webhooks')
@Index('ix_webhooks_account', ['accountId'])
export class WebhookEntity {
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 40 })
  id: string;

  @Column({ name: 'account_id', type: 'bigint' })
  accountId: number;

  @Column({ name: 'url', type: 'varchar', length: 2048 })
  url: string;

  @Column({ name: 'description', type: 'varchar', length: 200 })
  description: string;

  /** A JSON list. */
  @Column({ name: 'types', type: 'text' })
  types: string;

  @Column({ name: 'ordering', type: 'varchar', length: 10 })
  ordering: Ordering;

  @Column({ name: 'state', type: 'varchar', length: 12 })
  state: WebhookState;

  @Column({ name: 'reason', type: 'varchar', length: 20 })
  reason: WebhookReason;

  @Column({ name: 'secret', type: 'varchar', length: 255 })
  secret: string;

  @Column({ name: 'old_secret', type: 'varchar', length: 255, nullable: true })
  oldSecret: string | null;

  @Column({ name: 'old_secret_until', type: 'bigint', nullable: true })
  oldSecretUntil: number | null;

  /** When the first of the attempts that have all failed since was made. */
  @Column({ name: 'failing_since', type: 'bigint', nullable: true })
  failingSince: number | null;

  /** Attempts that failed since the last that did not. */
  @Column({ name: 'failures', type: 'integer' })
  failures: number;

  /** Client id of the credential whose scopes say which types may be sent. */
  @Column({ name: 'created_by', type: 'varchar', length: 64 })
  createdBy: string;

  @Column({ name: 'created_at', type: 'bigint' })
  createdAt: number;

  @Column({ name: 'version', type: 'integer' })
  version: number;
}
