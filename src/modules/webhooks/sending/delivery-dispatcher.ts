import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { isDelivered } from '@/modules/webhooks/domain/delivery';
import { DeliveryClaims, type Claim } from '@/modules/webhooks/persistence/delivery-claims';
import { EventFanOut } from '@/modules/webhooks/persistence/event-fan-out';
import { countInterrupted } from '@/modules/webhooks/sending/count-attempts';
import { DeliverySender } from '@/modules/webhooks/sending/delivery-sender';
import { EventPublisher } from '@/shared/outbox/event-publisher';

const LOOK_EVERY_MS = 200;
const BUSY_MS = 10;
const TROUBLE_MS = 1000;

/**
 * Sends what is due: so many workers a process, each with one delivery at a time (Beyond 2.3, 2.4). Claims stop when the process
 * drains; attempts in flight are waited for.
 */
@Injectable()
export class DeliveryDispatcher implements BeforeApplicationShutdown {
  /** Told apart from every other process, and from this one's predecessor. */
  readonly holder = `${hostname().slice(0, 30)}:${process.pid}:${randomBytes(6).toString('hex')}`;
  private readonly logger = new Logger(DeliveryDispatcher.name);
  private readonly waiting = new Set<string>();
  private workers: Promise<void>[] = [];
  private look: Promise<void> | undefined;
  private wake: () => void = () => undefined;
  private woken: Promise<void> = Promise.resolve();
  private stopped = false;
  private stop: () => void = () => undefined;
  private readonly stopping = new Promise<void>((resolve) => {
    this.stop = resolve;
  });
  private failing = false;
  private readonly listeners: ((claim: Claim) => void)[] = [];

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly claims: DeliveryClaims,
    private readonly sender: DeliverySender,
    fanOut: EventFanOut,
    publisher: EventPublisher,
  ) {
    if (config.webhooks.enabled) publisher.subscribe(fanOut);
  }

  /** Has a listener told of each delivery that this process has brought to its receiver. */
  onAccepted(listener: (claim: Claim) => void): void {
    this.listeners.push(listener);
  }

  /** Begins to send; nothing where webhooks are switched off. */
  start(): void {
    const { enabled, workers } = this.config.webhooks;
    if (enabled && this.workers.length === 0) this.workers = Array.from({ length: workers }, () => this.work());
  }

  /** No more claims from now on. */
  drain(): void {
    this.stopped = true;
    this.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.drain();
    await Promise.all(this.workers);
  }

  private async work(): Promise<void> {
    while (!this.stopped) {
      const [webhookId] = this.waiting;
      if (webhookId === undefined) {
        await this.untilWork();
        continue;
      }
      this.waiting.delete(webhookId);
      try {
        await this.one(webhookId);
        if (this.failing) this.logger.log({ event: 'deliveries_go_on' });
        this.failing = false;
      } catch (error) {
        if (!this.failing) this.logger.error({ event: 'deliveries_stand_still', err: error });
        this.failing = true;
        await this.rest(TROUBLE_MS);
      }
    }
  }

  private async one(webhookId: string): Promise<void> {
    const claim = await this.claims.claim(webhookId, this.holder);
    if (claim === 'none') return;
    if (claim === 'busy') {
      await this.rest(BUSY_MS);
      this.offer(webhookId);
      return;
    }
    this.offer(webhookId);
    if (claim.interrupted) countInterrupted(claim.event.type);
    await this.send(claim);
    this.offer(webhookId);
  }

  private async send(claim: Claim): Promise<void> {
    const outcome = await this.sender.attempt(claim.webhook, claim.event);
    await this.claims.settle(claim, this.holder, outcome);
    if (isDelivered(outcome)) for (const listener of this.listeners) listener(claim);
  }

  private offer(webhookId: string): void {
    this.waiting.add(webhookId);
    this.wake();
  }

  /** One look for all workers. A webhook whose attempts are all in flight is found as well, so there is a rest after each. */
  private async untilWork(): Promise<void> {
    if (!this.look) {
      this.woken = new Promise((resolve) => {
        this.wake = resolve;
      });
      this.look = this.lookForWork().finally(() => {
        this.look = undefined;
        this.wake();
      });
    }
    await this.woken;
    if (this.waiting.size === 0) await this.look;
  }

  private async lookForWork(): Promise<void> {
    try {
      for (const id of await this.claims.due()) this.offer(id);
      await this.rest(LOOK_EVERY_MS);
    } catch {
      await this.rest(TROUBLE_MS);
    }
  }

  private async rest(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([over, this.stopping]);
    clearTimeout(timer);
  }
}
