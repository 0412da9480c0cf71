import { CartService } from '@/modules/cart/cart.service';
import { Clock } from '@/shared/kernel/clock';
import {
  answerOf,
  BUYER,
  CABLE,
  CAMERA,
  cart,
  GRADED,
  homeCart,
  KIT,
  RECORDER,
  SCARCE,
} from '../quoting/cart-world.builder';
import { folioThisYear, keyed, ORDER, OrderDesk, REAL } from './orders-desk.builder';
import { count, fingerprint, rows } from './orders-world.builder';
import type { ApiResponse } from '@test/support/api-response';

describe('POST /carrito/generar: orders', () => {
  const desk = new OrderDesk();
  beforeEach(() => desk.open());
  afterEach(() => desk.close());
  const send = (json: object, headers?: Record<string, string>, token?: string): Promise<ApiResponse> =>
    desk.send(json, headers, token);

  const reserved = (): Promise<unknown[]> =>
    rows(
      desk.app,
      'SELECT product_id, grade, branch_code, reserved FROM stock WHERE reserved > 0 ORDER BY product_id, grade, branch_code',
    );

  describe('the state table', () => {
    it.each([
      ['testmode', {}],
      ['testmode with ordenar=true', { ordenar: true }],
      ['testmode with ordenar=true and forzar', { ordenar: true, forzar: true }],
      ['ordenar=false in test mode', { ordenar: false }],
    ])('%s changes nothing and shows the marker', async (_, more) => {
      const before = await fingerprint(desk.app);
      const response = await send(
        cart(
          [
            [SCARCE, 5],
            [KIT, 1],
          ],
          more,
        ),
        keyed('k'),
      );
      expect(answerOf(response).resumen).toMatchObject({ folio: 'TESTMODE', folio_pedido: 'TESTMODE' });
      expect(await fingerprint(desk.app)).toBe(before);
    });

    it('test mode with ordenar=true refuses what an order would', async () => {
      const response = await send(cart([[SCARCE, 10]], { ordenar: true }));
      expect([response.status, response.headers['x-error-code']]).toEqual([200, 'existencia_insuficiente']);
    });

    it('a quote is kept under its folio and reserves nothing', async () => {
      const response = await send(cart([[SCARCE, 5]], REAL));
      expect(answerOf(response).resumen).toMatchObject({ folio: folioThisYear('CEN', 1), folio_pedido: '' });
      expect(await reserved()).toEqual([]);
      expect(await rows(desk.app, 'SELECT folio, kind, account_id FROM orders')).toEqual([
        { folio: folioThisYear('CEN', 1), kind: 'quote', account_id: BUYER },
      ]);
      expect([
        await count(desk.app, 'order_lines'),
        await count(desk.app, 'order_allocations'),
        await count(desk.app, 'stock_ledger'),
      ]).toEqual([1, 0, 0]);
    });

    it('an order reserves every piece, has lines, ledger and change log, and costs what its quote does', async () => {
      const lines = [
        [SCARCE, 5],
        [KIT, 2],
        [GRADED, 1, 'a'],
        [SCARCE, 1],
      ] as const;
      const quote = answerOf(await send(homeCart(lines)));
      const changes = await count(desk.app, 'change_log');
      const response = await send(homeCart(lines, ORDER));
      const order = answerOf(response);
      expect(order.resumen).toMatchObject({
        folio: folioThisYear('CEN', 1),
        folio_pedido: `${folioThisYear('CEN', 1)}-API`,
      });
      expect([order.totales, order.productos]).toEqual([quote.totales, quote.productos]);
      expect(await reserved()).toEqual([
        { product_id: CABLE, grade: 'new', branch_code: 'centro', reserved: 4 },
        { product_id: RECORDER, grade: 'new', branch_code: 'centro', reserved: 2 },
        { product_id: SCARCE, grade: 'new', branch_code: 'centro', reserved: 3 },
        { product_id: SCARCE, grade: 'new', branch_code: 'frontera', reserved: 2 },
        { product_id: SCARCE, grade: 'new', branch_code: 'norte', reserved: 1 },
        { product_id: GRADED, grade: 'a', branch_code: 'norte', reserved: 1 },
      ]);
      expect(await count(desk.app, 'change_log')).toBe(changes + 4);
      await desk.app.settle();
      const seen = await desk.app.api.get(`/api/v1/productos/${SCARCE}`, { token: desk.token });
      expect((seen.body as { total_existencia: number }).total_existencia).toBe(3);
    });

    it('short stock creates nothing and says what there is, ending with the missing component of a kit', async () => {
      const before = await fingerprint(desk.app);
      const response = await send(
        cart(
          [
            [SCARCE, 8],
            [KIT, 20],
            [SCARCE, 4],
          ],
          ORDER,
        ),
      );
      expect([response.status, response.headers['x-error-code']]).toEqual([200, 'existencia_insuficiente']);
      expect(response.body).toEqual({
        error: expect.stringMatching(/ \[NVR-3\]$/) as string,
        code: 'existencia_insuficiente',
        values: [
          { id: SCARCE, tipo: 'nuevo', solicitado: 12, disponible: 9 },
          { id: KIT, tipo: 'nuevo', solicitado: 20, disponible: 13 },
        ],
      });
      expect(await fingerprint(desk.app)).toBe(before);
    });

    it('forced, it leaves out what there is nothing of and backorders the rest', async () => {
      const lines = [
        [GRADED, 2, 'c'],
        [SCARCE, 12],
        [KIT, 14],
      ] as const;
      const order = answerOf(await send(cart(lines, { ...ORDER, forzar: true })));
      expect(
        order.productos.map(({ id, cantidad, almacenes, faltante }) => [id, cantidad, almacenes, faltante]),
      ).toEqual([
        [SCARCE, 12, { centro: 3, frontera: 2, norte: 4 }, 3],
        [KIT, 14, { multiples_almacenes: 13 }, 1],
      ]);
      expect(order.totales.subtotal).toBe(12 * 59.6 + 14 * 178.79);
      expect(await rows(desk.app, 'SELECT missing FROM order_lines ORDER BY line_number')).toEqual([
        { missing: 3 },
        { missing: 1 },
      ]);
      const nothing = await send(cart([[SCARCE, 1]], { ...ORDER, forzar: true }));
      expect(answerOf(nothing).code).toBe('existencia_insuficiente');
    });
  });

  it('numbers folios by series and year, quotes and orders alike, without gaps for refusals', async () => {
    const folios = [];
    for (const [more, sucursal] of [
      [REAL, 'centro'],
      [ORDER, 'norte'],
      [ORDER, 'centro'],
      [{ ...ORDER, forzar_sucursal: true }, 'frontera'],
      [REAL, 'norte'],
    ] as const) {
      const answer = answerOf(await send(cart([[SCARCE, 3]], { ...more, direccion: { sucursal } })));
      folios.push(answer.code ?? answer.resumen.folio);
    }
    expect(folios).toEqual([
      folioThisYear('CEN', 1),
      folioThisYear('NTE', 1),
      folioThisYear('CEN', 2),
      'existencia_insuficiente',
      folioThisYear('NTE', 2),
    ]);
    const home = answerOf(await send(homeCart([[CAMERA, 1]], REAL)));
    expect(home.resumen.folio).toBe(folioThisYear('CEN', 3));
  });

  it('keeps the whole order for the ERP', async () => {
    await send(
      homeCart([[CAMERA, 2]], {
        ...ORDER,
        orden_compra: 'OC-7',
        email: 'a@b.c',
        directo_cliente: true,
        moneda: 'mxn',
        metodo_pago: 'credito-30',
      }),
    );
    const [order] = await rows(desk.app, 'SELECT * FROM orders');
    expect(order).toMatchObject({
      folio: folioThisYear('CEN', 1),
      kind: 'order',
      account_id: BUYER,
      delivery_type: 'home',
      carrier: 'estafeta',
      carrier_number: 1,
      currency: 'mxn',
      rate: 181_000,
      payment_method: 'credito-30',
      payment_code: 99,
      payment_form: 2,
      term_days: 30,
      cfdi_use: 'G03',
      purchase_order: 'OC-7',
      email: 'a@b.c',
      direct_to_customer: 1,
      forced: 0,
      prepaid_guide: 0,
      exported_at: null,
    });
    expect(JSON.parse(String(order?.delivery))).toMatchObject({
      recipient: 'ANA RUIZ',
      postalCode: '31000',
      stateCode: 'CHIH',
      city: 'CHIHUAHUA',
      country: 'MEX',
    });
  });

  it('takes the day and the year of the folio from Mexico City', async () => {
    const clock = desk.app.nest.get(Clock);
    const spy = jest.spyOn(clock, 'now').mockReturnValue(new Date('2027-01-01T05:59:59Z'));
    expect(answerOf(await send(cart([[CAMERA, 1]], ORDER))).resumen).toMatchObject({
      folio: 'CEN-000001/26',
      fecha_creacion: '2026-12-31 23:59:59',
    });
    spy.mockReturnValue(new Date('2027-01-01T06:00:00Z'));
    expect(answerOf(await send(cart([[CAMERA, 1]], ORDER))).resumen).toMatchObject({
      folio: 'CEN-000001/27',
      fecha_creacion: '2027-01-01 00:00:00',
    });
    spy.mockRestore();
  });

  it('leaves nothing behind when the answer cannot be written', async () => {
    const before = await fingerprint(desk.app);
    const service = desk.app.nest.get(CartService, { strict: false });
    const generate = service.generate.bind(service);
    jest.spyOn(service, 'generate').mockImplementation((command) =>
      generate({
        ...command,
        write: () => {
          throw new Error('no');
        },
      }),
    );
    expect((await send(cart([[SCARCE, 5]], ORDER), keyed('k'))).status).toBe(500);
    expect(await fingerprint(desk.app)).toBe(before);
  });
});
