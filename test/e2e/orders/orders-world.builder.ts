import { Database } from '@/shared/database/database';
import type { RunningApp } from '@test/support/app';

/** Rows of a question to the database of a running app; numbers come back as numbers. */
export async function rows<T = Record<string, unknown>>(app: RunningApp, sql: string): Promise<T[]> {
  const found = await app.nest.get(Database).reader.query<Record<string, unknown>[]>(sql);
  return found.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asNumber(value)])),
  ) as T[];
}

function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

const CART_TABLES: readonly (readonly [table: string, key: string, columns?: string])[] = [
  ['orders', 'id'],
  ['order_lines', 'order_id, line_number'],
  ['order_allocations', 'order_id, line_number, product_id, branch_code'],
  ['stock_ledger', 'id'],
  ['folio_counters', 'series, year'],
  ['idempotency_keys', 'account_id, key_hash, part'],
  ['guide_files', 'folio'],
  ['stock', 'product_id, grade, branch_code'],
  // What was logged, not whether it has been published since.
  ['change_log', 'seq', 'seq, entity, entity_id, changed_at'],
];

/** Everything a cart could have written, as one text. */
export async function fingerprint(app: RunningApp): Promise<string> {
  const tables = await Promise.all(
    CART_TABLES.map(([table, key, columns = '*']) => rows(app, `SELECT ${columns} FROM ${table} ORDER BY ${key}`)),
  );
  return JSON.stringify(tables);
}

/** Stock rows where what is reserved is not what the ledger and the orders' allocations say, or more than there is. */
export async function disagreements(app: RunningApp): Promise<unknown[]> {
  return rows(
    app,
    `SELECT s.product_id, s.grade, s.branch_code, s.on_hand, s.reserved,
       (SELECT COALESCE(SUM(l.quantity), 0) FROM stock_ledger l
         WHERE l.product_id = s.product_id AND l.grade = s.grade AND l.branch_code = s.branch_code) AS ledger,
       (SELECT COALESCE(SUM(a.pieces), 0) FROM order_allocations a JOIN orders o ON o.id = a.order_id
         WHERE o.state <> 'cancelado' AND a.product_id = s.product_id AND a.grade = s.grade AND a.branch_code = s.branch_code) AS allocated
     FROM stock s
     WHERE s.reserved > s.on_hand OR s.reserved < 0
       OR s.reserved <> (SELECT COALESCE(SUM(l.quantity), 0) FROM stock_ledger l
         WHERE l.product_id = s.product_id AND l.grade = s.grade AND l.branch_code = s.branch_code)
       OR s.reserved <> (SELECT COALESCE(SUM(a.pieces), 0) FROM order_allocations a JOIN orders o ON o.id = a.order_id
         WHERE o.state <> 'cancelado' AND a.product_id = s.product_id AND a.grade = s.grade AND a.branch_code = s.branch_code)`,
  );
}

/** Documents that are not whole: without folio or lines, or whose lines don't add up or are not of their time of ordering. */
export async function partialDocuments(app: RunningApp): Promise<unknown[]> {
  return rows(
    app,
    `SELECT o.id, o.folio FROM orders o
     WHERE o.folio IS NULL OR o.subtotal <> (SELECT COALESCE(SUM(l.amount), -1) FROM order_lines l WHERE l.order_id = o.id)
       OR COALESCE(o.lines_ordered_at, 0) <> CASE o.kind WHEN 'order' THEN o.ordered_at ELSE 0 END
       OR EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id AND COALESCE(l.ordered_at, 0) <> COALESCE(o.lines_ordered_at, 0))`,
  );
}

/** Throws unless reservations, ledger and allocations agree and every document is whole. */
export async function assertWhole(app: RunningApp): Promise<void> {
  const wrong = [...(await disagreements(app)), ...(await partialDocuments(app))];
  if (wrong.length > 0) throw new Error(`stock or documents disagree: ${JSON.stringify(wrong)}`);
}

/** How many rows a table has. */
export async function count(app: RunningApp, table: string): Promise<number> {
  return (await rows<{ n: number }>(app, `SELECT COUNT(*) AS n FROM ${table}`))[0]?.n ?? -1;
}
