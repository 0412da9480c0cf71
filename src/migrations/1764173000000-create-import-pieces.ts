import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { int, primary, text, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

/** Pieces of import files that changed nothing. */
export class CreateImportPieces1764173000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, IMPORT_PIECES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, IMPORT_PIECES);
  }
}

const IMPORT_PIECES = new Table({
  name: 'import_pieces',
  columns: [primary(varchar('digest', 32)), varchar('entity', 40), int('seen_day'), text('note')],
  indices: [{ name: 'ix_import_pieces_seen', columnNames: ['entity', 'seen_day'] }],
});
