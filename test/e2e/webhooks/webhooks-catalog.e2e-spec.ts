import { CatalogPublisher } from '@/modules/feed/publishing/catalog-publisher.service';
import { CatalogDeliveries } from '@/modules/webhooks/catalog-deliveries.service';
import { WEBHOOK_TYPES } from '@/modules/webhooks/http/webhook-types';
import { CredentialService } from '@/modules/auth/credential.service';
import { Database } from '@/shared/database/database';
import { E2E_DIALECT, type Fixture } from '@test/support/app';
import { ALFA, BETA, CATALOG } from '@test/support/fixture';
import { until } from '@test/support/servers/own-process';
import { bodies, shapeOf, told, type CatalogEvent, type Change } from './catalog-events.builder';
import { Receiver, type Received } from './receiver.builder';
import { ALL_SCOPES, WebhooksDesk } from './webhooks-desk.builder';

/** WEBHOOK_COUNTS=5000 WEBHOOK_DOWN_MS=30000 with `-t '2.7 folds'` is the long form: what waits for a delivery to fail would wait too long. */
const COUNTS = Number(process.env.WEBHOOK_COUNTS ?? 240);
const DOWN_MS = Number(process.env.WEBHOOK_DOWN_MS ?? 2000);
/** For as long as a receiver is down and what happens meanwhile is loaded, in three steps or steps of two seconds. */
const RETRY_MS = DOWN_MS + COUNTS * 4;
const RETRIES = RETRY_MS < 3000 ? '1,1,1' : Array.from({ length: Math.ceil(RETRY_MS / 2000) }, () => 2).join(',');
/** A busy machine imports slowly, and a receiver that is down longer is asked again later. */
const PATIENCE_MS = 120_000 + COUNTS * 20;
const BATCH = 50;
const FIRST = 20_000;

const ids = Array.from({ length: COUNTS }, (_, index) => FIRST + index);
const count = (producto_id: number, cantidad: number, sucursal = 'monterrey'): object => ({
  ...{ producto_id, condicion: 'nuevo', sucursal, cantidad },
});
const price = (producto_id: number, precio_lista: number): object => ({ producto_id, precio_lista });
const product = (producto_id: number, extra: object = {}): object => ({
  ...{ producto_id, modelo: `W-${producto_id}`, titulo: `Producto ${producto_id}`, marca: 'vixora', categorias: [221] },
  ...extra,
});
const MANY: Fixture = { productos: ids.map((id) => product(id)), precios: ids.map((id) => price(id, 100)) };

describe(`events of the catalog (${E2E_DIALECT})`, () => {
  let desk: WebhooksDesk;
  let betaToken: string;
  let receivers: Receiver[] = [];

  beforeAll(async () => {
    desk = await WebhooksDesk.open({ env: { WEBHOOK_RETRY_SECONDS: RETRIES } });
    await desk.app.load(MANY);
    await publish();
    betaToken = await desk.app.token(BETA, ALL_SCOPES);
  });
  afterEach(async () => {
    const { body } = await desk.get('');
    for (const { id } of (body as { webhooks: { id: string }[] }).webhooks) await desk.delete(`/${id}`);
    for (const receiver of receivers) await receiver.close();
    receivers = [];
  });
  afterAll(() => desk.app.close());

  const publish = (): Promise<void> => desk.app.nest.get(CatalogPublisher, { strict: false }).publish();
  const look = (): Promise<void> => desk.app.nest.get(CatalogDeliveries, { strict: false }).look();
  const load = async (fixture: Fixture): Promise<void> => {
    await desk.app.load(fixture);
    await publish();
    await look();
  };
  const receiver = async (): Promise<Receiver> => {
    const made = await Receiver.start();
    receivers.push(made);
    return made;
  };
  const follow = async (tipos: string[], more: object = {}): Promise<{ id: string; at: Receiver }> => {
    const at = await receiver();
    const { id } = await desk.webhook(at.url, { tipos, ...more });
    await until('the first ping', () => Promise.resolve(at.received.length === 1));
    return { id, at };
  };
  const came = (at: Receiver, type: string, changes: number): Promise<void> =>
    until(`${changes} changes ${type}`, () => Promise.resolve(told(at, type).length >= changes));
  const listed = async (token: string): Promise<Map<string, Record<string, unknown>>> => {
    const all = '/api/v1/productos?marca=vixora,nanduredes,cerrada&limit=1000';
    const { body } = await desk.app.api.get(all, { token });
    const { productos, paginas } = body as { productos: Change[]; paginas: number };
    for (let page = 2; page <= paginas; page++) {
      const next = await desk.app.api.get(`${all}&pagina=${page}`, { token });
      productos.push(...(next.body as { productos: Change[] }).productos);
    }
    return new Map(productos.map((shown) => [shown.producto_id, shown]));
  };
  it('2.2 tells each type of its own changes, in the shape of the examples', async () => {
    const { id, at } = await follow(['*']);
    const before = { productos: [product(FIRST)], precios: [price(FIRST, 100)], existencias: [count(FIRST, 0)] };
    await load({ productos: [product(900), product(901, { activo: false })] });
    await came(at, 'producto.alta', 1);
    await load({ precios: [price(FIRST, 120)] });
    await came(at, 'precio.cambio', 1);
    await load({ existencias: [count(FIRST, 9), count(FIRST, 5, 'tijuana')] });
    await came(at, 'existencia.cambio', 1);
    await load({ productos: [product(FIRST, { titulo: 'Otro' }), product(900, { activo: false })] });
    await came(at, 'producto.ficha', 1);
    await came(at, 'producto.baja', 1);
    const shown = (await listed(desk.token)).get(String(FIRST));
    const { modelo, precios, total_existencia, existencia } = shown ?? {};
    const fecha = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string;
    const head = { producto_id: String(FIRST), modelo, fecha };
    expect(told(at, 'precio.cambio')).toEqual([{ ...head, precios }]);
    expect(told(at, 'existencia.cambio')).toEqual([{ ...head, total_existencia, existencia }]);
    expect(told(at, 'producto.ficha')).toEqual([head]);
    for (const type of ['producto.alta', 'producto.baja'])
      expect(told(at, type)).toEqual([{ producto_id: '900', modelo: 'W-900', fecha }]);
    for (const { body } of at.received.slice(1)) {
      const sent = JSON.parse(body) as CatalogEvent;
      expect(sent.posicion).toBe(sent.data.posicion);
      const { ejemplo } = WEBHOOK_TYPES.find(({ tipo }) => tipo === sent.type) ?? {};
      expect([sent.type, shapeOf(sent)]).toEqual([sent.type, shapeOf(ejemplo)]);
    }
    expect((await desk.app.api.get('/api/v1/eventos', { token: desk.token })).body).toMatchObject({ eventos: [] });
    const [delivery] = await desk.deliveries(id, 'tipo=precio.cambio');
    const { cuerpo } = await desk.detail(id, delivery?.id);
    expect(cuerpo).toBe(at.of('precio.cambio')[0]?.body);
    await load(before);
  });

  it(
    '2.7 folds what happens while a receiver is down; each product comes once, as its account sees it',
    async () => {
      const { at } = await follow(['existencia.cambio']);
      const other = await receiver();
      const made = await desk.app.api.post('/api/v1/webhooks', {
        token: betaToken,
        json: { url: other.url, tipos: ['existencia.cambio', 'precio.cambio'] },
      });
      expect(made.status).toBe(201);
      let down = true;
      at.answer = () => ({ status: down ? 500 : 200 });
      await load({ existencias: [count(FIRST, 1)] });
      await came(at, 'existencia.cambio', 1);
      for (const pieces of [3, 7]) await load({ existencias: ids.map((id) => count(id, pieces)) });
      await load({ existencias: ids.map((id) => count(id, 50, 'tijuana')) });
      // Moves all of them behind the places of those that follow nothing but stock.
      await load({ precios: ids.map((id) => price(id, 150)) });
      await new Promise((resolve) => setTimeout(resolve, DOWN_MS));
      down = false;
      const from = at.received.length;
      const last = (receiverOf: Receiver, type: string): Map<string, Change> =>
        new Map(told(receiverOf, type).map((change) => [change.producto_id, change]));
      const isWhole = (receiverOf: Receiver, type: string): boolean => last(receiverOf, type).size === COUNTS;
      await until('all came', () => Promise.resolve(isWhole(at, 'existencia.cambio')), PATIENCE_MS);
      await until('all came to the other', () => Promise.resolve(isWhole(other, 'precio.cambio')), PATIENCE_MS);
      await until('stock came to the other', () => Promise.resolve(isWhole(other, 'existencia.cambio')), PATIENCE_MS);
      const accepted = at.received.slice(from);
      // The one that failed and is repeated, and one for each 50 products.
      expect(accepted.length).toBeLessThanOrEqual(Math.ceil(COUNTS / BATCH) + 2);
      for (const { body } of [...at.received, ...other.received]) expect(Buffer.byteLength(body)).toBeLessThan(20_000);
      const [mine, theirs] = [await listed(desk.token), await listed(betaToken)];
      for (const id of ids.map(String)) {
        const { total_existencia, existencia } = mine.get(id) ?? {};
        expect(last(at, 'existencia.cambio').get(id)).toMatchObject({ total_existencia, existencia });
        const { precios, total_existencia: pieces } = theirs.get(id) ?? {};
        expect(last(other, 'precio.cambio').get(id)).toMatchObject({ precios });
        expect(last(other, 'existencia.cambio').get(id)).toMatchObject({ total_existencia: pieces });
      }
      expect(mine.get(String(FIRST))?.total_existencia).not.toEqual(theirs.get(String(FIRST))?.total_existencia);
      await desk.app.api.delete(`/api/v1/webhooks/${(made.body as { id: string }).id}`, { token: betaToken });
    },
    3 * PATIENCE_MS + DOWN_MS,
  );

  it('2.2 has a full delivery of all there is say nothing again when the products change otherwise', async () => {
    const { id, at } = await follow(['existencia.cambio']);
    const full = ids.slice(0, BATCH);
    await load({ existencias: full.map((one) => count(one, 61)) });
    await came(at, 'existencia.cambio', BATCH);
    expect(bodies(at, 'existencia.cambio')[0]?.data.hay_mas).toBe(false);
    await until('it was accepted', async () => (await desk.deliveries(id, 'estado=pendiente')).length === 0);
    const knows = async (): Promise<boolean> => {
      const sql = `SELECT 1 FROM webhook_places WHERE webhook_id = ? AND type = 'existencia.cambio' AND known = position`;
      return (await desk.app.nest.get(Database).reader.query<unknown[]>(sql, [id])).length === 1;
    };
    await until('its end was seen', knows);
    await load({ precios: full.map((one) => price(one, 161)) });
    await load({ existencias: [count(FIRST, 62)] });
    await came(at, 'existencia.cambio', BATCH + 1);
    expect(told(at, 'existencia.cambio').slice(BATCH)).toMatchObject([{ producto_id: String(FIRST) }]);
  });

  it('2.2 takes up what a delivery that failed had told, and repeats nothing that was accepted', async () => {
    const { id, at } = await follow(['precio.cambio']);
    await load({ precios: [price(FIRST, 201)] });
    await until('it was accepted', async () => (await desk.deliveries(id, 'estado=entregado')).length === 2);
    at.answer = () => ({ status: 500 });
    await load({ precios: [price(FIRST + 1, 202)] });
    await until('it has failed', async () => (await desk.deliveries(id, 'estado=fallido')).length === 1);
    at.answer = () => ({ status: 200 });
    const before = at.received.length;
    await load({ precios: [price(FIRST + 2, 203)] });
    const fresh = (): string[] =>
      at.received
        .slice(before)
        .flatMap(({ body }) => (JSON.parse(body) as CatalogEvent).data.cambios.map(({ producto_id }) => producto_id));
    await until('both came', () => Promise.resolve(fresh().length >= 2));
    expect(fresh()).toEqual([String(FIRST + 1), String(FIRST + 2)]);
    const sent = at.of('precio.cambio')[0]!;
    const [first] = (await desk.deliveries(id, 'tipo=precio.cambio&estado=entregado')).slice(-1);
    await desk.post(`/${id}/entregas/${String(first?.id)}/reenviar`);
    const repeats = (): Received[] => at.of('precio.cambio').filter(({ body }) => body === sent.body);
    await until('it was sent again', () => Promise.resolve(repeats().length === 2));
    expect(repeats()[1]?.headers['webhook-id']).toBe(sent.headers['webhook-id']);
  });

  it('2.2 tells of a price that changed before its product left when the product is back', async () => {
    const { id, at } = await follow(['precio.cambio']);
    await desk.patch(`/${id}`, { estado: 'pausado' });
    await load({ precios: [price(FIRST + 3, 401)] });
    await load({ productos: [product(FIRST + 3, { activo: false })] });
    await desk.patch(`/${id}`, { estado: 'activo' });
    const places = 'SELECT 1 FROM webhook_places p JOIN counters c ON c.value = p.position WHERE p.webhook_id = ?';
    const { reader } = desk.app.nest.get(Database);
    await until('it was passed', async () => (await reader.query<unknown[]>(places, [id])).length > 0);
    expect(told(at, 'precio.cambio')).toEqual([]);
    await load({ productos: [product(FIRST + 3, { activo: true })] });
    await came(at, 'precio.cambio', 1);
    const { modelo, precios } = (await listed(desk.token)).get(String(FIRST + 3)) ?? {};
    expect(told(at, 'precio.cambio')).toMatchObject([{ producto_id: String(FIRST + 3), modelo, precios }]);
  });

  it('2.2 says when the view of an account has changed, and to nobody else', async () => {
    const { at } = await follow(['precio.cambio']);
    const orders = await follow(['pedido.estado']);
    const accounts = (CATALOG.cuentas ?? []) as { num_cliente: number }[];
    const [mine, beta] = [ALFA, BETA].map((id) => accounts.find(({ num_cliente }) => num_cliente === id));
    const reasons = (of: Receiver): string[] =>
      of.of('catalogo.reinicio').map(({ body }) => (JSON.parse(body) as { data: { motivo: string } }).data.motivo);
    const theirs = await receiver();
    const made = await desk.app.api.post('/api/v1/webhooks', {
      token: betaToken,
      json: { url: theirs.url, tipos: ['existencia.cambio'] },
    });
    await load({
      cuentas: [
        { ...mine, distribucion: [{ marca: '*', descuento: 12 }] },
        { ...beta, almacenes: ['monterrey', 'tijuana'] },
      ],
    });
    await until('both are told', () => Promise.resolve(reasons(at).length + reasons(theirs).length >= 2));
    await load({ precios: [price(FIRST, 777)] });
    await came(at, 'precio.cambio', 1);
    expect([reasons(at), reasons(theirs)]).toEqual([['cuenta'], ['almacenes']]);
    expect(JSON.parse(at.of('catalogo.reinicio')[0]?.body ?? '')).not.toHaveProperty('posicion');
    expect(orders.at.of('catalogo.reinicio')).toEqual([]);
    await load({ cuentas: [{ ...mine }, { ...beta }] });
    await desk.app.api.delete(`/api/v1/webhooks/${(made.body as { id: string }).id}`, { token: betaToken });
  });

  it('2.6 begins where a type is added; sends nothing that its credential may no longer read, nor while it is paused', async () => {
    const { id, at } = await follow(['pedido.estado']);
    await load({ precios: [price(FIRST, 301)] });
    await desk.patch(`/${id}`, { tipos: ['pedido.estado', 'precio.cambio'] });
    await desk.patch(`/${id}`, { estado: 'pausado' });
    await load({ precios: [price(FIRST + 1, 302)] });
    expect(await desk.deliveries(id, 'tipo=precio.cambio')).toEqual([]);
    await desk.patch(`/${id}`, { estado: 'activo' });
    await look();
    await came(at, 'precio.cambio', 1);
    const [row] = await desk.app.nest
      .get(Database)
      .reader.query<{ created_by: string }[]>('SELECT created_by FROM webhooks WHERE id = ?', [id]);
    const credentials = desk.app.nest.get(CredentialService, { strict: false });
    await credentials.setScopes(row?.created_by ?? '', ['webhooks', 'carrito']);
    await load({ precios: [price(FIRST + 2, 303)] });
    await look();
    expect(await desk.deliveries(id, 'tipo=precio.cambio')).toHaveLength(1);
    await credentials.setScopes(row?.created_by ?? '', [...ALL_SCOPES]);
    await until('it goes on', async () => (await desk.deliveries(id, 'tipo=precio.cambio')).length === 2);
    await came(at, 'precio.cambio', 2);
    expect(told(at, 'precio.cambio').map(({ producto_id }) => Number(producto_id))).toEqual([FIRST + 1, FIRST + 2]);
  });

  it('2.4 three processes make and send each delivery once, one open at a time', async () => {
    const others = [
      await WebhooksDesk.open({ database: desk.app.database }),
      await WebhooksDesk.open({ database: desk.app.database }),
    ];
    const { id, at } = await follow(['existencia.cambio']);
    at.answer = () => ({ status: 200, afterMs: 60 });
    await until('the ping is over', async () => (await desk.deliveries(id, 'estado=pendiente')).length === 0);
    at.most = 0;
    await load({ existencias: ids.map((one) => count(one, 99)) });
    await until('all came', () => Promise.resolve(told(at, 'existencia.cambio').length >= COUNTS));
    const sent = bodies(at, 'existencia.cambio');
    expect(told(at, 'existencia.cambio').map(({ producto_id }) => producto_id)).toHaveLength(COUNTS);
    expect(new Set(sent.map((event) => event.id)).size).toBe(sent.length);
    expect(at.most).toBe(1);
    expect(sent.map(({ posicion }) => posicion)).toEqual(sent.map(({ posicion }) => posicion).sort((a, b) => a - b));
    await until('all are settled', async () => (await desk.deliveries(id, 'estado=pendiente')).length === 0);
    for (const other of others) await other.app.close();
  });
});
