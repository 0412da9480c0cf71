import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ShippingGuide } from '@/modules/invoices/domain/invoice';

/** A shipping guide. Its invoice need not be known. */
@Entity('shipping_guides')
@Index('ix_shipping_guides_newest', ['accountId', 'withdrawn', 'invoicedAt', 'guideFolio'])
@Index('ix_shipping_guides_order', ['accountId', 'withdrawn', 'orderKey'])
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

  /** The folio of its order, as imported; null when its invoice alone tells. */
  @Column({ name: 'order_folio', type: 'varchar', length: 40, nullable: true })
  orderFolio: string | null;

  /** The order folio without `-API` and slashes; in capitals when it is of our form. */
  @Column({ name: 'order_key', type: 'varchar', length: 40, nullable: true })
  orderKey: string | null;

  /** Where it is, in the carrier's words. */
  @Column({ name: 'state', type: 'varchar', length: 60, nullable: true })
  state: string | null;

  /** `YYYY-MM-DD HH:MM:SS` in Mexico City. */
  @Column({ name: 'state_at', type: 'varchar', length: 19, nullable: true })
  stateAt: string | null;

  /** Where it is looked up, where that is no page of the carrier's. */
  @Column({ name: 'url', type: 'varchar', length: 500, nullable: true })
  url: string | null;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
