import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { configFromProcess } from '@/config/config.module';
import { fillInOrders } from '@/modules/cart/orders/persistence/fill-in-orders';
import { bigint, bool, generated, int, nullable, primary, text, varchar } from '@/shared/database/schema/columns';
import { addColumns, createIndex, createTables, dropTables, fillIn } from '@/shared/database/schema/schema-changes';

/** Quotes have a lifetime; orders a state, a history, guides and versions. */
export class FollowOrders1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', ...ORDER_COLUMNS);
    await addColumns(runner, 'order_lines', ...LINE_COLUMNS);
    await createTables(runner, ...TABLES);
    for (const each of fillInOrders(configFromProcess().quoteDays)) await fillIn(runner, each);
    for (const [name, ...columnNames] of ORDER_INDICES) await createIndex(runner, 'orders', { name, columnNames });
    await createIndex(runner, 'order_lines', {
      name: 'ix_order_lines_product',
      columnNames: ['account_id', 'product_id', 'order_id'],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of ORDER_INDICES) await runner.dropIndex('orders', name);
    await runner.dropIndex('order_lines', 'ix_order_lines_product');
    for (const { name } of ORDER_COLUMNS) await runner.dropColumn('orders', name);
    for (const { name } of LINE_COLUMNS) await runner.dropColumn('order_lines', name);
    await dropTables(runner, ...TABLES);
  }
}

const ORDER_COLUMNS = [
  bigint('ordered_at'),
  int('ordered_day'),
  bigint('quoted_at'),
  bigint('valid_until'),
  varchar('state', 20),
  bigint('state_at'),
  int('version'),
  bigint('modified_at'),
  bigint('claimed_at'),
  bigint('cancelled_at'),
  bool('single_branch'),
  bool('border_rate'),
].map(nullable);

const LINE_COLUMNS = [bigint('account_id'), int('shipped'), int('delivered'), int('cancelled'), int('eta_day')].map(
  nullable,
);

const ORDER_INDICES: readonly (readonly [name: string, ...columns: string[]])[] = [
  ['ix_orders_kind_ordered', 'kind', 'ordered_at', 'id'],
  ['ix_orders_ordered', 'account_id', 'kind', 'ordered_at', 'id'],
  ['ix_orders_state', 'account_id', 'kind', 'state', 'ordered_at', 'id'],
  ['ix_orders_modified', 'account_id', 'kind', 'modified_at', 'ordered_at', 'id'],
  ['ix_orders_purchase', 'account_id', 'kind', 'purchase_order', 'ordered_at', 'id'],
  ['ix_orders_account_folio', 'account_id', 'kind', 'folio', 'ordered_at', 'id'],
  ['ix_orders_quoted', 'account_id', 'kind', 'quoted_at', 'id', 'valid_until'],
];

const TABLES = [
  new Table({
    name: 'order_history',
    columns: [
      generated(int('id')),
      int('order_id'),
      varchar('state', 20),
      bigint('at'),
      varchar('message', 500),
      varchar('source', 20),
      varchar('digest', 64),
    ],
    indices: [{ name: 'uq_order_history_digest', columnNames: ['order_id', 'digest'], isUnique: true }],
  }),
  new Table({
    name: 'order_guides',
    columns: [
      primary(int('order_id')),
      primary(varchar('guide_folio', 60)),
      varchar('carrier', 100),
      text('url'),
      nullable(bigint('at')),
    ],
  }),
];
