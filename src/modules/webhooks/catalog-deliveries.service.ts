import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { AccountChanges } from '@/modules/feed/account-changes.service';
import { CatalogPlaces } from '@/modules/webhooks/catalog-places.service';
import { BATCH_ROOM, batchData, KIND_OF, resetData, viewDigest } from '@/modules/webhooks/domain/catalog-batch';
import { isCatalogType } from '@/modules/webhooks/domain/event-types';
import { WebhookPlaceRepository, type Place } from '@/modules/webhooks/persistence/webhook-place.repository';
import { DeliveryDispatcher } from '@/modules/webhooks/sending/delivery-dispatcher';

const LOOK_EVERY_MS = 1000;
/** Views change with the catalog's memory all the time and seldom in truth. */
const VIEWS_EVERY_MS = 2000;

/**
 * Makes the deliveries of the catalog's types (Beyond 2.2): nothing is written while products change; only when no delivery of a type is open do
 * the changes since its place become one. Every process looks; the webhook's row decides who writes.
 */
@Injectable()
export class CatalogDeliveries implements BeforeApplicationShutdown {
  private readonly logger = new Logger(CatalogDeliveries.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  private begun = false;
  private failing = false;
  private viewed = { version: -1, at: -VIEWS_EVERY_MS };

  constructor(
    private readonly places: WebhookPlaceRepository,
    private readonly changes: AccountChanges,
    private readonly catalog: CatalogPlaces,
    dispatcher: DeliveryDispatcher,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    // What waits behind an accepted delivery goes on at once.
    dispatcher.onAccepted(({ webhook, event }) => {
      if (isCatalogType(event.type)) void this.look(webhook.id);
    });
  }

  /** Looks for changes to tell from now on; nothing where webhooks are switched off. */
  start(): void {
    if (this.stopped || !this.config.webhooks.enabled) return;
    this.timer = setTimeout(() => {
      void this.look().then(() => {
        this.start();
      });
    }, LOOK_EVERY_MS);
    this.timer.unref();
  }

  /** Makes the deliveries that can be made now, of one webhook if asked. */
  look(webhookId?: string): Promise<void> {
    this.running = this.running
      .then(() => this.tell(webhookId))
      .then(
        () => {
          if (this.failing) this.logger.log('changes of the catalog are told again');
          this.failing = false;
        },
        (error: unknown) => {
          if (!this.failing) this.logger.error(`changes of the catalog are not told: ${(error as Error).name}`);
          this.failing = true;
        },
      );
    return this.running;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async tell(webhookId?: string): Promise<void> {
    if (this.stopped) return;
    const upTo = await this.changes.tellable();
    if (upTo === undefined) return;
    if (!this.begun) await this.catalog.begin(upTo);
    this.begun = true;
    for (const place of await this.places.behind(upTo, webhookId)) await this.tellChanges(place, upTo);
    if (webhookId === undefined) await this.tellViews();
  }

  private async tellChanges(place: Place, upTo: number): Promise<void> {
    const { accountId, type, position: from } = place;
    if (this.stopped || !isCatalogType(type) || !(await this.places.mayFollow(place))) return;
    const told = await this.changes.ofKind(accountId, KIND_OF[type], { from, to: upTo }, BATCH_ROOM);
    if (!told) return;
    const { position, entries } = told;
    if (entries.length > 0)
      await this.places.write(place, { position, subject: 'catalogo', data: batchData(type, told) });
    else if (position > from) await this.places.pass(place, position);
  }

  private async tellViews(): Promise<void> {
    const { version } = this.changes;
    const now = performance.now();
    if (version === this.viewed.version || now - this.viewed.at < VIEWS_EVERY_MS) return;
    let isTold = true;
    for (const place of await this.places.views()) isTold = (await this.tellView(place)) && isTold;
    this.viewed = { version: isTold ? version : -1, at: now };
  }

  /** Answers whether the receiver knows the view that its account has now. */
  private async tellView(place: Place): Promise<boolean> {
    if (this.stopped) return false;
    const view = this.changes.viewOf(place.accountId);
    const data = view && resetData(place.viewDigest, view);
    if (!view || data === undefined) return true;
    if (await this.places.mayFollow(place))
      await this.places.write(place, { position: 0, subject: viewDigest(view), data });
    return false;
  }
}
