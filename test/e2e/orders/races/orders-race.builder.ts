import { Database } from '@/shared/database/database';
import { BUYER, OTHER } from '@test/e2e/quoting/cart-world.builder';
import { HOT, HOT_WORLD, PART } from './orders-hot.builder';
import {
  sendUntilAnswered,
  serviceEnv,
  startProcess,
  type OrderAnswer,
  type ServiceProcess,
} from './orders-process.builder';
import { assertWhole, count, rows } from '../orders-world.builder';
import { startTestApp, type TestApp } from '@test/support/app';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { preparedDatabase } from '@test/support/servers/prepared-database';
import type { TemporaryDatabase } from '@test/support/servers/temporary-database';

/** A service under many orders at once: on MariaDB two processes take them, on SQLite the one that may write. */
export class Race {
  app: TestApp;
  private database: TemporaryDatabase;
  private tokens: string[] = [];
  private processes: ServiceProcess[] = [];

  constructor(private readonly dialect: typeof E2E_DIALECT = E2E_DIALECT) {}

  async start(): Promise<void> {
    this.database = await preparedDatabase(this.dialect);
    this.app = await startTestApp({ database: this.database });
    await this.app.load(HOT_WORLD);
    this.tokens = [await this.app.token(BUYER), await this.app.token(OTHER)];
    if (this.dialect !== 'mysql') return;
    const env = serviceEnv(this.app.database.url, this.app.storageDir);
    this.processes = await Promise.all([startProcess(env), startProcess(env)]);
  }

  async end(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.end('SIGTERM')));
    await this.app.close();
    await this.database.drop();
  }

  /** Forgets all orders and puts this stock on the shelves. */
  async reset(stock: readonly object[]): Promise<void> {
    await this.app.nest.get(Database).write(async (manager) => {
      for (const table of ['orders', 'order_lines', 'order_allocations', 'stock_ledger', 'idempotency_keys'])
        await manager.query(`DELETE FROM ${table}`);
      await manager.query('UPDATE stock SET reserved = 0');
      await manager.query('UPDATE stock SET on_hand = 0 WHERE product_id IN (?, ?)', [HOT, PART]);
    });
    await this.app.load({ existencias: stock });
  }

  urls(): string[] {
    return this.processes.length > 0 ? this.processes.map(({ url }) => url) : [this.app.url];
  }

  /** All carts at the same time, over both accounts and all processes; what the service has no time for is sent again. */
  order(carts: readonly object[]): Promise<OrderAnswer[]> {
    const urls = this.urls();
    return Promise.all(
      carts.map((body, index) =>
        sendUntilAnswered(urls[index % urls.length] ?? '', this.tokens[(index >> 1) % 2] ?? '', body),
      ),
    );
  }

  /** How many were sold; throws unless every other was refused for want of stock and everything agrees. */
  async check(answers: readonly OrderAnswer[]): Promise<number> {
    const sold = answers.filter(({ status, body }) => status === 200 && body.error === '');
    const refused = answers.filter(({ status, body }) => status === 200 && body.code === 'existencia_insuficiente');
    const strange = answers.filter((answer) => !sold.includes(answer) && !refused.includes(answer));
    if (strange.length > 0)
      throw new Error(`${strange.length} strange answers: ${JSON.stringify(strange.slice(0, 3))}`);
    await assertWhole(this.app);
    const folios = new Set(sold.map(({ body }) => body.resumen?.folio));
    const kept = await count(this.app, "orders WHERE kind = 'order'");
    if (folios.size !== sold.length || kept !== sold.length) {
      throw new Error(`${sold.length} sold, ${folios.size} folios, ${kept} orders kept`);
    }
    return sold.length;
  }

  async reserved(productId: number): Promise<number> {
    const [row] = await rows<{ n: number }>(
      this.app,
      `SELECT SUM(reserved) AS n FROM stock WHERE product_id = ${productId}`,
    );
    return Number(row?.n);
  }
}
