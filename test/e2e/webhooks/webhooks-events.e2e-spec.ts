import { BUYER, CABLE, CAMERA, cart, WORLD } from '../quoting/cart-world.builder';
import { CART_PATH, ORDER } from '../orders/orders-desk.builder';
import { inSeconds } from '../orders/imports/orders-files.builder';
import { WEBHOOK_TYPES } from '@/modules/webhooks/http/webhook-types';
import { ImportService } from '@/modules/importing/import.service';
import { E2E_DIALECT, startTestApp, type TestApp } from '@test/support/app';
import { until } from '@test/support/servers/own-process';
import { Receiver } from './receiver.builder';
import { ALL_SCOPES, LOCAL } from './webhooks-desk.builder';

interface Sent {
  readonly type: string;
  readonly id: string;
  readonly posicion: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The names and kinds of values of a body, of lists by their first member. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

describe(`events of orders, invoices and guides by webhook (${E2E_DIALECT})`, () => {
  let app: TestApp;
  let token: string;
  let receiver: Receiver;
  beforeAll(async () => {
    app = await startTestApp({ env: LOCAL });
    await app.load(WORLD);
    token = await app.token(BUYER, ALL_SCOPES);
    receiver = await Receiver.start();
  });
  afterAll(async () => {
    await app.close();
    await receiver.close();
  });

  const add = (entity: string, line: object, withoutEvents = false): Promise<unknown> =>
    app.nest.get(ImportService, { strict: false }).loadRows(entity, [line], { withoutEvents });
  const sent = (): Sent[] =>
    receiver.received.map(({ body }) => JSON.parse(body) as Sent).filter(({ type }) => type !== 'webhook.ping');
  const types = (): string[] => sent().map(({ type }) => type);
  const place = async (...lines: Parameters<typeof cart>[0]): Promise<string> => {
    const { body } = await app.api.post(CART_PATH, { token, json: cart(lines, ORDER) });
    const { error, resumen } = body as { error: string; resumen: { folio: string } };
    if (error !== '') throw new Error(error);
    return resumen.folio;
  };

  it('2.9, 2.10 each comes once, after its commit, in the shape of its example; refused, old and silent ones never', async () => {
    const followed = WEBHOOK_TYPES.map(({ tipo }) => tipo).filter((type) => /^(pedido|factura|guia)\./.test(type));
    const made = await app.api.post('/api/v1/webhooks', {
      token,
      json: { url: receiver.url, tipos: followed, orden: 'estricto' },
    });
    expect(made.status).toBe(201);
    const today = inSeconds(0).slice(0, 10);
    const folio = await place([CAMERA, 2]);
    const cancelled = await place([CABLE, 1]);
    await app.api.post(`/api/v1/pedidos/${encodeURIComponent(cancelled)}/cancelar`, { token, json: {} });
    await add('pedidos_estatus', { folio_pedido: `${folio}-API`, estado: 'en_proceso' });
    await add('pedidos_estatus', { folio_pedido: `${folio}-API`, estado: 'en_proceso' });
    // Refused: more than was ordered.
    await add('pedidos_estatus', {
      folio_pedido: `${folio}-API`,
      estado: 'enviado',
      lineas: [{ linea: 1, enviado: 99 }],
    });
    const invoice = {
      ...{ num_cliente: BUYER, folio_factura: 'FA26/1', fecha: today, total: '100.50', moneda: 'USD' },
      ...{ folio_pedido: `${folio}-API`, uuid: '6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9' },
    };
    await add('facturas', {
      ...invoice,
      folio_factura: 'FA26/8',
      folio_pedido: '',
      fecha: inSeconds(-9 * 86_400).slice(0, 10),
    });
    await add('facturas', { ...invoice, folio_factura: 'FA26/9', folio_pedido: '' }, true);
    await add('facturas', invoice);
    const guide = {
      ...{ num_cliente: BUYER, folio_guia: '794600000123', fletera: 'Estafeta', folio_factura: 'FA26/1' },
      ...{ fecha_factura: `${today} 10:00:00` },
    };
    await add('guias', guide);
    await add('guias', { ...guide, estado: 'En tránsito', fecha_estado: `${today} 11:00:00` });
    await add('facturas', { ...invoice, estatus: 'Cancelada' });
    // Whatever else had become an event would come before it.
    const last = await place([CABLE, 1]);
    await until('the last one came', () => Promise.resolve(sent().some(({ data }) => data.folio === last)));
    const count = (type: string): number => types().filter((one) => one === type).length;
    expect(Object.fromEntries([...new Set(types())].sort().map((type) => [type, count(type)]))).toEqual({
      'factura.cancelada': 1,
      'factura.creada': 1,
      'guia.creada': 1,
      'guia.estado': 1,
      'pedido.cancelado': 1,
      'pedido.creado': 3,
      // In process, and invoiced.
      'pedido.estado': 2,
    });
    for (const one of sent()) {
      const { ejemplo } = WEBHOOK_TYPES.find(({ tipo }) => tipo === one.type) ?? {};
      expect([one.type, shapeOf(one)]).toEqual([one.type, shapeOf(ejemplo)]);
    }
    const { body } = await app.api.get('/api/v1/eventos', { token });
    const listed = (body as { eventos: Sent[] }).eventos.map(({ id }) => id);
    expect(listed).toEqual(sent().map(({ id }) => id));
  });
});
