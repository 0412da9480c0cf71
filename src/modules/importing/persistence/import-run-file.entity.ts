import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What became of a file of a run. */
@Entity('import_run_files')
@Index('ix_import_run_files_entity', ['entity', 'finishedAt'])
export class ImportRunFileEntity {
  @PrimaryColumn({ name: 'run_id', type: 'varchar', length: 20 })
  runId: string;

  @PrimaryColumn({ name: 'position', type: 'integer' })
  position: number;

  @Column({ name: 'file', type: 'varchar', length: 255 })
  file: string;

  @Column({ name: 'entity', type: 'varchar', length: 40 })
  entity: string;

  @Column({ name: 'read_lines', type: 'integer' })
  read: number;

  @Column({ name: 'created', type: 'integer' })
  created: number;

  @Column({ name: 'changed', type: 'integer' })
  changed: number;

  @Column({ name: 'unchanged', type: 'integer' })
  unchanged: number;

  @Column({ name: 'refused', type: 'integer' })
  refused: number;

  @Column({ name: 'withdrawn', type: 'integer' })
  withdrawn: number;

  @Column({ name: 'finished_at', type: 'bigint' })
  finishedAt: number;
}
