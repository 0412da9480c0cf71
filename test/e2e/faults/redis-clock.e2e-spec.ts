import { Redis } from 'ioredis';
import { RateLimitStorage } from '@/shared/rate-limit/rate-limit-storage';
import { OwnRedis } from '@test/support/servers/own-redis';

const MINUTE_MS = 60_000;
const LIMIT = 3;
const describeRedis = OwnRedis.available() ? describe : describe.skip;

describeRedis('a Redis whose clock is set back', () => {
  let redis: OwnRedis;
  let client: Redis;
  let storage: RateLimitStorage;

  beforeAll(async () => {
    redis = await OwnRedis.start();
    client = new Redis(redis.url);
    storage = new RateLimitStorage({ client });
    storage.redisDeadlineMs = 5000;
    await client.ping();
  });

  afterAll(async () => {
    client.disconnect();
    await redis.end();
  });

  /** Counts up to the limit and beyond it; then the clock is set back by an hour, as its keys have it. */
  const spend = async (): Promise<void> => {
    for (let hits = 0; hits <= LIMIT; hits++) await storage.count('client', 'a', LIMIT);
    const keys = await client.keys('*');
    expect(keys).toHaveLength(1);
    expect(await client.pexpire(keys[0]!, 60 * MINUTE_MS + MINUTE_MS / 2)).toBe(1);
  };

  it('refuses nobody for longer than a window', async () => {
    await spend();
    expect(await storage.count('client', 'a', LIMIT)).toMatchObject({ totalHits: 1, isBlocked: false });
    expect(await client.pttl((await client.keys('*'))[0]!)).toBeLessThanOrEqual(MINUTE_MS);
    await spend();
    expect(await storage.look('client', 'a', LIMIT)).toBeUndefined();
  });
});
