import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { CatalogService } from '@/modules/catalog/catalog.service';
import { TextIndex } from '@/modules/products/domain/text/text-index';
import { ProductDerivation } from '@/modules/products/product-derivation.service';
import type { LoadedProduct } from '@/modules/products/persistence/loaded-product';
import { ProductRepository } from '@/modules/products/persistence/product.repository';
import type { ProductRecord, RecordFigures } from '@/modules/products/snapshot/product-record';
import { ProductFinder } from '@/modules/products/snapshot/product-finder';
import { ProductStore } from '@/modules/products/snapshot/product-store';
import { shownIn } from '@/modules/products/snapshot/shown-in';
import { BranchDirectory } from '@/modules/support-catalogs/branch-directory.service';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { Turns } from '@/shared/kernel/turns';
import type { ChangeHandler, Comparison } from '@/shared/database/changes/change-handler';
import type { Change, ChangedEntity } from '@/shared/database/changes/change-log';
import { snapshotLoadSeconds } from '@/shared/metrics/metrics';

/**
 * Products read by one statement at start: enough that statements cost little, and few enough that what was read is garbage again while
 * the collector still finds it cheaply.
 */
const PRODUCTS_PER_LOAD = 120;
/** A refresh gives way to requests after this many products (or stocks of products), which takes two or three milliseconds. */
const PRODUCTS_PER_REFRESH = 20;
const STOCKS_PER_REFRESH = 100;
/** One comparison of memory with the database takes this many turns, each of as many products as a turn of a refresh. */
const TURNS_PER_COMPARISON = 10;

/**
 * The catalog of this process, in memory: built at boot, then kept current by the change log. Search and detail are served from
 * it without touching the database.
 */
@Injectable()
export class CatalogSnapshot implements ChangeHandler, OnModuleInit {
  readonly entities: readonly ChangedEntity[] = [
    'product',
    // Not held here, but shown: answers made before it changed are stale.
    'product-text',
    'stock',
    'brand',
    'category',
    'branch',
    'account',
    'exchange-rate',
    'support-catalog',
  ];
  readonly stage = 'derived';
  readonly comparable = ['product', 'stock'] as const;
  readonly store = new ProductStore();
  readonly index = new TextIndex();
  readonly finder = new ProductFinder(this.store, this.index, (id) => this.catalog.brand(id)?.name ?? id);
  private readonly logger = new Logger(CatalogSnapshot.name);
  private currentVersion = 0;
  private refreshed = new Set<number>();
  private readonly beside = new Set<number>();
  /** Products found to differ from the database, until they are read again. */
  private readonly differing = new Set<number>();

  constructor(
    private readonly repository: ProductRepository,
    private readonly catalog: CatalogService,
    private readonly branches: BranchDirectory,
    private readonly derivation: ProductDerivation,
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
    this.index.expectMany();
    this.derivation.work.begin(this, await this.repository.count());
    const turns = new Turns();
    let next = this.repository.findAfter(0, PRODUCTS_PER_LOAD);
    for (let batch = await next; batch.length > 0; batch = await next) {
      next = this.repository.findAfter(batch.at(-1)?.figures.id ?? Infinity, PRODUCTS_PER_LOAD);
      next.catch(() => undefined);
      for (const product of batch) {
        this.put(product);
        if (turns.over) await turns.next();
      }
    }
    await this.index.settle(turns);
    await this.store.settle(turns);
    await this.finder.prepare(turns);
    this.derivation.work.settle(this);
    this.beside.clear();
    this.currentVersion++;
    snapshotLoadSeconds.set((Date.now() - start) / 1000);
    this.logger.log(`catalog of ${this.store.size} products in memory after ${Date.now() - start} ms`);
  }

  async apply(changes: ReadonlyMap<ChangedEntity, ReadonlySet<string>>): Promise<void> {
    if (changes.has('branch')) this.openBranches();
    const ids = this.affected(changes);
    const own = changes.get('product') ?? new Set<string>();
    await this.refresh([...ids], PRODUCTS_PER_REFRESH, async (some) => {
      for (const product of await this.repository.findByIds(some)) this.put(product);
      for (const id of some) this.refreshed.add(id);
      // Not before: the publisher takes them between two turns, and tells of what they show then.
      this.putBeside(some.filter((id) => !own.has(String(id))));
    });
    // Not before: what is asked for between two turns counts products that are still as they were.
    if (changes.has('brand') || changes.has('category') || changes.has('product')) await this.catalog.dropCached();
    const stockOnly = [...(changes.get('stock') ?? [])].map(Number).filter((id) => !ids.has(id));
    await this.refresh(stockOnly, STOCKS_PER_REFRESH, (some) => this.refreshStock(some));
    this.currentVersion++;
  }

  async compare(from: number): Promise<Comparison> {
    const differing: Change[] = [];
    let after = from;
    for (let turn = 0; turn < TURNS_PER_COMPARISON; turn++) {
      const batch = await this.repository.findAfter(after, PRODUCTS_PER_REFRESH);
      const last = batch.at(-1);
      if (!last) return { differing };
      for (const loaded of batch) {
        const { id } = loaded.figures;
        if (this.holds(loaded)) continue;
        this.differing.add(id);
        differing.push({ entity: 'product', id });
      }
      after = last.figures.id;
      await nextTurn();
    }
    return { differing, next: after };
  }

  /** The products read again since this was last asked. For the one handler of changes that comes after this one. */
  takeRefreshed(): number[] {
    const ids = [...this.refreshed];
    this.refreshed.clear();
    return ids;
  }

  /**
   * Products that may show something else now although no line of the change log names them: those of a renamed brand or category, of a
   * variant group that gained or lost a member, those that differed from the database, or all of them when a branch began or ceased to
   * sell. Each is told once.
   */
  takeBeside(): number[] {
    const ids = [...this.beside];
    this.beside.clear();
    return ids;
  }

  /** What takeBeside() would tell now; nothing is taken. */
  get stillBeside(): ReadonlySet<number> {
    return this.beside;
  }

  /** Makes takeBeside() tell these products, or all of them, once more. */
  putBeside(ids: Iterable<number> = this.store.ids()): void {
    for (const id of ids) this.beside.add(id);
  }

  /** Changes that show in a product, see {@link shownIn}. */
  shownIn(productId: number): Iterable<Change> {
    return shownIn(productId, this.store, this.catalog.categories());
  }

  /** A product's title. */
  titleOf(slot: number): string {
    const [, body = ''] = this.store.fragments.read(slot, 'body').map(String);
    return this.derivation.titleIn(body);
  }

  private holds({ product, stock }: LoadedProduct): boolean {
    const slot = this.store.slotOf(product.id);
    if (slot === undefined || !this.store.stock.holds(slot, stock)) return false;
    return isDeepStrictEqual(this.store.record(slot), this.derivation.record(product));
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
      if (slot !== undefined) this.store.putStock(slot, stock.get(id) ?? []);
    }
  }

  /**
   * The products to be read again: those that are named, and those that show, showed or will show the name of a changed brand or
   * category, on sale or not.
   */
  private affected(changes: ReadonlyMap<ChangedEntity, ReadonlySet<string>>): Set<number> {
    const ids = new Set([...(changes.get('product') ?? [])].map(Number));
    const brands = changes.get('brand') ?? new Set<string>();
    const categories = new Set([...(changes.get('category') ?? [])].map(Number));
    if (brands.size === 0 && categories.size === 0) return ids;
    const tree = this.catalog.categories();
    const isUnder = (own: number): boolean =>
      categories.has(own) || tree.path(own).some(({ id }) => categories.has(id));
    const sets = [
      ...[...brands].map((id) => this.store.ofBrand(id)),
      ...[...categories].map((id) => this.store.ofCategory(id)),
      this.store.filedUnder(isUnder),
      this.store.unlisted(
        brands,
        ({ ownCategoryIds, categoryIds }) =>
          categoryIds.some((id) => categories.has(id)) || ownCategoryIds.some(isUnder),
      ),
    ];
    for (const set of sets) for (const slot of set.toArray()) ids.add(this.store.idOf(slot));
    return ids;
  }

  private openBranches(): void {
    const selling = this.branches.all().filter((branch) => branch.supplies);
    const before = this.store.stock.sellingCodes().join();
    this.store.stock.setSelling(new Set(selling.map((branch) => branch.code)));
    if (this.store.stock.sellingCodes().join() !== before) this.putBeside();
  }

  private membership(slot: number): Pick<ProductRecord, 'listed' | 'variant'> {
    return { listed: this.store.listed.has(slot), variant: this.store.variantOf(slot) };
  }

  /**
   * Every product of a variant group shows the others as its options, so all of them show something else when one comes, goes or changes
   * its attributes.
   */
  private noteVariants(before: Pick<ProductRecord, 'listed' | 'variant'> | undefined, after: RecordFigures): void {
    if (before?.listed === after.listed && isDeepStrictEqual(before.variant, after.variant)) return;
    for (const variant of [before?.variant, after.variant])
      if (variant) this.putBeside(this.store.ofVariantGroup(variant.group).map(({ id }) => id));
  }

  private put(loaded: LoadedProduct): void {
    const { id, model, listed } = loaded.figures;
    const { record, texts, terms } = this.derivation.derive(loaded);
    const known = this.store.slotOf(id);
    const before = known === undefined ? undefined : this.membership(known);
    if (known !== undefined) this.derivation.work.forget(known);
    const slot = this.store.put(record, texts, loaded.stock);
    this.noteVariants(before, record);
    if (this.differing.delete(id)) this.putBeside([id, ...this.store.kits.above(id)]);
    if (!listed) this.index.remove(slot);
    else if (!terms || !this.index.putPacked(slot, model, terms))
      this.index.put(slot, this.derivation.words(loaded.product));
    this.derivation.work.note(slot);
  }
}
