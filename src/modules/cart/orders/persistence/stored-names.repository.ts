import { Injectable } from '@nestjs/common';
import type { TrackedCarrier } from '@/modules/support-catalogs/domain/delivery/carriers';
import { Database } from '@/shared/database/database';

/** Titles and carriers as the database has them. */
@Injectable()
export class StoredNamesRepository {
  constructor(private readonly database: Database) {}

  /** Titles of products that are on sale. */
  async titles(productIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (productIds.length === 0) return new Map();
    const rows = await this.database.reader.query<{ id: number | string; title: string }[]>(
      `SELECT id, title FROM products WHERE id IN (${productIds.map(() => '?').join(', ')}) AND active = 1 AND withdrawn = 0`,
      [...productIds],
    );
    return new Map(rows.map(({ id, title }) => [Number(id), title]));
  }

  carriers(): Promise<TrackedCarrier[]> {
    return this.database.reader.query<TrackedCarrier[]>(
      'SELECT code, name, tracking_url AS trackingUrl FROM carriers WHERE withdrawn = 0',
    );
  }
}
