import { connect } from 'node:net';
import { ALFA, BETA, CATALOG } from '@test/support/fixture';
import { cli } from '@test/support/cli';
import { availableDialects } from '@test/support/servers/temporary-database';
import { Database } from '@/shared/database/database';
import { HeldCalls } from '@/shared/held-calls/held-calls';
import { Clock } from '@/shared/kernel/clock';
import { appendEvents } from '@/shared/outbox/append-events';
import { EventPublisher } from '@/shared/outbox/event-publisher';
import { CHANGES, CopyClient, startFeedApp, type Answer, type FeedApp } from './feed-client.builder';

const EVENTS = '/api/v1/eventos';
const DAY_MS = 86_400_000;

describe.each(availableDialects())('change feed, waiting, refusing and turning days, on %s', (dialect) => {
  let feed: FeedApp;
  let alfa: string;
  beforeAll(async () => {
    feed = await startFeedApp(dialect, CATALOG);
    alfa = await feed.app.token(ALFA);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => feed.close());

  const get = (path: string, headers: Record<string, string> = {}): ReturnType<FeedApp['app']['api']['get']> =>
    feed.app.api.get(path, { token: alfa, headers });
  const cursorNow = async (): Promise<string> => ((await get(`${CHANGES}?cursor=ahora`)).body as Answer).cursor;
  const waiting = async (count: number): Promise<void> => {
    const held = feed.app.nest.get(HeldCalls);
    while (held.size !== count) await new Promise((resolve) => setImmediate(resolve));
  };
  const publishEvent = async (type: string, at = new Date(), accountId = ALFA): Promise<string> => {
    const [id = ''] = await feed.app.nest
      .get(Database)
      .write((manager) =>
        appendEvents(manager, [
          { accountId, type, subject: 'CHI-1', version: 1, data: { folio: 'CHI-1' }, occurredAt: at },
        ]),
      );
    await feed.app.nest.get(EventPublisher).publish();
    return id;
  };

  it('9. waits until the time is over, and gives the same cursor', async () => {
    const cursor = await cursorNow();
    const began = performance.now();
    const { status, body } = await get(`${CHANGES}?cursor=${cursor}&espera=4`);
    expect(performance.now() - began).toBeGreaterThan(3900);
    expect([status, body]).toEqual([200, { fase: 'cambios', reinicio: '', cambios: [], cursor, hay_mas: false }]);
  });

  it('9. answers as soon as there is something; a third call of a credential may not wait', async () => {
    const cursor = await cursorNow();
    const path = `${CHANGES}?cursor=${cursor}&espera=25`;
    const [first, second] = [get(path), get(path)];
    await waiting(2);
    const third = await get(path);
    expect([third.status, third.body]).toMatchObject([429, { code: 'demasiadas_esperas' }]);
    await feed.load({ precios: [{ producto_id: 5003, precio_lista: 119 }] });
    for (const answer of [await first, await second])
      expect((answer.body as Answer).cambios).toMatchObject([{ producto_id: '5003', que: ['precio'] }]);
  });

  it('9. calls sent ahead on a connection that dies give their places back', async () => {
    const cursor = await cursorNow();
    const { hostname, port } = new URL(feed.app.url);
    const call = `GET ${CHANGES}?cursor=${cursor}&espera=25 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${alfa}\r\n\r\n`;
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(call + call);
    await waiting(2);
    socket.resetAndDestroy();
    await waiting(0);
    // Both places are free again: a third call of the credential would be refused.
    const next = get(`${CHANGES}?cursor=${cursor}&espera=1`);
    expect((await next).status).toBe(200);
  });

  it('9. a repeat with nothing new is 304', async () => {
    const path = `${CHANGES}?cursor=${await cursorNow()}`;
    const { headers } = await get(path);
    expect((await get(path, { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
  });

  it('8. offers that begin or end at midnight are changes of prices, also after days of sleep', async () => {
    const clock = feed.app.nest.get(Clock);
    const today = new Date(clock.now().getTime());
    const day = (plus: number): string => new Date(today.getTime() + plus * DAY_MS).toISOString().slice(0, 10);
    const offer = (producto_id: number, extra: object): object => ({
      producto_id,
      precio_lista: 100,
      precio_especial: 50,
      ...extra,
    });
    await feed.load({
      precios: [
        offer(5001, { oferta_desde: day(2), oferta_hasta: day(30) }),
        offer(5003, { oferta_desde: day(-2), oferta_hasta: day(1) }),
        offer(5004, { oferta_desde: day(20), oferta_hasta: day(30) }),
        offer(5005, { oferta_desde: day(-2), oferta_hasta: day(30) }),
      ],
    });
    const before = await cursorNow();
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(today.getTime() + 4 * DAY_MS));
    await feed.publish();
    const token = await feed.app.token(ALFA);
    const reader = new CopyClient(feed.app, token);
    reader.cursor = before;
    expect(await reader.told()).toEqual(['5001 precio', '5003 precio']);
    await feed.publish();
    expect(await reader.told()).toEqual([]);
    // A clock that was set back: the prices are those of before again, and whoever has a copy must hear of it.
    jest.restoreAllMocks();
    await feed.publish();
    const later = new CopyClient(feed.app, alfa);
    later.cursor = reader.cursor;
    expect(await later.told()).toEqual(['5001 precio', '5003 precio']);
  });

  it('8. an offer that ends while its product is not on sale is a change of its price when that is back', async () => {
    const clock = feed.app.nest.get(Clock);
    const today = clock.now().getTime();
    const ends = new Date(today + DAY_MS).toISOString().slice(0, 10);
    const [ended, running] = [5901, 5902];
    const model = CATALOG.productos?.find((product) => (product as { producto_id?: number }).producto_id === 5003);
    const activate = (activo: boolean): Promise<void> =>
      feed.load({ productos: [ended, running].map((producto_id) => ({ ...model, producto_id, activo })) });
    await activate(false);
    await feed.load({
      precios: [ended, running].map((producto_id) => ({
        ...{ producto_id, precio_lista: 100, precio_especial: 50, oferta_desde: '2026-01-01' },
        oferta_hasta: producto_id === ended ? ends : '2099-01-01',
      })),
    });
    await activate(true);
    await activate(false);
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(today + 4 * DAY_MS));
    await feed.publish();
    await activate(true);
    const rows = await feed.app.nest
      .get(Database)
      .reader.query<{ product_id: number; listed_pos: number; price_pos: number }[]>(
        'SELECT product_id, listed_pos, price_pos FROM catalog_changes WHERE product_id IN (5901, 5902)',
      );
    expect(rows.filter((row) => row.price_pos === row.listed_pos).map((row) => row.product_id)).toEqual([ended]);
    await activate(false);
  });

  it('10. bent cursors and parameters are 400 and named', async () => {
    const cursor = await cursorNow();
    const bent = [...Array(60).keys()].map((n) => {
      const at = (n * 7) % cursor.length;
      return n % 2
        ? cursor.slice(0, at)
        : cursor.slice(0, at) + (cursor[at] === 'A' ? 'B' : 'A') + cursor.slice(at + 1);
    });
    for (const text of [...bent, `${cursor}A`, '%20', 'x'.repeat(2000), 'ñ']) {
      const { status, body } = await get(`${CHANGES}?cursor=${encodeURIComponent(text)}`);
      expect([text, status, (body as { code: string }).code]).toEqual([text, 400, 'cursor_invalido']);
      expect(body).toMatchObject({ detalles: [{ campo: 'cursor' }] });
    }
    const refused = [
      ['limit=9', 'limit'],
      ['limit=1001', 'limit'],
      ['que=x', 'que'],
      ['espera=26', 'espera'],
      ['campos=x', 'campos'],
      [`cursor=${cursor}&moneda=mxn`, 'moneda'],
      [`cursor=${cursor}&que=precio`, 'que'],
      [`cursor=${cursor}&campos=comercial`, 'campos'],
    ];
    for (const [query, campo] of refused) {
      const { status, body } = await get(`${CHANGES}?${query}`);
      expect([query, status, body]).toMatchObject([query, 400, { detalles: [{ campo }] }]);
    }
    expect((await get(`${CHANGES}?cursor=${cursor}&moneda=usd&limit=10`)).status).toBe(200);
  });

  it('events of the account, oldest first, from a place on, for as long as they are kept', async () => {
    await publishEvent('pedido.creado', new Date(Date.now() - 40 * DAY_MS));
    const id = await publishEvent('pedido.estado');
    await publishEvent('factura.creada');
    await publishEvent('factura.creada', new Date(), BETA);
    const { body } = await get(EVENTS);
    const { eventos, cursor, hay_mas } = body as { eventos: { type: string }[]; cursor: string; hay_mas: boolean };
    expect([eventos.map(({ type }) => type), hay_mas]).toEqual([['pedido.estado', 'factura.creada'], false]);
    expect((await get(`${EVENTS}?tipo=factura.creada`)).body).toMatchObject({ eventos: [{ type: 'factura.creada' }] });
    expect((await get(`${EVENTS}?cursor=${cursor}`)).body).toEqual({ eventos: [], cursor, hay_mas: false });
    const one = await get(`${EVENTS}/${id}`);
    expect(one.body).toMatchObject({ id, type: 'pedido.estado', data: { folio: 'CHI-1' } });
    expect([one.headers.etag, one.headers['cache-control']]).toEqual(['"1"', 'private, no-cache']);
    expect((await get(`${EVENTS}/${id}`, { 'if-none-match': '"1"' })).status).toBe(304);
    expect((await get(`${EVENTS}/evt_x`)).body).toMatchObject({ code: 'evento_no_encontrado' });
    const strange = await feed.app.api.get(`${EVENTS}/${id}`, { token: await feed.app.token(BETA) });
    expect(strange.status).toBe(404);
    const held = get(`${EVENTS}?cursor=${cursor}&espera=25`);
    await waiting(1);
    await publishEvent('guia.creada');
    await feed.publish();
    expect((await held).body).toMatchObject({ eventos: [{ type: 'guia.creada' }] });
  });

  it('a cursor older than what is kept is 410', async () => {
    const { cursor } = (await get(`${EVENTS}?cursor=ahora`)).body as { cursor: string };
    await publishEvent('pedido.estado', new Date(Date.now() - 31 * DAY_MS));
    const answer = await get(`${EVENTS}?cursor=${cursor}`);
    expect([answer.status, answer.body, answer.headers.location]).toMatchObject([
      410,
      { code: 'cursor_vencido' },
      EVENTS,
    ]);
  });

  it('10. after feed reset every cursor of before is 410 and tells where to begin', async () => {
    const cursor = await cursorNow();
    expect(await cli(feed.app.database.url, ['feed', 'reset'])).toMatchObject({ code: 0 });
    let answer = await get(`${CHANGES}?cursor=${cursor}`);
    for (const until = Date.now() + 20_000; answer.status !== 410 && Date.now() < until;)
      answer = await get(`${CHANGES}?cursor=${cursor}`);
    expect([answer.status, answer.headers.location]).toEqual([410, CHANGES]);
    expect((await get(CHANGES)).status).toBe(200);
  });

  it.each([CHANGES, EVENTS])('10. a call of %s that waits over a feed reset is none of after it', async (path) => {
    const { cursor } = (await get(`${path}?cursor=ahora`)).body as Answer;
    const held = get(`${path}?cursor=${cursor}&espera=25`);
    await waiting(1);
    expect(await cli(feed.app.database.url, ['feed', 'reset'])).toMatchObject({ code: 0 });
    for (let status = 200; status !== 410;) ({ status } = await get(`${path}?cursor=${cursor}`));
    await feed.load({ precios: [{ producto_id: 5003, precio_lista: path === CHANGES ? 131 : 132 }] });
    await publishEvent('pedido.estado');
    const { status, body } = await held;
    expect(status).toBe(200);
    expect((await get(`${path}?cursor=${(body as Answer).cursor}`)).status).toBe(410);
  });

  it('9. a process that drains answers the calls that wait', async () => {
    const held = get(`${CHANGES}?cursor=${await cursorNow()}&espera=25`);
    await waiting(1);
    feed.app.nest.get(HeldCalls).drain();
    expect((await held).status).toBe(200);
    expect((await get(`${CHANGES}?cursor=${await cursorNow()}&espera=25`)).status).toBe(200);
  });
});
