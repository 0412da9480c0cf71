import cluster from 'node:cluster';
import { RateLimitStorage } from '@/shared/rate-limit/rate-limit-storage';

const NO_REDIS = { client: undefined };
const MINUTE = 60_000;

describe('RateLimitStorage in memory', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T18:00:00Z') });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const hit = (storage: RateLimitStorage, key = 'a', limit = 3) =>
    storage.increment(key, MINUTE, limit, MINUTE, 'client');

  it('lets through exactly the limit in a window that begins with the first hit', async () => {
    const storage = new RateLimitStorage(NO_REDIS);
    const blocked: boolean[] = [];
    for (let n = 0; n < 5; n++) blocked.push((await hit(storage)).isBlocked);
    expect(blocked).toEqual([false, false, false, true, true]);
    jest.advanceTimersByTime(MINUTE - 1);
    expect(await hit(storage)).toEqual({ totalHits: 6, timeToExpire: 1, isBlocked: true, timeToBlockExpire: 1 });
    jest.advanceTimersByTime(1);
    expect(await hit(storage)).toEqual({ totalHits: 1, timeToExpire: 60, isBlocked: false, timeToBlockExpire: 0 });
  });

  it('tells how long to wait, and waiting exactly that long is enough', async () => {
    const storage = new RateLimitStorage(NO_REDIS);
    for (let n = 0; n < 3; n++) await hit(storage);
    jest.advanceTimersByTime(12_345);
    const { timeToBlockExpire } = await hit(storage);
    expect(timeToBlockExpire).toBe(48);
    jest.advanceTimersByTime(timeToBlockExpire * 1000);
    expect((await hit(storage)).isBlocked).toBe(false);
  });

  it('never tells a longer wait than the window, though the clock was set back, and it ends in time', async () => {
    const storage = new RateLimitStorage(NO_REDIS);
    for (let n = 0; n < 3; n++) await hit(storage);
    jest.setSystemTime(Date.parse('2026-11-20T06:00:00Z'));
    expect(await hit(storage)).toMatchObject({ timeToExpire: 60, isBlocked: true, timeToBlockExpire: 60 });
    expect(await storage.look('client', 'a', 3)).toMatchObject({ timeToExpire: 60 });
    jest.advanceTimersByTime(MINUTE);
    expect((await hit(storage)).isBlocked).toBe(false);
  });

  it('does not make a refused client wait longer for trying', async () => {
    const storage = new RateLimitStorage(NO_REDIS);
    for (let n = 0; n < 50; n++) await hit(storage);
    jest.advanceTimersByTime(MINUTE);
    expect((await hit(storage)).isBlocked).toBe(false);
  });

  it('counts keys and limits apart', async () => {
    const storage = new RateLimitStorage(NO_REDIS);
    for (let n = 0; n < 4; n++) await hit(storage, 'a');
    expect((await hit(storage, 'b')).totalHits).toBe(1);
    expect((await storage.increment('a', MINUTE, 3, MINUTE, 'ai')).totalHits).toBe(1);
  });

  it('forgets keys whose window is over', async () => {
    const storage = new RateLimitStorage(NO_REDIS);
    for (let n = 0; n < 1000; n++) await hit(storage, `key ${n}`);
    expect(jest.getTimerCount()).toBe(1000);
    jest.advanceTimersByTime(MINUTE);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('counts here, in a worker, what the first process does not answer within a second', async () => {
    jest.replaceProperty(cluster, 'isWorker', true);
    const { connected } = process;
    process.connected = false;
    try {
      const storage = new RateLimitStorage(NO_REDIS);
      for (const totalHits of [1, 2]) {
        const counted = hit(storage);
        await jest.advanceTimersByTimeAsync(1000);
        expect(await counted).toMatchObject({ totalHits, isBlocked: false });
      }
    } finally {
      process.connected = connected;
      jest.restoreAllMocks();
    }
  });
});
