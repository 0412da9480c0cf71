import {
  isCancelable,
  mayMove,
  MOVERS,
  ORDER_STATES,
  type Mover,
  type OrderState,
} from '@/modules/cart/orders/domain/states/order-state';

/** Every pair that may be, by hand: rows are where an order is, the texts where it may go. */
const EVERYWHERE = ORDER_STATES.join(' ');
const ALLOWED: Readonly<Record<Mover, Readonly<Record<OrderState, string>>>> = {
  customer: {
    recibido: 'cancelado',
    en_proceso: '',
    retenido: '',
    pendiente: '',
    facturado: '',
    enviado_parcial: '',
    enviado: '',
    listo_en_sucursal: '',
    entregado: '',
    cancelado: '',
  },
  export: {
    recibido: 'en_proceso',
    en_proceso: '',
    retenido: '',
    pendiente: '',
    facturado: '',
    enviado_parcial: '',
    enviado: '',
    listo_en_sucursal: '',
    entregado: '',
    cancelado: '',
  },
  invoice: {
    recibido: 'facturado',
    en_proceso: 'facturado',
    retenido: '',
    pendiente: 'facturado',
    facturado: '',
    enviado_parcial: '',
    enviado: '',
    listo_en_sucursal: '',
    entregado: '',
    cancelado: '',
  },
  file: {
    recibido: EVERYWHERE,
    en_proceso: EVERYWHERE,
    retenido: EVERYWHERE,
    pendiente: EVERYWHERE,
    facturado: EVERYWHERE,
    enviado_parcial: EVERYWHERE,
    enviado: EVERYWHERE,
    listo_en_sucursal: EVERYWHERE,
    entregado: EVERYWHERE,
    cancelado: 'cancelado',
  },
};

describe('states of an order (Beyond 3.2)', () => {
  describe.each(MOVERS)('moved by its %s', (mover) => {
    it.each(ORDER_STATES)('from %s', (from) => {
      const reached = ORDER_STATES.filter((to) => mayMove(mover, from, to));
      expect(reached.join(' ')).toBe(ALLOWED[mover][from]);
    });
  });

  it.each(ORDER_STATES)('%s can be cancelled by the customer only before anybody works on it', (state) => {
    const untouched = { state, claimedAt: null, exportedAt: null, sent: false };
    expect(isCancelable(untouched)).toBe(state === 'recibido');
    for (const touched of [{ claimedAt: 1 }, { exportedAt: 1 }, { sent: true }])
      expect(isCancelable({ ...untouched, ...touched })).toBe(false);
  });
});
