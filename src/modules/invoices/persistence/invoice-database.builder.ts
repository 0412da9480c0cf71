import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { loadConfig } from '@/config/app-config';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { hiddenInvoiceRows, manyGuideRows, manyInvoiceRows } from '@/modules/invoices/persistence/invoice-rows.builder';
import { InvoiceEntity } from '@/modules/invoices/persistence/invoice.entity';
import { InvoiceRevisionEntity } from '@/modules/invoices/persistence/invoice-revision.entity';
import { ShippingGuideEntity } from '@/modules/invoices/persistence/shipping-guide.entity';
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

/** Fills the tables with the rows of invoice-rows.builder. */
export async function insertMany(database: Database): Promise<void> {
  await insertRows(database, InvoiceEntity, [...manyInvoiceRows(), ...hiddenInvoiceRows()]);
  await insertRows(database, ShippingGuideEntity, manyGuideRows());
  await insertRows(database, InvoiceRevisionEntity, [{ accountId: 1001, revision: 1 }]);
}
