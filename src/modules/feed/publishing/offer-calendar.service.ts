import { Injectable } from '@nestjs/common';
import { offerDay } from '@/modules/feed/domain/offer-day';
import { CatalogPublication } from '@/modules/feed/publishing/catalog-publication.service';
import { CatalogDigests } from '@/modules/products/catalog-digests.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ServiceState } from '@/shared/database/starts/service-state';
import { Clock } from '@/shared/kernel/clock';

/** The last day, YYYYMMDD in Mexico City, whose beginning and ending offers are published. */
const LAST_OFFER_DAY = 'last_offer_day';

/**
 * Publishes what the calendar changes: offers begin and end at 00:00 in Mexico City without anybody writing a row (Beyond 1.3). It does
 * so a moment later, for each process shows prices by its own clock: one that is behind would tell the change with the prices of the day
 * before, and never correct it.
 */
@Injectable()
export class OfferCalendar {
  private published: number | undefined;

  constructor(
    private readonly state: ServiceState,
    private readonly publication: CatalogPublication,
    private readonly digests: CatalogDigests,
    private readonly snapshot: CatalogSnapshot,
    private readonly clock: Clock,
  ) {}

  /**
   * The first publication of an installation: everything on sale, long texts included, since the lines that the first import logged of
   * the texts would else be told as a change of every product. Answers whether it is done; when it was stopped, the next time goes on.
   */
  async begin(stopped: () => boolean): Promise<boolean> {
    if ((await this.state.get(LAST_OFFER_DAY)) !== undefined) return true;
    const today = this.today();
    return this.publication.publish({
      productIds: [...this.snapshot.store.ids()].sort((a, b) => a - b),
      withTexts: 'all',
      stopped,
      finish: (manager) => this.state.set(manager, LAST_OFFER_DAY, String(today)),
    });
  }

  /**
   * When it has become another day (also by a clock that was set back): publishes the products that have an offer today and had none on
   * the last day published, or the other way round. A process looks only when its own day changes, so one whose clock is a moment behind
   * takes nothing back.
   */
  async turn(): Promise<void> {
    const today = this.today();
    if (today === this.published) return;
    const last = Number((await this.state.get(LAST_OFFER_DAY)) ?? today);
    const done =
      today === last ||
      (await this.publication.publish({
        productIds: await this.digests.turnedBetween(last, today),
        turned: true,
        finish: (manager) => this.state.set(manager, LAST_OFFER_DAY, String(today)),
      }));
    if (done) this.published = today;
  }

  private today(): number {
    return offerDay(this.clock.now().getTime());
  }
}
