import { orderFolio } from '@/modules/cart/orders/domain/folio';
import type { KeptDocumentLine } from '@/modules/cart/orders/domain/documents/kept-document';
import { isSent, lineState } from '@/modules/cart/orders/domain/states/line-state';
import { isCancelable } from '@/modules/cart/orders/domain/states/order-state';
import { quoteStanding } from '@/modules/cart/orders/domain/states/quote-life';
import type { SalesAllocation } from '@/modules/cart/orders/domain/documents/sales-document';
import type { EndWire, LineWire, OrderWire, QuoteWire, TermsWire } from '@/modules/cart/orders/http/document.schema';
import { presentCustomer, presentDelivery } from '@/modules/cart/orders/http/present-cart';
import { amount } from '@/modules/cart/quoting/http/present-amounts';
import { presentInvoiceLinks } from '@/modules/cart/orders/http/present-invoice-links';
import type { ShownDocument } from '@/modules/cart/orders/order-documents.service';
import { percent, presentWarehouses } from '@/modules/cart/quoting/http/present-cart-line';
import { conditionWord, deliveryWord } from '@/modules/cart/quoting/http/wire-words';
import { dayText, mexicoCityDateTime } from '@/shared/kernel/clock';
import { formatCents, formatScaled } from '@/shared/money/scaled';

export type DocumentWire = Record<string, unknown>;

const time = (at: number): string => mexicoCityDateTime(new Date(at));

/** A quote (Beyond 3.1): the document of an order with its lifetime; nothing is allocated to it. */
export function presentQuote(shown: ShownDocument, now: number): QuoteWire {
  const { document } = shown;
  const { state, version } = quoteStanding(document, now);
  const ordered = state === 'ordenada';
  const since = { vigente: document.createdAt, vencida: document.validUntil ?? 0, ordenada: document.orderedAt };
  return {
    folio: document.folio,
    folio_pedido: ordered ? orderFolio(document.folio) : '',
    estado: state,
    fecha_estado: time(since[state]),
    version,
    cancelable: false,
    fecha_creacion: time(document.createdAt),
    fecha_pedido: ordered ? time(document.orderedAt) : '',
    vigencia: time(document.validUntil ?? 0),
    ...presentTerms(shown),
    productos: document.lines.map((line) => presentLine(shown, line, false)),
    ...presentEnd(shown),
  };
}

/** An order (Beyond 3.2). Amounts are the stored ones; titles and customer are today's. */
export function presentOrder(shown: ShownDocument): OrderWire {
  const { document } = shown;
  const { state, claimedAt, exportedAt } = document;
  return {
    folio: document.folio,
    folio_pedido: orderFolio(document.folio),
    estado: state ?? '',
    fecha_estado: time(document.stateAt),
    version: document.version,
    cancelable: state !== null && isCancelable({ state, claimedAt, exportedAt, sent: isSent(document.lines) }),
    fecha_creacion: time(document.createdAt),
    fecha_pedido: time(document.orderedAt),
    ...presentTerms(shown),
    productos: document.lines.map((line) => presentLine(shown, line, true)),
    ...presentEnd(shown),
  };
}

function presentTerms({ document, account }: ShownDocument): TermsWire {
  const { sales } = document;
  const { delivery } = sales;
  return {
    orden_compra: sales.purchaseOrder,
    moneda: document.currency.toUpperCase(),
    tipo_cambio: formatScaled(document.rate, 4, 2),
    metodo_pago: sales.paymentMethod,
    codigo_pago: sales.paymentCode,
    forma_pago: sales.paymentForm,
    plazo: sales.termDays === 0 ? 0 : String(sales.termDays),
    uso_cfdi: sales.cfdiUse,
    tipo_entrega: deliveryWord(sales.deliveryType),
    fletera: sales.carrier ?? '',
    guia_prepagada: sales.prepaidGuide ? '1' : '0',
    iva_aplicado: document.taxPercent,
    cliente: presentCustomer(account),
    datos_entrega: {
      ...presentDelivery(sales),
      codigo_postal: delivery.postalCode,
      telefono: delivery.phone,
      sucursal: delivery.branch,
    },
  };
}

function presentEnd(shown: ShownDocument): EndWire {
  const { subtotal, freight, tax, total } = shown.document;
  return {
    totales: { subtotal: amount(subtotal), flete: amount(freight), iva: amount(tax), total: amount(total) },
    historia: shown.history.map(({ state, at, message, source }) => ({
      estado: state,
      fecha: time(at),
      mensaje: message,
      origen: source,
    })),
    ...presentInvoiceLinks(shown),
  };
}

function presentLine({ document, titles }: ShownDocument, line: KeptDocumentLine, ordered: boolean): LineWire {
  const drawn = document.allocations.filter(({ lineNumber }) => lineNumber === line.lineNumber);
  return {
    linea: line.lineNumber,
    id: line.productId,
    modelo: line.model,
    titulo: titles.get(line.productId) ?? '',
    tipo: conditionWord(line.condition),
    cantidad: line.quantity,
    precio_unitario: formatCents(line.unitPrice),
    importe: formatCents(line.amount),
    almacenes: ordered ? presentWarehouses(line.kit, drawn, line.quantity - line.missing) : {},
    faltante: line.missing,
    componentes: ordered && line.kit ? drawn.map(presentComponent) : [],
    descuentos: {
      distribucion: percent(line.distributionDiscount),
      clasificacion: percent(line.classDiscount),
      volumen: percent(line.volumeDiscount),
      financiero: percent(line.financialDiscount),
    },
    estado: ordered ? lineState(line) : '',
    enviado: line.shipped,
    entregado: line.delivered,
    cancelado: line.cancelled,
    fecha_estimada: line.etaDay === null ? '' : dayText(line.etaDay),
  };
}

function presentComponent({ pieces, model, warehouse }: SalesAllocation): Record<string, string> {
  return { cantidad: String(pieces), codigo: model, almacen: warehouse };
}
