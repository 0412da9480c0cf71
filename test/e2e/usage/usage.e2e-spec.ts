import { CredentialService } from '@/modules/auth/credential.service';
import { Database } from '@/shared/database/database';
import { Clock, mexicoCityDate } from '@/shared/kernel/clock';
import { UsageDailyRepository } from '@/modules/usage/persistence/usage-daily.repository';
import { UsageRecorder } from '@/modules/usage/usage-recorder.service';
import { UsageService } from '@/modules/usage/usage.service';
import { serviceEnv, startProcess, type ServiceProcess } from '../orders/races/orders-process.builder';
import { E2E_DIALECT, startTestApp, type TestApp } from '@test/support/app';
import { ALFA, BETA, CATALOG } from '@test/support/fixture';
import { until } from '@test/support/servers/own-process';

interface Row {
  readonly fecha: string;
  readonly client_id: string;
  readonly ruta: string;
  readonly clase: string;
  readonly llamadas: number;
  readonly bytes: number;
  readonly ms: number;
}

const CALLS = 500;

describe(`usage, Beyond 6 (${E2E_DIALECT})`, () => {
  let first: TestApp;
  let second: TestApp;
  let today: string;
  beforeAll(async () => {
    first = await startTestApp();
    await first.load(CATALOG);
    second = await startTestApp({ database: first.database, env: { RATE_LIMIT_PER_MINUTE: '3' } });
    today = mexicoCityDate(new Date());
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  const written = async (): Promise<void> => {
    for (const app of [first, second]) await app.nest.get(UsageRecorder, { strict: false }).write();
  };
  const usage = async (token: string, query = ''): Promise<Row[]> => {
    const { body } = await first.api.get(`/api/v1/uso${query}`, { token });
    return (body as { uso: Row[] }).uso;
  };
  const clientOf = async (token: string): Promise<string> => {
    const { body } = await first.api.get('/api/v1/cuenta', { token });
    return (body as { client_id: string }).client_id;
  };
  const counts = (rows: readonly Row[], client: string): Record<string, number> =>
    Object.fromEntries(
      rows.filter((row) => row.client_id === client).map(({ ruta, clase, llamadas }) => [`${ruta} ${clase}`, llamadas]),
    );

  it(`8. ${CALLS} calls over two nodes are there within 15 s, with their routes, classes and counts`, async () => {
    const token = await first.token(ALFA);
    const client = await clientOf(token);
    const limited: number[] = [];
    for (let call = 0; call < CALLS; call += 10)
      await Promise.all([
        ...Array.from({ length: 7 }, () => first.api.get('/api/v1/productos/5001', { token })),
        first.api.get('/api/v1/productos/999999', { token }),
        first.api.get('/api/v1/productos?pagina=x', { token }),
        second.api.get('/api/v1/marcas', { token }).then(({ status }) => limited.push(status)),
      ]);
    const over = Date.now();
    const refused = limited.filter((status) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    const expected = {
      'GET /api/v1/cuenta 2xx': 1,
      'GET /api/v1/productos/:id 2xx': 350,
      'GET /api/v1/productos/:id 4xx': 50,
      'GET /api/v1/productos 4xx': 50,
      'GET /api/v1/marcas 2xx': limited.length - refused,
      'GET /api/v1/marcas 429': refused,
      'POST /oauth/token 2xx': 1,
    };
    await until('all calls told of', async () => {
      const rows = counts(await usage(token, `?client_id=${client}`), client);
      delete rows['GET /api/v1/uso 2xx'];
      return JSON.stringify(Object.entries(rows).sort()) === JSON.stringify(Object.entries(expected).sort());
    });
    expect(Date.now() - over).toBeLessThan(25_000);
    expect((await usage(token, `?client_id=${client}`)).every(({ fecha }) => fecha === today)).toBe(true);
  });

  it('tells bytes as they were sent and time, and counts a 304, a HEAD and itself', async () => {
    const token = await first.token(ALFA);
    const client = await clientOf(token);
    const plain = await first.api.get('/api/v1/productos/5001', { token });
    const squeezed = await first.api.get('/api/v1/carrito/paises', { token, headers: { 'accept-encoding': 'gzip' } });
    const brands = await first.api.get('/api/v1/marcas', { token });
    const same = await first.api.get('/api/v1/marcas', {
      token,
      headers: { 'if-none-match': String(brands.headers.etag) },
    });
    await first.api.call('HEAD', '/api/v1/marcas', { token });
    await usage(token);
    await written();
    const rows = new Map(
      (await usage(token, `?client_id=${client}`)).map((row) => [`${row.ruta} ${row.clase}`, row] as const),
    );
    expect(same.status).toBe(304);
    expect(squeezed.headers['content-encoding']).toBe('gzip');
    expect(rows.get('GET /api/v1/productos/:id 2xx')?.bytes).toBe(plain.bytes.length);
    expect(rows.get('GET /api/v1/carrito/paises 2xx')?.bytes).toBe(squeezed.bytes.length);
    expect(rows.get('GET /api/v1/marcas 3xx')).toMatchObject({ llamadas: 1, bytes: 0 });
    expect(rows.get('HEAD /api/v1/marcas 2xx')).toMatchObject({ llamadas: 1, bytes: 0 });
    expect(rows.get('GET /api/v1/uso 2xx')?.llamadas).toBe(1);
    expect([...rows.values()].reduce((sum, { ms }) => sum + ms, 0)).toBeGreaterThan(0);
  });

  it("9. shows the account's credentials only", async () => {
    const [mine, sister, stranger] = [await first.token(ALFA), await first.token(ALFA), await first.token(BETA)];
    const clients = await Promise.all([mine, sister, stranger].map(clientOf));
    await written();
    const seen = new Set((await usage(mine)).map(({ client_id: id }) => id));
    expect(clients.map((id) => seen.has(id))).toEqual([true, true, false]);
    expect((await usage(mine, `?client_id=${clients[1] ?? ''}`)).map(({ client_id: id }) => id)).toContain(clients[1]);
    expect(await usage(mine, `?client_id=${clients[2] ?? ''}`)).toEqual([]);
  });

  it.each([
    ['?desde=ayer', 'desde'],
    ['?hasta=2026-02-30', 'hasta'],
    ['?desde=2026-11-02&hasta=2026-11-01', 'desde'],
    ['?desde=2026-01-01&hasta=2026-02-01', 'desde'],
    ['?desde=2026-11-01&desde=2026-11-02', 'desde'],
  ])('refuses %s and names the field with an example', async (query, campo) => {
    const answer = await first.api.get(`/api/v1/uso${query}`, { token: await first.token(ALFA) });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'parametros_invalidos', detalles: [{ campo }] }]);
    expect((answer.body as { detalles: { ejemplo: unknown }[] }).detalles[0]?.ejemplo).toBeTruthy();
  });

  it('takes 31 days, and forgets what is older than 400', async () => {
    const token = await first.token(ALFA);
    const client = await clientOf(token);
    await written();
    await first.nest.get(Database).write(async (manager) => {
      await manager.query("UPDATE usage_daily SET day = '2024-01-31' WHERE client_id = ?", [client]);
    });
    const january = '?desde=2024-01-01&hasta=2024-01-31';
    expect((await usage(token, january)).map(({ fecha }) => fecha)).toContain('2024-01-31');
    await first.nest.get(UsageService, { strict: false }).clean();
    expect(await usage(token, january)).toEqual([]);
  });

  it('keeps what it counted while the database is away', async () => {
    const token = await first.token(ALFA);
    const client = await clientOf(token);
    await written();
    const database = first.nest.get(Database);
    const write = jest.spyOn(database, 'write').mockRejectedValue(new Error('away'));
    await first.api.get('/api/v1/marcas', { token });
    await first.nest.get(UsageRecorder, { strict: false }).write();
    await first.nest.get(UsageRecorder, { strict: false }).write();
    write.mockRestore();
    await written();
    expect(counts(await usage(token), client)).toMatchObject({ 'GET /api/v1/marcas 2xx': 1 });
  });

  it('adds up what several processes write to the same row at once', async () => {
    const row = { day: '2020-02-29', accountId: ALFA, clientId: 'mos_ci_both', route: 'GET /x', statusClass: '2xx' };
    const adding = [first, second].flatMap(({ nest }) =>
      Array.from({ length: 20 }, () =>
        nest
          .get(UsageDailyRepository, { strict: false })
          .add(['4xx', '2xx'].map((statusClass) => ({ ...row, statusClass, calls: 1, bytes: 1000, micros: 400 }))),
      ),
    );
    await Promise.all(adding);
    const token = await first.token(ALFA);
    const total = { llamadas: 40, bytes: 40_000, ms: 16 };
    expect(await usage(token, '?desde=2020-02-29&hasta=2020-02-29')).toMatchObject([
      { clase: '2xx', ...total },
      { clase: '4xx', ...total },
    ]);
  });

  it.each([
    ['2026-11-30', '2026-12-01', '2026-12-01T05:59:59.999Z', '2026-12-01T06:00:00.000Z'],
    ['2026-12-31', '2027-01-01', '2027-01-01T05:59:59.999Z', '2027-01-01T06:00:00.000Z'],
  ])('counts a call on the day it is in Mexico City: %s ends, %s begins', async (last, next, before, after) => {
    const token = await first.token(ALFA);
    const client = await clientOf(token);
    const now = jest.spyOn(first.nest.get(Clock), 'now');
    const days = async (query: string): Promise<string[]> =>
      (await usage(token, `${query}client_id=${client}`))
        .filter(({ ruta }) => ruta === 'GET /api/v1/marcas')
        .map(({ fecha, llamadas }) => `${fecha} ${llamadas}`);
    for (const at of [before, after, after]) {
      now.mockReturnValue(new Date(at));
      await first.api.get('/api/v1/marcas', { token });
    }
    await written();
    expect(await days(`?desde=${last}&hasta=${next}&`)).toEqual([`${last} 1`, `${next} 2`]);
    expect(await days('?')).toEqual([`${next} 2`]);
    now.mockReturnValue(new Date(before));
    expect(await days('?')).toEqual([`${last} 1`]);
    now.mockRestore();
  });

  it('notes the day a credential was last used', async () => {
    const token = await first.token(ALFA);
    const client = await clientOf(token);
    await written();
    const rows = await first.nest
      .get(Database)
      .reader.query<{ last_used_day: number }[]>('SELECT last_used_day FROM credentials WHERE client_id = ?', [client]);
    expect(rows).toEqual([{ last_used_day: Number(today.replaceAll('-', '')) }]);
  });

  it('notes the day of each when both sides of midnight are written at once', async () => {
    const [early, late] = [await first.token(ALFA), await first.token(ALFA)];
    const clients = [await clientOf(early), await clientOf(late)];
    await written();
    const now = jest.spyOn(first.nest.get(Clock), 'now');
    for (const [token, at] of [
      [early, '2027-02-01T05:59:59.999Z'],
      [late, '2027-02-01T06:00:00.000Z'],
    ] as const) {
      now.mockReturnValue(new Date(at));
      await first.api.get('/api/v1/marcas', { token });
    }
    await written();
    now.mockRestore();
    const days = await Promise.all(
      clients.map((id) =>
        first.nest
          .get(CredentialService, { strict: false })
          .find(id)
          .then((found) => found?.lastUsedDay),
      ),
    );
    expect(days).toEqual([20270131, 20270201]);
  });
});

describe(`usage of a process that ends (${E2E_DIALECT})`, () => {
  const SIX_CALLS = Array.from({ length: 6 }, () => '/api/v1/marcas');
  let survivor: TestApp;
  let token: string;
  beforeAll(async () => {
    survivor = await startTestApp();
    await survivor.load(CATALOG);
  });
  beforeEach(async () => {
    token = await survivor.token(ALFA);
  });
  afterAll(() => survivor.close());

  /** What the table holds of the calls of this test, as another process tells it. */
  const told = async (): Promise<number> => {
    const client = ((await survivor.api.get('/api/v1/cuenta', { token })).body as { client_id: string }).client_id;
    const { body } = await survivor.api.get(`/api/v1/uso?client_id=${client}`, { token });
    const rows = (body as { uso: Row[] }).uso.filter(({ ruta }) => ruta === 'GET /api/v1/marcas');
    return rows.reduce((sum, { llamadas }) => sum + llamadas, 0);
  };
  const start = (): Promise<ServiceProcess> =>
    startProcess({ ...serviceEnv(survivor.database.url, survivor.storageDir), LOG_LEVEL: 'info' });
  const call = async (service: ServiceProcess, paths: readonly string[]): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` };
    for (const path of paths) expect((await fetch(service.url + path, { headers })).status).toBe(200);
  };

  it('SIGTERM loses nothing, and the log tells its start and its end', async () => {
    const service = await start();
    await call(service, SIX_CALLS);
    expect(await service.end('SIGTERM')).toBe(0);
    expect(await told()).toBe(SIX_CALLS.length);
    const lines = service
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { event: string; level: number });
    const life = lines.filter(({ event }) => ['started', 'stopping', 'stopped'].includes(event));
    expect(life).toMatchObject([
      { level: 30, event: 'started', dialect: E2E_DIALECT, redis: expect.any(Boolean) as boolean },
      { level: 30, event: 'stopping', signal: 'SIGTERM' },
      { level: 30, event: 'stopped' },
    ]);
  });

  it('SIGKILL loses what was not written yet, and counts nothing twice', async () => {
    const service = await start();
    await call(service, SIX_CALLS);
    await until('the first calls are written', async () => (await told()) === SIX_CALLS.length);
    await call(service, SIX_CALLS);
    await service.end('SIGKILL');
    const after = await start();
    await call(after, SIX_CALLS);
    expect(await after.end('SIGTERM')).toBe(0);
    expect([2, 3].map((times) => times * SIX_CALLS.length)).toContain(await told());
  });
});
