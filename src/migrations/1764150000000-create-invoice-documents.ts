import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, int, nullable, primary, varchar } from '@/shared/database/schema/columns';
import { addColumns, createIndex, createTables, dropTables, fillIn } from '@/shared/database/schema/schema-changes';

const INDICES = [
  { name: 'ix_invoices_uuid_key', columnNames: ['uuid_key'] },
  { name: 'ix_invoices_any_folio_key', columnNames: ['folio_key'] },
];
/** The fiscal folio in an invoice's header, without the quotes that MySQL/MariaDB leave around it. */
const HEADER_UUID = `REPLACE(JSON_EXTRACT(header, '$.uuid'), '"', '')`;

/** Invoices are found by their fiscal folio, and have an XML and a PDF. */
export class CreateInvoiceDocuments1764150000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'invoices', nullable(varchar('uuid_key', 36)));
    await fillIn(runner, {
      table: 'invoices',
      set: `uuid_key = UPPER(${HEADER_UUID})`,
      where: `uuid_key IS NULL AND ${HEADER_UUID} LIKE '________-____-____-____-____________'`,
    });
    for (const index of INDICES) await createIndex(runner, 'invoices', index);
    await createTables(runner, INVOICE_DOCUMENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, INVOICE_DOCUMENTS);
    for (const { name } of INDICES) await runner.dropIndex('invoices', name);
    await runner.dropColumn('invoices', 'uuid_key');
  }
}

const INVOICE_DOCUMENTS = new Table({
  name: 'invoice_documents',
  columns: [
    primary(int('invoice_id')),
    primary(varchar('kind', 3)),
    bigint('account_id'),
    varchar('uuid', 36),
    varchar('storage_name', 64),
    int('bytes'),
    varchar('sha256', 64),
    bigint('stored_at'),
  ],
  indices: [{ name: 'ux_invoice_documents_storage_name', columnNames: ['storage_name'], isUnique: true }],
});
