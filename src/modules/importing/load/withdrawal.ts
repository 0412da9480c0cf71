import type { FollowWithdrawn } from '@/modules/importing/import-entity';
import type { Database } from '@/shared/database/database';
import { keyText, type LoadTable, type RowKey } from '@/shared/database/upsert/load-table';
import type { Scratch } from '@/shared/database/upsert/scratch';

const KEYS_PER_PAGE = 2000;

/** Marks as withdrawn the rows of a table that no line named; gives how many (in a dry run: how many it would be). */
export async function withdrawUnnamed(
  database: Database,
  scratch: Scratch,
  table: LoadTable,
  dryRun: boolean,
  follow: FollowWithdrawn = () => Promise.resolve(),
): Promise<number> {
  if (!table.withdrawable) return 0;
  let withdrawn = 0;
  for (let after: RowKey | undefined; ;) {
    const page = await table.liveKeys(after, KEYS_PER_PAGE);
    const unnamed = page.filter((key) => !scratch.isNamed(table.name, keyText(key)));
    withdrawn += dryRun ? unnamed.length : await withdraw(database, table, unnamed, follow);
    after = page.at(-1);
    if (page.length < KEYS_PER_PAGE) return withdrawn;
  }
}

async function withdraw(
  database: Database,
  table: LoadTable,
  keys: readonly RowKey[],
  follow: FollowWithdrawn,
): Promise<number> {
  if (keys.length === 0) return 0;
  return database.write(async (manager) => {
    const session = await table.open(manager, keys);
    const saved = keys.flatMap((key) => {
      const row = session.find(key);
      if (!row) return [];
      const marked = table.withdrawn(row);
      session.save(key, marked);
      return [{ row: marked, attached: undefined }];
    });
    await session.flush();
    await table.finish(manager, saved);
    await follow(
      manager,
      saved.map(({ row }) => row),
    );
    return saved.length;
  });
}
