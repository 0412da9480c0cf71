import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as after } from 'node:timers/promises';
import { CatalogBatches } from '@/modules/feed/publishing/catalog-batches.service';
import { CatalogPublication } from '@/modules/feed/publishing/catalog-publication.service';
import { KitRenewal } from '@/modules/feed/publishing/kit-renewal.service';
import { OfferCalendar } from '@/modules/feed/publishing/offer-calendar.service';
import { RepeatedWork } from '@/shared/kernel/repeated-work';
import { underNone } from '@/shared/deadline/deadline';
import { HeldCalls } from '@/shared/held-calls/held-calls';
import { inSpan } from '@/shared/tracing/spans';
import { reasonOf } from '@/shared/logging/describe-error';

const LOOK_EVERY_MS = 400;
/**
 * Up to this many products a start waits for their first publication, which takes some seconds; with more it waits only for a first look
 * at them.
 */
const PATIENT_UP_TO = 50_000;
const FIRST_PATIENCE_MS = 5000;
const LOOK_PATIENCE_MS = 1000;

/**
 * Publishes changes of the catalog after their commit (Beyond 1.3): folds the lines of the change log that this process shows
 * already into products and gives those that differ their positions. Every process tries; one at a time does it.
 */
@Injectable()
export class CatalogPublisher implements BeforeApplicationShutdown {
  private readonly logger = new Logger(CatalogPublisher.name);
  private readonly looks = new RepeatedWork(LOOK_EVERY_MS, {
    goesOn: () => {
      this.logger.log('catalog changes are published again');
    },
    failed: (error) => {
      this.logger.error(`catalog changes can't be published: ${reasonOf(error)}`);
    },
  });
  private soon: Promise<void> | undefined;
  private woken = '';
  private events = -1;
  private begun = false;
  private ready = false;

  constructor(
    private readonly batches: CatalogBatches,
    private readonly publication: CatalogPublication,
    private readonly calendar: OfferCalendar,
    private readonly kits: KitRenewal,
    private readonly held: HeldCalls,
  ) {}

  /** Whether everything that was on sale when the feed began is published. Nothing may be told before. */
  get isReady(): boolean {
    return this.ready;
  }

  /**
   * Begins to publish; to be called when memory is loaded. The first time of all, everything on sale gets its position: until then
   * the feed is `no_disponible`, and the start of a large catalog isn't kept waiting for it.
   */
  async start(): Promise<void> {
    const first = this.publish();
    this.looks.start(() => this.look());
    const patience = this.batches.products <= PATIENT_UP_TO ? FIRST_PATIENCE_MS : LOOK_PATIENCE_MS;
    await Promise.race([first, after(patience, undefined, { ref: false })]);
  }

  /** Publishes what is committed and shown here now, unless another process is at it. */
  publish(): Promise<void> {
    return this.looks.run(() => this.look());
  }

  /** As publish(), for readers who wait for it: 400 ms at most. Those who ask while one of them waits share its wait. */
  async publishSoon(): Promise<void> {
    this.soon ??= underNone(() => this.publish()).finally(() => {
      this.soon = undefined;
    });
    await Promise.race([this.soon, after(LOOK_EVERY_MS, undefined, { ref: false })]);
  }

  /** Products that memory may show otherwise than they are published. */
  ahead(): Promise<ReadonlySet<number>> {
    return this.batches.ahead();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.looks.stop();
  }

  private async look(): Promise<void> {
    if (!this.begun) await this.batches.begin();
    this.begun = true;
    if (this.batches.comparing) {
      this.batches.everything();
      return;
    }
    if (await this.caughtUp()) {
      this.ready ||= await this.beginFeed();
      if (this.ready) await this.calendar.turn();
      while (!this.looks.isStopped && this.ready && (await this.round()));
    }
    await this.wake();
  }

  /** What is done once in the life of a database: the first publication, and what an older release did differently. */
  private async beginFeed(): Promise<boolean> {
    const stopped = (): boolean => this.looks.isStopped;
    return (await this.calendar.begin(stopped)) && (await this.kits.begin(stopped));
  }

  /** Learns the last position that was given out, once memory shows everything that led to it; answers whether it does. */
  private async caughtUp(): Promise<boolean> {
    const { catalog: latest } = await this.batches.positions();
    if (latest === this.publication.reached) return true;
    if (!(await this.batches.caughtUp())) return false;
    this.publication.reached = latest;
    return !this.looks.isStopped;
  }

  /** Publishes some lines; answers whether there may be more at once. */
  private async round(): Promise<boolean> {
    const began = performance.now();
    const batch = await this.batches.take();
    if (!batch) return false;
    let done = false;
    try {
      done =
        batch.isEmpty ||
        (await inSpan('feed.publish', () =>
          this.publication.publish({ ...batch, stopped: () => this.looks.isStopped }),
        ));
    } finally {
      this.batches.settle(batch, done);
    }
    // The importer and orders get their turn to write as well.
    if (batch.more && done) await after(Math.min(100, performance.now() - began) / 2);
    return batch.more && done;
  }

  /**
   * Wakes the calls that wait for changes: positions were given out, here or elsewhere, or something may have changed what accounts see.
   */
  private async wake(): Promise<void> {
    const { catalog, events } = await this.batches.positions();
    const state = `${catalog} ${this.batches.version}`;
    if (state !== this.woken) this.held.wake('catalogo');
    if (events !== this.events) this.held.wake('eventos');
    this.woken = state;
    this.events = events;
  }
}
