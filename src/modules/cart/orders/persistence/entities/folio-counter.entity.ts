import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number given out in a series and year. */
@Entity('folio_counters')
export class FolioCounterEntity {
  @PrimaryColumn({ name: 'series', type: 'varchar', length: 20 })
  series: string;

  @PrimaryColumn({ name: 'year', type: 'integer' })
  year: number;

  @Column({ name: 'last_number', type: 'integer' })
  lastNumber: number;
}
