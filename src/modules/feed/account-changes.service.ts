import { Injectable } from '@nestjs/common';
import { CatalogChanges, type ChangedProduct, type PositionRange } from '@/modules/feed/catalog-changes.service';
import { ChangeWriter } from '@/modules/feed/change-writer';
import type { ChangeKind } from '@/modules/feed/domain/catalog-change';
import type { ViewMarks } from '@/modules/feed/domain/view-marks';
import { FeedMemory } from '@/modules/feed/feed-memory.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import type { DisplayRequest } from '@/modules/products/domain/search-criteria';
import { ProductSearchService, type CallerContext } from '@/modules/products/product-search.service';
import type { Transaction } from '@/shared/database/database';
import { DomainError } from '@/shared/kernel/domain-error';

/** Changes of one kind, ready to be sent. */
export interface WrittenChanges {
  /** The entries, each as JSON. */
  readonly entries: readonly string[];
  /** The position up to which every change of this kind has now been told. */
  readonly position: number;
  readonly more: boolean;
  /** The `known` of the next walk (see Walk), once the receiver has accepted these. */
  readonly known: number;
}

/** How much may be told at once. */
export interface Room {
  readonly entries: number;
  readonly bytes: number;
}

/** Dollars without VAT: what is sent to an account on its own (Beyond 2.2). */
const DISPLAY: DisplayRequest = {
  ...{ currency: 'usd', vat: false, financial: false, inventories: false },
  ...{ description: false, images: false, pro: false },
};

/** The changes of the catalog as an account sees them, one kind at a time: for what is sent without being asked for (Beyond 2.2). */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly changes: CatalogChanges,
    private readonly memory: FeedMemory,
    private readonly search: ProductSearchService,
    private readonly snapshot: CatalogSnapshot,
    private readonly writer: ChangeWriter,
  ) {}

  /** The position after which everything is still to come; throws `no_disponible` like `CatalogChanges.latest`. */
  latest(transaction: Transaction): Promise<number> {
    return this.changes.latest(transaction);
  }

  /**
   * The position up to which changes can be told now, as memory shows all of them; undefined during the first publication of the catalog.
   */
  async tellable(): Promise<number | undefined> {
    try {
      return await this.memory.upTo(await this.changes.latest());
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }

  /** Rises whenever anything that an account sees may have changed. */
  get version(): number {
    return this.snapshot.version;
  }

  /** What the account's view depends on; undefined when there is no such account. */
  viewOf(accountId: number): ViewMarks | undefined {
    const context = this.contextOf(accountId);
    return context && this.search.marks(context);
  }

  /**
   * The changes of a kind in a range of positions that `tellable` lies behind, as many as there is room for, without those that would need more by
   * themselves (Beyond 2.6); undefined when there is no such account.
   */
  async ofKind(
    accountId: number,
    kind: ChangeKind,
    range: PositionRange,
    room: Room,
  ): Promise<WrittenChanges | undefined> {
    const page = await this.changes.ofKind(kind, range, room.entries);
    const ahead = await this.changes.aheadOf(page);
    const context = this.contextOf(accountId);
    if (!context) return undefined;
    const entries: string[] = [];
    let { from } = range;
    let bytes = 0;
    for (const change of page.changes) {
      if (this.memory.isBehind(change.productId) || ahead.has(change.productId))
        return { entries, position: from, more: true, known: range.known };
      const entry = this.write(context, kind, change);
      const size = entry === undefined ? 0 : Buffer.byteLength(entry) + 1;
      // One for which there is never room holds up none behind it.
      if (entry !== undefined && size <= room.bytes) {
        if (bytes + size > room.bytes) return { entries, position: from, more: true, known: range.known };
        entries.push(entry);
        bytes += size;
      }
      from = change.position;
    }
    return { entries, position: page.position, more: page.more, known: page.known };
  }

  private write(context: CallerContext, kind: ChangeKind, { productId, at }: ChangedProduct): string | undefined {
    // What left since then is told by its own kind.
    const isListed = this.search.slotsOf([productId]).length > 0;
    return kind === 'withdrawn' || isListed ? this.writer.write(context, { kind, productId, at }) : undefined;
  }

  private contextOf(accountId: number): CallerContext | undefined {
    try {
      return this.search.context({ accountId, clientId: '', scopes: [] }, DISPLAY);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }
}
