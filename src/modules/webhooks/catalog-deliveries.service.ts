import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { AccountChanges } from '@/modules/feed/account-changes.service';
import { CatalogPlaces } from '@/modules/webhooks/catalog-places.service';
import { BATCH_ROOM, batchData, KIND_OF, resetData, viewDigest } from '@/modules/webhooks/domain/catalog-batch';
import { isCatalogType } from '@/modules/webhooks/domain/event-types';
import { WebhookPlaceRepository, type Place } from '@/modules/webhooks/persistence/webhook-place.repository';
import { DeliveryDispatcher } from '@/modules/webhooks/sending/delivery-dispatcher';
import { RepeatedWork } from '@/shared/kernel/repeated-work';
import { reasonOf } from '@/shared/logging/describe-error';

const LOOK_EVERY_MS = 1000;
/** How often the views of accounts are looked at: they may change with every change of memory, and seldom do. */
const VIEWS_EVERY_MS = 2000;

/**
 * Makes the deliveries of catalog types (Beyond 2.2). Nothing is written while products change: when no delivery of a type is open, the
 * changes since the place of the webhook become one. Every process looks; the lock on the row of the webhook decides who writes.
 */
@Injectable()
export class CatalogDeliveries implements BeforeApplicationShutdown {
  private readonly logger = new Logger(CatalogDeliveries.name);
  private readonly looks = new RepeatedWork(LOOK_EVERY_MS, {
    goesOn: () => {
      this.logger.log('changes of the catalog are told again');
    },
    failed: (error) => {
      this.logger.error(`changes of the catalog are not told: ${reasonOf(error)}`);
    },
  });
  private begun = false;
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
    if (this.config.webhooks.enabled) this.looks.start(() => this.tell());
  }

  /** Makes the deliveries that can be made now, of one webhook if asked. */
  look(webhookId?: string): Promise<void> {
    return this.looks.run(() => this.tell(webhookId));
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.looks.stop();
  }

  private async tell(webhookId?: string): Promise<void> {
    if (this.looks.isStopped) return;
    const upTo = await this.changes.tellable();
    if (upTo === undefined) return;
    if (!this.begun) await this.catalog.begin(upTo);
    this.begun = true;
    for (const place of await this.places.behind(upTo, webhookId)) await this.tellChanges(place, upTo);
    if (webhookId === undefined) await this.tellViews();
  }

  private async tellChanges(place: Place, upTo: number): Promise<void> {
    const { accountId, type, position: from, known } = place;
    if (this.looks.isStopped || !isCatalogType(type) || !(await this.places.mayFollow(place))) return;
    const told = await this.changes.ofKind(accountId, KIND_OF[type], { from, known, to: upTo }, BATCH_ROOM);
    if (!told) return;
    const { position, entries } = told;
    const next = { position, known: told.known };
    if (entries.length > 0)
      await this.places.write(place, { ...next, subject: 'catalogo', data: batchData(type, told) });
    else if (position > from) await this.places.pass(place, next);
  }

  private async tellViews(): Promise<void> {
    const { version } = this.changes;
    const now = performance.now();
    if (version === this.viewed.version || now - this.viewed.at < VIEWS_EVERY_MS) return;
    let isTold = true;
    for (const place of await this.places.views()) isTold = (await this.tellView(place)) && isTold;
    this.viewed = { version: isTold ? version : -1, at: now };
  }

  /** Tells the receiver when its account sees the catalog otherwise than before. Answers whether it knows the present view. */
  private async tellView(place: Place): Promise<boolean> {
    if (this.looks.isStopped) return false;
    const view = this.changes.viewOf(place.accountId);
    const data = view && resetData(place.viewDigest, view);
    if (!view || data === undefined) return true;
    if (await this.places.mayFollow(place))
      await this.places.write(place, { position: 0, known: 0, subject: viewDigest(view), data });
    return false;
  }
}
