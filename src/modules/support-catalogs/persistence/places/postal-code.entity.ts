import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PostalCode } from '@/modules/support-catalogs/domain/places/postal-codes';

/** A postal code with its settlements; names upper-cased. */
@Entity('postal_codes')
@Index('ix_postal_codes_municipality', ['stateCode', 'municipality'])
export class PostalCodeEntity implements PostalCode {
  @PrimaryColumn({ name: 'code', type: 'varchar', length: 5 })
  code: string;

  @Column({ name: 'state_code', type: 'varchar', length: 4 })
  stateCode: string;

  @Column({ name: 'municipality', type: 'varchar', length: 100 })
  municipality: string;

  @Column({ name: 'settlements', type: 'simple-json' })
  settlements: string[];

  @Column({ name: 'complete', type: 'boolean' })
  complete: boolean;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
