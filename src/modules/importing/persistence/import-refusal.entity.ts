import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A refused line of a run (line 0: the file as a whole), up to so many of each run. */
@Entity('import_refusals')
export class ImportRefusalEntity {
  @PrimaryColumn({ name: 'run_id', type: 'varchar', length: 20 })
  runId: string;

  @PrimaryColumn({ name: 'position', type: 'integer' })
  position: number;

  @Column({ name: 'file', type: 'varchar', length: 255 })
  file: string;

  @Column({ name: 'line', type: 'bigint' })
  line: number;

  @Column({ name: 'field', type: 'varchar', length: 255 })
  field: string;

  @Column({ name: 'problem', type: 'text' })
  problem: string;
}
