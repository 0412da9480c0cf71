import type { Database } from '@/shared/database/database';

const ROWS = 200;
const MINUTE_MS = 60_000;
const START = Date.parse('2026-01-05T15:00:00Z');
const STATES = ['entregado', 'entregado', 'entregado', 'enviado', 'en_proceso', 'recibido', 'cancelado'];

/** Products that the orders name, each as often as the others. */
export const ORDERED_PRODUCTS = 500;
/** Purchase orders, each as often as the others. */
export const PURCHASE_ORDERS = 1000;

/** When the order of a number was placed, epoch milliseconds. */
export const orderedAt = (number: number): number => START + number * MINUTE_MS;
export const folioOf = (account: number, number: number): string => `A${account}-${String(number).padStart(6, '0')}/26`;

const isQuote = (number: number): boolean => number % 10 === 9;

function dayOf(at: number): number {
  return Number(new Date(at - 6 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', ''));
}

function orderRow(id: number, account: number, number: number): Record<string, unknown> {
  const at = orderedAt(number);
  const quote = isQuote(number);
  return {
    ...{
      id,
      folio: folioOf(account, number),
      kind: quote ? 'quote' : 'order',
      account_id: account,
      client_id: 'bench',
    },
    ...{
      created_at: at,
      created_day: dayOf(at),
      delivery_type: 'branch',
      carrier: null,
      carrier_number: 0,
      delivery: '{}',
    },
    ...{
      currency: 'usd',
      rate: 180_000,
      payment_method: 'transferencia',
      payment_code: '03',
      payment_form: 1,
      term_days: 0,
    },
    ...{
      cfdi_use: 'G03',
      purchase_order: `OC-${number % PURCHASE_ORDERS}`,
      email: '',
      direct_to_customer: 0,
      forced: 0,
    },
    ...{ prepaid_guide: 0, subtotal: 1000, freight: 0, tax: 160, total: 1160, tax_percent: 16 },
    ...{ exported_at: null, ordered_at: at, lines_ordered_at: quote ? null : at, ordered_day: dayOf(at) },
    ...{ quoted_at: quote ? at : null },
    ...{ valid_until: quote ? at + 3 * 86_400_000 : null, state: quote ? null : STATES[number % STATES.length] },
    ...{ state_at: at, version: 1, modified_at: at + MINUTE_MS, single_branch: 0, border_rate: 0 },
  };
}

function lineRow(order: number, account: number, number: number, line: number): Record<string, unknown> {
  const ordered = isQuote(number) ? null : orderedAt(number);
  return {
    ...{ order_id: order, line_number: line, product_id: 1 + ((number * 3 + line) % ORDERED_PRODUCTS), model: 'M' },
    ...{
      grade: 'new',
      quantity: 2,
      missing: 0,
      kit: 0,
      list_price: 500,
      offer_price: 0,
      unit_price: 500,
      amount: 1000,
    },
    ...{ distribution_discount: 0, class_discount: 0, volume_discount: 0, financial_discount: 0, account_id: account },
    ...{ ordered_at: ordered, shipped: 0, delivered: 0, cancelled: 0 },
  };
}

/** Writes so many quotes and orders of an account, of two lines each, one a minute; ids go on from `firstId`. */
export async function insertOrders(database: Database, account: number, count: number, firstId: number): Promise<void> {
  const insert = (table: string, rows: readonly Record<string, unknown>[]): Promise<unknown> => {
    const columns = Object.keys(rows[0] ?? {});
    const marks = `(${columns.map(() => '?').join(', ')})`;
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.map(() => marks).join(', ')}`;
    return database.write((manager) =>
      manager.query(
        sql,
        rows.flatMap((row) => Object.values(row)),
      ),
    );
  };
  for (let start = 0; start < count; start += ROWS) {
    const numbers = Array.from({ length: Math.min(ROWS, count - start) }, (_, at) => start + at);
    await insert(
      'orders',
      numbers.map((number) => orderRow(firstId + number, account, number)),
    );
    await insert(
      'order_lines',
      numbers.flatMap((number) => [1, 2].map((line) => lineRow(firstId + number, account, number, line))),
    );
  }
}
