import fc from 'fast-check';
import {
  afterAttempt,
  bySetBackClock,
  isDelivered,
  nextMove,
  retryAfterMs,
  type AttemptResult,
} from '@/modules/webhooks/domain/delivery';
import { missingScopes, subscribedTypes } from '@/modules/webhooks/domain/event-types';
import { receives, type Subscription } from '@/modules/webhooks/domain/subscription';
import { healthAfter, withState, type Health } from '@/modules/webhooks/domain/webhook';

const NOW = 1_764_000_000_000;
const DAY = 86_400_000;
const SCHEDULE = [5, 300, 1800];
const FAILED: AttemptResult = { status: 500, reason: '' };
const pending = { state: 'pendiente', attempts: 0, nextAt: NOW, leaseUntil: null } as const;

describe('a delivery (2.3, 2.4)', () => {
  it('is attempted when it is due and nobody is at it', () => {
    expect(nextMove(pending, SCHEDULE, NOW)).toBe('attempt');
    expect(nextMove({ ...pending, nextAt: NOW + 1 }, SCHEDULE, NOW)).toBe('wait');
    expect(nextMove({ ...pending, leaseUntil: NOW }, SCHEDULE, NOW)).toBe('wait');
    expect(nextMove({ ...pending, leaseUntil: NOW - 1 }, SCHEDULE, NOW)).toBe('attempt');
    expect(nextMove({ ...pending, state: 'entregado' }, SCHEDULE, NOW)).toBe('wait');
  });

  it('ends when attempts that never ended have spent the schedule', () => {
    expect(nextMove({ ...pending, attempts: 3, leaseUntil: NOW - 1 }, SCHEDULE, NOW)).toBe('attempt');
    expect(nextMove({ ...pending, attempts: 4, leaseUntil: NOW - 1 }, SCHEDULE, NOW)).toBe('exhausted');
  });

  it.each([
    [
      'waits as long as it was to',
      { nextAt: NOW + 5000, leaseUntil: null },
      { nextAt: NOW - 3000 + 5000, leaseUntil: null },
    ],
    [
      "is somebody's as long",
      { nextAt: NOW, leaseUntil: NOW + 60_000 },
      { nextAt: NOW - 3000, leaseUntil: NOW + 57_000 },
    ],
  ])('%s when the clock was set back behind its last attempt', (_name, stood, stands) => {
    expect(bySetBackClock(stood, NOW, NOW - 3000)).toEqual(stands);
    expect(bySetBackClock(stood, NOW, NOW)).toEqual(stood);
    expect(bySetBackClock(stood, NOW, NOW + 3000)).toEqual(stood);
  });

  it.each([
    [1, 5000],
    [2, 300_000],
    [3, 1_800_000],
  ])('waits after attempt %i for %i ms and up to a fifth more', (attempt, wait) => {
    expect(afterAttempt(attempt, FAILED, SCHEDULE, NOW, 0)).toEqual({ state: 'pendiente', nextAt: NOW + wait });
    expect(afterAttempt(attempt, FAILED, SCHEDULE, NOW, 1).nextAt).toBe(NOW + wait * 1.2);
  });

  it('makes one attempt more than there are waits', () => {
    expect(afterAttempt(4, FAILED, SCHEDULE, NOW, 0).state).toBe('fallido');
  });

  it('waits at least what the receiver asks, a day at most', () => {
    const asked = (retryAfter: number): number =>
      afterAttempt(1, { ...FAILED, retryAfterMs: retryAfter }, SCHEDULE, NOW, 0).nextAt - NOW;
    expect([asked(1000), asked(60_000), asked(30 * DAY)]).toEqual([5000, 60_000, DAY]);
  });

  it.each([
    [199, false],
    [200, true],
    [299, true],
    [300, false],
  ])('of an answer %i', (status, expected) => {
    expect(isDelivered({ status, reason: '' })).toBe(expected);
  });

  it('is delivered by 2xx alone, and gone by 410', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), (status) => {
        const { state } = afterAttempt(1, { status, reason: '' }, SCHEDULE, NOW, 0);
        const expected = status >= 200 && status < 300 ? 'entregado' : status === 410 ? 'fallido' : 'pendiente';
        expect([state, isDelivered({ status, reason: '' })]).toEqual([expected, expected === 'entregado']);
      }),
    );
  });

  it.each([
    ['3', 503, 3000],
    ['3', 500, undefined],
    ['10000000000', 429, 10_000_000_000_000],
    [new Date(NOW + 5000).toUTCString(), 429, 5000],
    [new Date(NOW - 5000).toUTCString(), 429, 0],
    ['soon', 429, undefined],
    [undefined, 429, undefined],
  ])('reads Retry-After %s of a %i', (header, status, ms) => {
    expect(retryAfterMs(header, status, NOW)).toBe(ms);
  });
});

describe('the health of a webhook (2.3)', () => {
  const healthy: Health = { state: 'activo', reason: '', failingSince: null, failures: 0 };
  const failure = (startedAt: number) => ({ delivered: false, status: 500, startedAt });

  it('ends after five days in which every attempt failed, ten of them at least', () => {
    const failing: Health = { ...healthy, failingSince: NOW - 5 * DAY, failures: 9 };
    expect(healthAfter(failing, failure(NOW), NOW)).toMatchObject({
      state: 'desactivado',
      reason: 'fallas',
      failures: 10,
    });
    expect(healthAfter({ ...failing, failures: 8 }, failure(NOW), NOW).state).toBe('activo');
    expect(healthAfter({ ...failing, failingSince: NOW - 5 * DAY + 1 }, failure(NOW), NOW).state).toBe('activo');
  });

  it('begins to fail with the first failure and is forgiven by a success', () => {
    const failing = healthAfter(healthy, failure(NOW - 40), NOW);
    expect(failing).toEqual({ ...healthy, failingSince: NOW - 40, failures: 1 });
    expect(healthAfter(failing, { delivered: true, status: 200, startedAt: NOW }, NOW)).toEqual(healthy);
  });

  it('ends at once by 410, and is cleared by its customer', () => {
    const gone = healthAfter(healthy, { delivered: false, status: 410, startedAt: NOW }, NOW);
    expect(gone).toMatchObject({ state: 'desactivado', reason: 'respondio_410' });
    expect(withState(gone, 'activo')).toEqual(healthy);
    expect(withState(healthy, 'pausado').state).toBe('pausado');
    expect(withState(gone, 'pausado')).toMatchObject({ state: 'pausado', reason: '' });
  });

  it('keeps why it was switched off, whatever comes of attempts that were under way', () => {
    const off: Health = { ...healthy, state: 'desactivado', reason: 'operador' };
    for (const status of [410, 500])
      expect(healthAfter(off, { delivered: false, status, startedAt: NOW }, NOW)).toMatchObject({
        state: 'desactivado',
        reason: 'operador',
      });
    expect(healthAfter(off, { delivered: true, status: 200, startedAt: NOW }, NOW)).toEqual(off);
  });
});

describe('types and scopes (2.1, 2.6)', () => {
  it('asks for what reading them takes', () => {
    expect(missingScopes(['webhooks'], ['factura.creada', 'guia.estado'])).toEqual([]);
    expect(missingScopes(['webhooks'], ['precio.cambio', 'catalogo.reinicio'])).toEqual(['ver-productos']);
    expect(missingScopes(['webhooks'], ['pedido.creado'])).toEqual(['pedidos', 'carrito']);
    expect(missingScopes(['carrito'], ['pedido.creado'])).toEqual([]);
  });

  it('fixes * to what may be read at creation', () => {
    expect(subscribedTypes(['*'], ['webhooks'])).toHaveLength(5);
    expect(subscribedTypes(['*'], ['webhooks', 'pedidos'])).toHaveLength(8);
    expect(subscribedTypes(['*'], ['ver-productos', 'carrito'])).toHaveLength(14);
  });

  const subscription: Subscription = {
    ...{ id: 'whk_1', accountId: 1, types: ['pedido.estado'], state: 'activo', scopes: ['pedidos'], gateOpen: true },
  };
  const event = { accountId: 1, type: 'pedido.estado', webhookId: undefined };

  it.each([
    ['as it is', {}, {}, true],
    ['of another account', {}, { accountId: 2 }, false],
    ['not subscribed', {}, { type: 'pedido.creado' }, false],
    ['paused', { state: 'pausado' as const }, {}, false],
    ['with the gate closed', { gateOpen: false }, {}, false],
    ['with scopes that were narrowed', { scopes: ['webhooks'] }, {}, false],
    ['with its credential disabled', { scopes: undefined }, {}, false],
    ['for another webhook', {}, { webhookId: 'whk_2' }, false],
    ['its own ping', { scopes: undefined }, { webhookId: 'whk_1', type: 'webhook.ping' }, true],
  ])('tells a webhook %s', (_what, more, of, told) => {
    expect(receives({ ...subscription, ...more }, { ...event, ...of })).toBe(told);
  });
});
