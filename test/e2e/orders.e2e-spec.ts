import { CartService } from '@/modules/cart/cart.service';
import { pdf } from '@/modules/cart/guides/guide-samples.builder';
import { IdempotencyService } from '@/modules/cart/idempotency.service';
import { Clock } from '@/shared/kernel/clock';
import { Database } from '@/shared/database/database';
import {
  ADDRESS,
  answerOf,
  BUYER,
  CABLE,
  CAMERA,
  cart,
  GRADED,
  homeCart,
  KIT,
  OTHER,
  RECORDER,
  SCARCE,
  WORLD,
} from './cart-world.builder';
import { disagreements, fingerprint, partialDocuments, rows } from './orders-world.builder';
import { startTestApp, type TestApp } from '../support/app';
import type { ApiResponse } from '../support/api-response';

const PATH = '/api/v1/carrito/generar';
const REAL = { testmode: false };
const ORDER = { ...REAL, ordenar: true };
const PDF = pdf();

describe('POST /carrito/generar: orders', () => {
  let app: TestApp;
  let token: string;
  let other: string;
  beforeEach(async () => {
    app = await startTestApp();
    await app.load(WORLD);
    token = await app.token(BUYER);
    other = await app.token(OTHER);
  });
  afterEach(async () => {
    try {
      expect(await disagreements(app)).toEqual([]);
      expect(await partialDocuments(app)).toEqual([]);
    } finally {
      await app.close();
    }
  });

  const send = (json: object, headers: Record<string, string> = {}, as = token): Promise<ApiResponse> =>
    app.api.post(PATH, { token: as, json, headers });
  const keyed = (key: string): Record<string, string> => ({ 'idempotency-key': key });
  const reserved = (): Promise<unknown[]> =>
    rows(
      app,
      'SELECT product_id, grade, branch_code, reserved FROM stock WHERE reserved > 0 ORDER BY product_id, grade, branch_code',
    );
  const count = async (table: string): Promise<number> =>
    (await rows<{ n: number }>(app, `SELECT COUNT(*) AS n FROM ${table}`))[0]?.n ?? -1;

  describe('the state table', () => {
    it.each([
      ['testmode', {}],
      ['testmode with ordenar=true', { ordenar: true }],
      ['testmode with ordenar=true and forzar', { ordenar: true, forzar: true }],
      ['ordenar=false in test mode', { ordenar: false }],
    ])('%s changes nothing and shows the marker', async (_, more) => {
      const before = await fingerprint(app);
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
      expect(await fingerprint(app)).toBe(before);
    });

    it('test mode with ordenar=true refuses what an order would', async () => {
      const response = await send(cart([[SCARCE, 10]], { ordenar: true }));
      expect([response.status, response.headers['x-error-code']]).toEqual([200, 'existencia_insuficiente']);
    });

    it('a quote is kept under its folio and reserves nothing', async () => {
      const response = await send(cart([[SCARCE, 5]], REAL));
      expect(answerOf(response).resumen).toMatchObject({ folio: 'CEN-000001/26', folio_pedido: '' });
      expect(await reserved()).toEqual([]);
      expect(await rows(app, 'SELECT folio, kind, account_id FROM orders')).toEqual([
        { folio: 'CEN-000001/26', kind: 'quote', account_id: BUYER },
      ]);
      expect([await count('order_lines'), await count('order_allocations'), await count('stock_ledger')]).toEqual([
        1, 0, 0,
      ]);
    });

    it('an order reserves every piece, has lines, ledger and change log, and costs what its quote does', async () => {
      const lines = [
        [SCARCE, 5],
        [KIT, 2],
        [GRADED, 1, 'a'],
        [SCARCE, 1],
      ] as const;
      const quote = answerOf(await send(homeCart(lines)));
      const changes = await count('change_log');
      const response = await send(homeCart(lines, ORDER));
      const order = answerOf(response);
      expect(order.resumen).toMatchObject({ folio: 'CEN-000001/26', folio_pedido: 'CEN-000001/26-API' });
      expect([order.totales, order.productos]).toEqual([quote.totales, quote.productos]);
      expect(await reserved()).toEqual([
        { product_id: CABLE, grade: 'new', branch_code: 'centro', reserved: 4 },
        { product_id: RECORDER, grade: 'new', branch_code: 'centro', reserved: 2 },
        { product_id: SCARCE, grade: 'new', branch_code: 'centro', reserved: 3 },
        { product_id: SCARCE, grade: 'new', branch_code: 'frontera', reserved: 2 },
        { product_id: SCARCE, grade: 'new', branch_code: 'norte', reserved: 1 },
        { product_id: GRADED, grade: 'a', branch_code: 'norte', reserved: 1 },
      ]);
      expect(await count('change_log')).toBe(changes + 4);
      await app.settle();
      const seen = await app.api.get(`/api/v1/productos/${SCARCE}`, { token });
      expect((seen.body as { total_existencia: number }).total_existencia).toBe(3);
    });

    it('short stock creates nothing and says what there is, ending with the missing component of a kit', async () => {
      const before = await fingerprint(app);
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
      expect(await fingerprint(app)).toBe(before);
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
      expect(await rows(app, 'SELECT missing FROM order_lines ORDER BY line_number')).toEqual([
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
      'CEN-000001/26',
      'NTE-000001/26',
      'CEN-000002/26',
      'existencia_insuficiente',
      'NTE-000002/26',
    ]);
    const home = answerOf(await send(homeCart([[CAMERA, 1]], REAL)));
    expect(home.resumen.folio).toBe('CEN-000003/26');
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
    const [order] = await rows(app, 'SELECT * FROM orders');
    expect(order).toMatchObject({
      folio: 'CEN-000001/26',
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

  describe('Idempotency-Key', () => {
    it('fifty twins at once are one order, byte for byte, marked as replays but one', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => send(cart([[SCARCE, 2]], ORDER), keyed('twin'))),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(49);
      expect(await count('orders')).toBe(1);
    });

    it('answers the same when asked again, also for a quote and whatever has changed since', async () => {
      for (const [key, body] of [
        ['order', cart([[SCARCE, 9]], ORDER)],
        ['quote', cart([[SCARCE, 9]], REAL)],
      ] as const) {
        const first = await send(body, keyed(key));
        const again = await send(JSON.parse(JSON.stringify({ ...body, extra: 1 })) as object, keyed(key));
        expect([again.text, again.headers['idempotent-replayed'], first.headers['idempotent-replayed']]).toEqual([
          first.text,
          'true',
          undefined,
        ]);
      }
      expect(await count('orders')).toBe(2);
    });

    it('refuses another body, and is another key for another account', async () => {
      await send(cart([[CAMERA, 1]], ORDER), keyed('k'));
      const reused = await send(cart([[CAMERA, 2]], ORDER), keyed('k'));
      expect([reused.status, (reused.body as { code: string }).code]).toEqual([422, 'idempotency_key_reused']);
      const theirs = await send(cart([[CAMERA, 2]], ORDER), keyed('k'), other);
      expect([theirs.status, theirs.headers['idempotent-replayed']]).toEqual([200, undefined]);
      expect(await count('orders')).toBe(2);
    });

    it('is not used up by a refusal', async () => {
      expect((await send(cart([[99, 1]], ORDER), keyed('k'))).status).toBe(400);
      expect(
        (await send(homeCart([[CAMERA, 1]], { ...ORDER, direccion: { ...ADDRESS, estado: 'NL' } }), keyed('k'))).status,
      ).toBe(422);
      expect(answerOf(await send(cart([[SCARCE, 10]], ORDER), keyed('k'))).code).toBe('existencia_insuficiente');
      expect(answerOf(await send(cart([[SCARCE, 9]], ORDER), keyed('k'))).resumen.folio).toBe('CEN-000001/26');
    });

    it('lives a day', async () => {
      await send(cart([[CAMERA, 1]], ORDER), keyed('k'));
      const database = app.nest.get(Database);
      const age = (ms: number) =>
        database.write((manager) => manager.query('UPDATE idempotency_keys SET created_at = created_at - ?', [ms]));
      await age(86_300_000);
      expect((await send(cart([[CAMERA, 1]], ORDER), keyed('k'))).headers['idempotent-replayed']).toBe('true');
      await age(200_000);
      const fresh = await send(cart([[CAMERA, 1]], ORDER), keyed('k'));
      expect([answerOf(fresh).resumen.folio, fresh.headers['idempotent-replayed']]).toEqual([
        'CEN-000002/26',
        undefined,
      ]);
      await age(86_500_000);
      await app.nest.get(IdempotencyService, { strict: false }).forgetOld();
      expect(await count('idempotency_keys')).toBe(0);
    });

    it('keeps an answer longer than a text column holds', async () => {
      const long = 'ñ€😀'.repeat(160);
      const lines = Array.from({ length: 50 }, (_, index) => ({
        producto_id: 8000 + index,
        modelo: `L-${index}`,
        titulo: long,
        marca: 'vixora',
        categorias: [9],
        img_portada: `https://cdn.example/${'é'.repeat(900)}`,
      }));
      await app.load({ productos: lines, precios: lines.map(({ producto_id }) => ({ producto_id, precio_lista: 1 })) });
      const body = cart(
        lines.map(({ producto_id }) => [producto_id, 1] as const),
        REAL,
      );
      const first = await send(body, keyed('long'));
      const again = await send(body, keyed('long'));
      expect(first.bytes.length).toBeGreaterThan(150_000);
      expect(again.bytes.equals(first.bytes)).toBe(true);
    });

    it.each([['x'.repeat(256)], ['\u00e9']])('refuses the key %j', async (key) => {
      expect((await send(cart([[CAMERA, 1]], ORDER), keyed(key))).status).toBe(400);
    });
  });

  describe('with a guide', () => {
    function form(body: Record<string, unknown>, name: string, bytes: Buffer): FormData {
      const data = new FormData();
      for (const [field, value] of Object.entries(body))
        data.set(field, typeof value === 'string' ? value : JSON.stringify(value));
      data.set('pdf_guia', new Blob([bytes]), name);
      return data;
    }

    it('ships without freight and keeps the file with the order', async () => {
      const response = await app.api.post(PATH, {
        token,
        multipart: form(homeCart([[CAMERA, 1]], ORDER), 'guía.pdf', PDF),
      });
      const answer = answerOf(response);
      expect([answer.error, answer.totales.flete, answer.resumen.guia_prepagada]).toEqual(['', 0, '1']);
      expect(await rows(app, 'SELECT folio, account_id, original_name FROM guide_files')).toEqual([
        { folio: 'CEN-000001/26', account_id: BUYER, original_name: 'guía.pdf' },
      ]);
      const later = new FormData();
      later.set('folio', 'CEN-000001/26-API');
      later.set('pdf_guia', new Blob([PDF]), 'otra.pdf');
      const replaced = await app.api.post('/api/v1/carrito/guia', { token, multipart: later });
      expect(replaced.body).toEqual({
        error: '',
        datos: { folio: 'CEN-000001/26', id_cot: 1, via_embarque: 1, tipo_entrega: 'domicilio' },
      });
    });

    it('orders nothing when the file is no guide, and keeps no file when the order is refused', async () => {
      const bad = await app.api.post(PATH, {
        token,
        multipart: form(homeCart([[CAMERA, 1]], ORDER), 'g.pdf', Buffer.from('MZ')),
      });
      expect([bad.status, bad.headers['x-error-code']]).toEqual([200, 'formato_de_archivo_invalido']);
      const short = await app.api.post(PATH, { token, multipart: form(homeCart([[SCARCE, 10]], ORDER), 'g.pdf', PDF) });
      expect(answerOf(short).code).toBe('existencia_insuficiente');
      expect([await count('orders'), await count('guide_files')]).toEqual([0, 0]);
    });

    it('belongs to the same key: another file is another request', async () => {
      const post = (bytes: Buffer) =>
        app.api.post(PATH, {
          token,
          headers: keyed('g'),
          multipart: form(homeCart([[CAMERA, 1]], ORDER), 'g.pdf', bytes),
        });
      const first = await post(PDF);
      const again = await post(PDF);
      expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
      expect((await post(pdf({ padding: 7 }))).status).toBe(422);
    });
  });

  it('takes the day and the year of the folio from Mexico City', async () => {
    const clock = app.nest.get(Clock);
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
    const before = await fingerprint(app);
    const service = app.nest.get(CartService, { strict: false });
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
    expect(await fingerprint(app)).toBe(before);
  });
});
