import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what, when and from where; rows are only ever added, and leave after 400 days (Beyond 6.2, 9.6). */
@Entity('audit_log')
@Index('ix_audit_log_at', ['at'])
@Index('ix_audit_log_account', ['accountId', 'at'])
export class AuditLogEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id: number;

  /** Epoch milliseconds. */
  @Column({ name: 'at', type: 'bigint' })
  at: number;

  /** `token`, `operator`, `service`. */
  @Column({ name: 'actor_kind', type: 'varchar', length: 10 })
  actorKind: string;

  @Column({ name: 'actor', type: 'varchar', length: 150 })
  actor: string;

  @Column({ name: 'origin', type: 'varchar', length: 100 })
  origin: string;

  @Column({ name: 'request_id', type: 'varchar', length: 100, nullable: true })
  requestId: string | null;

  @Column({ name: 'event', type: 'varchar', length: 60 })
  event: string;

  @Column({ name: 'account_id', type: 'bigint', nullable: true })
  accountId: number | null;

  @Column({ name: 'subject', type: 'varchar', length: 120 })
  subject: string;

  /** An object as JSON. */
  @Column({ name: 'details', type: 'text' })
  details: string;
}
