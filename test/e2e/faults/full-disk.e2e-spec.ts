import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  closeConnections,
  type OrderAnswer,
  sendCart,
  serviceEnv,
  startProcess,
} from '../orders/races/orders-process.builder';
import { BUYER, CAMERA, cart, homeCart, WORLD } from '../quoting/cart-world.builder';
import { pdf } from '@/modules/cart/guides/content/guide-samples.builder';
import { GuideFileEntity } from '@/modules/cart/guides/persistence/guide-file.entity';
import { OrderEntity } from '@/modules/cart/orders/persistence/entities/order.entity';
import { sqlitePath } from '@/shared/database/connections/data-source-options';
import { Database } from '@/shared/database/database';
import { FaultProbe, late, report, type Timed, untold } from './fault-probe.builder';
import { OwnMariadb } from '@test/support/servers/own-mariadb';
import { startTestApp } from '@test/support/app';
import { until } from '@test/support/servers/own-process';
import { SmallDisk } from '@test/support/servers/small-disk';
import { temporaryDatabase } from '@test/support/servers/temporary-database';

const MOST_ORDERS = 400;

/** Needs a user who may mount; a file that may not grow is tried everywhere. */
const canMount = SmallDisk.available();
const describeDisk = canMount ? describe : describe.skip;
const describeOwnMariadb = canMount && OwnMariadb.available() ? describe : describe.skip;

/** Orders until one is refused; the folios of those that were acknowledged. */
async function orderUntilRefused(probe: FaultProbe): Promise<{ acknowledged: number; refused: Timed }> {
  for (let acknowledged = 0; acknowledged < MOST_ORDERS; acknowledged++) {
    const answer = await probe.call('order');
    if (answer.status !== 200) return { acknowledged, refused: answer };
  }
  throw new Error('no order was refused');
}

const namesOf = (events: readonly { event: string }[]): string[] => events.map(({ event }) => event);

/** Waits out so many looks of the service at its database. */
const looks = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, count * 1000));

const sendGuide = (probe: FaultProbe, folio: string): Promise<Response> => {
  const form = new FormData();
  form.append('folio', folio);
  form.append('pdf_guia', new Blob([new Uint8Array(pdf())]), 'guia.pdf');
  const headers = { authorization: `Bearer ${probe.token}` };
  return fetch(`${probe.app.url}/api/v1/carrito/guia`, { method: 'POST', headers, body: form });
};

/** The most that any file may hold which the process writes, in bytes; with the system's own program, as the system calls can't be had here. */
function limitFiles(pid: number, bytes: string): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  if (status !== 0) throw new Error(String(stderr));
}

const orders = (probe: FaultProbe): Promise<number> => probe.app.nest.get(Database).reader.count(OrderEntity);

/** The folio of an order that is delivered. */
async function orderForHome(probe: FaultProbe): Promise<string> {
  const body = homeCart([[CAMERA, 1]], { testmode: false, ordenar: true });
  return (await sendCart(probe.app.url, probe.token, body)).body.resumen!.folio!;
}

describeDisk('SQLite on a disk that is full', () => {
  const probe = new FaultProbe();
  let [disk, files]: SmallDisk[] = [];

  beforeAll(async () => {
    disk = SmallDisk.mount(24)!;
    files = SmallDisk.mount(2)!;
    await probe.open({
      database: { url: `sqlite:${join(disk.folder, 'test.sqlite')}`, drop: () => Promise.resolve() },
      env: { STORAGE_DIR: files.folder },
    });
  });

  afterAll(async () => {
    await probe.app.close();
    await disk!.unmount();
    await files!.unmount();
  });

  it('writes are 503, reads go on, no acknowledged order is lost, and all is well once there is room', async () => {
    const [before, known] = [probe.events().length, await orders(probe)];
    await disk!.fill();
    const { acknowledged, refused } = await orderUntilRefused(probe);
    const answers = [refused, ...(await probe.calls('order', 'quote', 'order'))];
    const others = await probe.calls('read', 'catalog', 'testQuote', 'ready');
    report('SQLite, disk full', [...answers, ...others]);
    expect(untold(answers)).toEqual([]);
    expect(late([...answers, ...others])).toEqual([]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 503]);
    expect(others[3]!.body.reason).toBe('database');
    // It looks once a second whether the state is over, and must not believe so.
    await looks(3);
    expect(probe.events().slice(before)).toHaveLength(1);
    expect(await orders(probe)).toBe(known + acknowledged);
    await disk!.makeRoom();
    await Promise.all([probe.healed('order'), probe.healed('quote'), probe.healed('ready')]);
    const told = probe.events().slice(before);
    expect(namesOf(told)).toEqual(['database-trouble', 'database-back']);
    expect(told[0]!.code).toMatch(/^SQLITE_(FULL|IOERR)/);
  });

  it('guides are 503 while their disk is full, leave nothing behind, and orders go on', async () => {
    const folio = await orderForHome(probe);
    await files!.fill();
    const refused = await sendGuide(probe, folio);
    expect([refused.status, refused.headers.get('retry-after') !== null]).toEqual([503, true]);
    expect(await refused.json()).toMatchObject({ code: 'almacenamiento_no_disponible' });
    expect((await probe.call('order')).status).toBe(200);
    const kept = (): Promise<number> => probe.app.nest.get(Database).reader.count(GuideFileEntity);
    expect([await kept(), await readdir(join(files!.folder, 'guides'))]).toEqual([0, []]);
    await files!.makeRoom();
    expect((await sendGuide(probe, folio)).status).toBe(200);
    expect(await kept()).toBe(1);
  });
});

describeOwnMariadb('MariaDB on a disk that is full', () => {
  const probe = new FaultProbe();
  let disk: SmallDisk;
  let server: OwnMariadb;

  beforeAll(async () => {
    disk = SmallDisk.mount(160)!;
    server = await OwnMariadb.create(disk.folder, ['--innodb-log-file-size=8M', '--innodb-buffer-pool-size=16M']);
    await server.start();
    await probe.open({ database: await server.database('full_test') });
  });

  afterAll(async () => {
    await probe.app.close();
    await server.end();
    await disk.unmount();
  });

  it('writes are 503 within their deadline, reads go on, no acknowledged order is lost, and all is well once there is room', async () => {
    const [before, known] = [probe.events().length, await orders(probe)];
    await disk.fill();
    const { acknowledged, refused } = await orderUntilRefused(probe);
    const answers = [refused, ...(await probe.calls('order', 'quote', 'order'))];
    const others = await probe.calls('read', 'catalog', 'testQuote');
    report('MariaDB, disk full', [...answers, ...others]);
    expect(untold([refused])).toEqual([]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(late([...answers, ...others])).toEqual([]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    await looks(2);
    expect(namesOf(probe.events().slice(before))).toEqual(['database-trouble']);
    const acknowledgedInAll = acknowledged + answers.filter(({ status }) => status === 200).length;
    expect(await orders(probe)).toBe(known + acknowledgedInAll);
    await disk.makeRoom();
    await Promise.all([probe.healed('order'), probe.healed('quote'), probe.healed('ready')]);
    expect(namesOf(probe.events().slice(before))).toEqual(['database-trouble', 'database-back']);
  });
});

describe('SQLite in a file that may not grow', () => {
  it('writes are 503, reads go on, and all is well once it may', async () => {
    const database = await temporaryDatabase('sqlite');
    const app = await startTestApp({ database });
    await app.load(WORLD);
    const token = await app.token(BUYER);
    await app.close();
    const service = await startProcess(serviceEnv(database.url, join(dirname(sqlitePath(database.url)), 'files')));
    const order = (): Promise<OrderAnswer> =>
      sendCart(service.url, token, cart([[CAMERA, 1]], { testmode: false, ordenar: true }));
    const ready = async (): Promise<number> => (await fetch(`${service.url}/health/ready`)).status;
    try {
      expect((await order()).status).toBe(200);
      limitFiles(service.pid, String(256 * 1024));
      await until('an order is refused', async () => (await order()).status === 503);
      expect(await ready()).toBe(503);
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${service.url}/api/v1/productos/${CAMERA}`, { headers })).status).toBe(200);
      limitFiles(service.pid, 'unlimited');
      await until('orders are taken again', async () => (await order()).status === 200);
      await until('it is ready', async () => (await ready()) === 200);
    } finally {
      await service.end('SIGKILL');
      closeConnections();
      await database.drop();
    }
  });
});
