import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { extractTraits } from '@/modules/ai-search/domain/traits/extract-traits';
import { TraitTable } from '@/modules/ai-search/domain/traits/trait-table';
import { KindsService } from '@/modules/ai-search/kinds.service';
import { VectorSync, type EmbeddableProduct } from '@/modules/ai-search/embeddings/vector-sync.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ProductWordsService, type NamedProductWords } from '@/modules/products/product-words.service';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import type { ChangeHandler } from '@/shared/database/changes/change-handler';
import type { ChangedEntity } from '@/shared/database/changes/change-log';
import { giveWay } from '@/shared/kernel/turns';
import { reasonOf } from '@/shared/logging/describe-error';

/** Of a product's text this much says what it is: models read little more. */
const MOST_CHARACTERS = 2000;
/** Other work gets its turn after this many products: about a millisecond. */
const PRODUCTS_PER_TURN = 20;
/** After which what failed is tried again; searches don't wait for that. */
const RETRY_MS = 1000;

/**
 * Measures, denials, kinds and vectors of every product in the catalog snapshot, made of their texts: in the background, in short
 * turns that give way to requests, once the service is ready and whenever they change; a search that comes earlier waits for them, and hurries them.
 * Nothing is kept when the search is switched off.
 */
@Injectable()
export class ProductTraitsService implements ChangeHandler, OnModuleInit, OnModuleDestroy {
  readonly entities: readonly ChangedEntity[] = ['product', 'brand', 'category'];
  readonly stage = 'derived';
  readonly table = new TraitTable();
  private readonly logger = new Logger(ProductTraitsService.name);
  private working = Promise.resolve();
  /** Products that name the model of one whose kind wasn't known yet. */
  private readonly unsure = new Set<number>();
  private stopped = false;
  /** How many searches wait for the traits: with any, there are no pauses. */
  private waiting = 0;

  constructor(
    private readonly snapshot: CatalogSnapshot,
    private readonly words: ProductWordsService,
    private readonly vectors: VectorSync,
    private readonly kinds: KindsService,
    private readonly feed: ChangeFeed,
  ) {}

  onModuleInit(): void {
    if (this.kinds.wanted) this.feed.register(this);
  }

  /** Lets the turn under way end, for it reads the database. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.working;
  }

  /** Called when the whole catalog is in memory. The start waits for the book of kinds, without which nobody could ask; what fails is tried again. */
  async load(): Promise<void> {
    this.begin(() => this.readAll());
    await this.kinds.prepare().catch(() => undefined);
  }

  /** Comes after the snapshot's own turn, of which it takes the products. */
  apply(): Promise<void> {
    const ids = this.snapshot.takeRefreshed();
    this.begin(() => this.readSome(ids));
    return Promise.resolve();
  }

  /** Resolves when the traits of every product in memory are there. */
  async settled(): Promise<void> {
    this.waiting++;
    try {
      await this.working;
    } finally {
      this.waiting--;
    }
  }

  private letOthersIn(): Promise<void> {
    return this.waiting > 0 ? nextTurn() : giveWay();
  }

  /** One piece of work after the other: what changed last is read last. */
  private begin(work: () => Promise<void>, tries = 1): void {
    this.working = this.working.then(work).catch((error: unknown) => {
      if (this.stopped) return;
      if (tries === 1) this.logger.error(`could not read the traits of products, will try again: ${reasonOf(error)}`);
      setTimeout(() => {
        this.begin(work, tries + 1);
      }, RETRY_MS).unref();
    });
  }

  private async readAll(): Promise<void> {
    await this.kinds.prepare();
    let after = 0;
    while (!this.stopped) {
      await this.letOthersIn();
      const products = await this.words.after(after, PRODUCTS_PER_TURN);
      after = products.at(-1)?.id ?? after;
      if (products.length === 0) return this.readSome(this.takeUnsure(), false);
      await this.take(products);
    }
  }

  /** Parts whose host came behind them, once. */
  private takeUnsure(): number[] {
    const ids = [...this.unsure];
    this.unsure.clear();
    return ids;
  }

  /** The kind of the product with a model; 0 where it isn't known yet, undefined where none has it. */
  private readonly kindOfModel = (model: string): number | undefined => {
    const slot = this.snapshot.store.withModel(model);
    return slot === undefined ? undefined : this.kinds.table.of(slot);
  };

  /** `again`: whether parts that name a product whose kind wasn't known yet are read once more behind these. */
  private async readSome(ids: readonly number[], again = true): Promise<void> {
    await this.kinds.prepare();
    for (let start = 0; start < ids.length && !this.stopped; start += PRODUCTS_PER_TURN) {
      await this.letOthersIn();
      await this.take(await this.words.of(ids.slice(start, start + PRODUCTS_PER_TURN)));
    }
    const unsure = this.takeUnsure();
    if (again && unsure.length > 0) await this.readSome(unsure, false);
  }

  /** A product that the snapshot doesn't have yet comes again, as the change that brings it there. */
  private async take(products: readonly NamedProductWords[]): Promise<void> {
    const { store } = this.snapshot;
    const embeddable = products.flatMap((product) => {
      const slot = store.slotOf(product.id);
      return slot === undefined ? [] : [this.put(slot, product)];
    });
    await this.vectors.take(embeddable);
  }

  private put(
    slot: number,
    { id, model, title, features, listed, brandName, categoryNames }: NamedProductWords,
  ): EmbeddableProduct {
    this.table.put(slot, extractTraits(title, features, categoryNames));
    const told = { model, title, categories: categoryNames, sold: listed };
    if (this.kinds.put(slot, told, this.kindOfModel)) this.unsure.add(id);
    if (!this.vectors.configured) return { slot, text: undefined };
    const text = [title, brandName, [...new Set(categoryNames)].join(', '), ...features].join('\n');
    return { slot, text: listed ? text.slice(0, MOST_CHARACTERS) : undefined };
  }
}
