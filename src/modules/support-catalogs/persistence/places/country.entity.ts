import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Country } from '@/modules/support-catalogs/domain/places/countries';

/** A country: ISO alpha-3 code, number and Spanish name. */
@Entity('countries')
export class CountryEntity implements Country {
  @PrimaryColumn({ name: 'code', type: 'varchar', length: 3 })
  code: string;

  @Column({ name: 'number', type: 'integer' })
  number: number;

  @Column({ name: 'name', type: 'varchar', length: 150 })
  name: string;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
