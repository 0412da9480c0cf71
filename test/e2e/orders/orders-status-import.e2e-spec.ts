import { ImportService } from '@/modules/importing/import.service';
import type { RowsSummary } from '@/modules/importing/import.service';
import { answerOf, BUYER, CABLE, CAMERA, cart, SCARCE, WORLD } from '../quoting/cart-world.builder';
import { CART_PATH, ORDER } from './orders-desk.builder';
import { rows } from './orders-world.builder';
import { startTestApp, type TestApp } from '@test/support/app';

const DAY_MS = 86_400_000;

/** `YYYY-MM-DD HH:MM:SS` in Mexico City, so many seconds from now. */
const inSeconds = (seconds: number): string =>
  new Date(Date.now() - 6 * 3_600_000 + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
const today = (days = 0): string => inSeconds((days * DAY_MS) / 1000).slice(0, 10);

describe('what files say of orders', () => {
  let app: TestApp;
  let token: string;
  beforeEach(async () => {
    app = await startTestApp();
    await app.load(WORLD);
    token = await app.token(BUYER);
  });
  afterEach(() => app.close());

  const load = (entity: string, ...lines: object[]): Promise<RowsSummary> =>
    app.nest.get(ImportService, { strict: false }).loadRows(entity, lines);
  const status = (...lines: object[]): Promise<RowsSummary> => load('pedidos_estatus', ...lines);

  async function place(
    lines: Parameters<typeof cart>[0] = [
      [CAMERA, 5],
      [CABLE, 2],
    ],
  ): Promise<string> {
    const answer = answerOf(await app.api.post(CART_PATH, { token, json: cart(lines, ORDER) }));
    expect(answer.error).toBe('');
    return String(answer.resumen.folio);
  }

  const order = async (folio: string) => {
    const [row] = await rows(
      app,
      `SELECT id, COALESCE(state, 'recibido') AS state, COALESCE(version, 1) AS version FROM orders WHERE folio = '${folio}'`,
    );
    return row as { id: number; state: string; version: number };
  };
  const history = async (folio: string): Promise<unknown[]> => {
    const { id } = await order(folio);
    const entries = await rows(app, `SELECT state FROM order_history WHERE order_id = ${id} ORDER BY at, id`);
    return entries.map((entry) => (entry as { state: string }).state).filter((state) => state !== 'recibido');
  };
  const counts = async (folio: string): Promise<unknown> => {
    const { id } = await order(folio);
    return rows(
      app,
      `SELECT line_number, shipped, delivered, cancelled, eta_day FROM order_lines WHERE order_id = ${id} ORDER BY line_number`,
    );
  };
  const reserved = async (): Promise<number> => {
    const [row] = await rows(app, 'SELECT SUM(reserved) AS pieces FROM stock');
    return Number((row as { pieces: unknown }).pieces);
  };
  const events = async (like: string): Promise<Record<string, unknown>[]> => {
    const found = await rows(app, `SELECT type, body FROM events WHERE type LIKE '${like}' ORDER BY occurred_at, id`);
    return found.map((row) => {
      const { type, body } = row as { type: string; body: string };
      return { type, ...(JSON.parse(body) as object) };
    });
  };

  it('line 7: a file walks an order to entregado by partial counts, and a second run changes nothing', async () => {
    const folio = await place();
    const folio_pedido = `${folio}-API`;
    const walk = [
      { folio_pedido, estado: 'en_proceso', fecha: inSeconds(10), mensaje: 'En surtido' },
      {
        folio_pedido,
        estado: 'ENVIADO_PARCIAL',
        fecha: inSeconds(20),
        lineas: [{ linea: 1, enviado: 3, fecha_estimada: '2026-12-30' }],
        guias: [{ folio_guia: '794600000123', fletera: 'estafeta', fecha: inSeconds(20) }],
      },
      {
        folio_pedido,
        estado: 'enviado',
        fecha: inSeconds(30),
        lineas: [
          { producto_id: CAMERA, enviado: 5 },
          { linea: 2, enviado: '2' },
        ],
      },
      { folio_pedido, estado: 'entregado', fecha: inSeconds(40) },
    ];
    expect(await status(...walk)).toMatchObject({ read: 4, changed: 4, refused: 0 });
    expect(await order(folio)).toMatchObject({ state: 'entregado' });
    expect(await counts(folio)).toEqual([
      { line_number: 1, shipped: 5, delivered: 5, cancelled: 0, eta_day: 20_261_230 },
      { line_number: 2, shipped: 2, delivered: 2, cancelled: 0, eta_day: null },
    ]);
    expect(await history(folio)).toEqual(['en_proceso', 'enviado_parcial', 'enviado', 'entregado']);
    expect(await rows(app, 'SELECT guide_folio, carrier FROM order_guides')).toEqual([
      { guide_folio: '794600000123', carrier: 'estafeta' },
    ]);
    const before = await order(folio);
    expect(await status(...walk)).toMatchObject({ read: 4, changed: 0, unchanged: 4, refused: 0 });
    expect(await order(folio)).toEqual(before);
    expect((await events('pedido.estado')).map(({ type, estado, anterior }) => [type, estado, anterior])).toEqual([
      ['pedido.estado', 'en_proceso', 'recibido'],
      ['pedido.estado', 'enviado_parcial', 'en_proceso'],
      ['pedido.estado', 'enviado', 'enviado_parcial'],
      ['pedido.estado', 'entregado', 'enviado'],
    ]);
  });

  it('line 7: older dates only join the history', async () => {
    const folio = await place();
    const folio_pedido = `${folio}-API`;
    await status({ folio_pedido, estado: 'enviado', fecha: inSeconds(50) });
    expect(await status({ folio_pedido, estado: 'retenido', fecha: inSeconds(20) })).toMatchObject({ changed: 1 });
    expect(await order(folio)).toMatchObject({ state: 'enviado' });
    expect(await history(folio)).toEqual(['retenido', 'enviado']);
  });

  it('line 7: refuses what can not be, by line and field, and leaves nothing of it behind', async () => {
    const folio = await place([
      [CAMERA, 2],
      [CAMERA, 1],
    ]);
    const gone = await place([[CABLE, 1]]);
    await status({ folio_pedido: `${gone}-API`, estado: 'cancelado', fecha: inSeconds(1) });
    const before = [await order(folio), await order(gone)];
    const folio_pedido = `${folio}-API`;
    const summary = await status(
      { folio_pedido: `${gone}-API`, estado: 'enviado', fecha: inSeconds(5) },
      { folio_pedido, estado: 'enviado_parcial', lineas: [{ linea: 1, enviado: 3 }] },
      {
        folio_pedido,
        estado: 'enviado_parcial',
        lineas: [
          { linea: 2, enviado: 1 },
          { linea: 1, entregado: 1, cancelado: 2 },
        ],
      },
      { folio_pedido: 'CEN-999999/26-API', estado: 'enviado' },
      { folio_pedido, estado: 'perdido' },
      { folio_pedido, estado: 'enviado_parcial', lineas: [{ producto_id: CAMERA, enviado: 1 }] },
      { folio_pedido, estado: 'enviado_parcial', lineas: [{ linea: 7, enviado: 1 }] },
      { folio_pedido, estado: 'enviado_parcial', lineas: [{ enviado: 1 }] },
      { folio_pedido, estado: 'enviado', fecha: '2026-02-30 10:00:00' },
      { estado: 'enviado' },
    );
    expect(summary).toMatchObject({ read: 10, refused: 10 });
    expect(summary.problems.map(({ line, field }) => [line, field])).toEqual([
      [1, 'estado'],
      [2, 'lineas[0]'],
      [3, 'lineas[1]'],
      [4, 'folio_pedido'],
      [5, 'estado'],
      [6, 'lineas[0]'],
      [7, 'lineas[0]'],
      [8, 'lineas[0]'],
      [9, 'fecha'],
      [10, 'folio_pedido'],
    ]);
    expect([await order(folio), await order(gone)]).toEqual(before);
  });

  it('line 7: a folio without -API is not ours, and a line without date that says what is there changes nothing', async () => {
    const folio = await place();
    expect(
      await status({ folio_pedido: folio, estado: 'enviado' }, { folio_pedido: 'X-1', estado: 'enviado' }),
    ).toMatchObject({
      unchanged: 2,
      refused: 0,
    });
    expect(await order(folio)).toMatchObject({ state: 'recibido', version: 1 });
    expect(await status({ folio_pedido: `${folio}-API`, estado: 'recibido' })).toMatchObject({ unchanged: 1 });
  });

  it('line 7: cancelado releases what was reserved, enviado does not, liberar does', async () => {
    const [cancelled, sent] = [await place([[CAMERA, 3]]), await place([[SCARCE, 2]])];
    expect(await reserved()).toBe(5);
    await status({ folio_pedido: `${cancelled}-API`, estado: 'cancelado' });
    expect(await reserved()).toBe(2);
    await status({ folio_pedido: `${sent}-API`, estado: 'enviado' });
    expect(await reserved()).toBe(2);
    await status({ folio_pedido: `${sent}-API`, estado: 'enviado', liberar: true });
    expect(await reserved()).toBe(0);
    expect(await status({ folio_pedido: `${sent}-API`, estado: 'enviado', liberar: true })).toMatchObject({
      unchanged: 1,
    });
  });

  it('a dry run says what would be, and writes nothing', async () => {
    const folio = await place();
    const imports = app.nest.get(ImportService, { strict: false });
    const lines = [{ folio_pedido: `${folio}-API`, estado: 'cancelado' }];
    expect(await imports.loadRows('pedidos_estatus', lines, { dryRun: true })).toMatchObject({ changed: 1 });
    expect([await order(folio), await reserved()]).toEqual([
      expect.objectContaining({ state: 'recibido', version: 1 }),
      7,
    ]);
  });

  const invoice = (folio_factura: string, folio_pedido: string, more: object = {}): object => ({
    num_cliente: BUYER,
    folio_factura,
    fecha: today(),
    folio_pedido,
    total: '100.50',
    moneda: 'USD',
    uuid: '6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9',
    ...more,
  });

  it('line 8: an invoice with the folio, with or without -API, takes its order to facturado', async () => {
    const [one, two] = [await place([[CAMERA, 1]]), await place([[CAMERA, 1]])];
    await load('facturas', invoice('FA26/1', `${one}-API`), invoice('FA26/2', two));
    expect([(await order(one)).state, (await order(two)).state]).toEqual(['facturado', 'facturado']);
    expect(
      (await events('factura.%')).sort((a, b) => String(a.folio_factura).localeCompare(String(b.folio_factura)))[0],
    ).toEqual({
      type: 'factura.creada',
      folio_factura: 'FA26/1',
      folio_pedido: `${one}-API`,
      uuid: '6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9',
      fecha: today(),
      total: 100.5,
      moneda: 'USD',
      estatus: 'Activa',
    });
    const { version } = await order(one);
    await load('facturas', invoice('FA26/1', `${one}-API`));
    expect((await order(one)).version).toBe(version);
    await load('facturas', invoice('FA26/1', `${one}-API`, { estatus: 'Cancelada' }));
    expect((await order(one)).version).toBe(version + 1);
    expect((await events('factura.cancelada')).map(({ folio_factura, estatus }) => [folio_factura, estatus])).toEqual([
      ['FA26/1', 'Cancelada'],
    ]);
  });

  it("line 8: another account's invoice is no link, nor one from before the order, and none takes an order back", async () => {
    const [one, two, sent] = [await place([[CAMERA, 1]]), await place([[CAMERA, 1]]), await place([[CAMERA, 1]])];
    await status({ folio_pedido: `${sent}-API`, estado: 'enviado' });
    await load(
      'facturas',
      invoice('FA26/1', one, { num_cliente: 500002 }),
      invoice('FA26/2', two, { fecha: today(-1) }),
      invoice('FA26/3', sent),
    );
    expect([await order(one), await order(two)]).toEqual([
      expect.objectContaining({ state: 'recibido', version: 1 }),
      expect.objectContaining({ state: 'recibido', version: 1 }),
    ]);
    expect(await order(sent)).toMatchObject({ state: 'enviado', version: 3 });
  });

  it('line 8: guides are told with their order and their page, and raise its version', async () => {
    const folio = await place([[CAMERA, 1]]);
    await load('fleteras', { codigo: 'estafeta', url_rastreo: 'https://rastreo.example/?g={guia}' });
    await load('facturas', invoice('FA26/1', folio));
    const guide = {
      num_cliente: BUYER,
      folio_guia: '794600000123',
      fletera: 'Estafeta',
      folio_factura: 'FA26/1',
      fecha_factura: `${today()} 10:00:00`,
    };
    const { version } = await order(folio);
    await load('guias', guide);
    await load('guias', { ...guide, estado: 'En tránsito', fecha_estado: `${today()} 11:00:00` });
    await load('guias', { ...guide, estado: 'En tránsito' });
    const same = {
      folio_guia: '794600000123',
      fletera: 'Estafeta',
      folio_factura: 'FA26/1',
      folio_pedido: folio,
      url: 'https://rastreo.example/?g=794600000123',
    };
    expect(await events('guia.%')).toEqual([
      { ...same, type: 'guia.creada', estado: '', fecha: `${today()} 10:00:00` },
      { ...same, type: 'guia.estado', estado: 'En tránsito', fecha: `${today()} 11:00:00` },
    ]);
    expect((await order(folio)).version).toBe(version + 2);
  });

  it('history and silent runs make no events', async () => {
    const folio = await place([[CAMERA, 1]]);
    const before = (await events('%')).length;
    const imports = app.nest.get(ImportService, { strict: false });
    const silent = { withoutEvents: true };
    await load('facturas', invoice('FA26/8', '', { fecha: today(-9) }));
    await load('guias', {
      num_cliente: BUYER,
      folio_guia: '1',
      fletera: 'dhl',
      folio_factura: 'FA26/8',
      fecha_factura: today(-9),
    });
    await imports.loadRows('facturas', [invoice('FA26/9', folio)], silent);
    await imports.loadRows(
      'guias',
      [{ num_cliente: BUYER, folio_guia: '2', fletera: 'dhl', folio_factura: 'FA26/9', fecha_factura: today() }],
      silent,
    );
    await imports.loadRows('pedidos_estatus', [{ folio_pedido: `${folio}-API`, estado: 'enviado' }], silent);
    expect(await order(folio)).toMatchObject({ state: 'enviado' });
    expect(await events('%')).toHaveLength(before);
  });
});
