import { Injectable } from '@nestjs/common';
import { CatalogPublication } from '@/modules/feed/publishing/catalog-publication.service';
import type { CatalogChange } from '@/modules/feed/domain/catalog-change';
import { CatalogChangeRepository } from '@/modules/feed/persistence/catalog-change.repository';
import { CatalogDigests } from '@/modules/products/catalog-digests.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import type { ChangedEntity } from '@/shared/database/changes/change-log';
import { ServiceState } from '@/shared/database/starts/service-state';
import { TurnsBehindRequests } from '@/shared/kernel/turns';

/** Name of the mark in `service_state` that says: the digests of kits are of what sets of warehouses can make. */
const KIT_DIGESTS = 'kit_digests';
const BY_SETS = 'by_sets';
const LINES_PER_READ = 2000;
const KITS_PER_TRANSACTION = 500;

/**
 * Renews the digests of kits, once on a database of an older release. That release judged kits by the sets of warehouses that were open
 * to accounts at the time, which cannot be known any more. So all are replaced without telling of a change, except those of which the
 * change log says that something is waiting to be published (Beyond 1.6).
 */
@Injectable()
export class KitRenewal {
  constructor(
    private readonly state: ServiceState,
    private readonly changes: CatalogChangeRepository,
    private readonly publication: CatalogPublication,
    private readonly digests: CatalogDigests,
    private readonly snapshot: CatalogSnapshot,
  ) {}

  /** Answers whether it is done. When it was stopped, the next time begins anew. */
  async begin(stopped: () => boolean): Promise<boolean> {
    if ((await this.state.get(KIT_DIGESTS)) !== undefined) return true;
    const stock = await this.stockOfKits();
    // Read after memory: whatever it shows that nobody has published yet is among them.
    const waiting = await this.waiting();
    const kits = [...stock.keys()].filter((id) => !waiting.has(id));
    for (let start = 0; start < kits.length; start += KITS_PER_TRANSACTION) {
      const renewed = await this.renewed(kits.slice(start, start + KITS_PER_TRANSACTION), stock);
      if (stopped() || !(await this.publication.keep(renewed))) return false;
    }
    return this.publication.keep([], (manager) => this.state.set(manager, KIT_DIGESTS, BY_SETS));
  }

  private async stockOfKits(): Promise<Map<number, string>> {
    const { store } = this.snapshot;
    const stock = new Map<number, string>();
    const turns = new TurnsBehindRequests();
    for (const slot of store.kitSlots.toArray()) {
      const id = store.idOf(slot);
      stock.set(id, this.digests.of(id)?.stock ?? '');
      if (turns.over) await turns.next();
    }
    return stock;
  }

  /** The products of which lines of the log are not published; all kits where a branch may sell now, or no more. */
  private async waiting(): Promise<ReadonlySet<number>> {
    const { store } = this.snapshot;
    const touched = new Set<number>();
    let lines = await this.changes.unpublished(0, LINES_PER_READ);
    while (lines.length > 0) {
      for (const { entity, entityId } of lines) {
        const kits = entity === 'branch' ? [...store.kitSlots.toArray()].map((slot) => store.idOf(slot)) : [];
        for (const id of [...kits, ...this.digests.touchedBy({ entity: entity as ChangedEntity, id: entityId })])
          touched.add(id);
      }
      lines = await this.changes.unpublished(lines.at(-1)?.seq ?? Infinity, LINES_PER_READ);
    }
    return touched;
  }

  private async renewed(ids: readonly number[], stock: ReadonlyMap<number, string>): Promise<CatalogChange[]> {
    const rows = [...(await this.changes.find(ids)).values()];
    return rows.flatMap((row) => {
      const stockDigest = stock.get(row.productId) ?? '';
      return row.listed && row.stockDigest !== stockDigest ? [{ ...row, stockDigest }] : [];
    });
  }
}
