import { Module } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerModuleOptions } from '@nestjs/throttler';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { BadTokens } from '@/shared/rate-limit/http/bad-tokens';
import { ClientQuota } from '@/shared/rate-limit/http/client-quota';
import { RateLimitGuard } from '@/shared/rate-limit/http/rate-limit.guard';
import { TokenTries } from '@/shared/rate-limit/http/token-tries';
import { RateLimitStorage } from '@/shared/rate-limit/rate-limit-storage';
import { RedisModule } from '@/shared/redis/redis.module';
import { MINUTE_MS } from '@/shared/kernel/durations';

const WINDOW_MS = MINUTE_MS;

@Module({ imports: [RedisModule], providers: [RateLimitStorage], exports: [RateLimitStorage] })
class RateLimitStorageModule {}

/** The limits of the configuration, on @nestjs/throttler with our own storage. The guard is registered by who knows the order. */
@Module({
  imports: [
    RateLimitStorageModule,
    ThrottlerModule.forRootAsync({
      imports: [RateLimitStorageModule],
      inject: [APP_CONFIG, RateLimitStorage],
      useFactory: ({ rateLimits }: AppConfig, storage: RateLimitStorage): ThrottlerModuleOptions => ({
        storage,
        throttlers: [
          { name: 'client', limit: rateLimits.client, ttl: WINDOW_MS },
          { name: 'ai', limit: rateLimits.aiSearch, ttl: WINDOW_MS },
        ],
      }),
    }),
  ],
  providers: [BadTokens, ClientQuota, RateLimitGuard, TokenTries],
  exports: [RateLimitStorageModule, BadTokens, ClientQuota, RateLimitGuard, ThrottlerModule, TokenTries],
})
export class RateLimitModule {}
