import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nullable, varchar } from '@/shared/database/schema/columns';
import { addColumns } from '@/shared/database/schema/schema-changes';

/** The purchase order that a quote had before it became an order: what the list of quotes shows and is searched by. */
export class KeepQuotedPurchaseOrders1764170000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', nullable(varchar('quoted_purchase_order', 100)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('orders', 'quoted_purchase_order');
  }
}
