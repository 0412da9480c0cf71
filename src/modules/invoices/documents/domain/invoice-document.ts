/** What an invoice's file can be. */
export type DocumentKind = 'xml' | 'pdf';

/** In the order they are told. */
export const DOCUMENT_KINDS: readonly DocumentKind[] = ['xml', 'pdf'];

/** Largest file of each kind in bytes, accepted at exactly this size (Beyond 9.2: 5 MB, 10 MB). */
export const MAX_DOCUMENT_BYTES: Readonly<Record<DocumentKind, number>> = {
  xml: 5 * 1024 * 1024,
  pdf: 10 * 1024 * 1024,
};

/** An invoice as far as its documents are concerned. Amounts in ten-thousandths; `uuid` as imported, in any case. */
export interface DocumentedInvoice {
  readonly id: number;
  readonly accountId: number;
  readonly folio: string;
  /** As imported; '' for none. */
  readonly orderFolio: string;
  /** YYYYMMDD. */
  readonly issuedOn: number;
  readonly uuid: string;
  readonly total: number;
  readonly currency: string;
}

/** A document that is on the disk and belongs to an invoice. */
export interface StoredDocument {
  readonly invoiceId: number;
  readonly kind: DocumentKind;
  readonly accountId: number;
  /** In upper case; empty when the invoice had none. */
  readonly uuid: string;
  readonly storageName: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Epoch milliseconds. */
  readonly storedAt: number;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A fiscal folio as it is compared: upper case. Undefined for a text that is none. */
export function uuidKey(text: string): string | undefined {
  const trimmed = text.trim();
  return UUID.test(trimmed) ? trimmed.toUpperCase() : undefined;
}

/**
 * Whether a document is still the invoice's: an import may have given the invoice to another account or another fiscal folio since
 * the file was judged, and then it is nobody's.
 */
export function belongsTo(
  document: Pick<StoredDocument, 'accountId' | 'uuid'>,
  invoice: Pick<DocumentedInvoice, 'accountId' | 'uuid'>,
): boolean {
  return document.accountId === invoice.accountId && document.uuid === (uuidKey(invoice.uuid) ?? '');
}

/** The file's name for whoever downloads it: the fiscal folio in lower case, else the folio in plain characters (Beyond 5.2). */
export function documentName(invoice: Pick<DocumentedInvoice, 'folio' | 'uuid'>, kind: DocumentKind): string {
  const base = uuidKey(invoice.uuid)?.toLowerCase() ?? invoice.folio.replace(/[^A-Za-z0-9_-]/g, '');
  return `${base === '' ? 'factura' : base}.${kind}`;
}
