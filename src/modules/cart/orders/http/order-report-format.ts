import { Injectable } from '@nestjs/common';
import { orderFolio } from '@/modules/cart/orders/domain/folio';
import { presentOrderItems } from '@/modules/cart/orders/http/document-lists';
import { presentOrder } from '@/modules/cart/orders/http/present-document';
import { OrderReport } from '@/modules/cart/orders/operator/operator-orders.service';
import type { OrderPage, ShownDocument } from '@/modules/cart/orders/order-documents.service';
import { mexicoCityDateTime } from '@/shared/kernel/clock';
import { formatCents } from '@/shared/money/scaled';

const time = (at: number): string => mexicoCityDateTime(new Date(at));

/** `mostrador orders list|show`: JSON as resellers get it, or a few words for people. */
@Injectable()
export class OrderReportFormat extends OrderReport {
  listJson(page: Pick<OrderPage, 'documents' | 'invoices'>): string {
    const accounts = page.documents.map(({ accountId }) => String(accountId));
    const pedidos = presentOrderItems(page).map((item, at) => ({ num_cliente: accounts[at], ...item }));
    return JSON.stringify({ pedidos });
  }

  listText({ documents }: Pick<OrderPage, 'documents' | 'invoices'>): string[] {
    return documents.map((order) =>
      [
        orderFolio(order.folio),
        time(order.orderedAt),
        order.accountId,
        order.state,
        `${order.pieces} piezas`,
        `${formatCents(order.total)} ${order.currency.toUpperCase()}`,
        order.exportedAt === null ? 'sin exportar' : `exportado ${time(order.exportedAt)}`,
      ].join('  '),
    );
  }

  json(order: ShownDocument): string {
    return JSON.stringify(presentOrder(order));
  }

  text({ account, document, history, invoices, guides }: ShownDocument): string[] {
    const { sales, lines } = document;
    const total = `${formatCents(document.total)} ${document.currency.toUpperCase()}`;
    return [
      `${orderFolio(document.folio)}  ${document.state ?? ''}  desde ${time(document.stateAt)}  versión ${document.version}`,
      `cuenta     ${account.id}  ${account.businessName}`,
      `pedido     ${time(document.orderedAt)}  orden de compra ${sales.purchaseOrder || '-'}  ${total}`,
      `exportado  ${document.exportedAt === null ? 'no' : time(document.exportedAt)}`,
      ...lines.map(
        (line) =>
          `renglón ${line.lineNumber}  ${line.productId}  ${line.model}  ${line.quantity} piezas, ${line.shipped} enviadas, ` +
          `${line.delivered} entregadas, ${line.cancelled} canceladas, ${line.missing} faltantes`,
      ),
      ...history.map(({ at, state, source, message }) => `${time(at)}  ${state}  ${source}  ${message}`.trimEnd()),
      ...invoices.map(({ folio, documents }) => `factura    ${folio}  ${documents.join(', ')}`.trimEnd()),
      ...guides.map(({ folio, carrier, state }) => `guía       ${folio}  ${carrier}  ${state}`.trimEnd()),
    ];
  }
}
