import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { GaleraCluster } from './galera-cluster';
import { closeConnections, sendCart } from '../e2e/orders/races/orders-process.builder';
import { assertWhole, rows } from '../e2e/orders/orders-world.builder';
import { BUYER, cart, WORLD } from '../e2e/quoting/cart-world.builder';
import { startTestApp, type TestApp } from '@test/support/app';

/** Three servers, a service on each, orders against the same two products on all: node bench/run.mjs test/cluster/orders.ts [seconds] */
const SECONDS = Number(process.argv[2] ?? 20);
const NODES = 3;
const CLIENTS_PER_NODE = 4;
const STOCK = 600;
const HOT = 7100;
const SCARCE = 7101;

const world = {
  ...WORLD,
  productos: [
    ...(WORLD.productos ?? []),
    ...[HOT, SCARCE].map((producto_id) => ({
      producto_id,
      modelo: `H-${producto_id}`,
      titulo: 'H',
      marca: 'vixora',
      categorias: [9],
    })),
  ],
  precios: [...(WORLD.precios ?? []), ...[HOT, SCARCE].map((producto_id) => ({ producto_id, precio_lista: 1 }))],
  existencias: [
    { producto_id: HOT, condicion: 'nuevo', sucursal: 'centro', cantidad: 1_000_000 },
    { producto_id: SCARCE, condicion: 'nuevo', sucursal: 'centro', cantidad: STOCK },
  ],
};

const folios: string[] = [];
const statuses = new Map<number, number>();

async function shop(app: TestApp, token: string, client: number, until: number): Promise<void> {
  for (let next = 0; performance.now() < until; next++) {
    const lines =
      next % 2
        ? ([[HOT, 1]] as const)
        : ([
            [HOT, 2],
            [SCARCE, 1],
          ] as const);
    const key = `client-${client}-${next}`;
    for (;;) {
      const { status, body } = await sendCart(app.url, token, cart(lines, { testmode: false, ordenar: true }), key);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) folios.push(body.resumen?.folio_pedido ?? '');
      if (status !== 503 && status !== 0) break;
      await pause(20);
    }
  }
}

/** What each service shows of the products, as one text. */
async function shown(app: TestApp, token: string): Promise<string> {
  const { body } = await app.api.get(`/api/v1/productos/${HOT},${SCARCE}`, { token });
  return JSON.stringify(body);
}

async function flaws(apps: readonly TestApp[], token: string): Promise<string[]> {
  const [app] = apps;
  if (!app) return ['no service'];
  await assertWhole(app);
  const stored = (await rows<{ folio: string }>(app, "SELECT folio FROM orders WHERE kind = 'order'")).map(
    ({ folio }) => `${folio}-API`,
  );
  const known = new Set(stored);
  const found: string[] = [];
  const lost = folios.filter((folio) => !known.has(folio)).length;
  if (lost > 0) found.push(`${lost} orders lost`);
  if (new Set(folios).size !== folios.length || known.size !== stored.length) found.push('a folio twice');
  if (stored.length !== folios.length) found.push(`${stored.length} orders stored, ${folios.length} acknowledged`);
  const began = performance.now();
  for (;;) {
    const texts = await Promise.all(apps.map((each) => shown(each, token)));
    if (new Set(texts).size === 1) break;
    if (performance.now() - began > 3000) {
      found.push('a service shows other stock than the others after 3 s');
      break;
    }
    await pause(100);
  }
  const fresh = await startTestApp({ database: app.database });
  if ((await shown(fresh, token)) !== (await shown(app, token)))
    found.push('a service shows other stock than one started now');
  await fresh.close();
  return found;
}

async function run(cluster: GaleraCluster, apps: TestApp[]): Promise<string[]> {
  await cluster.start(NODES);
  await cluster.query(0, 'CREATE DATABASE mostrador');
  for (let index = 0; index < NODES; index++) {
    const database = { url: cluster.url(index, 'mostrador'), drop: () => Promise.resolve() };
    apps.push(await startTestApp({ database }));
    if (index === 0) await apps[0]?.load(world);
  }
  const token = (await apps[0]?.token(BUYER)) ?? '';
  const until = performance.now() + SECONDS * 1000;
  const clients = apps.flatMap((app, node) =>
    Array.from({ length: CLIENTS_PER_NODE }, (_, at) => shop(app, token, node * CLIENTS_PER_NODE + at, until)),
  );
  await Promise.all(clients);
  const failures = await Promise.all(
    apps.map((_, index) =>
      cluster.query<{ Value: string }>(
        index,
        "SHOW STATUS WHERE Variable_name IN ('wsrep_local_cert_failures', 'wsrep_local_bf_aborts')",
      ),
    ),
  );
  const conflicts = failures.flat().reduce((sum, { Value }) => sum + Number(Value), 0);
  const kinds = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
  process.stdout.write(`${folios.length} orders in ${SECONDS} s (${kinds}); ${conflicts} conflicts between servers\n`);
  return flaws(apps, token);
}

async function main(): Promise<void> {
  const cluster = new GaleraCluster();
  const apps: TestApp[] = [];
  try {
    const found = await run(cluster, apps);
    process.stdout.write(found.length === 0 ? 'nothing oversold, lost, doubled or missed\n' : `${found.join('\n')}\n`);
    process.exitCode = found.length === 0 ? 0 : 1;
  } finally {
    for (const app of apps) await app.close();
    closeConnections();
    await cluster.end();
  }
}

void main();
