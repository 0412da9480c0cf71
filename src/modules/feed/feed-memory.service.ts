import { Injectable } from '@nestjs/common';
import { CatalogPublication } from '@/modules/feed/publishing/catalog-publication.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ProductTextsService } from '@/modules/products/product-texts.service';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { raced } from '@/shared/deadline/deadline';

/** How long a reader waits for memory to catch up before it tells only what memory has. */
const CATCH_UP_MS = 1200;
/** The same where memory has all that led to the positions asked for: it waits for what is newer, and not for long behind an import. */
const REFRESHED_MS = 120;

/** Positions come from the database and products from memory, which may not be older than they are (Beyond 1.3). */
@Injectable()
export class FeedMemory {
  constructor(
    private readonly snapshot: CatalogSnapshot,
    private readonly texts: ProductTextsService,
    private readonly feed: ChangeFeed,
    private readonly publication: CatalogPublication,
  ) {}

  /**
   * Has memory read what is committed; answers up to which position it has done so: `latest`, known before, or where that takes too long,
   * or can't be done, the last position that this process has published or caught up with. What memory has read and could not apply,
   * `isBehind` tells.
   */
  async upTo(latest: number): Promise<number> {
    const patience = this.publication.reached >= latest ? REFRESHED_MS : CATCH_UP_MS;
    const isRead = await raced(this.feed.caughtUp(), patience, 'state of memory').catch(() => false);
    return isRead ? latest : Math.min(latest, this.publication.reached);
  }

  /** Whether a product shows something older than what is known to be committed, of itself or of others that show in it. */
  isBehind(productId: number): boolean {
    if (this.feed.waits(this.texts, 'product-text', String(productId))) return true;
    if (!this.feed.isBehind(this.snapshot)) return false;
    for (const { entity, id } of this.snapshot.shownIn(productId))
      if (this.feed.waits(this.snapshot, entity, String(id))) return true;
    return false;
  }
}
