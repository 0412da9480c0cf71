import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { isDelivered } from '@/modules/webhooks/domain/delivery';
import { DeliveryClaims, type RoundResult } from '@/modules/webhooks/persistence/delivery-claims';
import type { Settlement } from '@/modules/webhooks/persistence/delivery-settling';
import type { Claim } from '@/modules/webhooks/persistence/delivery-taking';
import { EventFanOut } from '@/modules/webhooks/persistence/event-fan-out';
import { countInterrupted } from '@/modules/webhooks/sending/count-attempts';
import { DeliverySender } from '@/modules/webhooks/sending/delivery-sender';
import { EventPublisher } from '@/shared/outbox/event-publisher';

const LOOK_EVERY_MS = 200;
const BUSY_MS = 10;
const TROUBLE_MS = 1000;

/**
 * Sends what is due: so many attempts at once a process (Beyond 2.3, 2.4). One round after the other settles what has ended and takes what
 * may begin, in one transaction, while attempts are under way. Claims stop when the process drains; attempts in flight are waited for.
 */
@Injectable()
export class DeliveryDispatcher implements BeforeApplicationShutdown {
  /** Told apart from every other process, and from this one's predecessor. */
  readonly holder = `${hostname().slice(0, 30)}:${process.pid}:${randomBytes(6).toString('hex')}`;
  private readonly logger = new Logger(DeliveryDispatcher.name);
  /** Webhooks that may have something due, the one that waits longest first. */
  private readonly waiting = new Set<string>();
  /** Attempts that have ended and are not settled. */
  private ended: Settlement[] = [];
  private underWay = 0;
  private rounds: Promise<void> | undefined;
  private nextLook: NodeJS.Timeout | undefined;
  private stopped = false;
  private wake: () => void = () => undefined;
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
    if (!this.config.webhooks.enabled || this.stopped || this.rounds) return;
    this.rounds = this.work();
    this.lookLater(0);
  }

  /** No more claims from now on. */
  drain(): void {
    this.stopped = true;
    clearTimeout(this.nextLook);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.drain();
    await this.rounds;
  }

  private async work(): Promise<void> {
    while (!this.stopped || this.underWay > 0 || this.ended.length > 0) {
      if (this.hasWork) await this.round();
      else
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
    }
  }

  private get hasWork(): boolean {
    return this.ended.length > 0 || (this.room > 0 && this.waiting.size > 0);
  }

  /** How many attempts may begin now. */
  private get room(): number {
    return this.stopped ? 0 : this.config.webhooks.workers - this.underWay;
  }

  private async round(): Promise<void> {
    const settlements = this.ended;
    this.ended = [];
    const most = this.room;
    const webhookIds = [...this.waiting].slice(0, most);
    for (const id of webhookIds) this.waiting.delete(id);
    try {
      this.goOn(await this.claims.round({ settlements, webhookIds, most }, this.holder));
      if (this.failing) this.logger.log({ event: 'deliveries_go_on' });
      this.failing = false;
    } catch (error) {
      await this.settleEach(settlements);
      await this.complain(error);
    }
    for (const { claim } of settlements) this.offer(claim.webhook.id);
  }

  private goOn({ settled, claims, more, busy }: RoundResult): void {
    for (const claim of claims) this.attempt(claim);
    for (const id of more) this.offer(id);
    if (busy.length > 0)
      setTimeout(() => {
        for (const id of busy) this.offer(id);
      }, BUSY_MS).unref();
    for (const { claim, outcome } of settled)
      if (isDelivered(outcome)) for (const listener of this.listeners) listener(claim);
  }

  /** Each by itself, so that one that can't be written takes no other with it. What is lost here is repeated after its lease. */
  private async settleEach(settlements: readonly Settlement[]): Promise<void> {
    if (settlements.length < 2) return;
    for (const settlement of settlements)
      await this.claims.round({ settlements: [settlement], webhookIds: [], most: 0 }, this.holder).then(
        (result) => {
          this.goOn(result);
        },
        (error: unknown) => this.complain(error),
      );
  }

  private attempt(claim: Claim): void {
    if (claim.interrupted) countInterrupted(claim.event.type);
    this.underWay++;
    void this.sender.attempt(claim.webhook, claim.event).then(
      (outcome) => {
        this.end({ claim, outcome, final: false });
      },
      (error: unknown) => {
        this.end();
        void this.complain(error);
      },
    );
  }

  private end(settlement?: Settlement): void {
    this.underWay--;
    if (settlement) this.ended.push(settlement);
    this.wake();
  }

  private offer(webhookId: string): void {
    if (this.stopped) return;
    this.waiting.add(webhookId);
    this.wake();
  }

  private lookLater(ms: number): void {
    if (this.stopped) return;
    this.nextLook = setTimeout(() => {
      void this.look();
    }, ms);
    this.nextLook.unref();
  }

  /** What other processes have published, and what is due again. While attempts keep all room taken there is nothing to look for. */
  private async look(): Promise<void> {
    try {
      if (this.room > 0) for (const id of await this.claims.due()) this.offer(id);
      this.lookLater(LOOK_EVERY_MS);
    } catch {
      this.lookLater(TROUBLE_MS);
    }
  }

  /** Says once that deliveries stand still, and rests. */
  private async complain(error: unknown): Promise<void> {
    if (!this.failing) this.logger.error({ event: 'deliveries_stand_still', err: error });
    this.failing = true;
    await new Promise((resolve) => setTimeout(resolve, this.stopped ? 0 : TROUBLE_MS));
  }
}
