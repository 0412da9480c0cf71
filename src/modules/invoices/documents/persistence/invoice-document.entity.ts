import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DocumentKind, StoredDocument } from '@/modules/invoices/documents/domain/invoice-document';

/** The XML or the PDF of an invoice. Its bytes are in the storage folder. */
@Entity('invoice_documents')
export class InvoiceDocumentEntity implements StoredDocument {
  @PrimaryColumn({ name: 'invoice_id', type: 'integer' })
  invoiceId: number;

  @PrimaryColumn({ name: 'kind', type: 'varchar', length: 3 })
  kind: DocumentKind;

  /** Whose invoice it was when the file was judged: should the invoice go to another account, the file does not go with it. */
  @Column({ name: 'account_id', type: 'bigint' })
  accountId: number;

  /** The invoice's fiscal folio when the file was judged, in upper case; empty when it had none. */
  @Column({ name: 'uuid', type: 'varchar', length: 36 })
  uuid: string;

  /** Name in the storage folder, made by the server. */
  @Index('ux_invoice_documents_storage_name', { unique: true })
  @Column({ name: 'storage_name', type: 'varchar', length: 64 })
  storageName: string;

  @Column({ name: 'bytes', type: 'integer' })
  bytes: number;

  /** Hexadecimal. */
  @Column({ name: 'sha256', type: 'varchar', length: 64 })
  sha256: string;

  /** Epoch milliseconds. */
  @Column({ name: 'stored_at', type: 'bigint' })
  storedAt: number;
}
