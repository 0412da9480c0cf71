import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderKey, orderSpelling } from '@/modules/invoices/domain/folio';
import { nullable, varchar } from '@/shared/database/schema/columns';
import { addColumns, createIndex } from '@/shared/database/schema/schema-changes';

const BATCH = 2000;
const SPELLED = {
  name: 'ix_invoices_spelled',
  columnNames: ['account_id', 'withdrawn', 'order_spelled', 'folio', 'issued_on'],
};

/** Invoices and guides belong to the order they name however its folio is written (Decisions 13). */
export class SpellOrders1764174000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'invoices', nullable(varchar('order_spelled', 40)));
    await everyRow(runner, 'invoices', 'id', 0, async ({ place, folio, stored }) => {
      const spelled = orderSpelling(folio);
      if (spelled === null && orderKey(folio) === stored) return;
      const set = 'UPDATE invoices SET order_key = ?, order_spelled = ? WHERE id = ?';
      await runner.query(set, [orderKey(folio), spelled, place]);
    });
    await everyRow(runner, 'shipping_guides', 'guide_folio', '', async ({ place, folio, stored }) => {
      if (orderKey(folio) === stored) return;
      await runner.query('UPDATE shipping_guides SET order_key = ? WHERE guide_folio = ?', [orderKey(folio), place]);
    });
    await createIndex(runner, 'invoices', SPELLED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('invoices', SPELLED.name);
    await runner.dropColumn('invoices', 'order_spelled');
  }
}

interface NamingRow {
  readonly place: number | string;
  readonly folio: string;
  /** What its order is looked up by so far. */
  readonly stored: string;
}

/** Each row that names an order, in the order of its key. */
async function everyRow(
  runner: QueryRunner,
  table: string,
  column: string,
  before: number | string,
  visit: (row: NamingRow) => Promise<void>,
): Promise<void> {
  for (let last: number | string | undefined = before; last !== undefined;) {
    const rows = (await runner.query(
      `SELECT ${column} AS place, order_folio AS folio, order_key AS stored FROM ${table}
       WHERE ${column} > ? AND order_folio <> '' ORDER BY ${column} LIMIT ${BATCH}`,
      [last],
    )) as NamingRow[];
    for (const row of rows) await visit(row);
    last = rows.at(-1)?.place;
  }
}
