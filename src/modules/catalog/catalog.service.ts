import { CACHE_MANAGER } from '@nestjs/cache-manager';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Cache } from 'cache-manager';
import type { Brand } from '@/modules/catalog/domain/brand';
import { CategoryTree } from '@/modules/catalog/domain/category-tree';
import { CatalogRepository } from '@/modules/catalog/persistence/catalog.repository';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { differences, type ChangeHandler, type Comparison } from '@/shared/database/changes/change-handler';
import type { ChangedEntity } from '@/shared/database/changes/change-log';

/** Brands and categories in memory, in step with the database, and the cache of what is shown of them. */
@Injectable()
export class CatalogService implements ChangeHandler, OnModuleInit {
  readonly entities: readonly ChangedEntity[] = ['brand', 'category'];
  readonly comparable = ['brand', 'category'] as const;
  private brandsById: ReadonlyMap<string, Brand> = new Map();
  private categoryTree = new CategoryTree([]);
  private version = 0;

  constructor(
    private readonly repository: CatalogRepository,
    private readonly feed: ChangeFeed,
    @Inject(CACHE_MANAGER) private readonly cache: Cache,
  ) {}

  onModuleInit(): void {
    this.feed.register(this);
  }

  brand(id: string): Brand | undefined {
    return this.brandsById.get(id);
  }

  /** Every brand, by id. */
  brands(): Brand[] {
    return [...this.brandsById.values()];
  }

  categories(): CategoryTree {
    return this.categoryTree;
  }

  /**
   * What `build` makes, kept for `ttlMs` (Contract 8: categories list 1 h, detail 2 h, brands 1 h) and dropped at once when a
   * brand or category changes: the version in the key keeps an answer begun before the change from being found after it.
   * Nothing that depends on the caller may be kept here.
   */
  cached<T>(key: string, ttlMs: number, build: () => T): Promise<T> {
    return this.cache.wrap(`catalog:${this.version}:${key}`, () => Promise.resolve(build()), ttlMs);
  }

  async load(): Promise<void> {
    this.brandsById = byId(await this.repository.brands());
    this.categoryTree = new CategoryTree(await this.repository.categories());
    await this.dropCached();
  }

  async apply(): Promise<void> {
    await this.load();
  }

  async compare(): Promise<Comparison> {
    const [brands, categories] = [await this.repository.brands(), await this.repository.categories()];
    const held = byId([...this.categoryTree.all()]);
    return {
      differing: [
        ...differences('brand', this.brandsById, byId(brands)),
        ...differences('category', held, byId(categories)),
      ],
    };
  }

  /** For those who change what is counted in a cached answer. */
  async dropCached(): Promise<void> {
    this.version++;
    await this.cache.clear();
  }
}

function byId<T extends { readonly id: string | number }>(things: readonly T[]): Map<T['id'], T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}
