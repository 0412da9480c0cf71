import type { DocumentedInvoice } from '@/modules/invoices/documents/domain/invoice-document';

/** The invoices and tax ids that a dry run would have written before it comes to their documents. */
export interface RehearsedInvoices {
  /** Whether it would have written the invoice of this folio. */
  has(folio: string): boolean;
  /** Those of its invoices with this fiscal folio in upper case, or this folio but for slashes. Their ids are no stored one's. */
  withKey(column: 'uuidKey' | 'folioKey', key: string): readonly DocumentedInvoice[];
  /** The RFC of an account it would have written; undefined for any other. */
  taxIdOf(accountId: number): string | undefined;
}
