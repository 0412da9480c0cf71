import {
  DOCUMENT_KINDS,
  type DocumentedInvoice,
  type DocumentKind,
} from '@/modules/invoices/documents/domain/invoice-document';
import type { NewEvent } from '@/shared/outbox/append-events';

/** The event that an XML or a PDF of an invoice has arrived: it tells all that there are now (Beyond 2.2). */
export function documentsEvent(invoice: DocumentedInvoice, kinds: readonly DocumentKind[], occurredAt: Date): NewEvent {
  return {
    accountId: invoice.accountId,
    type: 'factura.documentos',
    subject: invoice.folio,
    version: Math.floor(occurredAt.getTime() / 1000),
    data: {
      folio_factura: invoice.folio,
      uuid: invoice.uuid,
      documentos: DOCUMENT_KINDS.filter((kind) => kinds.includes(kind)),
    },
    occurredAt,
  };
}
