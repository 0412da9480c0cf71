import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { SavedAddress } from '@/modules/addresses/domain/address';

/** A saved address. Columns are wider than what is accepted: upper-casing can make a text up to three times as long. */
@Entity('addresses')
@Index('ix_addresses_account', ['accountId'])
export class AddressEntity implements SavedAddress {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id: number;

  @Column({ name: 'account_id', type: 'bigint' })
  accountId: number;

  @Column({ name: 'subaccount_id', type: 'bigint' })
  subaccountId: number;

  @Column({ name: 'recipient', type: 'varchar', length: 360 })
  recipient: string;

  @Column({ name: 'street', type: 'varchar', length: 300 })
  street: string;

  @Column({ name: 'ext_number', type: 'varchar', length: 60 })
  exteriorNumber: string;

  @Column({ name: 'int_number', type: 'varchar', length: 60 })
  interiorNumber: string;

  @Column({ name: 'neighborhood', type: 'varchar', length: 300 })
  neighborhood: string;

  @Column({ name: 'city', type: 'varchar', length: 300 })
  city: string;

  @Column({ name: 'state_code', type: 'varchar', length: 180 })
  stateCode: string;

  @Column({ name: 'state_name', type: 'varchar', length: 180 })
  stateName: string;

  @Column({ name: 'country', type: 'varchar', length: 3 })
  country: string;

  @Column({ name: 'country_number', type: 'integer' })
  countryNumber: number;

  @Column({ name: 'postal_code', type: 'varchar', length: 30 })
  postalCode: string;

  @Column({ name: 'phone', type: 'varchar', length: 60 })
  phone: string;
}
