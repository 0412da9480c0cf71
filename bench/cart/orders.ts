import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, type Pool, type PoolConnection, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise';
import { cart } from '../../test/e2e/cart-world.builder';
import { sendCart, serviceEnv, startProcess } from '../../test/e2e/orders-process.builder';
import { startTestApp } from '../../test/support/app';
import { temporaryDatabase } from '../../test/support/temporary-database';
import { WORLD } from '../../test/e2e/cart-world.builder';
import { perSecond } from './clients';

const CLIENTS = 16;
const PRODUCTS = 2000;
const FIRST = 10_000;
const ACCOUNT = 500_002;
const SECONDS = Number(process.argv[2] ?? 8);

const rowsOf = <T>(make: (id: number) => T): T[] => Array.from({ length: PRODUCTS }, (_, index) => make(FIRST + index));

/**
 * Orders of three lines on MariaDB with 16 clients, beside a loop of the same SQL statements on the same database:
 * node bench/run.mjs bench/cart/orders.ts [seconds]
 */
async function main(): Promise<void> {
  const database = await temporaryDatabase('mysql');
  const app = await startTestApp({ database });
  let token: string;
  try {
    await app.load(WORLD);
    await app.load({
      productos: rowsOf((producto_id) => ({
        producto_id,
        modelo: `P-${producto_id}`,
        titulo: 'P',
        marca: 'vixora',
        categorias: [9],
      })),
      precios: rowsOf((producto_id) => ({ producto_id, precio_lista: 10 })),
      existencias: rowsOf((producto_id) => ({
        producto_id,
        condicion: 'nuevo',
        sucursal: 'centro',
        cantidad: 1_000_000,
      })),
    });
    token = await app.token(ACCOUNT);
  } finally {
    await app.close();
  }
  const service = await startProcess(serviceEnv(database.url, join(tmpdir(), 'mostrador-bench')));
  try {
    await compare(database.url, service.url, token);
  } finally {
    await service.end('SIGTERM');
    await database.drop();
  }
}

async function compare(databaseUrl: string, url: string, token: string): Promise<void> {
  const pool = createPool({ uri: databaseUrl.replace('mariadb:', 'mysql:'), connectionLimit: CLIENTS });
  const ours = async (): Promise<number> =>
    perSecond(CLIENTS, SECONDS, async () => {
      const lines = pick().map((id) => [id, 1] as const);
      const { status } = await sendCart(url, token, cart(lines, { testmode: false, ordenar: true }));
      if (status !== 200) throw new Error(`order answered ${status}`);
    });
  const raw = (): Promise<number> => perSecond(CLIENTS, SECONDS, () => rawOrder(pool, pick()));
  await ours();
  await raw();
  for (let round = 0; round < 3; round++) {
    const yardstick = await raw();
    const orders = await ours();
    process.stdout.write(
      `orders of 3 lines, ${CLIENTS} clients: raw SQL ${yardstick.toFixed(0)}/s, service ${orders.toFixed(0)}/s, ratio ${(orders / yardstick).toFixed(2)}\n`,
    );
  }
  await pool.end();
}

function pick(): number[] {
  return Array.from({ length: 3 }, () => FIRST + Math.floor(Math.random() * PRODUCTS));
}

/** What an order does to the database, with nothing around it. */
async function rawOrder(pool: Pool, picked: readonly number[]): Promise<void> {
  const ids = [...new Set(picked)].sort((a, b) => a - b);
  await pool.query(
    'SELECT p.*, c.list_price, c.public_price, c.offer_price, c.offer_from, c.offer_to, c.map_price, c.tiers, c.open_box FROM products p LEFT JOIN prices c ON c.product_id = p.id WHERE p.id IN (?)',
    [ids],
  );
  const connection = await pool.getConnection();
  try {
    for (;;) {
      try {
        await transaction(connection, ids);
        return;
      } catch (error) {
        await connection.rollback();
        if (![1213, 1205].includes((error as { errno?: number }).errno ?? 0)) throw error;
      }
    }
  } finally {
    connection.release();
  }
}

async function transaction(connection: PoolConnection, ids: readonly number[]): Promise<void> {
  await connection.query('SET TRANSACTION ISOLATION LEVEL READ COMMITTED');
  await connection.query('START TRANSACTION');
  await connection.query(
    "SELECT product_id, grade, branch_code, on_hand - reserved AS available FROM stock WHERE product_id IN (?) AND grade IN ('new') AND withdrawn = 0 AND overcommitted = 0 AND on_hand > reserved ORDER BY product_id, grade, branch_code",
    [ids],
  );
  const key = "product_id = ? AND grade = 'new' AND branch_code = 'centro'";
  await connection.query(
    `UPDATE stock SET reserved = reserved + CASE ${ids.map(() => `WHEN ${key} THEN 1`).join(' ')} ELSE 0 END WHERE withdrawn = 0 AND overcommitted = 0 AND (${ids.map(() => `(${key} AND on_hand - reserved >= 1)`).join(' OR ')})`,
    [...ids, ...ids],
  );
  const [order] = await connection.query<ResultSetHeader>(
    "INSERT INTO orders (folio, kind, account_id, client_id, created_at, created_day, delivery_type, carrier, carrier_number, delivery, currency, rate, payment_method, payment_code, payment_form, term_days, cfdi_use, purchase_order, email, direct_to_customer, forced, prepaid_guide, subtotal, freight, tax, total, tax_percent, exported_at) VALUES (NULL, 'order', ?, 'raw', ?, 20261120, 'branch-pickup', NULL, 0, ?, 'usd', 178000, 'transferencia', '03', 1, 0, 'G03', '', '', 0, 0, 0, 2880, 0, 461, 3341, 16, NULL)",
    [ACCOUNT, Date.now(), '{"recipient":"","street":"AVENIDA INDEPENDENCIA","city":"CHIHUAHUA"}'],
  );
  const id = order.insertId;
  await connection.query('INSERT INTO order_lines VALUES ?', [
    ids.map((product, line) => [id, line + 1, product, 'P', 'new', 1, 0, 0, 1000, 1000, 960, 960, 0, 0, 0, 40000]),
  ]);
  await connection.query('INSERT INTO order_allocations VALUES ?', [
    ids.map((product, line) => [id, line + 1, product, 'centro', 'P', 'new', 1]),
  ]);
  await connection.query(
    'INSERT INTO stock_ledger (order_id, product_id, grade, branch_code, quantity, created_at) VALUES ?',
    [ids.map((product) => [id, product, 'new', 'centro', 1, Date.now()])],
  );
  await connection.query('INSERT INTO change_log (entity, entity_id, changed_at) VALUES ?', [
    ids.map((product) => ['product', String(product), Date.now()]),
  ]);
  await connection.query(
    "INSERT INTO folio_counters (series, year, last_number) VALUES ('RAW', 2026, 1) ON DUPLICATE KEY UPDATE last_number = last_number + 1",
  );
  const [counter] = await connection.query<RowDataPacket[]>(
    "SELECT last_number FROM folio_counters WHERE series = 'RAW' AND year = 2026",
  );
  await connection.query('UPDATE orders SET folio = ? WHERE id = ?', [
    `RAW-${String(counter[0]?.last_number).padStart(6, '0')}/26`,
    id,
  ]);
  await connection.query('COMMIT');
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
