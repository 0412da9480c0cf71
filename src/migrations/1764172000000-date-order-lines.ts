import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dateLines, undatedOrders, type Ask } from '@/modules/cart/orders/persistence/date-order-lines';
import { bigint, nullable } from '@/shared/database/schema/columns';
import { addColumns, createIndex } from '@/shared/database/schema/schema-changes';

/**
 * Lines know when their document was ordered, so that the orders of a product are found newest first. `ix_order_lines_product` stays
 * for the release before, whose statements name it.
 */
export class DateOrderLines1764172000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', nullable(bigint('lines_ordered_at')));
    await addColumns(runner, 'order_lines', nullable(bigint('ordered_at')));
    await createIndex(runner, 'orders', UNDATED);
    const ask: Ask = (sql, values) => runner.query(sql, [...values]);
    for (let ids = await undatedOrders(ask); ids.length > 0; ids = await undatedOrders(ask)) await dateLines(ask, ids);
    await createIndex(runner, 'order_lines', ORDERED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('order_lines', ORDERED.name);
    await runner.dropIndex('orders', UNDATED.name);
    await runner.dropColumn('order_lines', 'ordered_at');
    await runner.dropColumn('orders', 'lines_ordered_at');
  }
}

const UNDATED = { name: 'ix_orders_undated', columnNames: ['kind', 'lines_ordered_at'] };
const ORDERED = {
  name: 'ix_order_lines_ordered',
  columnNames: ['account_id', 'product_id', 'ordered_at', 'order_id'],
};
