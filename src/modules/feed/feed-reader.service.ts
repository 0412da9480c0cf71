import { Injectable } from '@nestjs/common';
import { CatalogChanges, type ChangesPage } from '@/modules/feed/catalog-changes.service';
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

  /** The last position there is: a place beyond it is of another time of this installation. */
  latest(): Promise<number> {
    return this.changes.latest();
  }

  /** The page at a place, at most `limit` products: a pass from its start when the account's view isn't the place's any more. */
  page(caller: Caller, asked: FeedPlace, limit: number): Promise<FeedPage> {
    return inSpan('feed.page', () => this.read(caller, asked, limit));
  }

  private async read(caller: Caller, asked: FeedPlace, limit: number): Promise<FeedPage> {
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

  /** Changes up to the first that memory doesn't show: from there on the reader is told later. */
  private changesPage(context: CallerContext, asked: FeedPlace, told: ChangesPage, shown: number): FeedPage {
    const unseen = told.changes.findIndex(
      ({ productId, position }) => position > shown || this.memory.isBehind(productId),
    );
    const seen = unseen < 0 ? told.changes : told.changes.slice(0, unseen);
    const isWhole = unseen < 0 && told.position <= shown;
    const position = isWhole ? told.position : (seen.at(-1)?.position ?? asked.position);
    const entries = seen.flatMap((change) => {
      const [slot] = change.type === 'withdrawn' ? [] : this.search.slotsOf([change.productId]);
      // What left since then will be told at its own position.
      return slot !== undefined || change.type === 'withdrawn' ? [{ ...change, slot }] : [];
    });
    const known = isWhole ? told.known : asked.known;
    return { context, place: asked, entries, next: { ...asked, position, known }, more: told.more || !isWhole };
  }

  /** Products from `after` on, up to the first that memory shows older than where the pass began: what came before that is told to it no more. */
  private async passPage(context: CallerContext, place: FeedPlace, reached: number, limit: number): Promise<FeedPage> {
    const slots = this.search.listedAfter(place.after, limit + 1);
    const { store } = this.snapshot;
    const ids = slots.slice(0, limit).map((slot) => store.idOf(slot));
    const behind = reached < place.position ? 0 : ids.findIndex((id) => this.memory.isBehind(id));
    const shown = behind < 0 ? ids : ids.slice(0, behind);
    const isLast = behind < 0 && slots.length <= limit;
    const times = await this.changes.timesOf(shown);
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
    return { context, place, entries, next, more: true };
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
