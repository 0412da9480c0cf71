import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InvoiceLine } from '@/modules/invoices/domain/invoice';

/** One line of an invoice, in order of `position`. A row each, since a long invoice outgrows one text column. */
@Entity('invoice_lines', { withoutRowid: true })
export class InvoiceLineEntity {
  @PrimaryColumn({ name: 'invoice_id', type: 'integer' })
  invoiceId: number;

  @PrimaryColumn({ name: 'position', type: 'integer' })
  position: number;

  @Column({ name: 'content', type: 'simple-json' })
  content: InvoiceLine;
}
