import { Table, type MigrationInterface, type QueryRunner, type TableIndexOptions } from 'typeorm';
import { bigint, bool, generated, int, primary, text, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

const index = (name: string, ...columnNames: string[]): TableIndexOptions => ({ name, columnNames });

/** Invoices with their lines, shipping guides, and the revision of each account's invoices. */
export class CreateInvoices1763600030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, ...TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, ...TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'invoices',
    columns: [
      generated(int('id')),
      bigint('account_id'),
      varchar('folio', 40),
      varchar('folio_key', 40),
      varchar('order_folio', 40),
      varchar('order_key', 40),
      int('issued_on'),
      text('header'),
      varchar('line_digest', 64),
      bigint('counted_account_id'),
      bool('withdrawn'),
    ],
    indices: [
      { ...index('uq_invoices_folio', 'folio'), isUnique: true },
      index('ix_invoices_issued', 'account_id', 'withdrawn', 'issued_on', 'folio', 'order_folio'),
      index('ix_invoices_folio', 'account_id', 'withdrawn', 'folio', 'issued_on'),
      index('ix_invoices_order', 'account_id', 'withdrawn', 'order_folio', 'folio', 'issued_on'),
      index('ix_invoices_folio_key', 'account_id', 'withdrawn', 'folio_key'),
      index('ix_invoices_order_key', 'account_id', 'withdrawn', 'order_key'),
    ],
  }),
  new Table({
    name: 'invoice_lines',
    withoutRowid: true,
    columns: [primary(int('invoice_id')), primary(int('position')), text('content')],
  }),
  new Table({
    name: 'invoice_revisions',
    columns: [primary(bigint('account_id')), int('revision')],
  }),
  new Table({
    name: 'shipping_guides',
    columns: [
      primary(varchar('guide_folio', 60)),
      bigint('account_id'),
      varchar('carrier', 100),
      varchar('invoice_folio', 40),
      varchar('invoice_key', 40),
      varchar('invoiced_at', 19),
      bool('withdrawn'),
    ],
    indices: [
      index('ix_shipping_guides_newest', 'account_id', 'withdrawn', 'invoiced_at', 'guide_folio'),
      index('ix_shipping_guides_invoice', 'account_id', 'withdrawn', 'invoice_key'),
    ],
  }),
];
