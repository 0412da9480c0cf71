import { randomBytes } from 'node:crypto';
import type { IssuedSecret } from '@/modules/auth/domain/credential';
import { formatKey } from '@/modules/auth/domain/key-format';
import { limits, rateHeaders, startAuthApp, type Answer, type AuthApp } from '@test/support/auth-app';

const tokenOf = (
  app: AuthApp,
  { clientId, clientSecret }: Pick<IssuedSecret, 'clientId' | 'clientSecret'>,
  headers = {},
): Promise<Answer> =>
  app.form(
    '/oauth/token',
    { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
    headers,
  );

describe('limit per client', () => {
  let app: AuthApp;

  beforeAll(async () => {
    app = await startAuthApp({ env: limits(5, 0, 2) });
  });

  afterAll(() => app.close());

  it('lets through exactly the limit and counts down in the headers', async () => {
    const token = await app.token(await app.credential());
    const answers: Answer[] = [];
    for (let n = 0; n < 7; n++) answers.push(await app.request('GET', '/probe/bearer', { token }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers.map((answer) => rateHeaders(answer)[1])).toEqual(['4', '3', '2', '1', '0', '0', '0']);
    expect(answers.every((answer) => rateHeaders(answer)[0] === '5' && Number(rateHeaders(answer)[2]) > 50)).toBe(true);
  });

  it('refuses with the common body and Retry-After', async () => {
    const token = await app.token(await app.credential());
    for (let n = 0; n < 5; n++) await app.request('GET', '/probe/bearer', { token });
    const refused = await app.request('GET', '/probe/bearer', { token });
    expect(refused.body).toMatchObject({ code: 'limite_excedido', status: 429, title: 'Demasiadas peticiones' });
    expect(refused.body.error).toBe(refused.body.message);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(refused.headers.get('retry-after')).toBe(refused.headers.get('x-ratelimit-reset'));
  });

  it('shows the headers on every answer to an authenticated call, refused ones too', async () => {
    const token = await app.token(await app.credential(undefined, ['ver-productos']));
    const json = { 'content-type': 'application/json' };
    const answers = [
      await app.request('GET', '/probe/cart', { token }),
      await app.request('GET', '/probe/missing', { token }),
      await app.request('POST', '/probe/write', { token, headers: json, body: '{}' }),
      await app.request('POST', '/probe/write', { token, headers: { 'content-type': 'text/plain' }, body: 'x' }),
    ];
    expect(answers.map((answer) => [answer.status, rateHeaders(answer)[1]])).toEqual([
      [403, '4'],
      [404, '3'],
      [200, '2'],
      [415, '1'],
    ]);
  });

  it('counts a client over all its tokens, and each client apart', async () => {
    const credential = await app.credential();
    const [first, second] = [await app.token(credential), await app.token(credential)];
    const other = await app.token(await app.credential());
    for (let n = 0; n < 5; n++) await app.request('GET', '/probe/bearer', { token: first });
    expect((await app.request('GET', '/probe/bearer', { token: second })).status).toBe(429);
    expect((await app.request('GET', '/probe/bearer', { token: other })).status).toBe(200);
  });

  it('can not be used up by strangers: calls without a good token are not counted', async () => {
    const token = await app.token(await app.credential());
    for (let n = 0; n < 10; n++) {
      const answer = await app.request('GET', '/probe/bearer', { token: `${token}x` });
      expect([answer.status, ...rateHeaders(answer)]).toEqual([401, null, null, null]);
    }
    expect(rateHeaders(await app.request('GET', '/probe/bearer', { token }))[1]).toBe('4');
  });

  it('is another one for the AI search', async () => {
    const token = await app.token(await app.credential());
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) statuses.push((await app.request('GET', '/probe/ai', { token })).status);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await app.request('GET', '/probe/ai', { token });
    expect([rateHeaders(refused)[0], refused.headers.get('retry-after')]).toEqual([
      '2',
      expect.stringMatching(/^\d+$/),
    ]);
    expect(rateHeaders(await app.request('GET', '/probe/bearer', { token }))).toEqual(['5', '4', expect.any(String)]);
  });
});

describe('limits of 0', () => {
  it('are off, without headers', async () => {
    const app = await startAuthApp({ env: limits(0, 0, 0) });
    const credential = await app.credential();
    const token = await app.token(credential);
    for (let n = 0; n < 30; n++) expect((await tokenOf(app, credential)).status).toBe(200);
    for (const path of ['/probe/bearer', '/probe/ai']) {
      const answer = await app.request('GET', path, { token });
      expect([answer.status, ...rateHeaders(answer)]).toEqual([200, null, null, null]);
    }
    await app.close();
  });
});

describe('limit of token issuing', () => {
  let app: AuthApp;

  beforeEach(async () => {
    app = await startAuthApp({ env: limits(0, 3, 0) });
  });

  afterEach(() => app.close());

  const stranger = (): Pick<IssuedSecret, 'clientId' | 'clientSecret'> => ({
    clientId: formatKey('client-id', randomBytes(16)),
    clientSecret: formatKey('client-secret', randomBytes(32)),
  });

  it('is per client and address, whether the secret was right or not, over both paths and all operations', async () => {
    const credential = await app.credential();
    const wrong = { ...credential, clientSecret: stranger().clientSecret };
    expect((await tokenOf(app, credential)).status).toBe(200);
    expect((await tokenOf(app, wrong)).status).toBe(401);
    const authorization = `Basic ${Buffer.from(`${credential.clientId}:x`).toString('base64')}`;
    expect((await app.form('/api/v1/oauth/revoke', { token: 'x' }, { authorization })).status).toBe(401);
    const refused = await tokenOf(app, credential);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ error: 'limite_excedido', code: 'limite_excedido', status: 429 });
    expect(refused.body.error_description).toContain('Retry-After');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await tokenOf(app, await app.credential())).status).toBe(200);
  });

  it('is for an address six times that of one client', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 20; n++) statuses.push((await tokenOf(app, stranger())).status);
    expect(statuses).toEqual([...Array<number>(18).fill(401), 429, 429]);
  });

  it('gives no further tries to who claims to come from elsewhere', async () => {
    const credential = await app.credential();
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await tokenOf(app, credential, { 'x-forwarded-for': `10.0.0.${n}` })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

describe('behind a trusted proxy', () => {
  it('nobody is locked out by tries from other addresses', async () => {
    const app = await startAuthApp({ env: { ...limits(0, 2, 0), TRUST_PROXY: 'loopback' } });
    const credential = await app.credential();
    const wrong = { ...credential, clientSecret: formatKey('client-secret', randomBytes(32)) };
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push((await tokenOf(app, wrong, { 'x-forwarded-for': '10.0.0.1' })).status);
    expect(statuses).toEqual([401, 401, 429, 429]);
    expect((await tokenOf(app, credential, { 'x-forwarded-for': '10.0.0.2' })).status).toBe(200);
    await app.close();
  });
});
