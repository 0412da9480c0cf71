import { Table, TableCheck, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, bool, generated, int, nullable, primary, text, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

/** Quotes and orders with their lines and allocations, the ledger of reservations, folio counters and idempotency keys. */
export class CreateOrders1763600020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, ...TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, ...TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'orders',
    columns: [
      generated(int('id')),
      nullable(varchar('folio', 60)),
      varchar('kind', 5),
      bigint('account_id'),
      varchar('client_id', 100),
      bigint('created_at'),
      int('created_day'),
      varchar('delivery_type', 20),
      nullable(varchar('carrier', 60)),
      int('carrier_number'),
      text('delivery'),
      varchar('currency', 3),
      int('rate'),
      varchar('payment_method', 60),
      varchar('payment_code', 5),
      int('payment_form'),
      int('term_days'),
      varchar('cfdi_use', 10),
      varchar('purchase_order', 100),
      varchar('email', 200),
      bool('direct_to_customer'),
      bool('forced'),
      bool('prepaid_guide'),
      bigint('subtotal'),
      bigint('freight'),
      bigint('tax'),
      bigint('total'),
      int('tax_percent'),
      nullable(bigint('exported_at')),
    ],
    indices: [
      { name: 'ux_orders_folio', columnNames: ['folio'], isUnique: true },
      { name: 'ix_orders_kind_day', columnNames: ['kind', 'created_day'] },
      { name: 'ix_orders_kind_exported', columnNames: ['kind', 'exported_at'] },
    ],
    checks: [new TableCheck({ name: 'ck_orders_total', expression: '"total" = "subtotal" + "freight" + "tax"' })],
  }),
  new Table({
    name: 'order_lines',
    columns: [
      primary(int('order_id')),
      primary(int('line_number')),
      bigint('product_id'),
      varchar('model', 200),
      varchar('grade', 3),
      int('quantity'),
      int('missing'),
      bool('kit'),
      bigint('list_price'),
      bigint('offer_price'),
      bigint('unit_price'),
      bigint('amount'),
      int('distribution_discount'),
      int('class_discount'),
      int('volume_discount'),
      int('financial_discount'),
    ],
  }),
  new Table({
    name: 'order_allocations',
    columns: [
      primary(int('order_id')),
      primary(int('line_number')),
      primary(bigint('product_id')),
      primary(varchar('branch_code', 60)),
      varchar('model', 200),
      varchar('grade', 3),
      int('pieces'),
    ],
  }),
  new Table({
    name: 'stock_ledger',
    columns: [
      generated(int('id')),
      int('order_id'),
      bigint('product_id'),
      varchar('grade', 3),
      varchar('branch_code', 60),
      int('quantity'),
      bigint('created_at'),
    ],
    indices: [
      { name: 'ix_stock_ledger_order', columnNames: ['order_id'] },
      { name: 'ix_stock_ledger_stock', columnNames: ['product_id', 'grade', 'branch_code'] },
    ],
  }),
  new Table({
    name: 'folio_counters',
    columns: [primary(varchar('series', 20)), primary(int('year')), int('last_number')],
  }),
  new Table({
    name: 'idempotency_keys',
    columns: [
      primary(bigint('account_id')),
      primary(varchar('key_hash', 64)),
      primary(int('part')),
      varchar('fingerprint', 64),
      text('body'),
      bigint('created_at'),
    ],
    indices: [{ name: 'ix_idempotency_keys_created_at', columnNames: ['created_at'] }],
  }),
];
