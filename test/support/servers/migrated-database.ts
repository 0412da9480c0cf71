import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { loadConfig } from '@/config/app-config';
import { Database } from '@/shared/database/database';
import { migrate } from '@/shared/database/schema/migrate';

const ROWS_PER_INSERT = 100;

/** The migrated database at `url`. */
export async function openMigrated(url: string): Promise<Database> {
  const database = await Database.open(loadConfig({ DATABASE_URL: url }).database, ENTITIES, MIGRATIONS);
  await migrate(database.writeSource);
  return database;
}

/** Writes rows as they are, without the importer. */
export async function insertRows<T extends ObjectLiteral>(
  database: Database,
  entity: EntityTarget<T>,
  rows: readonly object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await database.write(async (manager) => {
      await manager.insert(entity, rows.slice(start, start + ROWS_PER_INSERT));
    });
  }
}
