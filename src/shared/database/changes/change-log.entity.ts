import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One line of the change log: `entity` with `entityId` has changed. `seq` rises, `changedAt` is in epoch milliseconds. */
@Entity('change_log')
@Index('ix_change_log_changed_at', ['changedAt'])
@Index('ix_change_log_published', ['published', 'seq'])
export class ChangeLogEntity {
  @PrimaryGeneratedColumn({ name: 'seq', type: 'integer' })
  seq: number;

  @Column({ name: 'entity', type: 'varchar', length: 32 })
  entity: string;

  @Column({ name: 'entity_id', type: 'varchar', length: 64 })
  entityId: string;

  @Column({ name: 'changed_at', type: 'bigint' })
  changedAt: number;

  /** The last position given out when readers of the change feed had been told of it; null: not yet. */
  @Column({ name: 'published', type: 'bigint', nullable: true })
  published: number | null;
}
