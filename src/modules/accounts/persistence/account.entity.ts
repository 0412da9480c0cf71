import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AccountAddress, BrandAgreement, Seller } from '@/modules/accounts/domain/account';

/** A reseller's account: its gate to the API and its commercial agreement. Discounts in millionths (36 % = 360000). */
@Entity('accounts')
export class AccountEntity {
  @PrimaryColumn({ name: 'id', type: 'bigint' })
  id: number;

  @Column({ name: 'business_name', type: 'varchar', length: 250 })
  businessName: string;

  @Column({ name: 'tax_id', type: 'varchar', length: 20 })
  taxId: string;

  @Column({ name: 'tax_regime', type: 'varchar', length: 5 })
  taxRegime: string;

  @Column({ name: 'email', type: 'varchar', length: 200 })
  email: string;

  @Column({ name: 'phone', type: 'varchar', length: 40 })
  phone: string;

  @Column({ name: 'whatsapp', type: 'varchar', length: 40, nullable: true })
  whatsapp: string | null;

  @Column({ name: 'address', type: 'simple-json' })
  address: AccountAddress;

  @Column({ name: 'api_enabled', type: 'boolean' })
  apiEnabled: boolean;

  @Column({ name: 'class_name', type: 'varchar', length: 60 })
  className: string;

  @Column({ name: 'class_discount', type: 'integer' })
  classDiscount: number;

  @Column({ name: 'agreements', type: 'simple-json' })
  agreements: BrandAgreement[];

  @Column({ name: 'credit_terms', type: 'simple-json' })
  creditTerms: string[];

  @Column({ name: 'warehouses', type: 'simple-json', nullable: true })
  warehouses: string[] | null;

  @Column({ name: 'seller', type: 'simple-json', nullable: true })
  seller: Seller | null;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
