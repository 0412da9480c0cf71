import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, bool, nullable, primary, varchar } from '@/shared/database/schema/columns';
import { addColumns, createIndex, createTables, dropTables } from '@/shared/database/schema/schema-changes';

const PUBLISHED = { name: 'ix_change_log_published', columnNames: ['published', 'seq'] };

/** What the change feed shows: one row per product, and in the change log the position that each line led to. */
export class CreateCatalogChanges1764120000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'change_log', nullable(bigint('published')));
    await createIndex(runner, 'change_log', PUBLISHED);
    await createTables(runner, CATALOG_CHANGES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, CATALOG_CHANGES);
    await runner.dropIndex('change_log', PUBLISHED.name);
    await runner.dropColumn('change_log', 'published');
  }
}

const CATALOG_CHANGES = new Table({
  name: 'catalog_changes',
  columns: [
    primary(bigint('product_id')),
    bigint('position'),
    bool('listed'),
    bigint('listed_pos'),
    bigint('withdrawn_pos'),
    bigint('price_pos'),
    bigint('stock_pos'),
    bigint('sheet_pos'),
    varchar('price_digest', 16),
    varchar('stock_digest', 16),
    varchar('sheet_digest', 16),
    bigint('changed_at'),
  ],
  indices: [{ name: 'uq_catalog_changes_position', columnNames: ['position'], isUnique: true }],
});
