import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nullable, varchar } from '@/shared/database/schema/columns';
import { addColumns, createIndex } from '@/shared/database/schema/schema-changes';

const COLUMNS = [
  varchar('order_folio', 40),
  varchar('order_key', 40),
  varchar('state', 60),
  varchar('state_at', 19),
  varchar('url', 500),
].map(nullable);

/** Shipping guides may name their order, and say where they are. */
export class FollowGuides1764110001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'shipping_guides', ...COLUMNS);
    await createIndex(runner, 'shipping_guides', {
      name: 'ix_shipping_guides_order',
      columnNames: ['account_id', 'withdrawn', 'order_key'],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('shipping_guides', 'ix_shipping_guides_order');
    for (const { name } of COLUMNS) await runner.dropColumn('shipping_guides', name);
  }
}
