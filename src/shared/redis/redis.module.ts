import { Global, Module } from '@nestjs/common';
import { ChangeWakeups } from '@/shared/redis/change-wakeups';
import { RedisConnection } from '@/shared/redis/redis-connection';

/** Offers the optional Redis and the wake-ups between processes to every module. */
@Global()
@Module({ providers: [RedisConnection, ChangeWakeups], exports: [RedisConnection, ChangeWakeups] })
export class RedisModule {}
