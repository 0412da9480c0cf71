import { randomBytes, randomUUID } from 'node:crypto';
import { raw } from 'mysql2';
import type { Pool, PoolConnection, QueryValues, ResultSetHeader } from 'mysql2/promise';

const RETRYABLE = new Set([1213, 1205, 1020]);
const LINE_COLUMNS = `order_id, line_number, product_id, model, grade, quantity, missing, kit, list_price, offer_price, unit_price, amount,
  distribution_discount, class_discount, volume_discount, financial_discount, account_id, ordered_at, shipped, delivered, cancelled`;
const LINE = [1, 0, 0, 1000, 1000, 960, 960, 0, 0, 0, 40_000, 1];

/** How a loop sends its statements: each on its own, or those whose answer nobody looks at along with the next one, as the service does. */
export type Sending = 'one by one' | 'together';

/**
 * What an order of single pieces does to the database, with nothing around it: the same rows as the service's, in the same order of locks.
 * `together` needs a pool that takes several statements at once.
 */
export async function rawOrder(
  pool: Pool,
  picked: readonly number[],
  branch: string,
  sending: Sending = 'one by one',
): Promise<void> {
  const ids = [...new Set(picked)].sort((a, b) => a - b);
  await pool.query(
    `SELECT p.id, p.model, p.title, p.brand_id, p.cover_image, p.link, p.weight, p.height, p.length, p.width,
       p.volumetric_weight, p.components, p.active, p.withdrawn,
       r.list_price, r.public_price, r.offer_price, r.offer_from, r.offer_to, r.map_price, r.tiers, r.open_box
     FROM products p LEFT JOIN prices r ON r.product_id = p.id AND r.withdrawn = 0 WHERE p.id IN (?)`,
    [ids],
  );
  const connection = await pool.getConnection();
  try {
    while (!(await attempt(connection, sending, ids, branch)));
  } finally {
    connection.release();
  }
}

async function attempt(
  connection: PoolConnection,
  sending: Sending,
  ids: readonly number[],
  branch: string,
): Promise<boolean> {
  try {
    await transaction(new Statements(connection, sending), ids, branch);
    return true;
  } catch (error) {
    await connection.rollback();
    if (RETRYABLE.has((error as { errno?: number }).errno ?? 0)) return false;
    throw error;
  }
}

class Statements {
  private waiting: string[] = [];

  constructor(
    private readonly connection: PoolConnection,
    private readonly sending: Sending,
  ) {}

  /** One whose answer nobody looks at. */
  async note(sql: string, values: QueryValues[] = []): Promise<void> {
    if (this.sending === 'one by one') await this.connection.query(sql, values);
    else this.waiting.push(this.connection.format(sql, values));
  }

  /** One that writes a row; answers its id, or what stands for it behind. */
  async row(sql: string, values: QueryValues[]): Promise<QueryValues> {
    if (this.sending === 'one by one') return (await this.ask<ResultSetHeader>(sql, values)).insertId;
    await this.note(sql, values);
    await this.note('SET @raw_order = LAST_INSERT_ID()');
    return raw('@raw_order');
  }

  async ask<T>(sql: string, values: QueryValues[] = []): Promise<T> {
    const ahead = this.waiting;
    this.waiting = [];
    const packet = [...ahead, this.connection.format(sql, values)].join('; ');
    const [answer] = await this.connection.query(packet);
    return (ahead.length === 0 ? answer : (answer as unknown[])[ahead.length]) as T;
  }
}

async function transaction(statements: Statements, ids: readonly number[], branch: string): Promise<void> {
  const now = Date.now();
  await statements.note('START TRANSACTION');
  await statements.ask(
    `SELECT product_id, grade, branch_code, on_hand - reserved AS available FROM stock
     WHERE product_id IN (?) AND grade IN ('new') AND withdrawn = 0 AND overcommitted = 0 AND on_hand > reserved
     ORDER BY product_id, grade, branch_code`,
    [[...ids]],
  );
  await reserve(statements, ids, branch);
  const id = await statements.row(
    `INSERT INTO orders (folio, kind, account_id, client_id, created_at, created_day, delivery_type, carrier, carrier_number, delivery, currency, rate,
       payment_method, payment_code, payment_form, term_days, cfdi_use, purchase_order, email, direct_to_customer, forced, prepaid_guide, subtotal,
       freight, tax, total, tax_percent, exported_at, ordered_at, lines_ordered_at, ordered_day, valid_until, state, state_at, version, modified_at, single_branch, border_rate)
     VALUES (NULL, 'order', 1, 'raw', ?, 20261120, 'branch-pickup', NULL, 0, ?, 'usd', 178000, 'transferencia', '03', 1, 0, 'G03', '', '', 0, 0, 0,
       2880, 0, 461, 3341, 16, NULL, ?, ?, 20261120, ?, 'recibido', ?, 1, ?, 0, 0)`,
    [now, '{"recipient":"","street":"AVENIDA INDEPENDENCIA","city":"CHIHUAHUA"}', now, now, now, now, now],
  );
  await statements.note(`INSERT INTO order_lines (${LINE_COLUMNS}) VALUES ?`, [
    ids.map((product, line) => [id, line + 1, product, 'P', 'new', ...LINE, now, 0, 0, 0]),
  ]);
  await statements.note(
    'INSERT INTO order_allocations (order_id, line_number, product_id, branch_code, model, grade, pieces) VALUES ?',
    [ids.map((product, line) => [id, line + 1, product, branch, 'P', 'new', 1])],
  );
  await statements.note(
    'INSERT INTO stock_ledger (order_id, product_id, grade, branch_code, quantity, created_at) VALUES ?',
    [ids.map((product) => [id, product, 'new', branch, 1, now])],
  );
  await statements.note('INSERT INTO change_log (entity, entity_id, changed_at) VALUES ?', [
    ids.map((product) => ['stock', String(product), now]),
  ]);
  await statements.note(
    `INSERT INTO order_history (order_id, state, at, message, source, digest) VALUES (?, 'recibido', ?, '', 'cliente', ?)`,
    [id, now, randomBytes(32).toString('hex')],
  );
  await nameOrder(statements, id, now);
  await statements.ask('COMMIT');
}

async function nameOrder(statements: Statements, id: QueryValues, now: number): Promise<void> {
  const counter = await statements.ask<ResultSetHeader>(
    "INSERT INTO folio_counters (series, year, last_number) VALUES ('RAW', 2026, LAST_INSERT_ID(1)) ON DUPLICATE KEY UPDATE last_number = LAST_INSERT_ID(last_number + 1)",
  );
  const folio = `RAW-${String(counter.insertId).padStart(6, '0')}/26`;
  await statements.note('UPDATE orders SET folio = ? WHERE id = ?', [folio, id]);
  await statements.note(
    `INSERT INTO events (id, account_id, webhook_id, type, subject, version, body, occurred_at, position) VALUES (?, 1, NULL, 'pedido.creado', ?, 1, ?, ?, NULL)`,
    [randomUUID(), folio, `{"folio":"${folio}","folio_pedido":"${folio}-API","total":"33.41"}`, now],
  );
  await statements.note(
    `INSERT INTO audit_log (at, actor_kind, actor, origin, request_id, event, account_id, subject, details) VALUES (?, 'token', 'raw', '127.0.0.1', ?, 'order_placed', 1, ?, '{}')`,
    [now, randomUUID(), folio],
  );
}

async function reserve(statements: Statements, ids: readonly number[], branch: string): Promise<void> {
  const key = "product_id = ? AND grade = 'new' AND branch_code = ?";
  const keys = ids.flatMap((id) => [id, branch]);
  await statements.note(
    `UPDATE stock SET reserved = reserved + CASE ${ids.map(() => `WHEN ${key} THEN 1`).join(' ')} ELSE 0 END
     WHERE withdrawn = 0 AND overcommitted = 0 AND (${ids.map(() => `(${key} AND on_hand - reserved >= 1)`).join(' OR ')})`,
    [...keys, ...keys],
  );
}
