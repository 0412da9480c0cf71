import { countsFit, lineState } from '@/modules/cart/orders/domain/states/line-state';
import { planMove, type MovableOrder, type OrderMove } from '@/modules/cart/orders/domain/states/order-move';
import { orderEventData, orderEventType } from '@/modules/cart/orders/domain/states/order-event';

const AT = Date.parse('2026-11-21T16:00:00.500Z');
const line = (lineNumber: number, quantity: number, more = {}) => ({
  lineNumber,
  productId: 1000 + lineNumber,
  condition: 'new',
  quantity,
  missing: 0,
  shipped: 0,
  delivered: 0,
  cancelled: 0,
  etaDay: null,
  ...more,
});
const ORDER: MovableOrder = {
  id: 7,
  folio: 'CHI-000123/26',
  accountId: 1,
  purchaseOrder: 'OC-77',
  state: 'facturado',
  stateAt: AT,
  repeatedAt: null,
  version: 5,
  orderedAt: AT,
  orderedDay: 20261121,
  claimedAt: AT,
  exportedAt: AT,
  lines: [line(1, 2), line(2, 5, { missing: 3 })],
};
const move = (more: Partial<OrderMove>): OrderMove => ({
  mover: 'file',
  to: 'enviado_parcial',
  at: new Date(AT + 1000),
  message: '',
  ...more,
});

describe('state of a line', () => {
  it.each([
    [3, 0, 0, 0, 0, 'en_proceso'],
    [3, 1, 0, 0, 0, 'pendiente'],
    [3, 1, 1, 0, 0, 'enviado_parcial'],
    [3, 0, 3, 0, 0, 'enviado'],
    [3, 0, 2, 0, 1, 'enviado'],
    [3, 0, 3, 1, 0, 'enviado'],
    [3, 0, 2, 2, 1, 'entregado'],
    [3, 0, 0, 3, 0, 'entregado'],
    [3, 0, 0, 1, 0, 'enviado_parcial'],
    [3, 2, 0, 0, 3, 'cancelado'],
    [3, 2, 0, 0, 1, 'pendiente'],
  ])('%d ordered, %d missing, %d shipped, %d delivered, %d cancelled: %s', (quantity, missing, ...counts) => {
    const [shipped, delivered, cancelled, expected] = counts;
    expect(lineState({ quantity, missing, shipped, delivered, cancelled })).toBe(expected);
  });

  it.each([
    [3, 0, 0, true],
    [3, 3, 0, true],
    [2, 2, 1, true],
    [3, 0, 1, false],
    [0, 3, 1, false],
    [4, 0, 0, false],
    [-1, 0, 0, false],
    [0.5, 0, 0, false],
  ])('%d shipped, %d delivered and %d cancelled of 3 fit: %p', (shipped, delivered, cancelled, expected) => {
    expect(countsFit(3, { shipped, delivered, cancelled })).toBe(expected);
  });
});

describe('a move', () => {
  it('changes what it names of the lines, as totals', () => {
    const plan = planMove(ORDER, move({ lines: [{ lineNumber: 2, shipped: 2, etaDay: 20261201 }] }));
    expect(plan).toEqual({
      kind: 'moves',
      changed: true,
      lines: [{ ...ORDER.lines[1], shipped: 2, etaDay: 20261201 }],
    });
  });

  it.each([
    ['enviado', { shipped: 2, delivered: 0, cancelled: 0 }],
    ['entregado', { shipped: 2, delivered: 2, cancelled: 0 }],
    ['cancelado', { shipped: 0, delivered: 0, cancelled: 2 }],
    ['retenido', undefined],
  ] as const)('of the whole order to %s says it of its lines', (to, counts) => {
    const plan = planMove(ORDER, move({ to }));
    const first = plan.kind === 'moves' ? plan.lines[0] : plan;
    expect(first).toEqual(counts && { ...ORDER.lines[0], ...counts });
  });

  it.each(['enviado', 'entregado'] as const)('to %s says no more of lines than what is said of them', (to) => {
    const plan = planMove(ORDER, move({ to, lines: [{ lineNumber: 1, shipped: 1 }] }));
    expect(plan).toEqual({ kind: 'moves', changed: true, lines: [{ ...ORDER.lines[0], shipped: 1 }] });
  });

  it('to what it is already changes nothing', () => {
    const plan = planMove(ORDER, move({ to: 'facturado', lines: [{ lineNumber: 1, shipped: 0 }] }));
    expect(plan).toEqual({ kind: 'moves', changed: false, lines: [] });
  });

  it('is refused with counts above the quantity, for lines that are not there, and out of cancelado', () => {
    const counts = planMove(ORDER, move({ lines: [{ lineNumber: 1, shipped: 2, cancelled: 1 }] }));
    expect(counts).toEqual({ kind: 'refused', reason: 'counts', lineNumber: 1 });
    expect(planMove(ORDER, move({ lines: [{ lineNumber: 9 }] }))).toMatchObject({ reason: 'line', lineNumber: 9 });
    const cancelled = { ...ORDER, state: 'cancelado' } as const;
    expect(planMove(cancelled, move({ to: 'enviado' }))).toEqual({
      kind: 'refused',
      reason: 'state',
      from: 'cancelado',
    });
  });

  it.each([
    [{ delivered: 2 }, { shipped: 2, delivered: 2 }],
    [
      { shipped: 2, delivered: 1 },
      { shipped: 2, delivered: 1 },
    ],
    [{ shipped: 1, delivered: 2 }, 'unsent'],
    [{ shipped: 0 }, { shipped: 0 }],
    [{ cancelled: 1 }, { shipped: 0, cancelled: 1 }],
    [{ delivered: 2, cancelled: 1 }, 'counts'],
  ])('has sent what it has delivered: %j', (said, expected) => {
    const plan = planMove(ORDER, move({ lines: [{ lineNumber: 1, ...said }] }));
    if (typeof expected === 'string') expect(plan).toEqual({ kind: 'refused', reason: expected, lineNumber: 1 });
    else expect(plan.kind === 'moves' && { ...ORDER.lines[0], ...plan.lines[0] }).toMatchObject(expected);
  });

  it('has sent what was delivered before, and what a line older than the state says is not held against it', () => {
    const delivered = { ...ORDER, lines: [line(1, 3, { shipped: 2, delivered: 2 })] };
    const told = (said: object, at = AT + 1000) =>
      planMove(delivered, move({ at: new Date(at), lines: [{ lineNumber: 1, ...said }] }));
    expect(told({ shipped: 1 })).toEqual({ kind: 'moves', changed: true, lines: [] });
    expect(told({ shipped: 1, delivered: 1 })).toMatchObject({ lines: [{ shipped: 1, delivered: 1 }] });
    expect(told({ shipped: 1 }, AT - 5000)).toEqual({ kind: 'late' });
  });

  it('that only joins the history is judged by what it says alone: the order may have been cancelled since', () => {
    const cancelled = { ...ORDER, state: 'cancelado', lines: [line(1, 3, { cancelled: 3 })] } as const;
    const told = (shipped: number, at: number, known?: boolean) =>
      planMove(cancelled, move({ at: new Date(at), lines: [{ lineNumber: 1, shipped }] }), known);
    expect(told(3, AT - 5000)).toEqual({ kind: 'late' });
    expect(told(4, AT - 5000)).toEqual({ kind: 'refused', reason: 'counts', lineNumber: 1 });
    expect(told(3, AT, true)).toEqual({ kind: 'late' });
    expect(told(3, AT)).toEqual({ kind: 'refused', reason: 'counts', lineNumber: 1 });
  });

  it('of a file without a date is so now, also where the state has one ahead', () => {
    const wrong = { ...ORDER, stateAt: AT + 1e12 };
    expect(planMove(wrong, move({ at: new Date(AT) }))).toEqual({ kind: 'late' });
    expect(planMove(wrong, move({ at: new Date(AT), undated: true }))).toMatchObject({ kind: 'moves' });
  });

  it('of a file that is older than the state only joins the history, to the second', () => {
    expect(planMove(ORDER, move({ at: new Date(AT - 1000) }))).toEqual({ kind: 'late' });
    expect(planMove(ORDER, move({ at: new Date(AT - 500) }))).toMatchObject({ kind: 'moves' });
    expect(planMove({ ...ORDER, state: 'cancelado' }, move({ at: new Date(AT - 1000) }))).toEqual({ kind: 'late' });
  });
});

describe('the event of an order', () => {
  it('is what the page shows', () => {
    const lines = [line(1, 2, { shipped: 2 })];
    const step = { ...ORDER, state: 'enviado', previous: 'facturado', version: 6, lines } as const;
    expect(orderEventType(step)).toBe('pedido.estado');
    expect(orderEventData(step)).toEqual({
      folio: 'CHI-000123/26',
      folio_pedido: 'CHI-000123/26-API',
      estado: 'enviado',
      anterior: 'facturado',
      fecha: '2026-11-21 10:00:00',
      orden_compra: 'OC-77',
      version: 6,
      lineas: [{ linea: 1, producto_id: '1001', estado: 'enviado', enviado: 2, entregado: 0, cancelado: 0 }],
    });
  });

  it.each([
    ['', 'recibido', 'pedido.creado'],
    ['recibido', 'cancelado', 'pedido.cancelado'],
    ['cancelado', 'cancelado', 'pedido.estado'],
    ['enviado_parcial', 'enviado_parcial', 'pedido.estado'],
  ] as const)('from %p to %s is %s', (previous, state, type) => {
    expect(orderEventType({ previous, state })).toBe(type);
  });
});
