import { Injectable } from '@nestjs/common';
import { CatalogPublication } from '@/modules/feed/publishing/catalog-publication.service';
import { CatalogDigests } from '@/modules/products/catalog-digests.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ServiceState } from '@/shared/database/starts/service-state';
import { Clock, dayNumber, mexicoCityDate } from '@/shared/kernel/clock';

/** The last day, YYYYMMDD in Mexico City, whose beginning and ending offers are published. */
const LAST_OFFER_DAY = 'last_offer_day';
/** So long after midnight by the clock of whoever publishes it is the new day for every process whose clock isn't further behind than that. */
const AFTER_MIDNIGHT_MS = 2000;

/**
 * Offers begin and end at 00:00 in Mexico City without anybody writing anything: here that becomes changes of prices (Beyond 1.3), a moment later.
 * Each process shows prices by its own clock: one that is behind would tell of the change with the prices of the day before, and never again.
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
   * The first time of all: publishes everything on sale, long texts included: what the import before it has logged of them would be told
   * as a change of every product otherwise. Answers whether it is done; where it stopped it goes on.
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
   * When it has become another day, by a clock that was set back too: publishes the products of which an offer runs now and didn't on the last
   * day published, or the other way. Once it has begun, a process goes by its own days: one a moment behind takes back nothing of another's.
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
    return dayNumber(mexicoCityDate(new Date(this.clock.now().getTime() - AFTER_MIDNIGHT_MS)));
  }
}
