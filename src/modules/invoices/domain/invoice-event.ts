import {
  ACTIVE,
  AMOUNT_DECIMALS,
  CANCELLED,
  statusOf,
  type Invoice,
  type InvoiceHeader,
} from '@/modules/invoices/domain/invoice';
import { dayText } from '@/shared/kernel/clock';
import { formatScaled } from '@/shared/money/scaled';

/** Whether the status an invoice is shown with is `Cancelada`. */
export function isCancelledInvoice({ status, progress }: Pick<InvoiceHeader, 'status' | 'progress'>): boolean {
  return statusOf(status, progress) === CANCELLED;
}

/** A status as clients read it (Decisions 13): the distributor's own words stay. */
export function statusWord(status: string): string {
  if (status === ACTIVE) return 'Activa';
  return status === CANCELLED ? 'Cancelada' : status;
}

/** `data` of `factura.creada` and `factura.cancelada`, to the word of Beyond 2.2. */
export function invoiceEventData({
  folio,
  orderFolio,
  issuedOn,
  header,
}: Pick<Invoice, 'folio' | 'orderFolio' | 'issuedOn' | 'header'>): object {
  return {
    folio_factura: folio,
    folio_pedido: orderFolio,
    uuid: header.uuid,
    fecha: dayText(issuedOn),
    total: Number(formatScaled(header.total, AMOUNT_DECIMALS, 0)),
    moneda: header.currency,
    estatus: statusWord(statusOf(header.status, header.progress)),
  };
}
