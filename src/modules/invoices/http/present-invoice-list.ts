import { isCancelled, statusOf, type Invoice } from '@/modules/invoices/domain/invoice';
import { presentProgress, type ProgressBody } from '@/modules/invoices/http/present-progress';
import { amountNumber, amountText } from '@/modules/invoices/http/present-values';
import { statusWord } from '@/modules/invoices/domain/invoice-event';
import { dayText } from '@/shared/kernel/clock';
import { pageCount, type PageRequest } from '@/shared/kernel/page';

export interface InvoiceItemBody {
  readonly folio_factura: string;
  readonly fecha: string;
  readonly total: string;
  readonly texto: string;
  readonly moneda: string;
  readonly pago_aplicado: number;
  readonly estatus_fiscal: string;
  readonly estatus: string;
  readonly plazo: string;
  readonly folio_pedido: string;
  readonly uuid: string;
  readonly entrega: ProgressBody;
}

export interface InvoiceListBody {
  readonly total_facturas: string;
  readonly pagina: number;
  readonly paginas: number;
  readonly mostrando: number;
  readonly facturas: readonly InvoiceItemBody[];
}

/** A page of invoices (Contract 2.8): a page past the last is empty and keeps the true totals. */
export function presentInvoiceList(page: PageRequest, total: number, invoices: readonly Invoice[]): InvoiceListBody {
  return {
    total_facturas: String(total),
    pagina: page.number,
    paginas: pageCount(total, page.size),
    mostrando: invoices.length,
    facturas: invoices.map(presentInvoiceItem),
  };
}

/** One invoice of the list (Contract 2.8): all strings but `pago_aplicado` and `entrega` (Decisions 13). */
export function presentInvoiceItem({ folio, issuedOn, orderFolio, header }: Invoice): InvoiceItemBody {
  return {
    folio_factura: folio,
    fecha: dayText(issuedOn),
    total: amountText(header.total),
    texto: header.summary,
    moneda: header.currency,
    pago_aplicado: amountNumber(header.appliedPayment),
    estatus_fiscal: statusWord(statusOf(header.fiscalStatus, header.progress)),
    estatus: statusWord(statusOf(header.status, header.progress)),
    plazo: header.term,
    folio_pedido: orderFolio,
    uuid: header.uuid,
    entrega: presentProgress(header.progress, isCancelled(header)),
  };
}
