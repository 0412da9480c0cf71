import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A postal code, or a prefix with `*`, that carriers reach at an extra charge. */
@Entity('extended_zones')
export class ExtendedZoneEntity {
  @PrimaryColumn({ name: 'postal_area', type: 'varchar', length: 5 })
  postalArea: string;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
