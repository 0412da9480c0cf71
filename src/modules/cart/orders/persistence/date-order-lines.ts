/** Orders whose lines are dated at once: short locks. */
const ROUND = 500;

/** Sends one statement and answers what the driver does: the rows, where there are any. */
export type Ask = (sql: string, values: readonly number[]) => Promise<unknown>;

/** By `ix_orders_undated`: as cheap with millions of orders as with none. */
const UNDATED = `SELECT id FROM orders WHERE kind = 'order' AND lines_ordered_at IS NULL LIMIT ${ROUND}`;

/**
 * Up to 500 orders whose lines don't carry the time of ordering: written before lines did, or by the release before, also where it
 * ordered a quote of this one.
 */
export async function undatedOrders(ask: Ask): Promise<number[]> {
  return ((await ask(UNDATED, [])) as { id: number | string }[]).map(({ id }) => Number(id));
}

/** Dates the lines of orders, the lines first: after a kill between both statements the orders are found again. */
export async function dateLines(ask: Ask, ids: readonly number[]): Promise<void> {
  const marks = ids.map(() => '?').join(', ');
  await ask(
    `UPDATE order_lines SET ordered_at = (SELECT COALESCE(o.ordered_at, o.created_at) FROM orders o WHERE o.id = order_lines.order_id)
     WHERE order_id IN (${marks})`,
    ids,
  );
  await ask(
    `UPDATE orders SET lines_ordered_at = COALESCE(ordered_at, created_at) WHERE kind = 'order' AND id IN (${marks})`,
    ids,
  );
}
