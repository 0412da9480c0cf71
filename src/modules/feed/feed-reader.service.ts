import { Injectable } from '@nestjs/common';
import { CatalogChanges, type ChangedProduct, type ChangesPage } from '@/modules/feed/catalog-changes.service';
import { kindsOf, restartReason, type FeedOptions, type FeedPlace } from '@/modules/feed/domain/feed-place';
import type { ToldChange } from '@/modules/feed/domain/catalog-change';
import { FeedMemory } from '@/modules/feed/feed-memory.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ProductSearchService, type CallerContext } from '@/modules/products/product-search.service';
import type { Caller } from '@/shared/kernel/caller';
import { inSpan } from '@/shared/tracing/spans';

/** A product of a page; no `slot` when it isn't on sale any more. */
export interface FeedEntry extends ToldChange {
  readonly productId: number;
  readonly position: number;
  readonly at: Date;
  readonly slot: number | undefined;
}

export interface FeedPage {
  readonly context: CallerContext;
  readonly place: FeedPlace;
  readonly entries: readonly FeedEntry[];
  readonly next: FeedPlace;
  readonly more: boolean;
}

/** A page as it can be told now, and whether there is nothing in it because the first product has still to be published. */
interface Look {
  readonly page: FeedPage;
  readonly isHeld: boolean;
}

/** Reads pages of the change feed as an account sees the catalog (Beyond 1.1, 1.4). */
@Injectable()
export class FeedReader {
  constructor(
    private readonly changes: CatalogChanges,
    private readonly search: ProductSearchService,
    private readonly snapshot: CatalogSnapshot,
    private readonly memory: FeedMemory,
  ) {}

  /** Where a reader begins: with everything on sale, or with what is still to come. Throws like `ProductSearchService.context`. */
  async begin(caller: Caller, options: FeedOptions, phase: FeedPlace['phase']): Promise<FeedPlace> {
    const position = await this.memory.upTo(await this.changes.latest());
    const marks = this.search.marks(this.contextOf(caller, options));
    return { phase, options, position, known: position, after: 0, restart: '', marks };
  }

  /** What a reader is answered who begins with what is still to come: no products, also when some were published since (Beyond 1.1). */
  opening(caller: Caller, place: FeedPlace): FeedPage {
    return { context: this.contextOf(caller, place.options), place, entries: [], next: place, more: false };
  }

  /** The last position there is: a place beyond it is of another time of this installation. */
  latest(): Promise<number> {
    return this.changes.latest();
  }

  /** The page at a place, at most `limit` products: a pass from its start when the account's view isn't the place's any more. */
  page(caller: Caller, asked: FeedPlace, limit: number): Promise<FeedPage> {
    return inSpan('feed.page', () => this.read(caller, asked, limit));
  }

  /** Where nothing can be told before it is published, that is waited for: a page without products would be asked for again at once. */
  private async read(caller: Caller, asked: FeedPlace, limit: number): Promise<FeedPage> {
    const first = await this.look(caller, asked, limit);
    if (!first.isHeld) return first.page;
    await this.changes.publishSoon();
    return (await this.look(caller, asked, limit)).page;
  }

  private async look(caller: Caller, asked: FeedPlace, limit: number): Promise<Look> {
    const walk = { from: asked.position, known: asked.known };
    const told = asked.phase === 'changes' ? await this.changes.since(walk, kindsOf(asked.options), limit) : undefined;
    const shown = await this.memory.upTo(told?.position ?? asked.position);
    const context = this.contextOf(caller, asked.options);
    const marks = this.search.marks(context);
    const restart = restartReason(asked.marks, marks);
    if (restart !== undefined)
      return this.passPage(context, { ...asked, phase: 'pass', after: 0, restart, marks }, shown, limit);
    return told ? this.changesPage(context, asked, told, shown) : this.passPage(context, asked, shown, limit);
  }

  /** Changes up to the first that memory doesn't show, or shows ahead of its publication: from there on the reader is told later. */
  private async changesPage(context: CallerContext, asked: FeedPlace, told: ChangesPage, shown: number): Promise<Look> {
    const ahead = await this.changes.aheadOf(told);
    const unseen = told.changes.findIndex((change) => !this.isTellable(change, shown, ahead));
    const seen = unseen < 0 ? told.changes : told.changes.slice(0, unseen);
    const isWhole = unseen < 0 && told.position <= shown;
    const position = isWhole ? told.position : (seen.at(-1)?.position ?? asked.position);
    const entries = this.entriesOf(seen);
    const next = { ...asked, position, known: isWhole ? told.known : asked.known };
    const page = { context, place: asked, entries, next, more: told.more || !isWhole };
    return { page, isHeld: told.changes.slice(0, 1).some(({ productId }) => ahead.has(productId)) };
  }

  /**
   * Products from `after` on, up to the first that memory shows older than where the pass began: what came before that is told to it no more. And
   * up to the first that it shows ahead of its publication, on sale or not: it may show again what was published, of which nothing would be told.
   */
  private async passPage(context: CallerContext, place: FeedPlace, reached: number, limit: number): Promise<Look> {
    const slots = this.search.listedAfter(place.after, limit + 1);
    const { store } = this.snapshot;
    const ids = slots.slice(0, limit).map((slot) => store.idOf(slot));
    const times = await this.changes.timesOf(ids);
    const end = slots.length <= limit ? Infinity : (ids.at(-1) ?? 0);
    const ahead = [...(await this.changes.ahead())].filter((id) => id > place.after && id <= end);
    const held = ahead.reduce((least, id) => Math.min(least, id), Infinity);
    const behind = reached < place.position ? 0 : ids.findIndex((id) => id >= held || this.memory.isBehind(id));
    const shown = behind < 0 ? ids : ids.slice(0, behind);
    const isLast = behind < 0 && held === Infinity && slots.length <= limit;
    const entries = shown.map((productId, index) => ({
      type: 'listed' as const,
      kinds: ['listed' as const],
      productId,
      position: place.position,
      at: times.get(productId) ?? new Date(),
      slot: slots[index],
    }));
    const next: FeedPlace = isLast
      ? { ...place, phase: 'changes', after: 0, restart: '' }
      : { ...place, after: shown.at(-1) ?? place.after };
    return { page: { context, place, entries, next, more: true }, isHeld: shown.length === 0 && held < Infinity };
  }

  private entriesOf(changes: readonly ChangedProduct[]): FeedEntry[] {
    return changes.flatMap((change) => {
      const [slot] = change.type === 'withdrawn' ? [] : this.search.slotsOf([change.productId]);
      // What left since then will be told at its own position.
      return slot !== undefined || change.type === 'withdrawn' ? [{ ...change, slot }] : [];
    });
  }

  /** Whether memory shows a product just as it is published, as far as is known. */
  private isTellable({ productId, position }: ChangedProduct, shown: number, ahead: ReadonlySet<number>): boolean {
    return position <= shown && !this.memory.isBehind(productId) && !ahead.has(productId);
  }

  private contextOf(caller: Caller, options: FeedOptions): CallerContext {
    return this.search.context(caller, {
      currency: options.pesos ? 'mxn' : 'usd',
      vat: options.vat,
      financial: options.financial,
      inventories: options.inventories,
      description: options.description,
      images: false,
      pro: options.pro,
    });
  }
}
