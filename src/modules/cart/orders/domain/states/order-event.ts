import { orderFolio } from '@/modules/cart/orders/domain/folio';
import { lineState } from '@/modules/cart/orders/domain/states/line-state';
import type { MovableLine, MovableOrder } from '@/modules/cart/orders/domain/states/order-move';
import type { OrderState } from '@/modules/cart/orders/domain/states/order-state';
import { mexicoCityDateTime } from '@/shared/kernel/clock';

export type OrderEventType = 'pedido.creado' | 'pedido.estado' | 'pedido.cancelado';

/** What has become of an order. `previous` is '' when it was placed just now. */
export interface OrderStep extends Pick<MovableOrder, 'folio' | 'purchaseOrder' | 'state' | 'stateAt' | 'version'> {
  readonly previous: OrderState | '';
  readonly lines: readonly MovableLine[];
}

/** Which event tells of a step: what changes only counts of lines is told as `pedido.estado` too. */
export function orderEventType({ previous, state }: Pick<OrderStep, 'previous' | 'state'>): OrderEventType {
  if (previous === '') return 'pedido.creado';
  return state === 'cancelado' && previous !== 'cancelado' ? 'pedido.cancelado' : 'pedido.estado';
}

/** `data` of an order's event, to the word of Beyond 2.2. */
export function orderEventData(step: OrderStep): object {
  return {
    folio: step.folio,
    folio_pedido: orderFolio(step.folio),
    estado: step.state,
    anterior: step.previous,
    fecha: mexicoCityDateTime(new Date(step.stateAt)),
    orden_compra: step.purchaseOrder,
    version: step.version,
    lineas: step.lines.map((line) => ({
      linea: line.lineNumber,
      producto_id: String(line.productId),
      estado: lineState(line),
      enviado: line.shipped,
      entregado: line.delivered,
      cancelado: line.cancelled,
    })),
  };
}
