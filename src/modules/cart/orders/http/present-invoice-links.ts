import type { ShownDocument } from '@/modules/cart/orders/order-documents.service';
import type { GuideLinkWire, InvoiceLinkWire } from '@/modules/cart/orders/http/document.schema';
import { statusOf } from '@/modules/invoices/domain/invoice';
import { dayText } from '@/shared/kernel/clock';
import { formatScaled } from '@/shared/money/scaled';

/** Decimals of the amounts of invoices at rest. */
const INVOICE_DECIMALS = 4;
const STATUS_WORDS: Readonly<Record<string, string>> = { active: 'Activa', cancelled: 'Cancelada' };

/** The invoices of an order and its guides (Beyond 3.2). */
export function presentInvoiceLinks({ invoices, guides }: Pick<ShownDocument, 'invoices' | 'guides'>): {
  facturas: InvoiceLinkWire[];
  guias: GuideLinkWire[];
} {
  const facturas = invoices.map(({ folio, issuedOn, header, documents }) => {
    const status = statusOf(header.status, header.progress);
    return {
      folio_factura: folio,
      fecha: dayText(issuedOn),
      total: Number(formatScaled(header.total, INVOICE_DECIMALS, 0)),
      moneda: header.currency,
      uuid: header.uuid,
      estatus: STATUS_WORDS[status] ?? status,
      documentos: documents,
    };
  });
  const guias = guides.map(({ folio, carrier, invoiceFolio, at, state, url }) => ({
    folio_guia: folio,
    fletera: carrier,
    folio_factura: invoiceFolio,
    fecha: at,
    estado: state,
    url,
  }));
  return { facturas, guias };
}
