import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { BUYER, CABLE, cart, WORLD } from '../quoting/cart-world.builder';
import {
  sendCart,
  serviceEnv,
  startProcess,
  closeConnections,
  type ServiceProcess,
} from '../orders/races/orders-process.builder';
import { startTestApp, type TestApp } from '@test/support/app';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { childrenOf, stopProcess, until } from '@test/support/servers/own-process';
import { stopwatch } from '@test/support/stopwatch';
import { preparedDatabase } from '@test/support/servers/prepared-database';
import { BEAT_MS, MOST_MISSED } from '@/app/cluster/heartbeat';
import { Clients, CLIENTS } from './clients.builder';

const WORKERS = 2;
const LIMIT = 40;
/** Until a worker that does nothing any more counts as one that hangs, and is gone. */
const HUNG_MS = (MOST_MISSED + 4) * BEAT_MS;

/** How many files and connections a process may have open at once; as many as this one, in the end. */
const DESCRIPTORS = '1024';

/** The number that the process would be given for what it opens next. */
function nextDescriptor(pid: number): string {
  const taken = new Set(readdirSync(`/proc/${pid}/fd`).map(Number));
  let next = 0;
  while (taken.has(next)) next++;
  return String(next);
}

function limitDescriptors(pid: number, count: string): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--nofile=${count}:`]);
  if (status !== 0) throw new Error(String(stderr));
}

describe('WORKERS=2', () => {
  let app: TestApp;
  let service: ServiceProcess;
  let token: string;

  beforeAll(async () => {
    app = await startTestApp({ database: await preparedDatabase(E2E_DIALECT) });
    await app.load(WORLD);
    token = await app.token(BUYER);
  });

  afterAll(async () => {
    closeConnections();
    await app.close();
    await app.database.drop();
  });

  const start = async (env: Record<string, string> = {}): Promise<void> => {
    service = await startProcess({
      ...serviceEnv(app.database.url, app.storageDir),
      WORKERS: String(WORKERS),
      ...env,
    });
  };

  afterEach(() => service.end('SIGKILL'));

  /** Every call on a connection of its own, so that the workers take turns. */
  const call = (path: string): Promise<Response> =>
    fetch(`${service.url}${path}`, { headers: { authorization: `Bearer ${token}`, connection: 'close' } });

  const stockOf = async (): Promise<number> => {
    const answer = await call(`/api/v1/productos/${CABLE}`);
    return ((await answer.json()) as { total_existencia: number }).total_existencia;
  };

  it('counts the limits together, also across the death of a worker', async () => {
    await start({ RATE_LIMIT_PER_MINUTE: String(LIMIT) });
    const half = await Promise.all(Array.from({ length: LIMIT / 2 }, () => call('/api/v1/marcas')));
    expect(new Set(half.map(({ status }) => status))).toEqual(new Set([200]));
    const [first = 0] = childrenOf(service.pid);
    process.kill(first, 'SIGKILL');
    await until('the worker is replaced', () => {
      const workers = childrenOf(service.pid);
      return Promise.resolve(workers.length === WORKERS && !workers.includes(first));
    });
    const statuses: number[] = [];
    for (let index = 0; index < LIMIT; index++) statuses.push((await call('/api/v1/marcas')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT / 2);
    expect(statuses.filter((status) => status === 429)).toHaveLength(LIMIT / 2);
  });

  it('shows what one has changed in all of them', async () => {
    await start();
    const before = await stockOf();
    const { status } = await sendCart(service.url, token, cart([[CABLE, 1]], { testmode: false, ordenar: true }));
    expect(status).toBe(200);
    await until('both show one piece less', async () => {
      const shown = await Promise.all(Array.from({ length: 8 }, stockOf));
      return shown.every((stock) => stock === before - 1);
    });
  });

  it('answers those whose connection a worker was handed, and died before it took', async () => {
    await start();
    const [first = 0] = childrenOf(service.pid);
    stopProcess(first);
    let answered = 0;
    const calls = Array.from({ length: 6 }, async () => {
      const { status } = await call('/api/v1/marcas');
      answered++;
      return status;
    });
    await until('the other worker has answered the rest', () => Promise.resolve(answered === calls.length - 1));
    process.kill(first, 'SIGKILL');
    expect(await Promise.all(calls)).toEqual(calls.map(() => 200));
  });

  it('replaces one that hangs, and answers whose connection it was handed', async () => {
    await start();
    const [first = 0] = childrenOf(service.pid);
    stopProcess(first);
    const statuses = Promise.all(Array.from({ length: 6 }, () => call('/api/v1/marcas').then(({ status }) => status)));
    await until(
      'the worker is replaced',
      () => {
        const workers = childrenOf(service.pid);
        return Promise.resolve(workers.length === WORKERS && !workers.includes(first));
      },
      HUNG_MS,
    );
    expect(await statuses).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('answers those whose connection its workers had no file descriptor for, as soon as they have', async () => {
    await start();
    const workers = childrenOf(service.pid);
    for (const pid of workers) limitDescriptors(pid, nextDescriptor(pid));
    const statuses = Array.from({ length: 6 }, () => call('/api/v1/marcas').then(({ status }) => status));
    const answered = await Promise.race([...statuses, new Promise((done) => setTimeout(done, 1000, 'none'))]);
    expect(answered).toBe('none');
    for (const pid of workers) limitDescriptors(pid, DESCRIPTORS);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await call('/api/v1/marcas')).status).toBe(200);
  });

  it('finishes what is under way in all of them on SIGTERM', async () => {
    await start({ AI_SEARCH: 'on' });
    const workers = childrenOf(service.pid);
    const clients = new Clients(service.url, token);
    await until('clients call', () => Promise.resolve(clients.answers.length > 4 * CLIENTS));
    const code = await service.end('SIGTERM');
    await clients.done();
    expect(code).toBe(0);
    expect(clients.answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(workers).toHaveLength(WORKERS);
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('tells every line whole and ends as soon when nobody reads its log', async () => {
    await start({ LOG_LEVEL: 'debug' });
    expect((await call('/api/v1/marcas')).status).toBe(200);
    const nodes = (): string[] =>
      service
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => (JSON.parse(line) as { node: string }).node);
    await until('both have told something', () => Promise.resolve(new Set(nodes()).size >= WORKERS));
    service.stopReading();
    for (let calls = 0; calls < 1500; calls += 30)
      await Promise.all(Array.from({ length: 30 }, () => call('/api/v1/marcas')));
    // A process that ends gives the pipe back as it was: whoever writes to it waits from then on.
    const [first = 0] = childrenOf(service.pid);
    process.kill(first, 'SIGTERM');
    await until('the worker is replaced', () => {
      const workers = childrenOf(service.pid);
      return Promise.resolve(workers.length === WORKERS && !workers.includes(first));
    });
    const watch = stopwatch(service.pid, ...childrenOf(service.pid));
    let code: number | undefined;
    const ended = service.end('SIGTERM').then((ends) => (code = ends));
    await until('it ends', () => Promise.resolve(code !== undefined), 7000, watch);
    expect(await ended).toBe(0);
  });

  it.each([
    ['HOST, PORT', { ADMIN_PORT: '' }],
    ['ADMIN_HOST, ADMIN_PORT', { PORT: '0' }],
  ])('ends as a process alone does when it cannot start, and names what to change: %s', (variables, env) => {
    const { port } = new URL(app.url);
    const base = { ...serviceEnv(app.database.url, app.storageDir), WORKERS: '2', HOST: '127.0.0.1' };
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'dist/main.js'], {
      env: { ...base, PORT: port, ADMIN_PORT: port, ...env },
      encoding: 'utf8',
      timeout: 300_000,
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Mostrador could not start: ${variables}: (listen|bind) EADDRINUSE`, 'm'));
  });
});
