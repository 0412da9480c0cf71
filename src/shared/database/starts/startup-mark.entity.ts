import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something done once per database at start: begun, and finished or not. Rows by which transactions take turns (`turn.ts`) are none of these. */
@Entity('startup_marks')
export class StartupMarkEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 40 })
  name: string;

  @Column({ name: 'finished', type: 'boolean' })
  finished: boolean;
}
