import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Carrier } from '@/modules/support-catalogs/domain/delivery/carriers';

/** A carrier, as the domain's Carrier. */
@Entity('carriers')
export class CarrierEntity implements Carrier {
  @PrimaryColumn({ name: 'code', type: 'varchar', length: 60 })
  code: string;

  @Column({ name: 'name', type: 'varchar', length: 150 })
  name: string;

  @Column({ name: 'next_day', type: 'boolean' })
  nextDay: boolean;

  @Column({ name: 'ground', type: 'boolean' })
  ground: boolean;

  @Column({ name: 'coverage_dependent', type: 'boolean' })
  coverageDependent: boolean;

  @Column({ name: 'position', type: 'integer' })
  position: number;

  /** Where a guide is looked up, with `{guia}` for its number; null when the carrier has no such page. */
  @Column({ name: 'tracking_url', type: 'varchar', length: 500, nullable: true })
  trackingUrl: string | null;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
