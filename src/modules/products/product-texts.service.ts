import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ProductRepository, type ProductTexts } from '@/modules/products/persistence/product.repository';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import type { ChangeHandler } from '@/shared/database/changes/change-handler';
import type { ChangedEntity } from '@/shared/database/changes/change-log';

const CACHE_BYTES = 32 * 1024 * 1024;
const IDS_PER_READ = 250;
const EMPTY: ProductTexts = { description: '', proDescription: '' };

/** The long texts of products: in the database, read by id when asked for, behind a bounded cache. */
@Injectable()
export class ProductTextsService implements ChangeHandler, OnModuleInit {
  readonly entities: readonly ChangedEntity[] = ['product', 'product-text'];
  private readonly cache = new LRUCache<number, ProductTexts>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ description, proDescription }) => 100 + 2 * (description.length + proDescription.length),
  });
  private generation = 0;

  constructor(
    private readonly repository: ProductRepository,
    private readonly feed: ChangeFeed,
  ) {}

  onModuleInit(): void {
    this.feed.register(this);
  }

  /** The texts of each product, empty where it has none. */
  async of(ids: readonly number[]): Promise<ReadonlyMap<number, ProductTexts>> {
    const texts = new Map<number, ProductTexts>();
    const missing: number[] = [];
    for (const id of ids) {
      const known = this.cache.get(id);
      if (known) texts.set(id, known);
      else missing.push(id);
    }
    for (let start = 0; start < missing.length; start += IDS_PER_READ)
      await this.read(missing.slice(start, start + IDS_PER_READ), texts);
    return texts;
  }

  /** The texts as they are in the database now, whatever is remembered; products without any are left out. */
  fresh(ids: readonly number[]): Promise<ReadonlyMap<number, ProductTexts>> {
    return this.repository.textsOf(ids);
  }

  load(): Promise<void> {
    this.generation++;
    this.cache.clear();
    return Promise.resolve();
  }

  apply(changes: ReadonlyMap<ChangedEntity, ReadonlySet<string>>): Promise<void> {
    this.generation++;
    for (const ids of changes.values()) for (const id of ids) this.cache.delete(Number(id));
    return Promise.resolve();
  }

  /** What was read while a change came in is answered but not kept. */
  private async read(ids: readonly number[], texts: Map<number, ProductTexts>): Promise<void> {
    const { generation } = this;
    const found = await this.repository.textsOf(ids);
    for (const id of ids) {
      const text = found.get(id) ?? EMPTY;
      texts.set(id, text);
      if (generation === this.generation) this.cache.set(id, text);
    }
  }
}
