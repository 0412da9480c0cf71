import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often an account's invoices have changed: what was counted under one revision holds until the next. */
@Entity('invoice_revisions')
export class InvoiceRevisionEntity {
  @PrimaryColumn({ name: 'account_id', type: 'bigint' })
  accountId: number;

  @Column({ name: 'revision', type: 'integer' })
  revision: number;
}
