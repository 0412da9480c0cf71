import type { EntityManager } from 'typeorm';
import { defer } from '@/shared/database/statements';

/** Kinds of things whose change other processes must see. */
export type ChangedEntity =
  | 'product'
  /** Its long texts, which no process holds but in a cache. */
  | 'product-text'
  | 'stock'
  | 'category'
  | 'brand'
  | 'branch'
  | 'account'
  | 'exchange-rate'
  | 'support-catalog'
  | 'banner'
  | 'course'
  | 'credential';

export interface Change {
  readonly entity: ChangedEntity;
  readonly id: string | number;
}

const ROWS_PER_STATEMENT = 500;

/**
 * Notes, in the transaction that makes them, what has changed; every process reads the log and refreshes what it holds in
 * memory. Repeats within one call are folded.
 */
export async function appendChanges(manager: EntityManager, changes: Iterable<Change>): Promise<void> {
  const distinct = new Map<string, Change>();
  for (const change of changes) distinct.set(`${change.entity}:${change.id}`, change);
  const rows = [...distinct.values()];
  const now = Date.now();
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const slice = rows.slice(start, start + ROWS_PER_STATEMENT);
    await defer(
      manager,
      `INSERT INTO change_log (entity, entity_id, changed_at) VALUES ${slice.map(() => '(?, ?, ?)').join(', ')}`,
      slice.flatMap((change) => [change.entity, String(change.id), now]),
    );
  }
}
