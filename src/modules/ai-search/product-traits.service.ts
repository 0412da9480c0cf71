import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { extractTraits } from '@/modules/ai-search/domain/extract-traits';
import { TraitTable } from '@/modules/ai-search/domain/trait-table';
import { VectorSync, type EmbeddableProduct } from '@/modules/ai-search/embeddings/vector-sync.service';
import { CatalogService } from '@/modules/catalog/catalog.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ProductFactsService, type ProductFacts } from '@/modules/products/product-facts.service';
import { ChangeFeed, type ChangeHandler } from '@/shared/database/change-feed';
import type { ChangedEntity } from '@/shared/database/change-log';

const PRODUCTS_PER_LOAD = 500;
const PRODUCTS_PER_REFRESH = 50;
/** Of a product's text this much says what it is: models read little more. */
const MOST_CHARACTERS = 2000;

/** Measures, denials and vectors of every product, made of their texts at start and when they change, after the catalog snapshot. */
@Injectable()
export class ProductTraitsService implements ChangeHandler, OnModuleInit {
  readonly entities: readonly ChangedEntity[] = ['product', 'category'];
  readonly stage = 'derived';
  readonly table = new TraitTable();
  private readonly logger = new Logger(ProductTraitsService.name);

  constructor(
    private readonly snapshot: CatalogSnapshot,
    private readonly catalog: CatalogService,
    private readonly facts: ProductFactsService,
    private readonly vectors: VectorSync,
    private readonly feed: ChangeFeed,
  ) {}

  onModuleInit(): void {
    this.feed.register(this);
  }

  async load(): Promise<void> {
    const start = Date.now();
    const { store } = this.snapshot;
    const ids = Array.from({ length: store.size }, (_, slot) => store.record(slot).id);
    await this.read(ids, PRODUCTS_PER_LOAD);
    this.logger.log(`measures of ${ids.length} products in memory after ${Date.now() - start} ms`);
  }

  async apply(changes: ReadonlyMap<ChangedEntity, ReadonlySet<string>>): Promise<void> {
    const { store } = this.snapshot;
    const renamed = [...(changes.get('category') ?? [])].flatMap((id) => [...store.ofCategory(Number(id)).toArray()]);
    const ids = new Set([
      ...[...(changes.get('product') ?? [])].map(Number),
      ...renamed.map((slot) => store.record(slot).id),
    ]);
    await this.read([...ids], PRODUCTS_PER_REFRESH);
  }

  private async read(ids: readonly number[], batch: number): Promise<void> {
    for (let start = 0; start < ids.length; start += batch) {
      const products = await this.facts.find(ids.slice(start, start + batch));
      const embeddable: EmbeddableProduct[] = [];
      for (const [id, product] of products) {
        const slot = this.snapshot.store.slotOf(id);
        if (slot !== undefined) embeddable.push(this.put(slot, product));
      }
      await this.vectors.take(embeddable);
      await nextTurn();
    }
  }

  private put(slot: number, product: ProductFacts): EmbeddableProduct {
    const { title, features, listed, brandName } = product;
    const categories = this.categoryNames(product.categoryIds);
    this.table.put(slot, extractTraits(title, features, categories));
    const text = [title, brandName, [...new Set(categories)].join(', '), ...features]
      .join('\n')
      .slice(0, MOST_CHARACTERS);
    return { slot, text: listed ? text : undefined };
  }

  private categoryNames(ids: readonly number[]): string[] {
    const tree = this.catalog.categories();
    return ids.flatMap((id) => tree.path(id).map(({ name }) => name));
  }
}
