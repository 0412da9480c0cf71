import { BUYER, CAMERA, cart, WORLD } from './cart-world.builder';
import { useApp } from '@test/support/app';

const PATH = '/api/v1/carrito/generar';

describe('POST /carrito/generar: hostile bodies', () => {
  const app = useApp(WORLD);
  let token: string;
  beforeAll(async () => {
    token = await app.token(BUYER);
  });

  const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  it.each([
    ['9,000 lines', JSON.stringify({ productos: Array.from({ length: 9000 }, () => ({})) })],
    [
      '500 bad lines',
      JSON.stringify({
        ...cart([]),
        productos: Array.from({ length: 500 }, () => ({ id: {}, cantidad: [], tipo: 'x'.repeat(100) })),
      }),
    ],
    ['9,000 lines in a string', JSON.stringify({ productos: JSON.stringify(Array.from({ length: 9000 }, () => 1)) })],
    ['deep nesting', nested(3000)],
    ['deep nesting in a string', JSON.stringify({ direccion: nested(3000) })],
    [
      '20,000 keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, index]))),
    ],
    [
      'prototype keys',
      '{"__proto__":{"a":1},"constructor":{"prototype":{"b":1}},"productos":[{"__proto__":{"id":1}}]}',
    ],
  ])('%s is a small 400 in little time', async (_, raw) => {
    const headers = { 'content-type': 'application/json' };
    await app.api.post(PATH, { token, raw, headers });
    const response = await app.api.post(PATH, { token, raw, headers });
    expect(response.status).toBe(400);
    expect(response.bytes.length).toBeLessThan(16_384);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});

describe('POST /carrito/generar with real orders switched off', () => {
  const app = useApp(WORLD, { env: { REAL_ORDERS: 'false' } });

  it('is 501 without test mode, and quotes with it', async () => {
    const token = await app.token(BUYER);
    for (const more of [{ testmode: false }, { testmode: undefined }, { testmode: '0', ordenar: true }]) {
      const response = await app.api.post(PATH, { token, json: cart([[CAMERA, 1]], more) });
      expect([response.status, (response.body as { code: string }).code]).toEqual([501, 'pedidos_desactivados']);
    }
    expect((await app.api.post(PATH, { token, json: {} })).status).toBe(501);
    expect((await app.api.post(PATH, { token, json: cart([[CAMERA, 1]], { ordenar: true }) })).status).toBe(200);
  });
});
