import { randomBytes } from 'node:crypto';
import { AccessTokenRepository } from '@/modules/auth/persistence/access-token.repository';
import { CredentialRepository } from '@/modules/auth/persistence/credential.repository';
import type { IssuedSecret } from '@/modules/auth/domain/credential';
import { formatKey } from '@/modules/auth/key-format';
import { limits, rateHeaders, startAuthApp, type Answer, type AuthApp } from '@test/support/auth/auth-app';

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

  const wrongFor = (credential: IssuedSecret): Pick<IssuedSecret, 'clientId' | 'clientSecret'> => ({
    ...credential,
    clientSecret: stranger().clientSecret,
  });

  it('counts failed tries of a client over both paths and all operations; then it has to wait, right or wrong', async () => {
    const credential = await app.credential();
    expect((await tokenOf(app, wrongFor(credential))).status).toBe(401);
    const authorization = `Basic ${Buffer.from(`${credential.clientId}:x`).toString('base64')}`;
    expect((await app.form('/api/v1/oauth/revoke', { token: 'x' }, { authorization })).status).toBe(401);
    expect((await tokenOf(app, wrongFor(credential))).status).toBe(401);
    const refused = await tokenOf(app, credential);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ error: 'limite_excedido', code: 'limite_excedido', status: 429 });
    expect(refused.body.error_description).toContain('Retry-After');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await tokenOf(app, await app.credential())).status).toBe(200);
  });

  it('does not count successes: live clients fetch a token for every call', async () => {
    const credential = await app.credential();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await tokenOf(app, credential)).status);
    for (let n = 0; n < 2; n++) statuses.push((await tokenOf(app, wrongFor(credential))).status);
    expect(statuses).toEqual([...Array<number>(12).fill(200), 401, 401]);
    expect((await tokenOf(app, credential)).status).toBe(200);
  });

  it('takes more right ones at once than may fail, and counts none of them', async () => {
    const credential = await app.credential();
    const answers = await Promise.all(Array.from({ length: 40 }, () => tokenOf(app, credential)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    for (let n = 0; n < 3; n++) expect((await tokenOf(app, wrongFor(credential))).status).toBe(401);
  });

  it('counts a call that names nobody, and none that the service could not answer', async () => {
    const credential = await app.credential();
    const find = jest.spyOn(app.nest.get(CredentialRepository, { strict: false }), 'find');
    for (let n = 0; n < 4; n++) {
      find.mockRejectedValueOnce(new Error('away'));
      expect((await tokenOf(app, credential)).status).toBe(500);
    }
    expect((await tokenOf(app, credential)).status).toBe(200);
    for (let n = 0; n < 3; n++) expect((await app.form('/oauth/token', { grant_type: 'x' })).status).toBe(400);
    expect((await app.form('/oauth/token', { grant_type: 'x' })).status).toBe(429);
  });

  it('lets a flood at once through no further than one by one', async () => {
    const credential = await app.credential();
    const answers = await Promise.all(Array.from({ length: 12 }, () => tokenOf(app, wrongFor(credential))));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  it('is of an address too: past it wrong secrets of any client are 429, right ones go on', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push((await tokenOf(app, stranger())).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await tokenOf(app, await app.credential())).status).toBe(200);
  });

  it('looks at nothing more of an address that goes on to six times the limit', async () => {
    const find = jest.spyOn(app.nest.get(CredentialRepository, { strict: false }), 'find');
    for (let n = 0; n < 18; n++) await tokenOf(app, stranger());
    expect(find).toHaveBeenCalledTimes(18);
    expect((await tokenOf(app, await app.credential())).status).toBe(429);
    expect(find).toHaveBeenCalledTimes(18);
  });

  it('gives no further tries to who claims to come from elsewhere', async () => {
    const credential = await app.credential();
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await tokenOf(app, wrongFor(credential), { 'x-forwarded-for': `10.0.0.${n}` })).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });
});

describe('limit of tokens issued', () => {
  it('is per credential', async () => {
    const app = await startAuthApp({ env: { ...limits(0, 3, 0), TOKEN_SUCCESS_LIMIT_PER_MINUTE: '4' } });
    const credential = await app.credential();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await tokenOf(app, credential)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    const refused = await tokenOf(app, credential);
    expect([refused.body.code, Number(refused.headers.get('retry-after')) > 0]).toEqual(['limite_excedido', true]);
    expect((await tokenOf(app, await app.credential())).status).toBe(200);
    await app.close();
  });
});

describe('limit of bad bearer tokens', () => {
  let app: AuthApp;

  beforeEach(async () => {
    app = await startAuthApp({ env: { ...limits(0, 0, 0), BAD_TOKEN_LIMIT_PER_MINUTE: '3' } });
  });

  afterEach(() => app.close());

  const bad = (): string => formatKey('access-token', randomBytes(32));
  const statusOf = async (token: string): Promise<number> =>
    (await app.request('GET', '/probe/bearer', { token })).status;

  it('is per address: then they are 429, and valid ones from there are served', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) statuses.push(await statusOf(n === 1 ? 'junk' : bad()));
    const refused = await app.request('GET', '/probe/bearer', { token: bad() });
    expect([...statuses, refused.status, refused.body.code]).toEqual([401, 401, 401, 429, 'limite_excedido']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await statusOf(await app.token(await app.credential()))).toBe(200);
    expect((await app.request('GET', '/probe/bearer')).status).toBe(401);
  });

  it('makes no query for each past it: a flood is looked up together, and no valid token is lost in it', async () => {
    const tokens = app.nest.get(AccessTokenRepository, { strict: false });
    for (let n = 0; n < 3; n++) await statusOf(bad());
    const [one, many] = [jest.spyOn(tokens, 'findGrant'), jest.spyOn(tokens, 'findGrants')];
    const valid = await app.token(await app.credential());
    const flood = Array.from({ length: 40 }, bad);
    const began = performance.now();
    const statuses = await Promise.all([...flood, valid, ...flood].map(statusOf));
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
    expect(statuses[40]).toBe(200);
    expect(one).not.toHaveBeenCalled();
    // Each has gathered for 50 ms, however long the flood has taken here; a timer may be early by one.
    expect(many.mock.calls.length * 49).toBeLessThanOrEqual(performance.now() - began);
    const asked = many.mock.calls.flatMap(([hashes]) => hashes);
    expect(new Set(asked).size).toBe(asked.length);
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
