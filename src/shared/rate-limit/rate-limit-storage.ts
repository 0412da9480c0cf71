import cluster from 'node:cluster';
import { Inject, Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CountsOfPrimary, toPrimary, type PrimaryLimiter } from '@/shared/rate-limit/counts-of-primary';
import { answeredSoon } from '@/shared/redis/answered-soon';
import { RedisConnection } from '@/shared/redis/redis-connection';
import { MINUTE_MS } from '@/shared/kernel/durations';

/** How often a key was hit in its window, and for how many seconds more that lasts. */
export type Count = Awaited<ReturnType<ThrottlerStorage['increment']>>;
type ThrottlerRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

interface Limiters {
  readonly local: RateLimiterMemory;
  /** In the first process, for all workers of this service. */
  readonly primary: PrimaryLimiter | undefined;
  readonly redis: RateLimiterRedis | undefined;
}

type Limiter = RateLimiterMemory | PrimaryLimiter | RateLimiterRedis;

/** A key that isn't counted now. */
const NOTHING = new RateLimiterRes();
const KEY_PREFIX = 'mostrador:limit:';
/** After Redis has failed it is left alone this long, then tried by one request. */
const REDIS_REST_MS = 1000;

/**
 * Counters for @nestjs/throttler by rate-limiter-flexible: one number and one deadline per key, in Redis when there is one
 * and it answers, else in the first process when the service has several (WORKERS), else in this one. (The throttler's own
 * storage keeps an entry per hit.) A window begins with the first hit of a key and lasts `ttl`.
 */
@Injectable()
export class RateLimitStorage implements ThrottlerStorage {
  /** How long a count waits for Redis. */
  redisDeadlineMs = 100;
  private readonly limiters = new Map<string, Limiters>();
  private readonly primary = cluster.isWorker ? new CountsOfPrimary(toPrimary()) : undefined;
  /** By `performance.now()`: the system's clock may jump. */
  private redisRestsUntil = 0;

  constructor(@Inject(RedisConnection) private readonly redis: Pick<RedisConnection, 'client'>) {}

  /** Counts a hit. Times of the answer in seconds, never less than 1; waiting that long is always enough. */
  async increment(
    key: string,
    ttl: number,
    limit: number,
    _blockDuration: number,
    throttlerName: string,
  ): Promise<ThrottlerRecord> {
    const counted = await this.ask(this.limitersOf(throttlerName, ttl, limit), (limiter) =>
      inItsWindow(limiter, key, ttl, () => consume(limiter, key)),
    );
    const seconds = secondsLeft(counted, ttl);
    const isBlocked = counted.consumedPoints > limit;
    return {
      totalHits: counted.consumedPoints,
      timeToExpire: seconds,
      isBlocked,
      timeToBlockExpire: isBlocked ? seconds : 0,
    };
  }

  /** Counts a hit of the minute under a limit of that name. */
  count(name: string, key: string, limit: number): Promise<Count> {
    return this.increment(key, MINUTE_MS, limit, MINUTE_MS, name);
  }

  /** What a key has come to under a limit of that name, without counting; undefined when nothing is counted now. */
  async look(name: string, key: string, limit: number): Promise<Pick<Count, 'totalHits' | 'timeToExpire'> | undefined> {
    const counted = await this.ask(this.limitersOf(name, MINUTE_MS, limit), (limiter) =>
      inItsWindow(limiter, key, MINUTE_MS, async () => (await limiter.get(key)) ?? NOTHING),
    );
    return counted === NOTHING
      ? undefined
      : { totalHits: counted.consumedPoints, timeToExpire: secondsLeft(counted, MINUTE_MS) };
  }

  /** What the first place that answers has counted: Redis, the first process of several, this process. */
  private async ask(
    { local, primary, redis }: Limiters,
    count: (limiter: Limiter) => Promise<RateLimiterRes>,
  ): Promise<RateLimiterRes> {
    const byRedis = redis && (await this.askRedis(() => count(redis)));
    if (byRedis) return byRedis;
    return (primary && (await count(primary).catch(() => undefined))) ?? count(local);
  }

  /** Undefined when Redis is resting or has just failed: the caller goes by the counts of this process. */
  private async askRedis(ask: () => Promise<RateLimiterRes>): Promise<RateLimiterRes | undefined> {
    const now = performance.now();
    if (now < this.redisRestsUntil) return undefined;
    const trial = this.redisRestsUntil > 0;
    if (trial) this.redisRestsUntil = now + REDIS_REST_MS;
    try {
      const counted = await answeredSoon(ask(), this.redisDeadlineMs);
      if (trial) this.redisRestsUntil = 0;
      return counted;
    } catch {
      this.redisRestsUntil = performance.now() + REDIS_REST_MS;
      return undefined;
    }
  }

  private limitersOf(name: string, ttl: number, limit: number): Limiters {
    const known = this.limiters.get(name);
    if (known) return known;
    const options = { points: limit, duration: ttl / 1000, keyPrefix: KEY_PREFIX + name };
    const { client } = this.redis;
    const made: Limiters = {
      local: new RateLimiterMemory(options),
      primary: this.primary?.limiter(name, ttl),
      redis: client && new RateLimiterRedis({ ...options, storeClient: client, rejectIfRedisNotReady: true }),
    };
    this.limiters.set(name, made);
    return made;
  }
}

/** A window ends by a timer, however the system's clock is set meanwhile; by that clock it would seem to last for hours. */
function secondsLeft({ msBeforeNext }: RateLimiterRes, windowMs: number): number {
  return Math.max(1, Math.ceil(Math.min(msBeforeNext, windowMs) / 1000));
}

/**
 * Redis ends a window by its clock. One that has more time left than a window has was begun by a clock that was set back since, and
 * would last until it has come back there: it ends now.
 */
async function inItsWindow(
  limiter: Limiter,
  key: string,
  windowMs: number,
  count: () => Promise<RateLimiterRes>,
): Promise<RateLimiterRes> {
  const counted = await count();
  if (!(limiter instanceof RateLimiterRedis) || counted.msBeforeNext <= windowMs) return counted;
  await limiter.delete(key);
  return count();
}

/** The library rejects with the count when the limit is passed; that is an answer like any other here. */
async function consume(limiter: Limiter, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (outcome) {
    if (outcome instanceof RateLimiterRes) return outcome;
    throw outcome;
  }
}
