import { RedisConnection } from '@/shared/redis/redis-connection';
import { FaultProbe } from './fault-probe.builder';
import { OwnRedis } from '@test/support/servers/own-redis';
import { until } from '@test/support/servers/own-process';

const describeRedis = OwnRedis.available() ? describe : describe.skip;

describeRedis('a Redis of its own', () => {
  const probe = new FaultProbe();
  let redis: OwnRedis;

  beforeAll(async () => {
    redis = await OwnRedis.start();
    await probe.open({ env: { REDIS_URL: redis.url, RATE_LIMIT_PER_MINUTE: '100000' } });
  });

  afterAll(async () => {
    redis.thaw();
    await probe.app.close();
    await redis.end();
  });

  const client = () => probe.app.nest.get(RedisConnection).client!;

  it('frozen: its connection is given up, so that it costs nobody any more time, and made anew when it is back', async () => {
    expect(client().status).toBe('ready');
    redis.freeze();
    try {
      await until('the connection is given up', async () => {
        await probe.call('catalog');
        return client().status !== 'ready';
      });
      // Later tries of the circuit find no connection, and fail at once instead of waiting.
      for (let second = 0; second < 3; second++) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await probe.call('catalog');
        expect(client().status).not.toBe('ready');
      }
    } finally {
      redis.thaw();
    }
    await until('the connection is back', () => Promise.resolve(client().status === 'ready'));
    expect((await probe.call('catalog')).status).toBe(200);
  });
});
