import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A postal code, or a prefix with `*`, that a coverage-dependent carrier delivers to. */
@Entity('carrier_coverage')
export class CarrierCoverageEntity {
  @PrimaryColumn({ name: 'carrier', type: 'varchar', length: 60 })
  carrier: string;

  @PrimaryColumn({ name: 'postal_area', type: 'varchar', length: 5 })
  postalArea: string;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
