import { BUYER, CAMERA, WORLD } from '../quoting/cart-world.builder';
import { bareCall, type Call, type Labels } from './bare-call.builder';
import { adminUrl, countSeries, OPENMETRICS, scrape, valueOf, type Family } from './scrape.builder';
import { TABLE } from './metrics-table.builder';
import { MOST_IN_FLIGHT } from '@/shared/http/server/connection-turns';
import { E2E_DIALECT, startTestApp, type TestApp } from '@test/support/app';
import { cli } from '@test/support/cli';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

const CART = '/api/v1/carrito/generar';
const LIMIT = 700;

describe(`metrics (${E2E_DIALECT})`, () => {
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    app = await startTestApp({
      env: {
        ADMIN_PORT: '0',
        RATE_LIMIT_PER_MINUTE: String(LIMIT),
      },
    });
    await app.load(WORLD);
    token = await app.token(BUYER);
  });
  afterAll(async () => {
    await app.close();
  });

  const send = (call: Call): Promise<number> => bareCall(app.url, call);
  const settled = async (active: number): Promise<Map<string, Family>> => {
    for (;;) {
      const families = await scrape(app);
      if (valueOf(families, 'http_server_active_requests') === active) return families;
    }
  };
  const bearer = (sent = token): Labels => ({ authorization: `Bearer ${sent}` });
  const counts = (families: ReadonlyMap<string, Family>): Map<string, number> =>
    new Map(
      (families.get('http_server_request_duration_seconds')?.samples ?? [])
        .filter(({ name }) => name.endsWith('_count'))
        .map(({ labels, value }) => [
          `${labels.http_request_method} ${labels.http_route} ${labels.http_response_status_code} ${labels.error_type}`,
          value,
        ]),
    );

  it('counts requests sent ahead on a connection that dies as over, without an answer', async () => {
    // Nothing happens to orders here: the catalog's changes may be published only now, which would be news.
    const route = '/api/v1/eventos';
    const { cursor } = (await app.api.get(`${route}?cursor=ahora`, { token })).body as { cursor: string };
    const labels = { http_route: route, error_type: 'client_closed' };
    const went = (families: ReadonlyMap<string, Family>): number =>
      valueOf(families, 'http_server_request_duration_seconds_count', labels);
    const before = went(await settled(0));
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    const head = `Host: x\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    // The first one waits for news, and those behind it, answered long ago, wait for it.
    socket.write(
      `GET ${route}?cursor=${cursor}&espera=25 HTTP/1.1\r\n${head}` +
        `GET ${route}?cursor=${cursor} HTTP/1.1\r\n${head}`.repeat(39),
    );
    await settled(MOST_IN_FLIGHT);
    socket.resetAndDestroy();
    expect(went(await settled(0))).toBe(before + MOST_IN_FLIGHT);
  });

  it('7.2 counts as many requests per route and status as were made; unknown paths share one series', async () => {
    const json = { ...bearer(), 'content-type': 'application/json' };
    const kinds: [string, (n: number) => Call][] = [
      [
        'GET /api/v1/productos 200 ',
        (n) => ({ method: 'GET', path: `/api/v1/productos/?busqueda=producto${n % 7}`, headers: bearer() }),
      ],
      [
        'GET /api/v1/productos/:id 200 ',
        () => ({ method: 'GET', path: `/api/v1/productos/${CAMERA}`, headers: bearer() }),
      ],
      ['GET /api/v1/marcas 401 ', () => ({ method: 'GET', path: '/api/v1/marcas' })],
      ['GET  404 ', (n) => ({ method: 'GET', path: `/api/v1/secreto-${n}/${n}` })],
      ['DELETE  405 ', () => ({ method: 'DELETE', path: '/api/v1/marcas' })],
      ['_OTHER  404 ', (n) => ({ method: 'PROPFIND', path: `/x/${n}` })],
      [`POST ${CART} 400 `, () => ({ method: 'POST', path: CART, headers: json, body: '{"productos": [' })],
      [
        `POST ${CART} 413 `,
        () => ({
          method: 'POST',
          path: CART,
          headers: { ...json, 'content-length': '99999999', expect: '100-continue' },
        }),
      ],
      ['HEAD /health/live 200 ', () => ({ method: 'HEAD', path: '/health/live' })],
      ['GET /health/live 200 ', () => ({ method: 'GET', path: '/health/live' })],
    ];
    const before = counts(await scrape(app));
    for (let n = 0; n < 100; n++) await Promise.all(kinds.map(([, call]) => send(call(n))));
    const after = counts(await scrape(app));
    const made = [...after].flatMap(([key, value]) =>
      value === before.get(key) ? [] : [[key, value - (before.get(key) ?? 0)]],
    );
    expect(Object.fromEntries(made)).toEqual(Object.fromEntries(kinds.map(([key]) => [key, 100])));
  });

  it('7.1 parses as Prometheus and as OpenMetrics, with every metric of the table under its name and labels', async () => {
    const file = join(app.storageDir, 'marcas.ndjson');
    writeFileSync(file, '{"nombre":"Nueva","logo":""}\n{"logo":"x"}\n');
    await cli(app.database.url, ['import', file, '--json']);
    const text = await scrape(app);
    const open = await scrape(app, OPENMETRICS);
    const labelsOf = (families: ReadonlyMap<string, Family>, name: string): string[] =>
      [...new Set(families.get(name)?.samples.flatMap(({ labels }) => Object.keys(labels)))].sort();
    expect(Object.fromEntries([...text.keys()].map((name) => [name, labelsOf(text, name)]))).toEqual(TABLE);
    const openNames = Object.keys(TABLE).map((name) =>
      text.get(name)?.type === 'counter' ? name.replace(/_total$/, '') : name,
    );
    expect([...open.keys()].sort()).toEqual(openNames.sort());
    const empty = [...text].filter(([, { samples }]) => samples.length === 0).map(([name]) => name);
    expect(empty).toEqual([]);
    const marcas = { entity: 'marcas' };
    const last = ['timestamp_seconds', 'rows', 'refused'].map((what) =>
      valueOf(text, `mostrador_import_last_run_${what}`, marcas),
    );
    expect(last).toEqual([expect.closeTo(Date.now() / 1000, -2), 2, 1]);
  });

  it('7.3 has at most 1,500 series after 3,000 requests of all kinds, and nothing of a request in a label', async () => {
    const paths = [
      '/api/v1/productos',
      '/api/v1/pedidos',
      '/api/v1/facturas',
      '/api/v1/webhooks',
      '/oauth',
      '/docs',
      '',
    ];
    const methods = [
      'GET',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'HEAD',
      'OPTIONS',
      'PROPFIND',
      'MKCOL',
      'PURGE',
      'REPORT',
    ];
    const call = (n: number): Call => ({
      method: methods[n % methods.length] ?? 'GET',
      path: `${paths[n % paths.length] ?? ''}/planted${n}/CHI-${n}%2F26?planted=${n}`,
      headers: { ...bearer(n % 3 === 0 ? token : `planted${n}`), 'content-type': `planted/${n}` },
      body: n % 5 === 0 ? `{"planted": ${n}` : '',
    });
    for (let n = 0; n < 3000; n += 20)
      await Promise.all(Array.from({ length: 20 }, (_, i) => send(call(n + i)).catch(() => 0)));
    const families = await scrape(app);
    expect(countSeries(families)).toBeLessThanOrEqual(1500);
    const values = [...families.values()].flatMap(({ samples }) =>
      samples.flatMap(({ labels }) => Object.entries(labels)),
    );
    const odd = values.filter(([label, value]) => label !== 'http_route' && !/^([\w.+-]{0,25})$/.test(value));
    expect(odd).toEqual([]);
    const text = await (await fetch(adminUrl(app))).text();
    expect(text).not.toMatch(/planted|CHI-\d|127\.0\.0\.1|%2F/);
    const routes = new Set(values.filter(([label]) => label === 'http_route').map(([, value]) => value));
    expect([...routes].filter((route) => /\d{2}/.test(route))).toEqual([]);
  });

  it('7.10 is on the admin port alone, and off without one', async () => {
    expect(await send({ method: 'GET', path: '/metrics' })).toBe(404);
    expect((await fetch(adminUrl(app), { method: 'POST' })).status).toBe(405);
    expect((await fetch(adminUrl(app).replace('/metrics', '/api/v1/tipocambio'))).status).toBe(404);
    const without = await startTestApp();
    try {
      expect(() => adminUrl(without)).toThrow('no admin port');
    } finally {
      await without.close();
    }
  });
});
