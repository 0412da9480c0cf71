import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as after } from 'node:timers/promises';
import { CatalogPublication } from '@/modules/feed/catalog-publication.service';
import { OfferCalendar } from '@/modules/feed/offer-calendar.service';
import { CatalogChangeRepository } from '@/modules/feed/persistence/catalog-change.repository';
import { CatalogDigests } from '@/modules/products/catalog-digests.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ChangeFeed } from '@/shared/database/change-feed';
import type { ChangedEntity } from '@/shared/database/change-log';
import type { LoggedChange } from '@/shared/database/change-tracker';
import { HeldCalls } from '@/shared/held-calls/held-calls';

const LOOK_EVERY_MS = 400;
const LINES_PER_ROUND = 2000;
/** A start of a large catalog isn't kept waiting for its first publication longer than this. */
const FIRST_PATIENCE_MS = 5000;
/** Changes of these show in products that their lines don't name. */
const WIDE: ReadonlySet<string> = new Set(['product', 'brand', 'category', 'branch']);

/**
 * Publishes changes of the catalog after their commit (Beyond 1.3): folds the lines of the change log that this process shows
 * already into products and gives those that differ their positions. Every process tries; one at a time does it.
 */
@Injectable()
export class CatalogPublisher implements BeforeApplicationShutdown {
  private readonly logger = new Logger(CatalogPublisher.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  private failing = false;
  private place = 0;
  private woken = '';
  private events = -1;
  private ready = false;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly snapshot: CatalogSnapshot,
    private readonly digests: CatalogDigests,
    private readonly changes: CatalogChangeRepository,
    private readonly publication: CatalogPublication,
    private readonly calendar: OfferCalendar,
    private readonly held: HeldCalls,
  ) {}

  /** Whether what was on sale when the feed began is published; nothing may be told before. */
  get isReady(): boolean {
    return this.ready;
  }

  /** Begins to publish; to be called when memory is loaded. The first time of all, everything on sale gets its position. */
  async start(): Promise<void> {
    const waiting = await this.changes.unpublished(0, LINES_PER_ROUND);
    const isOld = waiting.length === LINES_PER_ROUND || waiting.some(({ entity }) => WIDE.has(entity));
    if (isOld) this.snapshot.putBeside();
    const first = this.publish();
    this.schedule();
    await Promise.race([first, after(FIRST_PATIENCE_MS, undefined, { ref: false })]);
  }

  /** Publishes what is committed and shown here now, unless another process is at it. */
  publish(): Promise<void> {
    this.running = this.running
      .then(() => this.look())
      .then(
        () => {
          if (this.failing) this.logger.log('catalog changes are published again');
          this.failing = false;
        },
        (error: unknown) => {
          if (!this.failing) this.logger.error(`catalog changes can't be published: ${(error as Error).message}`);
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

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      void this.publish().then(() => {
        this.schedule();
      });
    }, LOOK_EVERY_MS);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    if (this.feed.comparing) {
      this.snapshot.putBeside();
      return;
    }
    if (await this.caughtUp()) {
      this.ready ||= await this.calendar.begin(() => this.stopped);
      if (this.ready) await this.calendar.turn();
      while (!this.stopped && this.ready && (await this.round()));
    }
    await this.wake();
  }

  /** Knows the last position, with all that led to it in memory. */
  private async caughtUp(): Promise<boolean> {
    const latest = await this.changes.latest();
    if (latest === this.publication.reached) return true;
    await this.feed.catchUp();
    this.publication.reached = latest;
    return !this.stopped;
  }

  /** Publishes some lines; answers whether there may be more at once. */
  private async round(): Promise<boolean> {
    const began = performance.now();
    const lines = await this.changes.unpublished(this.place, LINES_PER_ROUND);
    const more = lines.length === LINES_PER_ROUND;
    const beside = this.snapshot.takeBeside();
    const shown = this.shownOf(lines);
    const productIds = [...new Set([...shown.productIds, ...beside])];
    if (shown.lines.length === 0 && productIds.length === 0) {
      this.place = more ? (lines.at(-1)?.seq ?? 0) : 0;
      return more && this.place > 0 && lines.length > shown.lines.length && !this.isBehind(lines);
    }
    const done = await this.publication.publish({ ...shown, productIds }).catch((error: unknown) => {
      this.snapshot.putBeside(beside);
      throw error;
    });
    if (!done) this.snapshot.putBeside(beside);
    this.place = more && done ? (lines.at(-1)?.seq ?? 0) : 0;
    // The importer and orders get their turn to write as well.
    if (more && done) await after(Math.min(100, performance.now() - began) / 2);
    return more && done;
  }

  /** Memory is far behind the log, as in a large import: the next look will find more of it shown. */
  private isBehind(lines: readonly LoggedChange[]): boolean {
    const last = lines.at(-1);
    return last !== undefined && !this.feed.shows(this.snapshot, last);
  }

  /** The lines that memory shows in all the products they touch, and those products. */
  private shownOf(lines: readonly LoggedChange[]): {
    lines: LoggedChange[];
    productIds: Set<number>;
    withTexts: Set<number>;
  } {
    const shown = { lines: [] as LoggedChange[], productIds: new Set<number>(), withTexts: new Set<number>() };
    for (const line of lines) {
      if (!this.feed.shows(this.snapshot, line)) continue;
      const touched = this.digests.touchedBy({ entity: line.entity as ChangedEntity, id: line.entityId });
      shown.lines.push(line);
      for (const id of touched) shown.productIds.add(id);
      if (line.entity === 'product-text') shown.withTexts.add(Number(line.entityId));
    }
    return shown;
  }

  /** Calls that wait for changes are told of positions given out here or elsewhere, and of whatever may change their view. */
  private async wake(): Promise<void> {
    const { catalog, events } = await this.changes.positions();
    const state = `${catalog} ${this.snapshot.version}`;
    if (state !== this.woken) this.held.wake('catalogo');
    if (events !== this.events) this.held.wake('eventos');
    this.woken = state;
    this.events = events;
  }
}
