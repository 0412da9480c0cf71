import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A day, besides Saturdays and Sundays, on which carriers don't work. */
@Entity('holidays')
export class HolidayEntity {
  /** YYYYMMDD. */
  @PrimaryColumn({ name: 'day', type: 'integer' })
  day: number;

  @Column({ name: 'name', type: 'varchar', length: 150 })
  name: string;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
