import { Module } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerModuleOptions } from '@nestjs/throttler';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { RateLimitGuard } from '@/shared/rate-limit/http/rate-limit.guard';
import { RateLimitStorage } from '@/shared/rate-limit/rate-limit-storage';
import { RedisModule } from '@/shared/redis/redis.module';

const WINDOW_MS = 60_000;
/** One address may try this many times as often as one client from it: several clients share an office's address. */
const CLIENTS_PER_ADDRESS = 6;

@Module({ imports: [RedisModule], providers: [RateLimitStorage], exports: [RateLimitStorage] })
class RateLimitStorageModule {}

/** The limits of the configuration, on @nestjs/throttler with our own storage. The guard is registered by who knows the order. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      imports: [RateLimitStorageModule],
      inject: [APP_CONFIG, RateLimitStorage],
      useFactory: ({ rateLimits }: AppConfig, storage: RateLimitStorage): ThrottlerModuleOptions => ({
        storage,
        throttlers: [
          { name: 'client', limit: rateLimits.client, ttl: WINDOW_MS },
          { name: 'ai', limit: rateLimits.aiSearch, ttl: WINDOW_MS },
          { name: 'token', limit: rateLimits.token, ttl: WINDOW_MS },
          { name: 'address', limit: rateLimits.token * CLIENTS_PER_ADDRESS, ttl: WINDOW_MS },
        ],
      }),
    }),
  ],
  providers: [RateLimitGuard],
  exports: [RateLimitGuard, ThrottlerModule],
})
export class RateLimitModule {}
