import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { RateLimitStorage } from '@/shared/rate-limit/rate-limit-storage';
import { ChangeWakeups } from '@/shared/redis/change-wakeups';
import { RedisConnection } from '@/shared/redis/redis-connection';
import { dialect, limits, rateHeaders, startAuthApp, type Answer, type AuthApp } from '@test/support/auth/auth-app';
import { until } from '@test/support/servers/own-process';
import { TcpProxy } from '@test/support/servers/tcp-proxy';
import { temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';
import { stopwatch } from '@test/support/stopwatch';

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
    const env = {
      ...limits(LIMIT, 0, 0),
      SECRET_PEPPER: 'shared by both applications',
      REDIS_URL: `redis://127.0.0.1:${proxy.port}?keyPrefix=${keyPrefix}`,
    };
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
    Promise.all(
      Array.from({ length: count }, (_, n) => apps[n % apps.length]!.request('GET', '/probe/bearer', { token })),
    );

  const accepted = (answers: readonly Answer[]): number => answers.filter(({ status }) => status === 200).length;

  /** Lets the applications wait for Redis on a machine that is busy with other tests, where time is not what is tested. */
  const setPatience = (ms: number | undefined): void => {
    for (const { nest } of [one, two]) {
      nest.get(RateLimitStorage, { strict: false }).redisDeadlineMs = ms ?? 100;
      const { options } = nest.get(RedisConnection).client!;
      Object.assign(options, { commandTimeout: ms ?? 500, socketTimeout: ms ?? 800 });
    }
  };

  /** Resolves when what is counted in one application shows in the other. */
  const countTogether = async (): Promise<void> => {
    // A call that waits too long leaves Redis alone for a while, and is counted by its own process.
    setPatience(5000);
    await until('both count together', async () => {
      const token = await one.token(await one.credential());
      const [first] = await burst(token, 1, [one]);
      const [second] = await burst(token, 1, [two]);
      return rateHeaders(first!)[1] === String(LIMIT - 1) && rateHeaders(second!)[1] === String(LIMIT - 2);
    });
    setPatience(undefined);
  };

  it('two applications count together, exactly', async () => {
    await countTogether();
    setPatience(5000);
    const token = await one.token(await one.credential());
    const answers = await burst(token, 3 * LIMIT);
    expect(accepted(answers)).toBe(LIMIT);
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    setPatience(undefined);
  });

  it('one tells the other that the change log has something new', async () => {
    const feed = two.nest.get(ChangeFeed);
    const looked = new Promise<void>((resolve) => {
      jest.spyOn(feed, 'catchUp').mockImplementation(() => {
        resolve();
        return Promise.resolve();
      });
    });
    clearTimeout((feed as unknown as { timer: NodeJS.Timeout }).timer);
    one.nest.get(ChangeWakeups).announce();
    await expect(looked).resolves.toBeUndefined();
    jest.restoreAllMocks();
  });

  it('each counts for itself while Redis is away, without an error or a delay, and together again when it is back', async () => {
    const during = await one.token(await one.credential());
    await countTogether();
    await proxy.cut();
    const watch = stopwatch();
    const answers = await burst(during, 4 * LIMIT);
    expect(accepted(answers)).toBe(2 * LIMIT);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2 * LIMIT);
    expect(watch()).toBeLessThan(10_000);
    await proxy.open();
    await countTogether();
    setPatience(5000);
    const together = await burst(await one.token(await one.credential()), 3 * LIMIT);
    setPatience(undefined);
    expect(accepted(together)).toBe(LIMIT);
  });

  it('a frozen Redis holds up one call for a tenth of a second, and is then left alone for a while', async () => {
    const token = await one.token(await one.credential());
    await countTogether();
    const client = one.nest.get(RedisConnection).client as unknown as { rlflxIncr(): unknown };
    const asked = jest.spyOn(client, 'rlflxIncr');
    proxy.freeze();
    const [began, watch] = [performance.now(), stopwatch()];
    const first = await burst(token, 1, [one]);
    const [waited, worked] = [performance.now() - began, watch()];
    const later = await burst(token, 3, [one]);
    // It is tried again each second, and three calls may take more than one.
    const seconds = Math.floor((performance.now() - began) / 1000);
    proxy.thaw();
    expect(accepted([...first, ...later])).toBe(4);
    expect(waited).toBeGreaterThanOrEqual(90);
    expect(worked).toBeLessThan(5000);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(1 + seconds);
  });
});
