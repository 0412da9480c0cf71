/**
 * The words an order's state is kept and shown in (Beyond 3.2): those of the contract, for the distributor's own files, events and
 * rows hold them too.
 */
export const ORDER_STATES = [
  'recibido',
  'en_proceso',
  'retenido',
  'pendiente',
  'facturado',
  'enviado_parcial',
  'enviado',
  'listo_en_sucursal',
  'entregado',
  'cancelado',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Who moves an order: its customer, the distributor's file, an invoice that names it, the export that hands it over. */
export const MOVERS = ['customer', 'file', 'invoice', 'export'] as const;
export type Mover = (typeof MOVERS)[number];

/** Who is named in an order's history (Beyond 3.2, `origen`). */
export type HistorySource = 'cliente' | 'distribuidor' | 'sistema';

export const SOURCE_OF: Readonly<Record<Mover, HistorySource>> = {
  customer: 'cliente',
  file: 'distribuidor',
  invoice: 'sistema',
  export: 'sistema',
};

/** From where each mover may take an order, and where to (Beyond 3.2, 3.3). What is not written here can't happen. */
export const MOVES: Readonly<Record<Mover, Readonly<Partial<Record<OrderState, readonly OrderState[]>>>>> = {
  // The customer only takes back what nobody has begun to work on.
  customer: { recibido: ['cancelado'] },
  export: { recibido: ['en_proceso'] },
  // An invoice only moves forward.
  invoice: { recibido: ['facturado'], en_proceso: ['facturado'], pendiente: ['facturado'] },
  // The ERP is the authority: anywhere, but out of `cancelado`.
  file: {
    recibido: ORDER_STATES,
    en_proceso: ORDER_STATES,
    retenido: ORDER_STATES,
    pendiente: ORDER_STATES,
    facturado: ORDER_STATES,
    enviado_parcial: ORDER_STATES,
    enviado: ORDER_STATES,
    listo_en_sucursal: ORDER_STATES,
    entregado: ORDER_STATES,
    cancelado: ['cancelado'],
  },
};

/** Whether `mover` may take an order that is `from` to `to`. */
export function mayMove(mover: Mover, from: OrderState, to: OrderState): boolean {
  return MOVES[mover][from]?.includes(to) ?? false;
}

/** Whether its customer may cancel an order: nobody works on it, no export has claimed it and no piece was sent (Beyond 3.3). */
export function isCancelable(order: {
  readonly state: OrderState;
  readonly claimedAt: number | null;
  readonly exportedAt: number | null;
  readonly sent: boolean;
}): boolean {
  return order.state === 'recibido' && order.claimedAt === null && order.exportedAt === null && !order.sent;
}
