import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last position given out of a series; locked while the next ones are. */
@Entity('counters')
export class CounterEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 40 })
  name: string;

  @Column({ name: 'value', type: 'bigint' })
  value: number;
}
