import type { MovableOrder } from '@/modules/cart/orders/domain/states/order-move';
import type { SalesRecords } from '@/modules/cart/orders/domain/documents/sales-records';

/** An order that was placed just now: nothing has left, nobody has claimed it. */
export function newOrder(
  { id, folio, version }: Pick<MovableOrder, 'id' | 'folio' | 'version'>,
  { document, lines }: Pick<SalesRecords, 'document' | 'lines'>,
): MovableOrder {
  return {
    id,
    folio,
    version,
    accountId: document.accountId,
    purchaseOrder: document.purchaseOrder,
    state: 'recibido',
    stateAt: document.createdAt,
    repeatedAt: null,
    orderedAt: document.createdAt,
    orderedDay: document.createdDay,
    claimedAt: null,
    exportedAt: null,
    lines: lines.map(({ lineNumber, productId, condition, quantity, missing }) => ({
      ...{ lineNumber, productId, condition, quantity, missing },
      ...{ shipped: 0, delivered: 0, cancelled: 0, etaDay: null },
    })),
  };
}
