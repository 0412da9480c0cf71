import { Injectable } from '@nestjs/common';
import { Database } from '@/shared/database/database';

/** Figures over all accounts, for the operator. */
@Injectable()
export class OrderCountsRepository {
  constructor(private readonly database: Database) {}

  /** How many orders wait to be exported, and when the oldest was ordered (epoch milliseconds; undefined when there is none). */
  async unexported(): Promise<{ readonly count: number; readonly oldest: number | undefined }> {
    const [row] = await this.database.reader.query<Record<'waiting' | 'oldest', number | string | null>[]>(
      `SELECT COUNT(*) AS waiting, MIN(ordered_at) AS oldest FROM orders
       WHERE kind = 'order' AND exported_at IS NULL AND COALESCE(state, '') <> 'cancelado'`,
    );
    const oldest = row?.oldest ?? undefined;
    return { count: Number(row?.waiting ?? 0), oldest: oldest === undefined ? undefined : Number(oldest) };
  }
}
