import type { RowPatch } from '@/modules/importing/import-entity';
import type { Database } from '@/shared/database/database';
import type { LoadTable, RowKey, SavedRow, StoredRow } from '@/shared/database/upsert/load-table';

/** What became of rows that were to be taken back. */
export interface RowRemoval {
  /** Keys of the rows that were taken back. */
  readonly removed: RowKey[];
  /** How many somebody has changed since: they are no longer ours to take. */
  kept: number;
}

/**
 * Takes back rows that still are exactly what their lines say: withdrawn where the table knows that, else deleted. Rows that differ
 * stay, and so do those already withdrawn. One transaction.
 */
export async function takeBackRows(
  database: Database,
  table: LoadTable,
  patches: readonly RowPatch[],
): Promise<RowRemoval> {
  const wanted = patches.flatMap((patch) => {
    const key = table.keyOf(patch.values);
    return patch.table === table && key ? [{ key, values: patch.values }] : [];
  });
  return database.write(async (manager) => {
    const removal: RowRemoval = { removed: [], kept: 0 };
    const saved: SavedRow[] = [];
    const deleted: RowKey[] = [];
    const keys = wanted.map(({ key }) => key);
    const session = await table.open(manager, keys);
    for (const { key, values } of wanted) {
      const row = session.find(key);
      if (!row || isWithdrawn(table, row)) continue;
      if (table.merge(row, values).kind !== 'unchanged') removal.kept++;
      else {
        removal.removed.push(key);
        const left = table.withdrawable ? table.withdrawn(row) : row;
        if (table.withdrawable) session.save(key, left);
        else deleted.push(key);
        saved.push({ row: left, attached: undefined });
      }
    }
    await session.flush();
    if (deleted.length > 0) await table.delete(manager, deleted);
    await table.finish(manager, saved);
    return removal;
  });
}

function isWithdrawn(table: LoadTable, row: StoredRow): boolean {
  return table.withdrawable && table.withdrawn(row).every((value, index) => value === row[index]);
}
