import fc from 'fast-check';
import { assembleProgress, type RecordedProgress, type Stage } from '@/modules/invoices/domain/delivery-progress';

const EMPTY = { message: '', date: '' };
const at = (message: string, date: string): Stage => ({ message, date });

describe('assembleProgress', () => {
  it('shows every stage of an order just begun, those not reached empty', () => {
    const created = at('Pedido recibido', '2026-03-02');
    expect(assembleProgress({ created }, false)).toEqual({
      kind: 'running',
      created,
      orderGenerated: EMPTY,
      purchaseOrder: EMPTY,
      invoiced: EMPTY,
      waiting: EMPTY,
      delivery: [],
    });
  });

  it('keeps a stage recorded out of turn, and texts in place of dates', () => {
    const waiting = at('Surtiendo', 'En proceso');
    expect(assembleProgress({ waiting }, false)).toMatchObject({ created: EMPTY, waiting });
  });

  it('ends a cancelled one in its cancellation, whatever else was recorded', () => {
    const cancelled = at('Cancelada por el cliente', '2026-03-05');
    const recorded: RecordedProgress = {
      created: at('Pedido recibido', '2026-03-02'),
      waiting: at('Surtiendo', 'En proceso'),
      delivery: [{ ...at('En camino', '2026-03-04'), guides: '1', carrier: 'dhl', state: 'Tránsito' }],
      cancelled,
    };
    expect(assembleProgress(recorded, true)).toEqual({
      kind: 'cancelled',
      created: recorded.created,
      orderGenerated: EMPTY,
      purchaseOrder: EMPTY,
      invoiced: EMPTY,
      cancelled,
    });
  });

  it('has the same stages for any recording of the same outcome', () => {
    const stage = fc.record({ message: fc.string(), date: fc.string() });
    const recording = fc.record(
      {
        created: stage,
        orderGenerated: stage,
        purchaseOrder: stage,
        invoiced: stage,
        waiting: stage,
        cancelled: stage,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(recording, fc.boolean(), (recorded, cancelled) => {
        const shown = assembleProgress(recorded, cancelled);
        const last = cancelled ? ['cancelled'] : ['waiting', 'delivery'];
        expect(Object.keys(shown)).toEqual(['kind', 'created', 'orderGenerated', 'purchaseOrder', 'invoiced', ...last]);
        expect(shown).toMatchObject({ created: recorded.created ?? EMPTY, invoiced: recorded.invoiced ?? EMPTY });
      }),
    );
  });
});
