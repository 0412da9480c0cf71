import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, createPool } from 'mysql2/promise';
import { benchFiles } from '../generator/bench-files';
import { median } from '../load';
import { benchEnv, benchToken, cpuSeconds, startService, type BenchService } from '../service';
import { perSecond, timedCart } from './clients';
import { rawOrder } from './raw-order';

const CLIENTS = 16;
const PRODUCTS = 2000;
const FIRST = 90_000_001;
const ACCOUNT = 990_001;
const BRANCH = 'chihuahua';
const SERVER = 'mysql://root@127.0.0.1:3306';
/** The compiler has done its work after some ten thousand orders. */
const WARM_UP_ROUNDS = 2;
const ROUNDS = 5;
const SECONDS = Number(process.argv[2] ?? 8);

const rowsOf = <T>(make: (id: number) => T): T[] => Array.from({ length: PRODUCTS }, (_, index) => make(FIRST + index));

/**
 * Orders of three lines on MariaDB with 16 clients, beside a loop of the same SQL statements on the same database:
 * node bench/run.mjs bench/cart/orders.ts [seconds]. Needs the built files and a server on 127.0.0.1:3306.
 */
async function main(): Promise<void> {
  const name = `mostrador_test_bench_${process.pid}`;
  const admin = await createConnection(SERVER);
  await admin.query(`CREATE DATABASE ${name}`);
  const url = `${SERVER}/${name}`;
  try {
    load(url);
    const service = await startService(url);
    try {
      await compare(url, service, await benchToken(url, service.url, ACCOUNT));
    } finally {
      await service.stop();
    }
  } finally {
    await admin.query(`DROP DATABASE ${name}`);
    await admin.end();
  }
}

/** Branches and brands of the generated catalog, an account that may buy all, and products that never run out. */
function load(url: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
  const write = (entity: string, rows: Iterable<object>): void => {
    writeFileSync(join(folder, `${entity}.ndjson`), [...rows].map((row) => JSON.stringify(row)).join('\n'));
  };
  const generated = benchFiles({ products: 1 });
  const rows = (entity: string): object[] => [...(generated.find((file) => file.entity === entity)?.rows() ?? [])];
  for (const entity of ['sucursales', 'categorias', 'marcas', 'tipo_cambio']) write(entity, rows(entity));
  write('cuentas', [
    { ...rows('cuentas')[0], num_cliente: ACCOUNT, distribucion: [{ marca: '*', descuento: 0 }], almacenes: null },
  ]);
  const { marca, categorias } = rows('productos')[0] as { marca: string; categorias: number[] };
  write(
    'productos',
    rowsOf((producto_id) => ({ producto_id, modelo: `P-${producto_id}`, titulo: 'P', marca, categorias })),
  );
  write(
    'precios',
    rowsOf((producto_id) => ({ producto_id, precio_lista: 10 })),
  );
  write(
    'existencias',
    rowsOf((producto_id) => ({ producto_id, condicion: 'nuevo', sucursal: BRANCH, cantidad: 1_000_000 })),
  );
  const { status, stderr } = spawnSync(process.execPath, ['dist/cli.js', 'import', folder], {
    env: benchEnv(url),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the products were not loaded: ${stderr}`);
}

async function compare(database: string, { url, pid }: BenchService, token: string): Promise<void> {
  const pool = createPool({ uri: database, connectionLimit: CLIENTS });
  const order = (): Promise<number> =>
    timedCart(url, token, {
      productos: pick().map((id) => ({ id, cantidad: 1, tipo: 'nuevo' })),
      tipo_entrega: 'sucursal',
      direccion: { sucursal: BRANCH },
      uso_cfdi: 'G03',
      metodo_pago: 'transferencia',
      ordenar: true,
    });
  const ours = (): Promise<number> => perSecond(CLIENTS, SECONDS, order);
  const raw = (): Promise<number> => perSecond(CLIENTS, SECONDS, () => rawOrder(pool, pick(), BRANCH));
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await ours();
  await raw();
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const yardstick = await raw();
    const before = cpuSeconds(pid);
    const orders = await ours();
    const cpu = ((cpuSeconds(pid) - before) * 1000) / (orders * SECONDS);
    ratios.push(orders / yardstick);
    process.stdout.write(
      `orders of 3 lines, ${CLIENTS} clients: raw SQL ${yardstick.toFixed(0)}/s, service ${orders.toFixed(0)}/s with ${cpu.toFixed(2)} ms of CPU each, ratio ${(orders / yardstick).toFixed(2)}\n`,
    );
  }
  process.stdout.write(`median ratio ${median(ratios).toFixed(2)}\n`);
  await pool.end();
}

function pick(): number[] {
  return Array.from({ length: 3 }, () => FIRST + Math.floor(Math.random() * PRODUCTS));
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
