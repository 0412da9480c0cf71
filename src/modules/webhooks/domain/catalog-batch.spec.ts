import fc from 'fast-check';
import {
  batchData,
  EVERY_MS,
  hasPlace,
  mayFollow,
  placeTypes,
  resetData,
  saysMore,
  viewDigest,
} from '@/modules/webhooks/domain/catalog-batch';
import { CATALOG_TYPES } from '@/modules/webhooks/domain/event-types';

const NOW = 1_800_000_000_000;
const last = (ago: number, wasAccepted = true, more = false) => ({ createdAt: NOW - ago, wasAccepted, more });

describe('deliveries of the catalog', () => {
  it.each([
    ['the first at once', undefined, true],
    ['not before its time', last(EVERY_MS - 1), false],
    ['when its time has come', last(EVERY_MS), true],
    ['at once when more waited behind an accepted one', last(1, true, true), true],
    ['at once behind one of a clock that was set back', last(-1), true],
    ['not at once behind one that failed', last(1, false, true), false],
  ])('follow: %s', (_name, before, may) => {
    expect(mayFollow(before, NOW)).toBe(may);
  });

  it('say what they hold, and whether there is more', () => {
    expect(batchData('precio.cambio', { entries: ['{"a":1}', '{"a":2}'], position: 7, more: true })).toBe(
      '{"posicion":7,"hay_mas":true,"moneda":"usd","cambios":[{"a":1},{"a":2}]}',
    );
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), fc.constantFrom(...CATALOG_TYPES), (position, more, type) => {
        // Even where a product's own text says so.
        const data = batchData(type, { entries: ['{"modelo":"\\"hay_mas\\":true"}'], position, more });
        expect(saysMore(data)).toBe(more);
        expect(JSON.parse(data)).toMatchObject({ posicion: position, hay_mas: more });
      }),
    );
  });

  it('have a place for each type followed, and one for the view', () => {
    expect(placeTypes(['pedido.estado'])).toEqual([]);
    expect(placeTypes(['catalogo.reinicio'])).toEqual(['catalogo.reinicio']);
    expect(placeTypes(['pedido.estado', 'precio.cambio'])).toEqual(['precio.cambio', 'catalogo.reinicio']);
    expect(['precio.cambio', 'catalogo.reinicio', 'pedido.estado', 'webhook.ping'].map(hasPlace)).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it('tell why a view is another one, whatever the rate', () => {
    const view = { account: 'aaaa', warehouses: 'bbbb', rate: '' };
    const known = viewDigest(view);
    expect(resetData(known, { ...view, rate: 'cccc' })).toBeUndefined();
    expect(resetData(known, { ...view, account: 'x' })).toBe('{"motivo":"cuenta"}');
    expect(resetData(known, { ...view, warehouses: 'x' })).toBe('{"motivo":"almacenes"}');
    expect(resetData('', view)).toBe('{"motivo":"cuenta"}');
  });
});
