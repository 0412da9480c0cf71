import { Clock } from '@/shared/kernel/clock';
import { answerOf, BUYER, CABLE, CAMERA, cart, homeCart, KIT, SCARCE, WORLD } from '../quoting/cart-world.builder';
import { keyed, OrderDesk, REAL } from './orders-desk.builder';
import { writesAfterCounter } from './orders-counter.builder';
import { count, fingerprint, rows } from './orders-world.builder';
import type { ApiResponse } from '@test/support/api-response';
import { startTestApp } from '@test/support/app';
import { availableDialects } from '@test/support/servers/temporary-database';

describe.each(availableDialects())('quotes as objects on %s', (dialect) => {
  const desk = new OrderDesk(dialect);
  beforeEach(() => desk.open());
  afterEach(() => desk.close());

  const quote = async (body: object): Promise<{ folio: string; response: ApiResponse }> => {
    const response = await desk.send(body);
    return { folio: String(answerOf(response).resumen.folio), response };
  };
  const path = (folio: string, rest = ''): string => `/api/v1/cotizaciones/${encodeURIComponent(folio)}${rest}`;
  const order = (folio: string, json: object = {}, headers = {}): Promise<ApiResponse> =>
    desk.app.api.post(path(folio, '/ordenar'), { token: desk.token, json, headers });
  const get = (folio: string): Promise<ApiResponse> => desk.app.api.get(path(folio), { token: desk.token });
  const at = (iso: string): void => {
    jest.spyOn(desk.app.nest.get(Clock), 'now').mockReturnValue(new Date(iso));
  };
  afterEach(() => jest.restoreAllMocks());

  describe('line 1: validity', () => {
    it.each([
      ['usd', {}, '2026-11-23 23:59:59'],
      ['mxn', { moneda: 'mxn' }, '2026-11-20 23:59:59'],
    ])('in %s the header and the document agree, and one second later it is vencida', async (_, more, end) => {
      at('2026-11-20T18:00:00Z');
      const { folio, response } = await quote(cart([[CABLE, 1]], { ...REAL, ...more }));
      expect(response.headers['x-cotizacion-vigencia']).toBe(end);
      expect(response.headers.link).toBe(`</api/v1/cotizaciones/${encodeURIComponent(folio)}>; rel="canonical"`);
      expect((await get(folio)).body).toMatchObject({ folio, estado: 'vigente', vigencia: end, folio_pedido: '' });
      at(new Date(Date.parse(`${end.replace(' ', 'T')}Z`) + 6 * 3_600_000 + 1000).toISOString());
      expect((await get(folio)).body).toMatchObject({ estado: 'vencida' });
      const before = await fingerprint(desk.app);
      const late = await order(folio);
      expect([late.status, late.body]).toMatchObject([409, { code: 'cotizacion_vencida' }]);
      expect(await fingerprint(desk.app)).toBe(before);
    });

    it('If-Match names the version that is shown, also once its time is over', async () => {
      at('2026-11-20T18:00:00Z');
      const { folio } = await quote(cart([[CABLE, 1]], REAL));
      const { etag: young = '' } = (await get(folio)).headers;
      at('2026-11-24T06:00:00Z');
      const { etag: old = '' } = (await get(folio)).headers;
      const ordering = async (etag: string): Promise<unknown> => {
        const { status, body, headers } = await order(folio, {}, { 'if-match': etag });
        return [status, (body as { code: string }).code, headers.etag];
      };
      expect(await ordering(old)).toEqual([409, 'cotizacion_vencida', undefined]);
      expect(await ordering(young)).toEqual([412, 'version_cambio', old]);
    });

    it('ends with the last day of an offer it was made with', async () => {
      at('2026-11-20T18:00:00Z');
      await desk.app.load({
        precios: [
          {
            producto_id: CABLE,
            precio_lista: 10,
            precio_especial: 5,
            oferta_desde: '2026-11-01',
            oferta_hasta: '2026-11-21',
          },
        ],
      });
      const { response } = await quote(
        cart(
          [
            [CABLE, 1],
            [CAMERA, 1],
          ],
          REAL,
        ),
      );
      expect(response.headers['x-cotizacion-vigencia']).toBe('2026-11-21 23:59:59');
    });
  });

  it('line 2: costs what it said whatever prices, agreements, offers, rates and tariffs do meanwhile', async () => {
    const body = homeCart(
      [
        [CAMERA, 2],
        [CABLE, 1],
        [KIT, 1],
      ],
      { ...REAL, moneda: 'mxn' },
    );
    const { folio, response } = await quote(body);
    await desk.app.load({
      precios: [CAMERA, CABLE, KIT].map((producto_id) => ({ producto_id, precio_lista: 999, precio_especial: 998 })),
      cuentas: (WORLD.cuentas ?? []).map((row) => ({
        ...row,
        distribucion: [{ marca: '*', descuento: 1 }],
      })),
      tipo_cambio: [
        {
          normal: '30',
          preferencial: '30',
          un_dia: '30',
          una_semana: '30',
          dos_semanas: '30',
          tres_semanas: '30',
          un_mes: '30',
        },
      ],
      tarifas: [{ fletera: 'estafeta', zona: 'local', hasta_kg: 5, precio: 500, kg_extra: 0, extendida: 0 }],
    });
    const ordered = answerOf(await order(folio));
    const quoted = answerOf(response);
    const prices = (answer: typeof quoted): unknown => answer.productos.map(({ precio_unitario }) => precio_unitario);
    expect(prices(ordered)).toEqual(prices(quoted));
    expect(ordered.totales).toEqual(quoted.totales);
    expect(ordered.resumen).toMatchObject({
      folio,
      folio_pedido: `${folio}-API`,
      tipo_cambio: quoted.resumen.tipo_cambio,
    });
    const anew = answerOf((await quote(body)).response);
    expect(anew.totales).not.toEqual(quoted.totales);
  });

  it('becomes the order: same row and folio, the same answer again, with and without a key', async () => {
    const { folio } = await quote(cart([[SCARCE, 2]], REAL));
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => order(folio)));
    const again = await order(folio, { forzar: true }, keyed('another'));
    const bodies = [first, ...others, again].map((one) => one?.text);
    expect(new Set(bodies).size).toBe(1);
    const replays = [first, ...others, again].filter((one) => one?.headers['idempotent-replayed'] === 'true');
    expect(replays).toHaveLength(4);
    expect(await count(desk.app, 'orders')).toBe(1);
    expect(await rows(desk.app, 'SELECT SUM(reserved) AS n FROM stock')).toEqual([{ n: 2 }]);
    expect(await rows(desk.app, 'SELECT type, subject, version FROM events')).toEqual([
      { type: 'pedido.creado', subject: folio, version: 2 },
    ]);
    expect((await get(folio)).body).toMatchObject({ estado: 'ordenada', folio_pedido: `${folio}-API` });
  });

  it('is 409 cotizacion_ordenada after a day, and at once when its order was cancelled', async () => {
    const { folio } = await quote(cart([[SCARCE, 2]], REAL));
    await order(folio);
    await desk.app.api.post(`/api/v1/pedidos/${encodeURIComponent(folio)}/cancelar`, { token: desk.token, json: {} });
    const cancelled = await order(folio);
    expect([cancelled.status, cancelled.body]).toMatchObject([
      409,
      { code: 'cotizacion_ordenada', values: [{ folio_pedido: `${folio}-API` }] },
    ]);
    const second = await quote(cart([[SCARCE, 1]], REAL));
    await order(second.folio);
    at(new Date(Date.now() + 25 * 3_600_000).toISOString());
    expect((await order(second.folio)).body).toMatchObject({ code: 'cotizacion_ordenada' });
  });

  it('with forzar leaves out what is gone; the quote is shown as it was', async () => {
    const { folio, response } = await quote(
      homeCart(
        [
          [CABLE, 3],
          [SCARCE, 2],
        ],
        REAL,
      ),
    );
    await desk.app.load({
      existencias: ['centro', 'frontera', 'norte'].map((sucursal) => ({
        ...{ producto_id: SCARCE, condicion: 'nuevo', sucursal, cantidad: 0 },
      })),
    });
    const ordered = answerOf(await order(folio, { forzar: true, orden_compra: 'OC-9' }));
    expect(ordered.productos.map(({ id }) => id)).toEqual([CABLE]);
    expect(ordered.totales.flete).toBe(answerOf(response).totales.flete);
    expect((await get(folio)).body).toMatchObject({
      estado: 'ordenada',
      orden_compra: '',
      totales: answerOf(response).totales,
      productos: [{ id: CABLE }, { id: SCARCE }],
    });
    const shown = await desk.app.api.get(`/api/v1/pedidos/${encodeURIComponent(folio)}`, { token: desk.token });
    expect(shown.body).toMatchObject({
      orden_compra: 'OC-9',
      totales: ordered.totales,
      productos: [{ id: CABLE, linea: 1 }],
    });
  });

  it('a cart holds the counter of folios only while it writes what tells the folio', async () => {
    const written = writesAfterCounter(desk.app);
    await desk.send(cart([[CABLE, 1]], { ...REAL, ordenar: true }), keyed('one'));
    expect(written).toEqual(['orders', 'events', 'audit_log', 'idempotency_keys']);
  });

  it('is searched by the purchase order it is shown with, also once its order has another one', async () => {
    const cart = homeCart([[CABLE, 1]], { ...REAL, orden_compra: 'OC-QUOTED' });
    const folios = [await quote(cart), await quote(cart)].map(({ folio }) => folio);
    expect((await order(folios[0] ?? '', { orden_compra: 'OC-ORDERED' })).status).toBe(200);
    const listed = async (purchaseOrder: string): Promise<unknown[]> => {
      const { body } = await desk.app.api.get(`/api/v1/cotizaciones?orden_compra=${purchaseOrder}`, {
        token: desk.token,
      });
      return (body as { cotizaciones: { folio: string; orden_compra: string }[] }).cotizaciones.map((each) => [
        each.folio,
        each.orden_compra,
      ]);
    };
    expect(await listed('OC-QUOTED')).toEqual(folios.reverse().map((folio) => [folio, 'OC-QUOTED']));
    expect(await listed('OC-ORDERED')).toEqual([]);
  });

  describe('line 4: refusals change nothing and leave it vigente', () => {
    const gone = { existencias: [{ producto_id: CAMERA, condicion: 'nuevo', sucursal: 'centro', cantidad: 0 }] };
    const account = (WORLD.cuentas ?? []).filter((row) => (row as { num_cliente?: unknown }).num_cliente === BUYER);
    it.each([
      ['short stock', gone, 200, 'existencia_insuficiente'],
      ['a product withdrawn', { productos: [{ producto_id: CAMERA, activo: false }] }, 400, 'productos_no_encontrados'],
      [
        'a carrier withdrawn',
        { fleteras: (WORLD.fleteras ?? []).filter((row) => (row as { codigo?: unknown }).codigo !== 'estafeta') },
        400,
        'parametros_invalidos',
      ],
      ['credit revoked', { cuentas: account.map((row) => ({ ...row, creditos: [] })) }, 400, 'parametros_invalidos'],
    ])('%s', async (_, change, status, code) => {
      const { folio } = await quote(homeCart([[CAMERA, 2]], { ...REAL, metodo_pago: 'credito-30' }));
      await desk.app.load(change, { full: 'fleteras' in change });
      const before = await fingerprint(desk.app);
      const refused = await order(folio);
      expect([refused.status, (refused.body as { code: string }).code]).toEqual([status, code]);
      expect(await fingerprint(desk.app)).toBe(before);
      expect((await get(folio)).body).toMatchObject({ estado: 'vigente' });
    });

    it('real orders off', async () => {
      const { folio } = await quote(homeCart([[CAMERA, 2]], REAL));
      const before = await fingerprint(desk.app);
      const { url } = desk.app.database;
      const closed = await startTestApp({
        database: { url, drop: () => Promise.resolve() },
        env: { REAL_ORDERS: 'false' },
      });
      try {
        const refused = await closed.api.post(path(folio, '/ordenar'), { token: desk.token, json: {} });
        expect([refused.status, refused.body]).toMatchObject([501, { code: 'pedidos_desactivados' }]);
      } finally {
        await closed.close();
      }
      expect(await fingerprint(desk.app)).toBe(before);
      expect((await get(folio)).body).toMatchObject({ estado: 'vigente' });
    });

    it('an unknown folio, another account and -API are one 404', async () => {
      const { folio } = await quote(cart([[CABLE, 1]], REAL));
      for (const [one, token] of [
        ['CEN-999999/26', desk.token],
        [folio, desk.other],
        [`${folio}-API`, desk.token],
      ] as const) {
        const response = await desk.app.api.get(path(one), { token });
        expect([response.status, response.body]).toMatchObject([404, { code: 'cotizacion_no_encontrada' }]);
      }
    });
  });
});
