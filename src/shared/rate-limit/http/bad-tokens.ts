import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { ApiError } from '@/shared/http/errors/api-error';
import { rateLimited } from '@/shared/metrics/metrics';
import { RateLimitStorage } from '@/shared/rate-limit/rate-limit-storage';

const REMEMBERED_ADDRESSES = 10_000;

/**
 * Bad bearer tokens per address (Decisions 14): past the limit they are 429 instead of 401, and tokens from there that nobody
 * here knows yet are looked up together, a few queries a second for all of them. Valid ones are served as ever.
 */
@Injectable()
export class BadTokens {
  private readonly over = new LRUCache<string, true>({ max: REMEMBERED_ADDRESSES });

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly storage: RateLimitStorage,
  ) {}

  /** Whether the address has used up its bad tokens, as far as this process knows. */
  isSuspect(address: string): boolean {
    return this.over.has(address);
  }

  /** Counts one more; the 429 when the address has had them all. */
  async count(address: string): Promise<ApiError | undefined> {
    const limit = this.config.rateLimits.badToken;
    if (limit === 0) return undefined;
    const { totalHits, isBlocked, timeToExpire } = await this.storage.count('bad-token', address, limit);
    if (totalHits >= limit) this.over.set(address, true, { ttl: timeToExpire * 1000 });
    if (isBlocked) rateLimited.inc('token');
    return isBlocked
      ? new ApiError(429, 'limite_excedido', { headers: { 'Retry-After': String(timeToExpire) } })
      : undefined;
  }
}
