import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Database } from '@/shared/database/database';
import { sendCart, serviceEnv, startProcess, type ServiceProcess } from '../e2e/orders/races/orders-process.builder';
import { cfdi, startDocumentsApp, type DocumentsApp } from '../e2e/invoices/documents-world.builder';
import { BUYER, CABLE, cart, WORLD } from '../e2e/quoting/cart-world.builder';
import { Receiver } from '../e2e/webhooks/receiver.builder';
import { freePort } from '@test/support/servers/own-process';
import { TcpProxy } from '@test/support/servers/tcp-proxy';
import { MYSQL_TEST_SERVER, temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

const READERS = 12;
const BUYERS = 3;
const READ_EVERY_MS = 600;
const ORDER_EVERY_MS = 900;
const EXPORT_EVERY_MS = 1500;
const WEBHOOKS = { WEBHOOK_ALLOW_NETWORKS: '127.0.0.0/8', WEBHOOK_RETRY_SECONDS: '3,3,3,3,3,3,3,3,3,3' };
const SCOPES = ['carrito', 'ver-productos', 'webhooks', 'pedidos'] as const;

interface Parts {
  readonly database: TemporaryDatabase;
  /** Where it is set up and looked after. */
  readonly desk: DocumentsApp;
  readonly proxy: TcpProxy;
  readonly receiver: Receiver;
  readonly env: Record<string, string>;
  /** The process that is watched. */
  readonly service: ServiceProcess;
  readonly token: string;
  readonly metrics: string;
}

/**
 * A shop with customers: a process of the service that is watched, on MariaDB behind a proxy, clients that read and order without end,
 * a receiver of webhooks, and an ERP that takes the orders. Everything can be made to go wrong.
 */
export class WatchedShop {
  /** Whether the ERP takes orders. */
  exporting = true;
  private open = true;
  private readonly work: Promise<void>[] = [];
  private others: ServiceProcess[] = [];

  private constructor(private readonly parts: Parts) {}

  get desk(): DocumentsApp {
    return this.parts.desk;
  }

  get proxy(): TcpProxy {
    return this.parts.proxy;
  }

  get receiver(): Receiver {
    return this.parts.receiver;
  }

  get service(): ServiceProcess {
    return this.parts.service;
  }

  /** Host and port of the watched process's metrics. */
  get metrics(): string {
    return this.parts.metrics;
  }

  static async open(): Promise<WatchedShop> {
    const database = await temporaryDatabase('mysql');
    const receiver = await Receiver.start();
    const desk = await startDocumentsApp({ database, env: WEBHOOKS });
    await desk.load(WORLD);
    await desk.load({
      existencias: [{ producto_id: CABLE, condicion: 'nuevo', sucursal: 'centro', cantidad: 1_000_000 }],
    });
    await desk.loadFiles({ 'a.xml': cfdi() });
    const server = new URL(MYSQL_TEST_SERVER);
    const proxy = new TcpProxy(server.hostname, Number(server.port || 3306));
    await proxy.open();
    const url = new URL(database.url);
    [url.hostname, url.port] = ['127.0.0.1', String(proxy.port)];
    const env = {
      ...serviceEnv(url.href, desk.storageDir),
      ...WEBHOOKS,
      DATABASE_POOL_SIZE: '2',
    };
    const adminPort = await freePort();
    const service = await startProcess({ ...env, ADMIN_PORT: String(adminPort) });
    const token = await desk.token(BUYER, SCOPES);
    const shop = new WatchedShop({
      database,
      desk,
      proxy,
      receiver,
      env,
      service,
      token,
      metrics: `127.0.0.1:${adminPort}`,
    });
    await shop.welcome();
    return shop;
  }

  /** Another process on the same database. */
  async hire(): Promise<void> {
    this.others.push(await startProcess(this.parts.env));
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.others.map((other) => other.end('SIGTERM')));
    this.others = [];
  }

  /** A byte of a stored document changes on the disk, and its customer asks for it. */
  async damageDocument(): Promise<void> {
    const [name = ''] = await this.desk.kept();
    const file = join(this.desk.storageDir, 'cfdi', name);
    const bytes = await readFile(file);
    bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
    await writeFile(file, bytes);
    await this.get('/api/v1/facturas/FA26000123/xml', this.desk.mine);
  }

  async close(): Promise<void> {
    this.open = false;
    this.proxy.thaw();
    this.proxy.delay(0);
    await this.dismiss();
    await Promise.all(this.work);
    await this.service.end('SIGKILL');
    await this.proxy.cut();
    await this.desk.close();
    await this.receiver.close();
    await this.parts.database.drop();
  }

  private async welcome(): Promise<void> {
    const json = { url: this.receiver.url, tipos: ['pedido.creado'] };
    const { status } = await this.desk.api.post('/api/v1/webhooks', { token: this.parts.token, json });
    if (status !== 201) throw new Error(`no webhook: ${status}`);
    const again = (everyMs: number, work: () => Promise<unknown>): void => {
      this.work.push(this.repeat(everyMs, work));
    };
    for (let n = 0; n < READERS; n++) again(READ_EVERY_MS, () => this.get(`/api/v1/productos/${CABLE}`));
    const order = cart([[CABLE, 1]], { testmode: false, ordenar: true });
    for (let n = 0; n < BUYERS; n++) again(ORDER_EVERY_MS, () => sendCart(this.service.url, this.parts.token, order));
    const quote = cart([[CABLE, 2]], { testmode: false });
    again(READ_EVERY_MS, () => sendCart(this.service.url, this.parts.token, quote));
    again(EXPORT_EVERY_MS, () => this.export());
  }

  private async repeat(everyMs: number, work: () => Promise<unknown>): Promise<void> {
    while (this.open) {
      await work().catch(() => undefined);
      await pause(everyMs);
    }
  }

  private async get(path: string, token = this.parts.token): Promise<void> {
    const answer = await fetch(this.service.url + path, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
  }

  /** Marks orders as `export orders --pending` does; a process of the command line each time would be too slow for a trial. */
  private async export(): Promise<void> {
    if (!this.exporting) return;
    await this.desk.nest
      .get(Database)
      .write((manager) => manager.query('UPDATE orders SET exported_at = ? WHERE exported_at IS NULL', [Date.now()]));
  }
}
