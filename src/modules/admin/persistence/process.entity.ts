import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A process of the service that shares this database. Instants in epoch milliseconds, by the database's clock. */
@Entity('processes')
export class ProcessEntity {
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 64 })
  id: string;

  @Column({ name: 'host', type: 'varchar', length: 64 })
  host: string;

  @Column({ name: 'version', type: 'varchar', length: 40 })
  version: string;

  @Column({ name: 'started_at', type: 'bigint' })
  startedAt: number;

  @Index('ix_processes_seen_at')
  @Column({ name: 'seen_at', type: 'bigint' })
  seenAt: number;

  /** Version of its catalog in memory. */
  @Column({ name: 'snapshot_version', type: 'bigint' })
  snapshotVersion: number;

  /** The last position of the change feed that it knows. */
  @Column({ name: 'feed_position', type: 'bigint' })
  feedPosition: number;

  /** How far its memory is behind the database. */
  @Column({ name: 'lag_ms', type: 'bigint' })
  lagMs: number;
}
