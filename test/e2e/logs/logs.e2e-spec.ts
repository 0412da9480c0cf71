import { CredentialService } from '@/modules/auth/credential.service';
import { ImportLines } from '@/modules/importing/history/import-lines';
import { ImportRunsRepository } from '@/modules/importing/persistence/import-runs.repository';
import { E2E_DIALECT, useApp } from '@test/support/app';
import { freePort, until } from '@test/support/servers/own-process';
import { BUYER, cart, CABLE, SCARCE, WORLD, answerOf } from '../quoting/cart-world.builder';

type Line = Readonly<Record<string, unknown>>;

/** Everything that must never be read in a log, by where it is planted. */
const PLANTED = {
  header: 'planted-header-8f1c',
  cookie: 'planted-cookie-8f1c',
  query: 'planted-query-8f1c',
  path: 'planted-path-8f1c',
  body: 'planted-body-8f1c',
  value: 'planted-value-8f1c',
  sql: 'planted-sql-8f1c',
  host: 'planted-host-8f1c.example',
  email: 'planted.person@correo-8f1c.example',
  token: 'mos_at_0123456789abcdefghijABCDEFGHIJ0123456789abcdefghi',
  secret: 'whsec_cGxhbnRlZC1zZWNyZXQtOGYxYw==',
} as const;

const ORDER = { testmode: false, ordenar: true };

describe.each(['info', 'trace'])(`logs, Beyond 7, at %s (${E2E_DIALECT})`, (level) => {
  let token: string;
  let secrets: string[];
  const written: string[] = [];
  const lines = (): Line[] => written.map((text) => JSON.parse(text) as Line);
  const said = (event: string): Line[] => lines().filter((line) => line.event === event);

  const app = useApp(WORLD, {
    log: { write: (line) => void written.push(line) },
    env: {
      LOG_LEVEL: level,
      AI_SEARCH: 'off',
      RATE_LIMIT_PER_MINUTE: '60',
      TOKEN_SUCCESS_LIMIT_PER_MINUTE: '0',
      WEBHOOK_RETRY_SECONDS: '1',
      WEBHOOK_ALLOW_NETWORKS: '127.0.0.0/8',
    },
  });
  beforeAll(async () => {
    const credentials = app.nest.get(CredentialService, { strict: false });
    const { clientId, clientSecret } = await credentials.create(BUYER, '', ['carrito', 'ver-productos', 'webhooks']);
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const headers = { 'x-request-id': 'the-login' };
    const { body } = await app.api.post('/oauth/token', { form, headers });
    token = (body as { access_token: string }).access_token;
    secrets = [token, clientSecret];
    await app.api.post('/oauth/token', {
      form: { ...form, client_secret: PLANTED.body },
      headers: { 'x-request-id': 'the-failure' },
    });
  });

  it('6. has a line for what an operator should see: logins, orders, refusals, cancels, webhooks, 5xx, 429', async () => {
    const send = (body: object) => app.api.post('/api/v1/carrito/generar', { token, json: body });
    const { folio } = answerOf(await send(cart([[CABLE, 1]], ORDER))).resumen;
    await send(cart([[SCARCE, 5000]], ORDER));
    for (let time = 0; time < 2; time++)
      await app.api.post(`/api/v1/pedidos/${encodeURIComponent(String(folio))}/cancelar`, { token, json: {} });
    const url = `https://${PLANTED.host}/aviso?llave=${PLANTED.query}`;
    await app.api.post('/api/v1/webhooks', { token, json: { url, tipos: ['pedido.estado'] } });
    const nobody = { url: `http://127.0.0.1:${await freePort()}/`, tipos: ['pedido.estado'] };
    await app.api.post('/api/v1/webhooks', { token, json: nobody });
    await until('its ping is given up', () => Promise.resolve(said('delivery_given_up').length > 0));
    await unforeseen('the-500');
    for (let call = 0; call < 70; call++) await app.api.get('/api/v1/marcas', { token });

    expect(said('token_issued')).toMatchObject([{ level: 30, request_id: 'the-login', account: BUYER }]);
    expect(said('client_authentication_failed')).toMatchObject([
      { level: 30, request_id: 'the-failure', address: expect.stringContaining('127.0.0.1') as string },
    ]);
    const client = said('token_issued')[0]?.client;
    expect(said('order_placed')).toMatchObject([
      { level: 30, method: 'POST', route: '/api/v1/carrito/generar', client, account: BUYER },
    ]);
    expect(said('order_refused')).toMatchObject([{ level: 30, result: 'insufficient_stock', client }]);
    expect(said('order_cancelled')).toMatchObject([{ level: 30, route: '/api/v1/pedidos/:folio/cancelar', client }]);
    expect(said('delivery_given_up')[0]).toMatchObject({ level: 30, account: BUYER, type: 'webhook.ping' });
    expect(said('request_failed')).toMatchObject([
      { level: 30, request_id: 'the-500', method: 'GET', route: '/api/v1/cuenta', status: 500, client },
    ]);
    expect(said('unforeseen_error')).toMatchObject([{ level: 50, request_id: 'the-500' }]);
    expect(said('rate_limited')).toMatchObject([{ level: 30, status: 429, client }]);
    expect(said('credential_created')).toHaveLength(1);
    expect(said('request').length > 0).toBe(level !== 'info');
  });

  it('6. tells why something is refused for now in one line, and no stack: it is no fault of the program', async () => {
    const headers = { 'x-request-id': 'the-503' };
    const path = '/api/v1/productos/busqueda-ia?q=domo';
    const { status } = await app.api.get(path, { token: await app.token(BUYER), headers });
    const reason = 'natural-language search is switched off';
    expect([status, said('unavailable')]).toMatchObject([
      503,
      [{ level: 40, request_id: 'the-503', code: 'busqueda_ia_no_disponible', reason }],
    ]);
    const others = lines().filter((line) => line.request_id === 'the-503' && line.event !== 'unavailable');
    expect(others.filter((line) => Number(line.level) > 30 || 'err' in line)).toEqual([]);
  });

  it('6. tells each import run that has ended, whoever ran it', async () => {
    const runs = app.nest.get(ImportRunsRepository, { strict: false });
    await runs.begin({
      id: '20261122-000000-aaaa',
      source: `/tmp/${PLANTED.path}`,
      full: false,
      startedAt: Date.now(),
    });
    const told = app.nest.get(ImportLines, { strict: false });
    await told.look();
    expect(said('import_run')).toEqual([]);
    await runs.finish('20261122-000000-aaaa', 'finished', Date.now());
    await told.look();
    await told.look();
    expect(said('import_run')).toMatchObject([{ run: '20261122-000000-aaaa', state: 'finished', refused: 0 }]);
  });

  it('6. tells a request that took us more than a second, and not one that waited as it was asked to', async () => {
    const slow = jest.spyOn(app.nest.get(CredentialService, { strict: false }), 'find').mockImplementation(
      () =>
        new Promise<undefined>((resolve) =>
          setTimeout(() => {
            resolve(undefined);
          }, 1100),
        ),
    );
    await app.api.get('/api/v1/cuenta', { token: await app.token(BUYER) });
    slow.mockRestore();
    expect(said('request_slow')).toMatchObject([{ level: 30, route: '/api/v1/cuenta', status: 200 }]);
    expect(Number(said('request_slow')[0]?.ms)).toBeGreaterThan(1000);
  });

  it('6. never holds a header, body, query, path value, secret, token, e-mail or host', async () => {
    await plantEverywhere();
    const all = written.join('');
    for (const [where, text] of Object.entries(PLANTED)) expect([where, all.includes(text)]).toEqual([where, false]);
    for (const secret of secrets) expect(all).not.toContain(secret);
  });

  it('6. is one JSON object a line, with time, level, msg and event, and no other name for what has one', () => {
    expect(written.length).toBeGreaterThan(5);
    for (const line of lines()) {
      expect(line).toMatchObject({
        time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as string,
        level: expect.any(Number) as number,
        msg: expect.any(String) as string,
        event: expect.stringMatching(/^[a-z\d_.-]+$/) as string,
        node: expect.stringMatching(/:\d+$/) as string,
      });
      expect(Object.keys(line).filter((name) => ['requestId', 'context', 'req', 'res'].includes(name))).toEqual([]);
    }
  });

  /** A call that fails as nobody foresaw, with an error as drivers make them. */
  async function unforeseen(requestId: string): Promise<void> {
    const error = Object.assign(new Error(`Duplicate entry '${PLANTED.value}' for ${PLANTED.email}`), {
      ...{ name: 'QueryFailedError', code: 'ER_DUP_ENTRY', errno: 1062 },
      ...{ query: `SELECT '${PLANTED.sql}'`, parameters: [PLANTED.value] },
    });
    const find = jest.spyOn(app.nest.get(CredentialService, { strict: false }), 'find').mockRejectedValueOnce(error);
    await app.api.get('/api/v1/cuenta', { token, headers: { 'x-request-id': requestId } });
    find.mockRestore();
  }

  async function plantEverywhere(): Promise<void> {
    const other = await app.token(BUYER);
    const headers = { cookie: `s=${PLANTED.cookie}`, 'x-planted': PLANTED.header, referer: `https://${PLANTED.host}/` };
    const call = (method: string, path: string, json?: object, authorization = `Bearer ${other}`) =>
      app.api.call(method, path, {
        headers: { ...headers, authorization },
        unchecked: true,
        ...(json ? { json } : {}),
      });
    const person = { email: PLANTED.email, nombre: PLANTED.body, calle: PLANTED.value, secreto: PLANTED.secret };
    for (const path of [
      `/api/v1/productos/${PLANTED.path}`,
      `/${PLANTED.path}`,
      `/api/v1/productos?busqueda=${PLANTED.query}`,
    ])
      for (const bearer of [undefined, `Bearer ${PLANTED.token}`, `Basic ${PLANTED.token}`])
        await call('GET', path, undefined, bearer);
    await call('POST', '/api/v1/carrito/direcciones', person);
    await call('POST', '/api/v1/carrito/generar', { ...cart([[CABLE, 1]]), ...person });
    await call('POST', `/api/v1/oauth/revoke?token=${PLANTED.token}`, {
      token: PLANTED.token,
      client_id: PLANTED.body,
    });
    await app.api.post('/oauth/token', { raw: `{"client_secret":"${PLANTED.body}"`, unchecked: true, headers });
    await call('POST', '/api/v1/webhooks', {
      url: `https://u:${PLANTED.secret}@${PLANTED.host}/`,
      tipos: [PLANTED.body],
    });
    await unforeseen('planted-500');
  }
});
