import 'reflect-metadata';
import { Agent, request as httpRequest } from 'node:http';
import { BUYER, CABLE, cart, WORLD } from '../quoting/cart-world.builder';
import { serviceEnv, startProcess, type ServiceProcess } from '../orders/orders-process.builder';
import { startTestApp, type TestApp } from '@test/support/app';
import { TcpProxy } from '@test/support/tcp-proxy';
import { availableDialects, MYSQL_TEST_SERVER, temporaryDatabase } from '@test/support/temporary-database';

const CLIENTS = 12;
/** Each way, so that every statement takes 120 ms: all of an order, on a busy machine too, stays within its 5 s. */
const DELAY_MS = 60;
/** What clients do all day: reads, most of which need the database. */
const CALLS = [
  { method: 'GET', path: '/api/v1/productos?limit=10', body: '' },
  { method: 'GET', path: '/api/v1/carrito/direcciones', body: '' },
  { method: 'GET', path: '/api/v1/facturas?limit=10', body: '' },
] as const;
/** And one that orders: several would wait for one another's rows. */
const ORDER = {
  method: 'POST',
  path: '/api/v1/carrito/generar',
  body: JSON.stringify(cart([[CABLE, 1]], { testmode: false, ordenar: true })),
} as const;

type Call = typeof ORDER | (typeof CALLS)[number];

/** Clients that call without pause on connections they keep, until one can't be made any more. */
class Clients {
  readonly answers: { readonly path: string; readonly status: number }[] = [];
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  private readonly work: Promise<unknown>;

  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {
    this.work = Promise.all(Array.from({ length: CLIENTS }, (_, first) => this.go(first)));
  }

  async done(): Promise<void> {
    await this.work;
    this.agent.destroy();
  }

  private async go(first: number): Promise<void> {
    for (let index = first; ; index++) {
      const call = first === 0 ? ORDER : (CALLS[index % CALLS.length] ?? CALLS[0]);
      const status = await this.call(call);
      if (status === undefined) return;
      this.answers.push({ path: call.path, status });
    }
  }

  /** Undefined when there was no answer: the service is gone. */
  private call({ method, path, body }: Call): Promise<number | undefined> {
    const headers = { authorization: `Bearer ${this.token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    return new Promise((settle) => {
      const sent = httpRequest(`${this.url}${path}`, { method, headers, agent: this.agent }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          settle(answer.statusCode);
        });
        answer.on('error', () => {
          settle(undefined);
        });
      });
      sent.on('error', () => {
        settle(undefined);
      });
      sent.end(body);
    });
  }
}

const withMysql = availableDialects().includes('mysql') ? describe : describe.skip;

withMysql('SIGTERM while clients call', () => {
  let proxy: TcpProxy;
  let app: TestApp;
  let service: ServiceProcess;
  let clients: Clients;

  beforeAll(async () => {
    const database = await temporaryDatabase('mysql');
    app = await startTestApp({ database });
    await app.load(WORLD);
  });

  afterAll(async () => {
    await app.close();
    await app.database.drop();
  });

  beforeEach(async () => {
    const server = new URL(MYSQL_TEST_SERVER);
    proxy = new TcpProxy(server.hostname, Number(server.port || 3306));
    await proxy.open();
    const url = new URL(app.database.url);
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    service = await startProcess(serviceEnv(url.href, app.storageDir));
    clients = new Clients(service.url, await app.token(BUYER));
    while (clients.answers.length < CLIENTS) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  afterEach(async () => {
    await service.end('SIGKILL');
    await proxy.cut();
  });

  it('answers every request it has accepted, also with a slow database', async () => {
    proxy.delay(DELAY_MS);
    const before = clients.answers.length;
    while (clients.answers.length < before + CLIENTS) await new Promise((resolve) => setTimeout(resolve, 20));
    const code = await service.end('SIGTERM');
    await clients.done();
    expect(code).toBe(0);
    expect(clients.answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(clients.answers.length).toBeGreaterThan(2 * CLIENTS);
  });

  it('ends in time with a database that says nothing any more', async () => {
    proxy.freeze();
    const asked = performance.now();
    const code = await service.end('SIGTERM');
    const seconds = (performance.now() - asked) / 1000;
    await clients.done();
    expect(code).toBe(0);
    // 10 s, and what a busy machine adds.
    expect(seconds).toBeLessThan(20);
  });
});
