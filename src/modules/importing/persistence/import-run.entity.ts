import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RunState } from '@/modules/importing/domain/import-history';

/** A run of the importer that wrote. Ids begin with the time, so that they sort by it. */
@Entity('import_runs')
export class ImportRunEntity {
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 20 })
  id: string;

  /** File or folder, as it was named. */
  @Column({ name: 'source', type: 'text' })
  source: string;

  @Column({ name: 'full_load', type: 'boolean' })
  full: boolean;

  /** `running` also after a kill: then nobody was left to say otherwise. */
  @Column({ name: 'state', type: 'varchar', length: 20 })
  state: RunState;

  @Index('ix_import_runs_started_at')
  @Column({ name: 'started_at', type: 'bigint' })
  startedAt: number;

  @Column({ name: 'finished_at', type: 'bigint', nullable: true })
  finishedAt: number | null;
}
