import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DeliveryTime } from '@/modules/support-catalogs/domain/delivery/delivery-times';

/** How long a carrier takes in a zone, in business days. */
@Entity('delivery_times')
export class DeliveryTimeEntity implements DeliveryTime {
  @PrimaryColumn({ name: 'carrier', type: 'varchar', length: 60 })
  carrier: string;

  @PrimaryColumn({ name: 'zone', type: 'varchar', length: 20 })
  zone: string;

  @Column({ name: 'min_days', type: 'integer' })
  minDays: number;

  @Column({ name: 'max_days', type: 'integer' })
  maxDays: number;

  /** More of them in an extended zone. */
  @Column({ name: 'extended_days', type: 'integer' })
  extendedDays: number;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
