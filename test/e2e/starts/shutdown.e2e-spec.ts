import 'reflect-metadata';
import { BUYER, OTHER, WORLD } from '../quoting/cart-world.builder';
import { serviceEnv, startProcess, type ServiceProcess } from '../orders/races/orders-process.builder';
import { Clients, CLIENTS } from './clients.builder';
import { startTestApp, type TestApp } from '@test/support/app';
import { until } from '@test/support/servers/own-process';
import { TcpProxy } from '@test/support/servers/tcp-proxy';
import { describeOnMysql, MYSQL_TEST_SERVER, temporaryDatabase } from '@test/support/servers/temporary-database';

/** Each way, so that every statement takes 120 ms: all of an order, on a busy machine too, stays within its 5 s. */
const DELAY_MS = 60;

describeOnMysql('SIGTERM while clients call', () => {
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
    service = await startProcess({ ...serviceEnv(url.href, app.storageDir), AI_SEARCH: 'on' });
    clients = new Clients(service.url, await app.token(BUYER));
    while (clients.answers.length < CLIENTS) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  afterEach(async () => {
    await service.end('SIGKILL');
    await proxy.cut();
  });

  /** Two calls that wait for events of an account to which nothing happens. */
  async function holdTwo(): Promise<Promise<Response>[]> {
    const headers = { authorization: `Bearer ${await app.token(OTHER)}` };
    const path = `${service.url}/api/v1/eventos`;
    const { cursor } = (await (await fetch(`${path}?cursor=ahora`, { headers })).json()) as { cursor: string };
    const waiting = async (): Promise<Response> => {
      const answer = await fetch(`${path}?cursor=${cursor}&espera=25`, { headers });
      // The third one was there first, for its second, or the machine is too busy to begin with it in time.
      return [429, 503].includes(answer.status) ? waiting() : answer;
    };
    const held = [waiting(), waiting()];
    // A third one that would have to wait is told so.
    const third = async (): Promise<boolean> =>
      (await fetch(`${path}?cursor=${cursor}&espera=1`, { headers })).status === 429;
    await until('two calls wait', third);
    return held;
  }

  it('answers every request it has accepted, held ones too, also with a slow database', async () => {
    const held = await holdTwo();
    proxy.delay(DELAY_MS);
    const before = clients.answers.length;
    while (clients.answers.length < before + CLIENTS) await new Promise((resolve) => setTimeout(resolve, 20));
    const code = await service.end('SIGTERM');
    await clients.done();
    expect(code).toBe(0);
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
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
