import { Database } from '@/shared/database/database';
import { mexicoCityDate } from '@/shared/kernel/clock';
import { UsageDailyRepository } from '@/modules/usage/persistence/usage-daily.repository';
import { UsageRecorder } from '@/modules/usage/usage-recorder.service';
import { UsageService } from '@/modules/usage/usage.service';
import { E2E_DIALECT, startTestApp, type TestApp } from '@test/support/app';
import { ALFA, BETA, CATALOG } from '@test/support/fixture';
import { until } from '@test/support/own-process';

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
    const began = Date.now();
    for (let call = 0; call < CALLS; call += 10)
      await Promise.all([
        ...Array.from({ length: 7 }, () => first.api.get('/api/v1/productos/5001', { token })),
        first.api.get('/api/v1/productos/999999', { token }),
        first.api.get('/api/v1/productos?pagina=x', { token }),
        second.api.get('/api/v1/marcas', { token }),
      ]);
    const expected = {
      'GET /api/v1/cuenta 2xx': 1,
      'GET /api/v1/productos/:id 2xx': 350,
      'GET /api/v1/productos/:id 4xx': 50,
      'GET /api/v1/productos 4xx': 50,
      'GET /api/v1/marcas 2xx': 3,
      'GET /api/v1/marcas 429': 47,
      'POST /oauth/token 2xx': 1,
    };
    await until('all calls told of', async () => {
      const rows = counts(await usage(token, `?client_id=${client}`), client);
      delete rows['GET /api/v1/uso 2xx'];
      return JSON.stringify(Object.entries(rows).sort()) === JSON.stringify(Object.entries(expected).sort());
    });
    expect(Date.now() - began).toBeLessThan(25_000);
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

  it('notes the day a credential was last used', async () => {
    const token = await first.token(ALFA);
    const client = await clientOf(token);
    await written();
    const rows = await first.nest
      .get(Database)
      .reader.query<{ last_used_day: number }[]>('SELECT last_used_day FROM credentials WHERE client_id = ?', [client]);
    expect(rows).toEqual([{ last_used_day: Number(today.replaceAll('-', '')) }]);
  });
});

describe(`usage at the end of a process (${E2E_DIALECT})`, () => {
  it('loses nothing', async () => {
    const survivor = await startTestApp();
    await survivor.load(CATALOG);
    const ending = await startTestApp({ database: survivor.database });
    const token = await survivor.token(ALFA);
    for (let call = 0; call < 20; call++) await ending.api.get('/api/v1/marcas', { token });
    await ending.close();
    const { body } = await survivor.api.get('/api/v1/uso', { token });
    const brands = (body as { uso: Row[] }).uso.filter(({ ruta }) => ruta === 'GET /api/v1/marcas');
    expect(brands).toMatchObject([{ llamadas: 20 }]);
    await survivor.close();
  });
});
