import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A branch, which is also a warehouse when `supplies` is set. `series` is the prefix of its folios. */
@Entity('branches')
export class BranchEntity {
  @PrimaryColumn({ name: 'code', type: 'varchar', length: 60 })
  code: string;

  @Column({ name: 'name', type: 'varchar', length: 150 })
  name: string;

  @Column({ name: 'street', type: 'varchar', length: 150 })
  street: string;

  @Column({ name: 'ext_number', type: 'varchar', length: 40 })
  extNumber: string;

  @Column({ name: 'int_number', type: 'varchar', length: 40, nullable: true })
  intNumber: string | null;

  @Column({ name: 'neighborhood', type: 'varchar', length: 150 })
  neighborhood: string;

  @Column({ name: 'postal_code', type: 'varchar', length: 10 })
  postalCode: string;

  @Column({ name: 'city', type: 'varchar', length: 150 })
  city: string;

  @Column({ name: 'state', type: 'varchar', length: 100 })
  state: string;

  @Column({ name: 'country', type: 'varchar', length: 60 })
  country: string;

  @Column({ name: 'phone', type: 'varchar', length: 60 })
  phone: string;

  @Column({ name: 'latitude', type: 'double' })
  latitude: number;

  @Column({ name: 'longitude', type: 'double' })
  longitude: number;

  @Column({ name: 'supplies', type: 'boolean' })
  supplies: boolean;

  @Column({ name: 'series', type: 'varchar', length: 10 })
  series: string;

  /** `HH:MM` in Mexico City from which goods leave the next business day; null for the house's own. */
  @Column({ name: 'cutoff_time', type: 'varchar', length: 5, nullable: true })
  cutoffTime: string | null;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
