import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DescriptionReadings } from '@/modules/ai-search/description-readings.service';
import { ProductReadings } from '@/modules/ai-search/product-readings.service';
import { WaitingSearches } from '@/modules/ai-search/waiting-searches';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { DerivedWork } from '@/modules/products/derived-work.service';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import type { ChangeHandler } from '@/shared/database/changes/change-handler';
import type { ChangedEntity } from '@/shared/database/changes/change-log';
import { Turns } from '@/shared/kernel/turns';
import { reasonOf } from '@/shared/logging/describe-error';

/** Other work gets its turn after this many products: about a millisecond. */
const PRODUCTS_PER_TURN = 20;
/** After which what failed is tried again; searches don't wait for that. */
const RETRY_MS = 1000;
/** So often parts are read again for what they are for: parts of parts of parts are rare. */
const MOST_ROUNDS = 4;
/** So long a search waits for products that are new, as all are at a start: most catalogs are read by then. */
const NEW_WAIT_MS = 1500;
/** And so long for those that have changed: behind it some are known as they were. */
const CHANGES_WAIT_MS = 500;

/**
 * `partly`: there are products that were never read; `titles`: the descriptions of some weren't; `changing`: some were read before their last
 * change, or kinds are guessed anew.
 */
export type ReadSoFar = 'all' | 'changing' | 'titles' | 'partly';

/**
 * Has every product in the catalog snapshot read, and its vector made: in the background, in short turns that give way to requests, once the
 * service is ready and whenever texts change; a search that comes earlier waits for them, and hurries them. Nothing is read when the search is
 * switched off.
 */
@Injectable()
export class ProductTraitsService implements ChangeHandler, OnModuleInit, OnModuleDestroy {
  readonly entities: readonly ChangedEntity[] = ['product', 'brand', 'category', 'product-text'];
  readonly stage = 'derived';
  private readonly logger = new Logger(ProductTraitsService.name);
  private working = Promise.resolve();
  /** Kinds guessed behind changes, and how many times that was begun and has not ended. */
  private guessing = Promise.resolve();
  private guesses = 0;
  /** Pieces of work begun and not ended. */
  private pieces = 0;
  private stopped = false;
  private readonly searches = new WaitingSearches();

  constructor(
    private readonly snapshot: CatalogSnapshot,
    private readonly readings: ProductReadings,
    private readonly descriptions: DescriptionReadings,
    private readonly feed: ChangeFeed,
    private readonly derived: DerivedWork,
  ) {}

  /** Rises whenever products tell something else though nothing of them in memory changed: their descriptions lie elsewhere. */
  get version(): number {
    return this.descriptions.version;
  }

  onModuleInit(): void {
    if (!this.readings.wanted) return;
    this.feed.register(this);
    this.derived.register(this.readings, () => this.titlesSettled());
  }

  /** Lets the turn under way end, for it reads the database. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.descriptions.stop();
    await this.settled();
  }

  /** Called when the whole catalog is in memory. The start waits for the book of kinds, without which nobody could ask; what fails is tried again. */
  async load(): Promise<void> {
    this.begin(() => this.readAll());
    await this.readings.prepare().catch(() => undefined);
  }

  /** Comes after the snapshot's own turn, of which it takes the products. */
  apply(changes: ReadonlyMap<ChangedEntity, ReadonlySet<string>>): Promise<void> {
    const ids = this.snapshot.takeRefreshed();
    this.begin(() => this.readSome(ids));
    this.descriptions.read([...(changes.get('product-text') ?? [])].map(Number));
    return Promise.resolve();
  }

  /** Resolves when the traits of every product in memory are there, and the kinds of those that name none are guessed. */
  async settled(): Promise<void> {
    await this.titlesSettled();
    await this.descriptions.settled();
  }

  /** Resolves when all is read but descriptions, of which nothing is kept for the next start. */
  private async titlesSettled(): Promise<void> {
    await this.working;
    await this.guessing;
  }

  /** Waits for what is being read, as long as a search can; hurries those who read. Answers how far they have come. */
  async readable(): Promise<ReadSoFar> {
    if (this.pieces > 0)
      await this.searches.waitFor(this.working, this.readings.complete ? CHANGES_WAIT_MS : NEW_WAIT_MS);
    if (!this.readings.complete) return 'partly';
    if (!this.descriptions.complete) return 'titles';
    return this.pieces > 0 || this.guesses > 0 || this.descriptions.isReading ? 'changing' : 'all';
  }

  /** Waits for what is left of the descriptions of a start, where that is little; answers whether all are read. */
  async described(): Promise<boolean> {
    await this.descriptions.awaited(NEW_WAIT_MS);
    return this.descriptions.complete;
  }

  /** One piece of work after the other: what changed last is read last. */
  private begin(work: () => Promise<void>, tries = 1): void {
    this.pieces++;
    const tryAgain = (error: unknown): void => {
      if (this.stopped) return;
      if (tries === 1) this.logger.error(`could not read the traits of products, will try again: ${reasonOf(error)}`);
      setTimeout(() => {
        this.begin(work, tries + 1);
      }, RETRY_MS).unref();
    };
    const end = (): void => {
      this.pieces--;
    };
    this.working = this.working.then(work).catch(tryAgain).finally(end);
  }

  private async readAll(): Promise<void> {
    await this.readings.prepare();
    const { store } = this.snapshot;
    const turns = new Turns();
    let some: number[] = [];
    for (const slot of store.idOrder.slots()) {
      if (turns.over) await turns.next();
      if (this.readings.isKnown(slot)) continue;
      some.push(store.idOf(slot));
      if (some.length < PRODUCTS_PER_TURN) continue;
      await this.readTurn(some);
      some = [];
    }
    await this.readTurn(some);
    await this.readParts();
    await this.guess();
    this.descriptions.readAll();
  }

  /** Parts that name one of these, or a product whose kind wasn't known yet, are read once more behind them. */
  private async readSome(ids: readonly number[]): Promise<void> {
    await this.readings.prepare();
    await this.readAgain(ids);
    await this.readParts();
    this.guessBehind();
  }

  /** What is for a part may become another thing with it; two that name each other would go on so for ever. */
  private async readParts(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round++) await this.readAgain(this.readings.toReadAgain());
  }

  /** One text that changes has the whole catalog asked what it says: searches don't wait for that, as they do at a start. */
  private guessBehind(): void {
    this.guesses++;
    this.guessing = this.guessing
      .then(() => this.guess())
      .catch((error: unknown) => {
        this.logger.error(`could not guess the kinds of products: ${reasonOf(error)}`);
      })
      .finally(() => {
        this.guesses--;
      });
  }

  private async guess(): Promise<void> {
    if (!this.stopped) await this.readings.guessKinds();
  }

  private async readAgain(ids: readonly number[]): Promise<void> {
    for (let start = 0; start < ids.length; start += PRODUCTS_PER_TURN)
      this.descriptions.read(await this.readTurn(ids.slice(start, start + PRODUCTS_PER_TURN)));
  }

  /** Answers the products that say something else than before. */
  private async readTurn(ids: readonly number[]): Promise<number[]> {
    if (this.stopped || ids.length === 0) return [];
    await this.searches.letOthersIn();
    return this.readings.read(ids);
  }
}
