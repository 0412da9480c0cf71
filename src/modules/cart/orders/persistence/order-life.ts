import type { LineCounts } from '@/modules/cart/orders/domain/states/line-state';
import type { MovableOrder } from '@/modules/cart/orders/domain/states/order-move';
import type { OrderEntity } from '@/modules/cart/orders/persistence/entities/order.entity';
import type { OrderLineEntity } from '@/modules/cart/orders/persistence/entities/order-line.entity';

type OrderLife = Pick<
  MovableOrder,
  'folio' | 'state' | 'stateAt' | 'repeatedAt' | 'version' | 'orderedAt' | 'orderedDay'
>;

/** What a row says of an order's life. Rows of the release before orders were followed lack it: they are as they were placed (ADR 30). */
export function orderLife(order: OrderEntity): OrderLife {
  const { createdAt, createdDay, exportedAt } = order;
  return {
    folio: order.folio ?? '',
    state: order.state ?? (exportedAt === null ? 'recibido' : 'en_proceso'),
    stateAt: order.stateAt ?? createdAt,
    repeatedAt: order.repeatedAt,
    version: order.version ?? 1,
    orderedAt: order.orderedAt ?? createdAt,
    orderedDay: order.orderedDay ?? createdDay,
  };
}

/** The counts of a line, which those rows lack too. */
export function lineCounts(line: OrderLineEntity): LineCounts {
  return { shipped: line.shipped ?? 0, delivered: line.delivered ?? 0, cancelled: line.cancelled ?? 0 };
}
