import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { benchFiles } from '../generator/bench-files';
import { benchEnv, benchToken, startService, type BenchService } from '../service';

const SERVER = 'mysql://root@127.0.0.1:3306';
const ACCOUNT = 990_001;
const PRODUCTS = 2000;
const FIRST = 90_000_001;

export const BRANCH = 'chihuahua';

/** A service on a MariaDB of its own, with an account that may buy all. */
export interface Shop extends BenchService {
  readonly database: string;
  readonly token: string;
}

/** Runs `work` with a service whose products never run out; removes its database afterwards. Needs the built files. */
export async function withShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  const name = `mostrador_test_bench_${process.pid}`;
  const admin = await createConnection(SERVER);
  await admin.query(`CREATE DATABASE ${name}`);
  const database = `${SERVER}/${name}`;
  try {
    load(database);
    const service = await startService(database);
    try {
      await work({ ...service, database, token: await benchToken(database, service.url, ACCOUNT) });
    } finally {
      await service.stop();
    }
  } finally {
    await admin.query(`DROP DATABASE ${name}`);
    await admin.end();
  }
}

/** Three products at random, or one that everybody wants and two others. */
export function pick(hot = false): number[] {
  const some = Array.from({ length: 3 }, () => FIRST + Math.floor(Math.random() * PRODUCTS));
  return hot ? [FIRST, ...some.slice(1)] : some;
}

/** A cart of three lines, to be collected. */
export function shopCart(more: object, picked = pick()): object {
  return {
    ...{ productos: picked.map((id) => ({ id, cantidad: 1, tipo: 'nuevo' })), tipo_entrega: 'sucursal' },
    ...{ direccion: { sucursal: BRANCH }, uso_cfdi: 'G03', metodo_pago: 'transferencia' },
    ...more,
  };
}

const rowsOf = <T>(make: (id: number) => T): T[] => Array.from({ length: PRODUCTS }, (_, index) => make(FIRST + index));

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
