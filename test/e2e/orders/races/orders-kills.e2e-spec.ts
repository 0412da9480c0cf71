import { BUYER, cart } from '@test/e2e/quoting/cart-world.builder';
import { HOT, HOT_WORLD, PART, pieces, SET } from './orders-hot.builder';
import { closeConnections, sendCart, serviceEnv, startProcess, type ServiceProcess } from './orders-process.builder';
import { assertWhole, rows } from '../orders-world.builder';
import { startTestApp, type TestApp } from '@test/support/app';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { OwnMariadb } from '@test/support/servers/own-mariadb';

/** How often the service is killed; 100 in the long run (ORDER_KILLS=100). */
const KILLS = Number(process.env.ORDER_KILLS ?? 5);
const DATABASE_KILLS = Number(process.env.DATABASE_KILLS ?? 2);
const WRITERS = 8;
const STOCK = 1_000_000;

const STOCKED_WORLD = {
  ...HOT_WORLD,
  existencias: [HOT, PART].flatMap((id) => ['centro', 'norte'].map((branch) => pieces(id, branch, STOCK))),
};
const CARTS = [
  [
    [HOT, 1],
    [PART, 2],
  ],
  [[SET, 1]],
  [
    [PART, 1],
    [HOT, 3],
    [PART, 1],
  ],
] as const;

/** Clients that order without pause, each with a fresh key, and never give a key up before it is answered. */
class Customers {
  /** Folio by key, of every order that was acknowledged. */
  readonly acknowledged = new Map<string, string>();
  readonly conflicts: string[] = [];
  readonly strange: string[] = [];
  private running = true;
  private next = 0;
  private readonly work: Promise<unknown>;

  constructor(
    private readonly url: () => string,
    private readonly token: string,
  ) {
    this.work = Promise.all(Array.from({ length: WRITERS }, () => this.shop()));
  }

  async stop(): Promise<void> {
    this.running = false;
    await this.work;
  }

  private async shop(): Promise<void> {
    while (this.running) await this.order(`key-${++this.next}`, CARTS[this.next % CARTS.length] ?? CARTS[0]);
  }

  private async order(key: string, lines: Parameters<typeof cart>[0]): Promise<void> {
    for (;;) {
      const { status, body } = await sendCart(
        this.url(),
        this.token,
        cart(lines, { testmode: false, ordenar: true }),
        key,
      );
      const folio = body.resumen?.folio_pedido;
      if (status === 200 && folio !== undefined) {
        const before = this.acknowledged.get(key);
        if (before !== undefined && before !== folio) this.conflicts.push(`${key}: ${before} and ${folio}`);
        this.acknowledged.set(key, folio);
        return;
      }
      if (status !== 0 && status !== 503 && status !== 500)
        this.strange.push(`${key}: ${status} ${JSON.stringify(body)}`);
      await new Promise((resolve) => setImmediate(resolve));
      if (status === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** What does not hold; empty however often anything was killed. */
async function flaws(app: TestApp, customers: Customers): Promise<string[]> {
  const { acknowledged, conflicts, strange } = customers;
  const orders = await rows<{ folio: string }>(app, "SELECT folio FROM orders WHERE kind = 'order'");
  const folios = new Set(orders.map(({ folio }) => `${folio}-API`));
  const lost = [...acknowledged].filter(([, folio]) => !folios.has(folio)).map(([key]) => `lost: ${key}`);
  const sizes = new Set([orders.length, folios.size, acknowledged.size, new Set(acknowledged.values()).size]);
  const counts = sizes.size > 1 ? [`counts differ: ${[...sizes].join(', ')}`] : [];
  await assertWhole(app);
  return [...conflicts, ...strange, ...lost, ...counts];
}

const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

afterAll(closeConnections);

describe(`the service killed ${KILLS} times while orders come in (${E2E_DIALECT})`, () => {
  it('loses no acknowledged order, doubles none and leaves none half done', async () => {
    const app = await startTestApp();
    await app.load(STOCKED_WORLD);
    const token = await app.token(BUYER);
    const env = serviceEnv(app.database.url, app.storageDir);
    let service: ServiceProcess = await startProcess(env);
    const customers = new Customers(() => service.url, token);
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        const before = customers.acknowledged.size;
        while (customers.acknowledged.size < before + 5) await soon(5);
        await soon(Math.random() * 150);
        await service.end('SIGKILL');
        service = await startProcess(env);
      }
      await customers.stop();
      expect(await flaws(app, customers)).toEqual([]);
      expect(customers.acknowledged.size).toBeGreaterThan(KILLS * 5);
    } finally {
      await service.end('SIGTERM');
      await app.close();
    }
  }, 3_600_000);
});

/** The server is one of the suite's own: it needs the programs, not a server that answers. */
const describeDatabase = OwnMariadb.available() ? describe : describe.skip;

describeDatabase(`MariaDB killed ${DATABASE_KILLS} times while orders come in`, () => {
  it('loses no acknowledged order, doubles none, and the service goes on without a restart', async () => {
    const server = await OwnMariadb.create();
    await server.start();
    await server.query('CREATE DATABASE orders_test');
    const database = { url: `mariadb://root@127.0.0.1:${server.port}/orders_test`, drop: () => Promise.resolve() };
    const app = await startTestApp({ database });
    await app.load(STOCKED_WORLD);
    const customers = new Customers(() => app.url, await app.token(BUYER));
    try {
      for (let kill = 0; kill < DATABASE_KILLS; kill++) {
        const before = customers.acknowledged.size;
        while (customers.acknowledged.size < before + 20) await soon(5);
        await soon(Math.random() * 200);
        await server.end();
        await soon(200);
        await server.start();
      }
      const before = customers.acknowledged.size;
      while (customers.acknowledged.size < before + 20) await soon(5);
      await customers.stop();
      expect(await flaws(app, customers)).toEqual([]);
    } finally {
      await app.close();
      await server.drop();
    }
  }, 3_600_000);
});
