import { Injectable } from '@nestjs/common';
import { published, type CatalogChange, type ShownProduct } from '@/modules/feed/domain/catalog-change';
import { offerDay } from '@/modules/feed/domain/offer-day';
import { holdsUpRequests } from '@/modules/feed/publishing/holds-up-requests';
import { CatalogChangeRepository } from '@/modules/feed/persistence/catalog-change.repository';
import { CatalogDigests } from '@/modules/products/catalog-digests.service';
import type { LoggedChange } from '@/shared/database/changes/change-tracker';
import { Database, type Transaction } from '@/shared/database/database';
import { Clock } from '@/shared/kernel/clock';
import { TurnsBehindRequests } from '@/shared/kernel/turns';
import { givePositions } from '@/shared/outbox/positions';

/** Products that may have changed, and what is to be done once all of them were looked at. */
export interface Publishing {
  readonly productIds: readonly number[];
  /** The products whose long texts may have changed too, or all of them. */
  readonly withTexts?: ReadonlySet<number> | 'all';
  /** The lines of the change log that named them. */
  readonly lines?: readonly LoggedChange[];
  /** Whether it is the calendar that changed their prices, and no row: an offer began or ended. */
  readonly turned?: boolean;
  /** Asked now and then: whether the process is about to end, and the rest is to be left to the next one. */
  readonly stopped?: () => boolean;
  /** Done in the last transaction. */
  readonly finish?: (manager: Transaction) => Promise<void>;
}

/** Most products of one transaction: on SQLite everybody who writes waits for it. */
const PRODUCTS_PER_TRANSACTION = 1000;
/** The same where requests wait for the transaction too (holdsUpRequests): a few milliseconds. */
const PRODUCTS_BESIDE_REQUESTS = 100;

/** Publishes what products show in the change feed: each that differs from what was published before gets the next position. */
@Injectable()
export class CatalogPublication {
  /** The last position this process knows to be given out, with everything that led to it in memory. */
  reached = -1;

  constructor(
    private readonly database: Database,
    private readonly changes: CatalogChangeRepository,
    private readonly digests: CatalogDigests,
    private readonly clock: Clock,
  ) {}

  /**
   * Publishes in transactions of at most 1,000 products. Answers false when it was stopped, or when another process is publishing or has
   * published since `reached`: what memory shows may then be older than what is published. Doing it twice changes nothing.
   */
  async publish(publishing: Publishing): Promise<boolean> {
    const { productIds } = publishing;
    let start = 0;
    do {
      if (publishing.stopped?.() === true) return false;
      const size = holdsUpRequests(this.database) ? PRODUCTS_BESIDE_REQUESTS : PRODUCTS_PER_TRANSACTION;
      const ids = productIds.slice(start, start + size);
      start += size;
      if (!(await this.part(ids, publishing, start >= productIds.length))) return false;
    } while (start < productIds.length);
    return true;
  }

  /**
   * Writes rows without giving them new positions, so that readers are told nothing. Answers false, and writes nothing, when another
   * process has published since `reached`.
   */
  async keep(rows: readonly CatalogChange[], finish?: Publishing['finish']): Promise<boolean> {
    const kept = await givePositions(this.database, 'catalogo', async (manager, last) => {
      if (last !== this.reached) return undefined;
      await this.changes.save(manager, rows);
      await finish?.(manager);
      return last;
    });
    return kept !== undefined;
  }

  /**
   * Publishes some of the products. What was published of them before is read ahead of the transaction, so that writers wait only for the
   * new rows: as long as the series still stands at `reached` inside it, nobody has written since.
   */
  private async part(ids: readonly number[], publishing: Publishing, isLast: boolean): Promise<boolean> {
    const shown = await this.shown(ids, publishing.withTexts);
    const expected = this.reached;
    const fresh = this.differing(shown, await this.changes.find(ids), publishing.turned === true, expected);
    if (fresh.length === 0 && !isLast) return true;
    const given = await givePositions(this.database, 'catalogo', async (manager, last) => {
      if (last !== expected) return undefined;
      const reached = last + fresh.length;
      await this.changes.save(manager, fresh);
      if (isLast) {
        await this.changes.markPublished(manager, publishing.lines ?? [], reached);
        await publishing.finish?.(manager);
      }
      return reached;
    });
    this.reached = given ?? this.reached;
    return given !== undefined;
  }

  /**
   * What the products show now; undefined for one that is not there. It is worked out ahead of the transaction and gives way to requests:
   * on SQLite a transaction lets none through, and all who write wait for it. What changes meanwhile has lines of its own, which are
   * published next.
   */
  private async shown(
    ids: readonly number[],
    withTexts: Publishing['withTexts'],
  ): Promise<Map<number, ShownProduct | undefined>> {
    const texts = await this.digests.ofTexts(withTexts === 'all' ? ids : ids.filter((id) => withTexts?.has(id)));
    const shown = new Map<number, ShownProduct | undefined>();
    const turns = new TurnsBehindRequests();
    for (const id of ids) {
      const digests = this.digests.of(id);
      shown.set(id, digests && { ...digests, texts: texts.get(id) });
      if (turns.over) await turns.next();
    }
    await turns.next();
    return shown;
  }

  private differing(
    shown: ReadonlyMap<number, ShownProduct | undefined>,
    before: ReadonlyMap<number, CatalogChange>,
    turned: boolean,
    last: number,
  ): CatalogChange[] {
    const at = this.clock.now().getTime();
    const fresh: CatalogChange[] = [];
    for (const [id, now] of shown) {
      const known = before.get(id);
      const publication = { position: last + fresh.length + 1, at, turned: turned || this.turnedAway(known, at) };
      const change = published(known, id, now, publication);
      if (change) fresh.push(change);
    }
    return fresh;
  }

  /** Whether an offer of a product began or ended while it was not on sale, when the calendar says nothing of it. */
  private turnedAway(before: CatalogChange | undefined, at: number): boolean {
    if (before?.listed !== false) return false;
    return this.digests.hasTurnedBetween(before.productId, offerDay(before.changedAt), offerDay(at));
  }
}
