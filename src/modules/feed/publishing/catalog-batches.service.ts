import { Inject, Injectable } from '@nestjs/common';
import type { Publishing } from '@/modules/feed/publishing/catalog-publication.service';
import { NOT_WALKED, walkedOn, type LogWalk, type WalkedLines } from '@/modules/feed/domain/log-walk';
import { holdsUpRequests } from '@/modules/feed/publishing/holds-up-requests';
import { CatalogChangeRepository } from '@/modules/feed/persistence/catalog-change.repository';
import { CatalogDigests } from '@/modules/products/catalog-digests.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import type { ChangedEntity } from '@/shared/database/changes/change-log';
import { Database } from '@/shared/database/database';
import type { LoggedChange } from '@/shared/database/changes/change-tracker';

/** Lines that memory shows, the products they touch, and where the walk along the log goes on. */
export interface CatalogBatch extends Publishing {
  readonly isEmpty: boolean;
  /** Whether there may be more at once. */
  readonly more: boolean;
  readonly beside: readonly number[];
  readonly next: LogWalk;
}

const LINES_PER_BATCH = 2000;
/** Lines of a batch where publishing holds up requests: they wait until all its lines are marked. */
const LINES_BESIDE_REQUESTS = 400;
/** How many stretches of the log ahead() looks through at most: the publisher is seldom further behind memory. */
const MOST_STRETCHES = 10;
/** A change of these shows in products that its line does not name. */
const WIDE: ReadonlySet<string> = new Set(['product', 'brand', 'category', 'branch']);

/** Reads from the change log what can be published: only what the memory of this process shows already (Beyond 1.3). */
@Injectable()
export class CatalogBatches {
  private walk = NOT_WALKED;
  /** The products of the batch that is being published. */
  private underWay: readonly number[] = [];

  constructor(
    private readonly feed: ChangeFeed,
    private readonly snapshot: CatalogSnapshot,
    private readonly digests: CatalogDigests,
    private readonly changes: CatalogChangeRepository,
    @Inject(Database) private readonly database: Database,
  ) {}

  /** Whether memory may be wrong in any place, because lines of the log were lost before they were read. */
  get comparing(): boolean {
    return this.feed.comparing;
  }

  /** Rises whenever anything that an account sees may have changed. */
  get version(): number {
    return this.snapshot.version;
  }

  /** Products in memory, on sale or not. */
  get products(): number {
    return this.snapshot.store.size;
  }

  /** Makes the next batch one of all products, when something was changed while no process could see what showed it before. */
  async begin(): Promise<void> {
    const waiting = await this.changes.unpublished(0, LINES_PER_BATCH);
    const isOld = waiting.length === LINES_PER_BATCH || waiting.some(({ entity }) => WIDE.has(entity));
    if (isOld) this.everything();
  }

  /** Makes the next batch one of all products. */
  everything(): void {
    this.snapshot.putBeside();
  }

  /** The last position given out of each series, here or elsewhere. */
  positions(): ReturnType<CatalogChangeRepository['positions']> {
    return this.changes.positions();
  }

  /** Has memory read what is committed; answers whether all of it could be read. */
  caughtUp(): Promise<boolean> {
    return this.feed.caughtUp();
  }

  /** The next lines that memory shows; undefined when there is nothing more to do now. */
  async take(): Promise<CatalogBatch | undefined> {
    const most = holdsUpRequests(this.database) ? LINES_BESIDE_REQUESTS : LINES_PER_BATCH;
    const lines = await this.changes.unpublished(this.walk.place, most);
    const batch = this.batchOf(lines, lines.length === most);
    if (!batch.isEmpty || batch.more) return batch;
    this.walk = batch.next;
    return undefined;
  }

  private batchOf(lines: readonly LoggedChange[], full: boolean): CatalogBatch {
    const beside = this.snapshot.takeBeside();
    const { walked, ...shown } = this.shownOf(lines);
    const productIds = [...new Set([...shown.productIds, ...beside])];
    this.underWay = productIds;
    const { walk: next, more } = walkedOn(this.walk, { ...walked, full });
    return { ...shown, productIds, isEmpty: shown.lines.length === 0 && productIds.length === 0, more, beside, next };
  }

  /** Ends a batch: goes on after it when it was published (`done`), else takes its lines again. */
  settle({ beside, next }: CatalogBatch, done: boolean): void {
    this.walk = done ? next : NOT_WALKED;
    this.underWay = [];
    if (!done) this.snapshot.putBeside(beside);
  }

  /**
   * Products of which memory may show what is not published yet. Readers must not be told of them: if the change is undone before its
   * publication, nobody would ever tell them so. What was committed after memory was read is not among them.
   */
  async ahead(): Promise<ReadonlySet<number>> {
    const ids = new Set([...this.underWay, ...this.snapshot.stillBeside]);
    let place = 0;
    for (let stretch = 0; stretch < MOST_STRETCHES; stretch++) {
      const lines = await this.changes.unpublished(place, LINES_PER_BATCH);
      const { productIds } = this.shownOf(lines);
      for (const id of productIds) ids.add(id);
      if (lines.length < LINES_PER_BATCH || productIds.size === 0) break;
      place = lines.at(-1)?.seq ?? Infinity;
    }
    return ids;
  }

  /** The lines that memory shows, the products they touch, and how many lines it doesn't show yet. */
  private shownOf(lines: readonly LoggedChange[]): {
    lines: LoggedChange[];
    productIds: Set<number>;
    withTexts: Set<number>;
    walked: Omit<WalkedLines, 'full'>;
  } {
    const shown = { lines: [] as LoggedChange[], productIds: new Set<number>(), withTexts: new Set<number>() };
    let firstLeft: number | undefined;
    for (const line of lines) {
      if (!this.feed.shows(this.snapshot, line)) {
        firstLeft ??= line.seq;
        continue;
      }
      const touched = this.digests.touchedBy({ entity: line.entity as ChangedEntity, id: line.entityId });
      shown.lines.push(line);
      for (const id of touched) shown.productIds.add(id);
      if (line.entity === 'product-text') shown.withTexts.add(Number(line.entityId));
    }
    const left = lines.length - shown.lines.length;
    return { ...shown, walked: { shown: shown.lines.length, left, firstLeft, last: lines.at(-1)?.seq } };
  }
}
