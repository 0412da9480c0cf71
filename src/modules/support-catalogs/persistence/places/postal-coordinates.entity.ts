import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a postal code is, in degrees. */
@Entity('postal_coordinates')
export class PostalCoordinatesEntity {
  @PrimaryColumn({ name: 'postal_code', type: 'varchar', length: 5 })
  postalCode: string;

  @Column({ name: 'latitude', type: 'double' })
  latitude: number;

  @Column({ name: 'longitude', type: 'double' })
  longitude: number;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
