import { Injectable } from '@nestjs/common';
import { CatalogPublisher } from '@/modules/feed/publishing/catalog-publisher.service';
import {
  happenedSince,
  toldSince,
  type CatalogChange,
  type ChangeKind,
  type ToldChange,
} from '@/modules/feed/domain/catalog-change';
import { CatalogChangeRepository } from '@/modules/feed/persistence/catalog-change.repository';
import type { Transaction } from '@/shared/database/database';
import { DomainError } from '@/shared/kernel/domain-error';

/** A product of which something was published after a position. */
export interface ChangedProduct extends ToldChange {
  readonly productId: number;
  readonly position: number;
  readonly at: Date;
}

export interface ChangesPage {
  readonly changes: readonly ChangedProduct[];
  /** Up to where the reader knows everything now. */
  readonly position: number;
  readonly more: boolean;
  /** The `known` of the next walk of the reader (see Walk): `position` when everything published so far was looked at. */
  readonly known: number;
}

/**
 * A walk along the positions. A product stands only at the position of its last change of any kind. So one whose stock has changed before
 * the place of a reader moves behind that place when its price changes, and its change of stock was never told. That is why a reader is
 * told every change later than `known`, and not only those later than `from`.
 */
export interface Walk {
  /** The walk goes on after this position. */
  readonly from: number;
  /** The position up to which the reader had been told everything when the walk began; equal to `from` at its beginning. */
  readonly known: number;
}

/** A walk up to a position. */
export interface PositionRange extends Walk {
  readonly to: number;
}

const MOST_ROWS_READ = 4000;
const NONE: ReadonlySet<number> = new Set();

/** What has become of products since a position (Beyond 1.3): for the change feed and whoever else follows the catalog. */
@Injectable()
export class CatalogChanges {
  constructor(
    private readonly changes: CatalogChangeRepository,
    private readonly publisher: CatalogPublisher,
  ) {}

  /** The position from which on everything is still to come; throws `no_disponible` while the first publication is under way. */
  async latest(transaction?: Transaction): Promise<number> {
    if (!this.publisher.isReady)
      throw new DomainError('unavailable', 'no_disponible', 'the catalog is still being published for the first time');
    return this.changes.latest(transaction);
  }

  /**
   * Products of which memory may show what is not published yet (see CatalogBatches.ahead). Told to a reader and then undone before its
   * publication, such a state would stay with the reader, for nothing is published of it (Beyond 1.2).
   */
  ahead(): Promise<ReadonlySet<number>> {
    return this.publisher.ahead();
  }

  /** As ahead(), for those who tell these changes; asks nothing when there are none. */
  aheadOf({ changes }: Pick<ChangesPage, 'changes'>): Promise<ReadonlySet<number>> {
    return changes.length > 0 ? this.ahead() : Promise.resolve(NONE);
  }

  /** Publishes what memory shows, unless that takes too long. */
  publishSoon(): Promise<void> {
    return this.publisher.publishSoon();
  }

  /** When what is known of each product was published; products never on sale are left out. */
  timesOf(productIds: readonly number[]): Promise<Map<number, Date>> {
    return this.changes.timesOf(productIds);
  }

  /**
   * The products with changes of these kinds on a walk, each once, by position; those that came or left always. At most
   * `limit`, and fewer where much else has changed: `more` tells whether to go on at once.
   */
  since({ from, known }: Walk, kinds: ReadonlySet<ChangeKind>, limit: number): Promise<ChangesPage> {
    return this.scan({ from, known, to: Infinity }, limit, (row) => toldSince(row, known, kinds));
  }

  /**
   * The products to which one kind of change has happened on a walk, each once, by position. At most
   * `limit`; `more` as above.
   */
  ofKind(kind: ChangeKind, range: PositionRange, limit: number): Promise<ChangesPage> {
    return this.scan(range, limit, (row) =>
      happenedSince(row, range.known, kind) ? { type: 'changed', kinds: [kind] } : undefined,
    );
  }

  private async scan(
    { from, known, to }: PositionRange,
    limit: number,
    tell: (row: CatalogChange) => ToldChange | undefined,
  ): Promise<ChangesPage> {
    const found: ChangedProduct[] = [];
    let place = from;
    for (let read = 0; found.length < limit && read < MOST_ROWS_READ;) {
      // One more than is told: whether there is any behind a full page.
      const wanted = 1 + Math.min(1000, Math.max(limit, read));
      const rows = await this.changes.since(place, wanted);
      read += rows.length;
      for (const row of rows) {
        if (row.position > to) return { changes: found, position: place, more: false, known };
        if (found.length >= limit) return { changes: found, position: place, more: true, known };
        const told = tell(row);
        if (told)
          found.push({ ...told, productId: row.productId, position: row.position, at: new Date(row.changedAt) });
        place = row.position;
      }
      if (rows.length < wanted) return { changes: found, position: place, more: false, known: place };
    }
    return { changes: found, position: place, more: true, known };
  }
}
