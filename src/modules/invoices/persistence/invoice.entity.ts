import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { InvoiceHeader } from '@/modules/invoices/domain/invoice';

/**
 * An invoice: own columns for what it is found and sorted by, the rest as JSON. Every index leads with the account, so that a
 * reader only ever walks its own rows; the wide ones answer counts and sorts without touching the table. The last two are the
 * importer's, which looks for the invoice of a document whoever it belongs to.
 */
@Entity('invoices')
@Index('ix_invoices_issued', ['accountId', 'withdrawn', 'issuedOn', 'folio', 'orderFolio'])
@Index('ix_invoices_folio', ['accountId', 'withdrawn', 'folio', 'issuedOn'])
@Index('ix_invoices_order', ['accountId', 'withdrawn', 'orderFolio', 'folio', 'issuedOn'])
@Index('ix_invoices_spelled', ['accountId', 'withdrawn', 'orderSpelled', 'folio', 'issuedOn'])
@Index('ix_invoices_folio_key', ['accountId', 'withdrawn', 'folioKey'])
@Index('ix_invoices_order_key', ['accountId', 'withdrawn', 'orderKey'])
@Index('ix_invoices_uuid_key', ['uuidKey'])
@Index('ix_invoices_any_folio_key', ['folioKey'])
export class InvoiceEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id: number;

  @Column({ name: 'account_id', type: 'bigint' })
  accountId: number;

  @Index('uq_invoices_folio', { unique: true })
  @Column({ name: 'folio', type: 'varchar', length: 40 })
  folio: string;

  /** The folio without slashes. */
  @Column({ name: 'folio_key', type: 'varchar', length: 40 })
  folioKey: string;

  /** The folio of the order behind it, as imported; empty when none is known. Not a foreign key: most orders are not ours. */
  @Column({ name: 'order_folio', type: 'varchar', length: 40 })
  orderFolio: string;

  /** The order folio without `-API` and slashes; in capitals when it is of our form. */
  @Column({ name: 'order_key', type: 'varchar', length: 40 })
  orderKey: string;

  /** An order folio of our form as orders are given out, where it was imported otherwise; else null. */
  @Column({ name: 'order_spelled', type: 'varchar', length: 40, nullable: true })
  orderSpelled: string | null;

  /** The fiscal folio of the header in upper case; null when it is none. */
  @Column({ name: 'uuid_key', type: 'varchar', length: 36, nullable: true })
  uuidKey: string | null;

  /** YYYYMMDD. */
  @Column({ name: 'issued_on', type: 'integer' })
  issuedOn: number;

  @Column({ name: 'header', type: 'simple-json' })
  header: InvoiceHeader;

  /** SHA-256 of the lines, to tell a change without reading them. */
  @Column({ name: 'line_digest', type: 'varchar', length: 64 })
  lineDigest: string;

  /** The account whose revision was raised for this invoice last: tells which one loses it when it moves to another. */
  @Column({ name: 'counted_account_id', type: 'bigint' })
  countedAccountId: number;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
