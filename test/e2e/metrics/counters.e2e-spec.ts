import { StockRepository } from '@/modules/cart/persistence/stock.repository';
import { Database } from '@/shared/database/database';
import { answerOf, BUYER, CAMERA, cart, SCARCE, WORLD } from '../quoting/cart-world.builder';
import { FakeProvider } from '../ai-search/ai-search-provider.builder';
import { Receiver, type ReceiverAnswer } from '../webhooks/receiver.builder';
import { bareCall, type Call, type Labels } from './bare-call.builder';
import { scrape, valueOf } from './scrape.builder';
import { E2E_DIALECT, startTestApp, type TestApp } from '@test/support/app';
import { until } from '@test/support/servers/own-process';

const CART = '/api/v1/carrito/generar';
const LIMIT = 60;
const ATTEMPTS = 'mostrador_webhook_attempts_total';
/** After so many failures in a row the provider of vectors is left alone. */
const FAILURES = 3;

describe(`what moves the counters (${E2E_DIALECT})`, () => {
  let app: TestApp;
  let receiver: Receiver;
  let provider: FakeProvider;
  let token: string;

  beforeAll(async () => {
    receiver = await Receiver.start();
    provider = await FakeProvider.start();
    app = await startTestApp({
      env: {
        ADMIN_PORT: '0',
        RATE_LIMIT_PER_MINUTE: String(LIMIT),
        AI_SEARCH: 'on',
        AI_RATE_LIMIT_PER_MINUTE: '5',
        AI_EMBEDDINGS_URL: provider.url,
        WEBHOOK_RETRY_SECONDS: '1',
        TOKEN_RATE_LIMIT_PER_MINUTE: '2',
        WEBHOOK_ALLOW_NETWORKS: '127.0.0.0/8',
      },
    });
    await app.load(WORLD);
    token = await app.token(BUYER);
  });
  afterAll(async () => {
    await app.close();
    await receiver.close();
    await provider.stop();
  });

  const send = (call: Call): Promise<number> => bareCall(app.url, call);
  const bearer = (sent = token): Labels => ({ authorization: `Bearer ${sent}` });
  /** How much each named series has risen while `work` ran. */
  const risen = async (work: () => Promise<unknown>, series: [string, Labels?][]): Promise<number[]> => {
    const before = await scrape(app);
    await work();
    const after = await scrape(app);
    return series.map(([name, labels]) => valueOf(after, name, labels) - valueOf(before, name, labels));
  };

  it('7.4 an order, a replay, a refusal and a delivery each move their counter by one', async () => {
    const webhook = { url: receiver.url, tipos: ['pedido.creado'] };
    const hook = await app.token(BUYER, ['webhooks', 'pedidos', 'carrito', 'ver-productos']);
    expect((await app.api.post('/api/v1/webhooks', { token: hook, json: webhook })).status).toBe(201);
    const place = (line: [number, number], key: string): Promise<unknown> =>
      app.api.post(CART, {
        token,
        json: cart([line], { testmode: false, ordenar: true }),
        headers: { 'idempotency-key': key },
      });
    const orders = (result: string): [string, Labels] => ['mostrador_orders_total', { result }];
    const delivered = { type: 'pedido.creado', result: 'delivered' };
    const moved = await risen(async () => {
      answerOf((await place([CAMERA, 1], 'one')) as Parameters<typeof answerOf>[0]);
      await until('the event is delivered', async () =>
        Promise.resolve(
          receiver.of('pedido.creado').length === 1 &&
            valueOf(await scrape(app), 'mostrador_webhook_attempts_total', delivered) > 0,
        ),
      );
    }, [
      orders('ok'),
      ['mostrador_order_duration_seconds_count', { result: 'ok' }],
      ['mostrador_orders_unexported'],
      ['mostrador_webhook_attempts_total', delivered],
    ]);
    expect(moved).toEqual([1, 1, 1, 1]);
    const series = [orders('ok'), orders('replayed'), orders('insufficient_stock'), orders('refused')];
    expect(await risen(() => place([CAMERA, 1], 'one'), series)).toEqual([0, 1, 0, 0]);
    expect(await risen(() => place([SCARCE, 900], 'two'), series)).toEqual([0, 0, 1, 0]);
    expect(await risen(() => place([999999, 1], 'three'), series)).toEqual([0, 0, 0, 1]);
    const quote = { token, json: cart([[CAMERA, 1]], { testmode: false }) };
    expect(
      await risen(() => app.api.post(CART, quote), [...series, ['mostrador_quotes_total', { result: 'ok' }]]),
    ).toEqual([0, 0, 0, 0, 1]);
  });

  it('7.4 limits and logins each move their counter by one', async () => {
    const limited = (policy: string): [string, Labels] => ['mostrador_rate_limited_total', { policy }];
    const login = (result: string): [string, Labels] => ['mostrador_logins_total', { result }];
    const searcher = await app.token(BUYER);
    const ask = (): Promise<{ status: number }> =>
      app.api.get('/api/v1/productos/busqueda-ia?q=camara', { token: searcher });
    for (let search = 0; search < 5; search++) await ask();
    expect(await risen(ask, [limited('ai'), limited('client')])).toEqual([1, 0]);
    const wrong = (): Promise<number> =>
      send({
        method: 'POST',
        path: '/oauth/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials&client_id=nobody&client_secret=none',
      });
    expect(await risen(wrong, [login('wrong'), login('limited'), limited('token')])).toEqual([1, 0, 0]);
    await wrong();
    expect(await risen(wrong, [login('wrong'), login('limited'), limited('token')])).toEqual([0, 1, 1]);
    expect(await risen(() => app.token(BUYER), [login('ok')])).toEqual([1]);
    const other = await app.token(BUYER);
    const call = { method: 'GET', path: '/api/v1/tipocambio', headers: bearer(other) };
    for (let left = LIMIT; left > 0; left -= 10)
      await Promise.all(Array.from({ length: Math.min(10, left) }, () => send(call)));
    expect(await risen(() => send(call), [limited('client')])).toEqual([1]);
  });

  it('7.4 each attempt at a webhook moves the counter of what came of it by one', async () => {
    const hooks = await app.token(BUYER, ['webhooks', 'pedidos', 'carrito', 'ver-productos']);
    const post = (path: string, json: object = {}): ReturnType<TestApp['api']['post']> =>
      app.api.post(`/api/v1/webhooks${path}`, { token: hooks, json });
    const target = await Receiver.start();
    const pinged = (result: string): [string, Labels] => [ATTEMPTS, { type: 'webhook.ping', result }];
    const delivered = async (): Promise<number> => valueOf(await scrape(app), ...pinged('delivered'));
    const before = await delivered();
    const { id } = (await post('', { url: target.url, tipos: ['pedido.creado'] })).body as { id: string };
    await until('the first ping', async () => (await delivered()) > before);
    const results = ['delivered', 'status_4xx', 'status_5xx', 'connection', 'refused_address'];
    const pings = async (before?: () => Promise<unknown>): Promise<Record<string, number>> => {
      await before?.();
      const moved = await risen(() => post(`/${id}/ping`), results.map(pinged));
      return Object.fromEntries(results.map((result, at) => [result, moved[at] ?? 0]).filter(([, by]) => by !== 0));
    };
    const goTo = (url: string): Promise<unknown> =>
      app.nest.get(Database).write((manager) => manager.query('UPDATE webhooks SET url = ? WHERE id = ?', [url, id]));
    const answering = (answer: ReceiverAnswer) => (): Promise<void> => {
      target.answer = () => answer;
      return Promise.resolve();
    };
    expect(await pings()).toEqual({ delivered: 1 });
    expect(await pings(answering({ status: 404 }))).toEqual({ status_4xx: 1 });
    expect(await pings(answering({ status: 302, headers: { location: receiver.url } }))).toEqual({ status_4xx: 1 });
    expect(await pings(answering({ status: 503 }))).toEqual({ status_5xx: 1 });
    await target.close();
    expect(await pings()).toEqual({ connection: 1 });
    expect(await pings(() => goTo('https://10.0.0.1/'))).toEqual({ refused_address: 1 });
    await app.api.delete(`/api/v1/webhooks/${id}`, { token: hooks });
  });

  it('7.4 an attempt whose process is gone is counted by who takes it over', async () => {
    const hooks = await app.token(BUYER, ['webhooks', 'pedidos', 'carrito', 'ver-productos']);
    const target = await Receiver.start();
    const webhook = { url: target.url, tipos: ['pedido.creado'] };
    const { body } = await app.api.post('/api/v1/webhooks', { token: hooks, json: webhook });
    const { id } = body as { id: string };
    await until('the first ping', () => Promise.resolve(target.received.length === 1));
    target.answer = () => (target.of('pedido.creado').length === 1 ? { status: 200, hangs: true } : { status: 200 });
    const json = cart([[CAMERA, 1]], { testmode: false, ordenar: true });
    const series: [string, Labels][] = ['interrupted', 'delivered'].map((result) => [
      ATTEMPTS,
      { type: 'pedido.creado', result },
    ]);
    const moved = await risen(async () => {
      answerOf(await app.api.post(CART, { token: hooks, json }));
      await until('the attempt', () => Promise.resolve(target.of('pedido.creado').length === 1));
      await app.nest
        .get(Database)
        .write((manager) =>
          manager.query("UPDATE webhook_deliveries SET lease_until = 1 WHERE state = 'pendiente' AND webhook_id = ?", [
            id,
          ]),
        );
      const interrupted = async (): Promise<number> =>
        valueOf(await scrape(app), ATTEMPTS, { type: 'pedido.creado', result: 'interrupted' });
      await until('it is taken over', async () => (await interrupted()) === 1 && target.of('pedido.creado').length > 1);
      await app.api.delete(`/api/v1/webhooks/${id}`, { token: hooks });
    }, series);
    expect(moved[0]).toBe(1);
    await target.close();
  });

  it('7.4 an order that finds its pieces taken moves the counter of replans by one', async () => {
    const stock = app.nest.get(StockRepository, { strict: false });
    const reserve = jest.spyOn(stock, 'reserve').mockImplementationOnce(async (manager, demand) => {
      // Another's order, between this one's look and its hold; it is gone again with this try's transaction.
      await manager.query('UPDATE stock SET reserved = on_hand WHERE product_id = ?', [CAMERA]);
      return stock.reserve(manager, demand);
    });
    const json = cart([[CAMERA, 1]], { testmode: false, ordenar: true });
    const order = async (): Promise<void> => {
      answerOf(await app.api.post(CART, { token, json }));
    };
    const series: [string, Labels?][] = [
      ['mostrador_order_replans_total'],
      ['mostrador_orders_total', { result: 'ok' }],
    ];
    expect(await risen(order, series)).toEqual([1, 1]);
    reserve.mockRestore();
  });

  it('7.4 a search without the meaning of its words moves the counter of why by one', async () => {
    const searcher = await app.token(BUYER);
    const ask = (q: string): Promise<unknown> =>
      app.api.get(`/api/v1/productos/busqueda-ia?q=${q}`, { token: searcher });
    const reasons = ['provider', 'timeout', 'resting'];
    const degraded = async (work: () => Promise<unknown>): Promise<Record<string, number>> => {
      const moved = await risen(
        work,
        reasons.map((reason) => ['mostrador_ai_search_degraded_total', { reason }]),
      );
      return Object.fromEntries(reasons.map((reason, at) => [reason, moved[at] ?? 0]).filter(([, by]) => by !== 0));
    };
    provider.behaviour = 'well';
    expect(await degraded(() => ask('camara+uno'))).toEqual({});
    provider.behaviour = 'slow';
    expect(await degraded(() => ask('camara+dos'))).toEqual({ timeout: 1 });
    provider.behaviour = 'failing';
    for (let failed = 1; failed < FAILURES; failed++)
      expect(await degraded(() => ask(`camara+tres+${'x'.repeat(failed)}`))).toEqual({ provider: 1 });
    expect(await degraded(() => ask('camara+cuatro'))).toEqual({ resting: 1 });
  });

  it('7.4 a transaction that is tried again moves its counter by one', async () => {
    const database = app.nest.get(Database);
    await database.write((manager) =>
      manager.query("INSERT INTO service_state (name, value) VALUES ('retry-a', '0'), ('retry-b', '0')"),
    );
    const touch = "UPDATE service_state SET value = 'x' WHERE name = ?";
    if (E2E_DIALECT === 'mysql') {
      const meet: (() => void)[] = [];
      const met = [0, 1].map((one) => new Promise<void>((resolve) => (meet[one] = resolve)));
      const cross = (mine: number): Promise<unknown> =>
        database.write(async (manager) => {
          const names = mine === 0 ? ['retry-a', 'retry-b'] : ['retry-b', 'retry-a'];
          await manager.query(touch, [names[0]]);
          meet[mine]?.();
          await met[1 - mine];
          await manager.query(touch, [names[1]]);
        });
      const both = (): Promise<unknown> => Promise.all([cross(0), cross(1)]);
      expect(await risen(both, [['mostrador_db_retries_total', { errno: '1213' }]])).toEqual([1]);
    } else {
      const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
      const runner = database.writeSource.createQueryRunner();
      const query = jest.spyOn(runner, 'query').mockRejectedValueOnce(busy).mockRejectedValueOnce(busy);
      const write = (): Promise<unknown> => database.write((manager) => manager.query(touch, ['retry-a']));
      expect(await risen(write, [['mostrador_db_retries_total', { errno: '5' }]])).toEqual([1]);
      query.mockRestore();
    }
  });
});
