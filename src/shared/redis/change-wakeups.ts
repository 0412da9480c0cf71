import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { hasSiblings, onSiblingChange, tellSiblings } from '@/shared/cluster/siblings';
import { RedisConnection } from '@/shared/redis/redis-connection';

const CHANNEL = 'mostrador:changes';

/**
 * Tells the other processes that the change log has something new, so that they read it now and not at their next look a
 * moment later. Only a nudge: what has changed is in the log, and a nudge that gets lost costs that moment.
 */
@Injectable()
export class ChangeWakeups implements OnModuleInit, OnModuleDestroy {
  private readonly ownId = randomUUID();
  private announcement: Promise<unknown> | undefined;
  private waking = false;

  constructor(
    private readonly redis: RedisConnection,
    private readonly feed: ChangeFeed,
  ) {}

  onModuleInit(): void {
    onSiblingChange(() => {
      this.wake();
    });
    const listener = this.redis.listener();
    if (!listener) return;
    listener.on('message', (_channel: string, sender: string) => {
      if (sender !== this.ownId) this.wake();
    });
    // Nudges sent while the connection was down are lost, so look at once when it is up.
    const listen = (): void => {
      listener.subscribe(CHANNEL).catch(() => undefined);
      this.wake();
    };
    if (listener.status === 'ready') listen();
    listener.on('ready', listen);
  }

  /** To be called after a commit that appended to the change log. Many calls within one turn make one message. */
  announce(): void {
    const { client } = this.redis;
    if (!client && !hasSiblings()) return;
    this.announcement ??= nextTurn()
      .then(() => {
        this.announcement = undefined;
        tellSiblings();
        return client?.publish(CHANNEL, this.ownId);
      })
      .catch(() => undefined);
  }

  /** A short-lived process, such as the CLI, tells before it ends. */
  async onModuleDestroy(): Promise<void> {
    await this.announcement;
  }

  /** Nudges that come while one is being followed are answered by one more look. */
  private wake(): void {
    if (this.waking || !this.feed.started) return;
    this.waking = true;
    setImmediate(() => {
      this.waking = false;
      void this.feed.catchUp();
    });
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
