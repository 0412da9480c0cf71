import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, primary, text, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

/** Vectors of product texts for the search by meaning. */
export class CreateProductVectors1763600040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, PRODUCT_VECTORS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, PRODUCT_VECTORS);
  }
}

const PRODUCT_VECTORS = new Table({
  name: 'product_vectors',
  columns: [primary(varchar('content_hash', 64)), text('vector'), bigint('created_at')],
});
