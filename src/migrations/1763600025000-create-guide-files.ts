import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, int, primary, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

/** The guide of each order or quote. */
export class CreateGuideFiles1763600025000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, GUIDE_FILES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, GUIDE_FILES);
  }
}

const GUIDE_FILES = new Table({
  name: 'guide_files',
  columns: [
    primary(varchar('folio', 60)),
    bigint('account_id'),
    varchar('storage_name', 64),
    varchar('original_name', 255),
    varchar('format', 4),
    int('bytes'),
    varchar('sha256', 64),
    bigint('stored_at'),
  ],
  indices: [{ name: 'ux_guide_files_storage_name', columnNames: ['storage_name'], isUnique: true }],
});
