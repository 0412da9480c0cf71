import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FreightZone } from '@/modules/support-catalogs/domain/delivery/freight-tariffs';

/** The freight zone from a state to another, by their traditional codes. */
@Entity('freight_zones')
export class FreightZoneEntity implements FreightZone {
  @PrimaryColumn({ name: 'origin_state', type: 'varchar', length: 4 })
  originState: string;

  @PrimaryColumn({ name: 'destination_state', type: 'varchar', length: 4 })
  destinationState: string;

  @Column({ name: 'zone', type: 'varchar', length: 20 })
  zone: string;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
