import { ACTIVE, CANCELLED, statusOf, type Invoice, type InvoiceHeader } from '@/modules/invoices/domain/invoice';
import { dayText } from '@/shared/kernel/clock';
import { formatScaled } from '@/shared/money/scaled';

/** Decimals of the amounts of invoices at rest. */
const AMOUNT_DECIMALS = 4;

/** Whether the status an invoice is shown with is `Cancelada`. */
export function isCancelledInvoice({ status, progress }: Pick<InvoiceHeader, 'status' | 'progress'>): boolean {
  return statusOf(status, progress) === CANCELLED;
}

/** `data` of `factura.creada` and `factura.cancelada`, to the word of Beyond 2.2. */
export function invoiceEventData({
  folio,
  orderFolio,
  issuedOn,
  header,
}: Pick<Invoice, 'folio' | 'orderFolio' | 'issuedOn' | 'header'>): object {
  const status = statusOf(header.status, header.progress);
  return {
    folio_factura: folio,
    folio_pedido: orderFolio,
    uuid: header.uuid,
    fecha: dayText(issuedOn),
    total: Number(formatScaled(header.total, AMOUNT_DECIMALS, 0)),
    moneda: header.currency,
    estatus: status === ACTIVE ? 'Activa' : status === CANCELLED ? 'Cancelada' : status,
  };
}
