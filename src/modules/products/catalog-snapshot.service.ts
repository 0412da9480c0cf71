import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CatalogService } from '@/modules/catalog/catalog.service';
import { TextIndex } from '@/modules/products/domain/text/text-index';
import { ProductRepository, type LoadedProduct } from '@/modules/products/persistence/product.repository';
import { FragmentWriter, type ProductRecord } from '@/modules/products/snapshot/product-record';
import { ProductFinder } from '@/modules/products/snapshot/product-finder';
import { ProductStore } from '@/modules/products/snapshot/product-store';
import { BranchDirectory } from '@/modules/support-catalogs/branch-directory.service';
import { ChangeFeed, type ChangeHandler } from '@/shared/database/change-feed';
import type { ChangedEntity } from '@/shared/database/change-log';

const PRODUCTS_PER_LOAD = 1000;
/** A refresh lets requests through after this many products, or stocks of products. */
const PRODUCTS_PER_REFRESH = 50;
const STOCKS_PER_REFRESH = 250;

/**
 * The catalog of this process, in memory: built at boot, then kept current by the change log. Search and detail are served from
 * it without touching the database.
 */
@Injectable()
export class CatalogSnapshot implements ChangeHandler, OnModuleInit {
  readonly entities: readonly ChangedEntity[] = [
    'product',
    'stock',
    'brand',
    'category',
    'branch',
    'account',
    'exchange-rate',
    'support-catalog',
  ];
  readonly stage = 'derived';
  readonly store = new ProductStore();
  readonly index = new TextIndex();
  readonly finder = new ProductFinder(this.store, this.index, (id) => this.catalog.brand(id)?.name ?? id);
  private readonly logger = new Logger(CatalogSnapshot.name);
  private currentVersion = 0;
  /** The products that the last change made anew: for the handlers that come after. */
  lastRefreshed: ReadonlySet<number> = new Set();

  constructor(
    private readonly repository: ProductRepository,
    private readonly catalog: CatalogService,
    private readonly branches: BranchDirectory,
    private readonly writer: FragmentWriter,
    private readonly feed: ChangeFeed,
  ) {}

  onModuleInit(): void {
    this.feed.register(this);
  }

  /** Rises whenever anything shown may have changed: what was made from another version is stale. */
  get version(): number {
    return this.currentVersion;
  }

  async load(): Promise<void> {
    const start = Date.now();
    this.openBranches();
    let after = 0;
    for (;;) {
      const batch = await this.repository.findAfter(after, PRODUCTS_PER_LOAD);
      const last = batch.at(-1);
      if (!last) break;
      for (const product of batch) this.put(product);
      after = last.product.id;
      await nextTurn();
    }
    this.store.settle();
    this.currentVersion++;
    this.logger.log(`catalog of ${this.store.size} products in memory after ${Date.now() - start} ms`);
  }

  async apply(changes: ReadonlyMap<ChangedEntity, ReadonlySet<string>>): Promise<void> {
    if (changes.has('branch')) this.openBranches();
    if (changes.has('brand') || changes.has('category') || changes.has('product')) await this.catalog.dropCached();
    const ids = this.affected(changes);
    this.lastRefreshed = ids;
    await this.refresh([...ids], PRODUCTS_PER_REFRESH, async (some) => {
      for (const product of await this.repository.findByIds(some)) this.put(product);
    });
    const stockOnly = [...(changes.get('stock') ?? [])].map(Number).filter((id) => !ids.has(id));
    await this.refresh(stockOnly, STOCKS_PER_REFRESH, (some) => this.refreshStock(some));
    this.currentVersion++;
  }

  private async refresh(
    ids: readonly number[],
    perTurn: number,
    read: (ids: readonly number[]) => Promise<void>,
  ): Promise<void> {
    for (let start = 0; start < ids.length; start += perTurn) {
      await read(ids.slice(start, start + perTurn));
      this.currentVersion++;
      await nextTurn();
    }
  }

  private async refreshStock(ids: readonly number[]): Promise<void> {
    const stock = await this.repository.stockOf(ids);
    for (const id of ids) {
      const slot = this.store.slotOf(id);
      if (slot !== undefined) this.store.stock.replace(slot, stock.get(id) ?? []);
    }
  }

  /** Products that changed themselves, or whose brand's or categories' names they show, showed, or will show. */
  private affected(changes: ReadonlyMap<ChangedEntity, ReadonlySet<string>>): Set<number> {
    const ids = new Set([...(changes.get('product') ?? [])].map(Number));
    const categories = new Set([...(changes.get('category') ?? [])].map(Number));
    const tree = this.catalog.categories();
    const sets = [
      ...[...(changes.get('brand') ?? [])].map((id) => this.store.ofBrand(id)),
      ...[...categories].map((id) => this.store.ofCategory(id)),
      this.store.filedUnder((own) => categories.has(own) || tree.path(own).some(({ id }) => categories.has(id))),
    ];
    for (const set of sets) for (const slot of set.toArray()) ids.add(this.store.record(slot).id);
    return ids;
  }

  private openBranches(): void {
    const selling = this.branches.all().filter((branch) => branch.supplies);
    this.store.stock.setSelling(new Set(selling.map((branch) => branch.code)));
  }

  private put({ product, stock }: LoadedProduct): void {
    const tree = this.catalog.categories();
    const paths = product.categoryIds.map((id) => tree.path(id));
    const record: ProductRecord = {
      id: product.id,
      model: product.model,
      brandId: product.brandId,
      ownCategoryIds: product.categoryIds,
      categoryIds: [...new Set(paths.flat().map((category) => category.id))],
      listed: product.listed,
      project: product.project,
      variant: product.variant,
      components: product.components,
      related: product.related,
      accessories: product.accessories,
      sales: product.sales,
      trend: product.trend,
      price: product.price,
      fragments: this.writer.write(product),
    };
    const slot = this.store.put(record, stock);
    if (!product.listed) {
      this.index.remove(slot);
      return;
    }
    this.index.put(slot, {
      model: product.model,
      title: product.title,
      brand: this.catalog.brand(product.brandId)?.name ?? product.brandId,
      categories: [...new Set(paths.flat().map((category) => category.name))],
      features: product.features,
    });
  }
}
