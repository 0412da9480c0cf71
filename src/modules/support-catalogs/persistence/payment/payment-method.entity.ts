import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentForms, PaymentMethod } from '@/modules/support-catalogs/domain/payment/payment-methods';

/** A way to pay, as the domain's PaymentMethod; `discount` in millionths. */
@Entity('payment_methods')
export class PaymentMethodEntity implements PaymentMethod {
  @PrimaryColumn({ name: 'method_key', type: 'varchar', length: 60 })
  key: string;

  @Column({ name: 'group_name', type: 'varchar', length: 100 })
  group: string;

  @Column({ name: 'title', type: 'varchar', length: 150 })
  title: string;

  @Column({ name: 'sat_code', type: 'varchar', length: 4 })
  satCode: string;

  @Column({ name: 'discount', type: 'integer' })
  discount: number;

  @Column({ name: 'exchange_rate', type: 'varchar', length: 30 })
  exchangeRate: string;

  @Column({ name: 'term_days', type: 'integer' })
  termDays: number;

  @Column({ name: 'forms', type: 'simple-json' })
  forms: PaymentForms;

  @Column({ name: 'position', type: 'integer' })
  position: number;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
