import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ShippingGuide } from '@/modules/invoices/domain/invoice';

/** A shipping guide. Its invoice need not be known. */
@Entity('shipping_guides')
@Index('ix_shipping_guides_newest', ['accountId', 'withdrawn', 'invoicedAt', 'guideFolio'])
@Index('ix_shipping_guides_invoice', ['accountId', 'withdrawn', 'invoiceKey'])
export class ShippingGuideEntity implements ShippingGuide {
  @PrimaryColumn({ name: 'guide_folio', type: 'varchar', length: 60 })
  guideFolio: string;

  @Column({ name: 'account_id', type: 'bigint' })
  accountId: number;

  @Column({ name: 'carrier', type: 'varchar', length: 100 })
  carrier: string;

  @Column({ name: 'invoice_folio', type: 'varchar', length: 40 })
  invoiceFolio: string;

  /** The invoice's folio without slashes. */
  @Column({ name: 'invoice_key', type: 'varchar', length: 40 })
  invoiceKey: string;

  /** `YYYY-MM-DD HH:MM:SS` in Mexico City, as printed on the invoice; empty when unknown. */
  @Column({ name: 'invoiced_at', type: 'varchar', length: 19 })
  invoicedAt: string;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
