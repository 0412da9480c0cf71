import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { extractTraits } from '@/modules/ai-search/domain/extract-traits';
import { TraitTable } from '@/modules/ai-search/domain/trait-table';
import { VectorSync, type EmbeddableProduct } from '@/modules/ai-search/embeddings/vector-sync.service';
import { CatalogService } from '@/modules/catalog/catalog.service';
import { CatalogSnapshot, type PlacedProduct } from '@/modules/products/catalog-snapshot.service';
import { ChangeFeed, type ChangeHandler } from '@/shared/database/change-feed';

/** Of a product's text this much says what it is: models read little more. */
const MOST_CHARACTERS = 2000;
/** Other work gets its turn after this many products. */
const PRODUCTS_PER_TURN = 50;

/**
 * Measures, denials and vectors of every product, made of their texts as the catalog snapshot takes them into memory. At start
 * they are put off until the service is ready and worked off in short turns; a search that comes earlier waits for them.
 * Nothing is kept when the search is switched off.
 */
@Injectable()
export class ProductTraitsService implements ChangeHandler, OnModuleInit {
  readonly entities = [];
  readonly stage = 'derived';
  readonly table = new TraitTable();
  private readonly logger = new Logger(ProductTraitsService.name);
  private waiting: PlacedProduct[] = [];
  private working: Promise<void> | undefined;
  private loaded = false;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly snapshot: CatalogSnapshot,
    private readonly catalog: CatalogService,
    private readonly vectors: VectorSync,
    private readonly feed: ChangeFeed,
  ) {}

  onModuleInit(): void {
    if (!this.config.aiSearch.enabled) return;
    this.snapshot.onPlacement((placed) => this.take(placed));
    this.feed.register(this);
  }

  /** Called when the whole catalog is in memory. */
  load(): Promise<void> {
    this.loaded = true;
    this.working = this.workOff().catch((error: unknown) => {
      this.logger.error(`could not read the traits of the catalog: ${String(error)}`);
    });
    return Promise.resolve();
  }

  apply(): Promise<void> {
    return Promise.resolve();
  }

  /** Resolves when the traits of every product in memory are there. */
  async settled(): Promise<void> {
    await this.working;
  }

  private async take(placed: readonly PlacedProduct[]): Promise<void> {
    this.waiting.push(...placed);
    if (!this.loaded) return;
    await this.working;
    await this.workOff();
  }

  private async workOff(): Promise<void> {
    const all = this.waiting;
    this.waiting = [];
    for (let start = 0; start < all.length; start += PRODUCTS_PER_TURN) {
      await nextTurn();
      await this.vectors.take(all.slice(start, start + PRODUCTS_PER_TURN).map((each) => this.put(each)));
    }
  }

  private put({ slot, product }: PlacedProduct): EmbeddableProduct {
    const { title, features, listed, brandId } = product;
    const categories = this.categoryNames(product.categoryIds);
    this.table.put(slot, extractTraits(title, features, categories));
    if (!this.vectors.configured) return { slot, text: undefined };
    const brandName = this.catalog.brand(brandId)?.name ?? brandId;
    const text = [title, brandName, [...new Set(categories)].join(', '), ...features].join('\n');
    return { slot, text: listed ? text.slice(0, MOST_CHARACTERS) : undefined };
  }

  private categoryNames(ids: readonly number[]): string[] {
    const tree = this.catalog.categories();
    return ids.flatMap((id) => tree.path(id).map(({ name }) => name));
  }
}
