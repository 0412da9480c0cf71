import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A postal code, or a prefix with `*`, of the border region. */
@Entity('border_region')
export class BorderRegionEntity {
  @PrimaryColumn({ name: 'postal_area', type: 'varchar', length: 5 })
  postalArea: string;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
