import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { formatKey } from '@/modules/auth/domain/key-format';
import type { IssuedSecret } from '@/modules/auth/domain/credential';
import { ChangeFeed } from '@/shared/database/change-feed';
import { ChangeWakeups } from '@/shared/redis/change-wakeups';
import { RedisConnection } from '@/shared/redis/redis-connection';
import { dialect, startAuthApp, type Answer, type AuthApp } from '../support/auth-app';
import { TcpProxy } from '../support/tcp-proxy';
import { temporaryDatabase, type TemporaryDatabase } from '../support/temporary-database';

const limits = (client: number, token: number, ai: number): Record<string, string> => ({
  RATE_LIMIT_PER_MINUTE: String(client),
  TOKEN_RATE_LIMIT_PER_MINUTE: String(token),
  AI_RATE_LIMIT_PER_MINUTE: String(ai),
});

const rateHeaders = ({ headers }: Answer): (string | null)[] =>
  ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`));

const tokenOf = (app: AuthApp, { clientId, clientSecret }: Pick<IssuedSecret, 'clientId' | 'clientSecret'>, headers = {}): Promise<Answer> =>
  app.form('/oauth/token', { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }, headers);

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
    expect([rateHeaders(refused)[0], refused.headers.get('retry-after')]).toEqual(['2', expect.stringMatching(/^\d+$/)]);
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
    for (let n = 0; n < 5; n++) statuses.push((await tokenOf(app, credential, { 'x-forwarded-for': `10.0.0.${n}` })).status);
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

const REDIS_URL = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

describe('with Redis', () => {
  const LIMIT = 10;
  const target = new URL(REDIS_URL);
  const proxy = new TcpProxy(target.hostname, Number(target.port || 6379));
  const keyPrefix = `test-${randomBytes(4).toString('hex')}:`;
  let database: TemporaryDatabase;
  let one: AuthApp;
  let two: AuthApp;

  beforeAll(async () => {
    database = await temporaryDatabase(dialect());
    await proxy.open();
    const env = { ...limits(LIMIT, 0, 0), SECRET_PEPPER: 'shared by both applications', REDIS_URL: `redis://127.0.0.1:${proxy.port}?keyPrefix=${keyPrefix}` };
    one = await startAuthApp({ env, databaseUrl: database.url, accounts: true });
    two = await startAuthApp({ env, databaseUrl: database.url });
  });

  afterAll(async () => {
    await one.close();
    await two.close();
    await proxy.cut();
    await database.drop();
    const redis = new Redis(REDIS_URL);
    const keys = await redis.keys(`${keyPrefix}*`);
    if (keys.length > 0) await redis.del(keys);
    await redis.quit();
  });

  /** `count` calls at once, shared out between the applications. */
  const burst = async (token: string, count: number, apps: readonly AuthApp[] = [one, two]): Promise<Answer[]> =>
    Promise.all(Array.from({ length: count }, (_, n) => apps[n % apps.length]!.request('GET', '/probe/bearer', { token })));

  const accepted = (answers: readonly Answer[]): number => answers.filter(({ status }) => status === 200).length;

  /** Resolves, within a few seconds, when what is counted in one application shows in the other. */
  const countTogether = async (): Promise<void> => {
    for (const deadline = Date.now() + 5000; Date.now() < deadline; ) {
      const token = await one.token(await one.credential());
      const [first] = await burst(token, 1, [one]);
      const [second] = await burst(token, 1, [two]);
      if (rateHeaders(first!)[1] === String(LIMIT - 1) && rateHeaders(second!)[1] === String(LIMIT - 2)) return;
    }
    throw new Error('still counting apart');
  };

  it('two applications count together, exactly', async () => {
    const token = await one.token(await one.credential());
    const answers = await burst(token, 3 * LIMIT);
    expect(accepted(answers)).toBe(LIMIT);
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  });

  it('one tells the other that the change log has something new', async () => {
    const feed = two.nest.get(ChangeFeed);
    const looked = new Promise<void>((resolve) => {
      jest.spyOn(feed, 'catchUp').mockImplementation(() => Promise.resolve(resolve()));
    });
    clearTimeout((feed as unknown as { timer: NodeJS.Timeout }).timer);
    one.nest.get(ChangeWakeups).announce();
    await expect(looked).resolves.toBeUndefined();
    jest.restoreAllMocks();
  });

  it('each counts for itself while Redis is away, without an error or a delay, and together again when it is back', async () => {
    const [during, after] = [await one.token(await one.credential()), await one.token(await one.credential())];
    await countTogether();
    await proxy.cut();
    const began = Date.now();
    const answers = await burst(during, 4 * LIMIT);
    expect(accepted(answers)).toBe(2 * LIMIT);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2 * LIMIT);
    expect(Date.now() - began).toBeLessThan(2000);
    await proxy.open();
    const back = Date.now();
    await countTogether();
    expect(Date.now() - back).toBeLessThan(2500);
    expect(accepted(await burst(after, 3 * LIMIT))).toBe(LIMIT);
  });

  it('a frozen Redis holds up one call for a tenth of a second, and is then left alone for a while', async () => {
    const token = await one.token(await one.credential());
    await countTogether();
    const client = one.nest.get(RedisConnection).client as unknown as { rlflxIncr(): unknown };
    const asked = jest.spyOn(client, 'rlflxIncr');
    proxy.freeze();
    const first = await timed(() => burst(token, 1, [one]));
    const later = await burst(token, 3, [one]);
    proxy.thaw();
    expect(accepted([...first.result, ...later])).toBe(4);
    expect(first.ms).toBeGreaterThanOrEqual(90);
    expect(first.ms).toBeLessThan(1000);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
}
