import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { reasonOf } from '@/shared/logging/describe-error';

const COMMAND_TIMEOUT_MS = 500;
/** A connection that leaves a command without any answer for so long is dead: it is closed, and a new one made. */
const SOCKET_TIMEOUT_MS = 800;
const KEEP_ALIVE_MS = 10_000;
/** A connection that only listens is asked this often whether it is still there. */
const LISTENER_PING_MS = 10_000;
const CONNECT_TIMEOUT_MS = 1000;
const MAX_RECONNECT_DELAY_MS = 500;
const FIRST_CONNECTION_WAIT_MS = 1000;

/** A Redis that is away or slow is noticed at once: the client's defaults wait for many seconds. */
const QUICK_FAILURE: RedisOptions = {
  commandTimeout: COMMAND_TIMEOUT_MS,
  connectTimeout: CONNECT_TIMEOUT_MS,
  socketTimeout: SOCKET_TIMEOUT_MS,
  keepAlive: KEEP_ALIVE_MS,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  retryStrategy: (attempt) => Math.min(50 * attempt, MAX_RECONNECT_DELAY_MS),
  // After a fail-over the connection may still lead to the server of before, a replica now: a new one finds the one that takes writes.
  reconnectOnError: (error) => error.message.includes('READONLY'),
};

/**
 * The Redis of REDIS_URL, shared by everything in this process that uses it; `client` is undefined when none is configured.
 * Redis is never needed: commands fail at once when it is away, within half a second when it hangs (`answeredSoon` makes that
 * a tenth), and whoever asked goes on without. A connection that hangs is given up within a second: until a new one answers, commands
 * fail at once. The URL may carry client options (`?keyPrefix=shop1:`).
 */
@Injectable()
export class RedisConnection implements OnModuleInit, OnApplicationShutdown {
  readonly client: Redis | undefined;
  private readonly logger = new Logger(RedisConnection.name);
  private readonly open: Redis[] = [];
  private readonly pings: NodeJS.Timeout[] = [];

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.client = config.redisUrl === undefined ? undefined : this.watch(new Redis(config.redisUrl, QUICK_FAILURE));
  }

  /**
   * A connection of its own for listening, since one that listens can't do anything else. Whoever listens subscribes on every `ready`: what the
   * client would subscribe again by itself nobody awaits, and a Redis that hangs right then would end the process.
   */
  listener(): Redis | undefined {
    const listener = this.client && this.watch(this.client.duplicate({ autoResubscribe: false }));
    if (listener)
      this.pings.push(setInterval(() => void listener.ping().catch(() => undefined), LISTENER_PING_MS).unref());
    return listener;
  }

  /** Waits a moment for the first connection, so that the first requests already count together with the other processes. */
  async onModuleInit(): Promise<void> {
    if (this.client && this.client.status !== 'ready') await becomesReady(this.client, FIRST_CONNECTION_WAIT_MS);
  }

  onApplicationShutdown(): void {
    this.pings.forEach(clearInterval);
    for (const connection of this.open) connection.disconnect();
  }

  /** One log line when it goes away and one when it is back, not one per try. */
  private watch(connection: Redis): Redis {
    let away = false;
    connection.on('error', (error: Error) => {
      if (!away) this.logger.warn(`Redis is not reachable (${reasonOf(error)}): going on without`);
      away = true;
    });
    connection.on('ready', () => {
      if (away) this.logger.log('Redis is back');
      away = false;
    });
    this.open.push(connection);
    return connection;
  }
}

function becomesReady(client: Redis, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, withinMs);
    client.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
