import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One fact about the installation, by name (Beyond 9.6: `feed_id`, `last_offer_day`). */
@Entity('service_state')
export class ServiceStateEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 40 })
  name: string;

  @Column({ name: 'value', type: 'varchar', length: 200 })
  value: string;
}
