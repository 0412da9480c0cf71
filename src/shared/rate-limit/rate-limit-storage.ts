import { Inject, Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { answeredSoon } from '@/shared/redis/answered-soon';
import { RedisConnection } from '@/shared/redis/redis-connection';

/** How often a key was hit in its window, and for how many seconds more that lasts. */
export type Count = Awaited<ReturnType<ThrottlerStorage['increment']>>;
type ThrottlerRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

interface Limiters {
  readonly local: RateLimiterMemory;
  readonly shared: RateLimiterRedis | undefined;
}

const MINUTE_MS = 60_000;
const KEY_PREFIX = 'mostrador:limit:';
/** After Redis has failed it is left alone this long, then tried by one request. */
const REDIS_REST_MS = 1000;

/**
 * Counters for @nestjs/throttler by rate-limiter-flexible: one number and one deadline per key, in Redis when there is one
 * and it answers, else in this process. (The throttler's own storage keeps an entry per hit.) A window begins with the
 * first hit of a key and lasts `ttl`.
 */
@Injectable()
export class RateLimitStorage implements ThrottlerStorage {
  /** How long a count waits for Redis. */
  redisDeadlineMs = 100;
  private readonly limiters = new Map<string, Limiters>();
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
    const { local, shared } = this.limitersOf(throttlerName, ttl, limit);
    const counted = (shared && (await this.askRedis(() => consume(shared, key)))) ?? (await consume(local, key));
    const seconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
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

  /** Takes a hit of `count` back. */
  async uncount(name: string, key: string): Promise<void> {
    const limiters = this.limiters.get(name);
    if (!limiters) return;
    const { local, shared } = limiters;
    if (!shared || !(await this.askRedis(() => shared.reward(key)))) await local.reward(key);
  }

  /** Undefined when Redis is resting or has just failed: the caller goes by the counts of this process. */
  private async askRedis(ask: () => Promise<RateLimiterRes>): Promise<RateLimiterRes | undefined> {
    const now = Date.now();
    if (now < this.redisRestsUntil) return undefined;
    const trial = this.redisRestsUntil > 0;
    if (trial) this.redisRestsUntil = now + REDIS_REST_MS;
    try {
      const counted = await answeredSoon(ask(), this.redisDeadlineMs);
      if (trial) this.redisRestsUntil = 0;
      return counted;
    } catch {
      this.redisRestsUntil = Date.now() + REDIS_REST_MS;
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
      shared: client && new RateLimiterRedis({ ...options, storeClient: client, rejectIfRedisNotReady: true }),
    };
    this.limiters.set(name, made);
    return made;
  }
}

/** The library rejects with the count when the limit is passed; that is an answer like any other here. */
async function consume(limiter: RateLimiterMemory | RateLimiterRedis, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (outcome) {
    if (outcome instanceof RateLimiterRes) return outcome;
    throw outcome;
  }
}
