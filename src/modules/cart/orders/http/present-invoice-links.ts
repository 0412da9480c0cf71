import type { ShownDocument } from '@/modules/cart/orders/order-documents.service';
import { statusOf } from '@/modules/invoices/domain/invoice';
import { dayText } from '@/modules/cart/orders/domain/quote-life';
import { mexicoCityDateTime } from '@/shared/kernel/clock';
import { formatScaled } from '@/shared/money/scaled';

/** Decimals of the amounts of invoices at rest. */
const INVOICE_DECIMALS = 4;
const STATUS_WORDS: Readonly<Record<string, string>> = { active: 'Activa', cancelled: 'Cancelada' };

export interface InvoiceLinkWire {
  readonly folio_factura: string;
  readonly fecha: string;
  readonly total: number;
  readonly moneda: string;
  readonly uuid: string;
  readonly estatus: string;
  readonly documentos: readonly ('xml' | 'pdf')[];
}

export interface GuideLinkWire {
  readonly folio_guia: string;
  readonly fletera: string;
  readonly folio_factura: string;
  readonly fecha: string;
  readonly estado: string;
  readonly url: string;
}

/** The invoices of an order and its guides: those of its invoices and those of the distributor's file (Beyond 3.2). */
export function presentInvoiceLinks(shown: Pick<ShownDocument, 'invoices' | 'guides' | 'invoiceGuides'>): {
  facturas: InvoiceLinkWire[];
  guias: GuideLinkWire[];
} {
  const facturas = shown.invoices.map(({ folio, issuedOn, header }) => {
    const status = statusOf(header.status, header.progress);
    return {
      folio_factura: folio,
      fecha: dayText(issuedOn),
      total: Number(formatScaled(header.total, INVOICE_DECIMALS, 0)),
      moneda: header.currency,
      uuid: header.uuid,
      estatus: STATUS_WORDS[status] ?? status,
      documentos: [],
    };
  });
  const told = shown.guides.map(({ guideFolio, carrier, url, at }) => ({
    folio_guia: guideFolio,
    fletera: carrier,
    folio_factura: shown.invoiceGuides.find((guide) => guide.guideFolio === guideFolio)?.invoiceFolio ?? '',
    fecha: at === null ? '' : mexicoCityDateTime(new Date(at)),
    estado: '',
    url,
  }));
  const others = shown.invoiceGuides
    .filter(({ guideFolio }) => !told.some(({ folio_guia }) => folio_guia === guideFolio))
    .map(({ guideFolio, carrier, invoiceFolio, invoicedAt }) => ({
      folio_guia: guideFolio,
      fletera: carrier,
      folio_factura: invoiceFolio,
      fecha: invoicedAt,
      estado: '',
      url: '',
    }));
  return { facturas, guias: [...told, ...others] };
}
