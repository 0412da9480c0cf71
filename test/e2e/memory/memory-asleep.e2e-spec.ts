import { sendCart, serviceEnv, startProcess, type ServiceProcess } from '../orders/races/orders-process.builder';
import { BUYER, CAMERA, cart, OTHER, WORLD } from '../quoting/cart-world.builder';
import { accountRow } from '@test/support/import-rows';
import { Database } from '@/shared/database/database';
import { startTestApp, type TestApp } from '@test/support/app';
import { stopProcess, until } from '@test/support/servers/own-process';
import { stopwatch } from '@test/support/stopwatch';

/** How long a process sleeps; ASLEEP_SECONDS=120 in the long run. */
const ASLEEP_MS = Number(process.env.ASLEEP_SECONDS ?? 4) * 1000;
const PAGE = '/api/v1/productos?busqueda=producto&limit=100';
const ORDER = cart([[CAMERA, 1]], { testmode: false, ordenar: true });

describe('a process that is stopped for a while beside another', () => {
  let awake: TestApp;
  let sleeper: ServiceProcess;
  let [buyer, other]: string[] = [];

  beforeAll(async () => {
    awake = await startTestApp();
    await awake.load(WORLD);
    [buyer, other] = [await awake.token(BUYER), await awake.token(OTHER)];
    sleeper = await startProcess(serviceEnv(awake.database.url, awake.storageDir));
  });

  afterAll(async () => {
    await sleeper.end('SIGKILL');
    await awake.close();
  });

  const get = async (url: string, path: string, token = buyer): Promise<{ status: number; text: string }> => {
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return { status: response.status, text: await response.text() };
  };

  /** Everything that memory shows: a changed title and price, an account that was closed, stock that orders reserved. */
  async function change(): Promise<void> {
    await freed('the load', () =>
      awake.load({
        productos: (WORLD.productos as { producto_id: number }[])
          .filter(({ producto_id }) => producto_id === CAMERA)
          .map((row) => ({ ...row, titulo: 'Producto cambiado' })),
        precios: [{ producto_id: CAMERA, precio_lista: '77.77' }],
        cuentas: [accountRow(OTHER, { api: false })],
      }),
    );
    await until('an order is placed', async () => {
      const { status, body } = await sendCart(awake.url, buyer!, ORDER);
      expect([status, body.error]).toEqual(status === 503 ? [503, expect.anything()] : [200, '']);
      return status === 200;
    });
  }

  /** Does it again as long as the process that was stopped holds a lock on what it writes: 15 s (idle_transaction_timeout). */
  async function freed(what: string, write: () => Promise<unknown>): Promise<void> {
    const locked = (error: unknown): boolean => {
      if (!/lock wait timeout/i.test(String(error))) throw error;
      return false;
    };
    await until(what, () => write().then(() => true, locked));
  }

  /** Nothing is left of what was logged while it slept but a last line that says little. */
  async function forgetTheLog(): Promise<void> {
    const forget = () =>
      awake.nest.get(Database).write(async (manager) => {
        await manager.query('DELETE FROM change_log');
        await manager.query("INSERT INTO change_log (entity, entity_id, changed_at) VALUES ('banner', 'b1', ?)", [
          Date.now(),
        ]);
      });
    await freed('the log is forgotten', forget);
  }

  it.each([
    ['', false],
    [', and finds the change log pruned', true],
  ])('shows what the database says within seconds after it wakes%s', async (_how, pruned) => {
    await awake.load({ cuentas: [accountRow(OTHER, {})], precios: [{ producto_id: CAMERA, precio_lista: '50' }] });
    await until('the sleeper knows the account', async () => (await get(sleeper.url, PAGE, other)).status === 200);
    stopProcess(sleeper.pid);
    const sent = Promise.all([get(sleeper.url, PAGE), sendCart(sleeper.url, buyer!, ORDER)]);
    const slept = new Promise((resolve) => setTimeout(resolve, ASLEEP_MS));
    try {
      await change();
      if (pruned) await forgetTheLog();
      expect((await get(awake.url, PAGE, other)).status).toBe(403);
      await slept;
    } finally {
      process.kill(sleeper.pid, 'SIGCONT');
    }
    const [read, ordered] = await sent;
    expect([200, 503]).toContain(read.status);
    expect([200, 503]).toContain(ordered.status);
    const soon = (what: string, holds: () => Promise<boolean>): Promise<void> =>
      until(what, holds, 5000, stopwatch(sleeper.pid));
    await soon('the account is closed', async () => (await get(sleeper.url, PAGE, other)).status === 403);
    await soon('both show the same', async () => {
      const pages = [await get(awake.url, PAGE), await get(sleeper.url, PAGE)];
      return pages[0]!.text.includes('Producto cambiado') && pages[0]!.text === pages[1]!.text;
    });
    expect((await sendCart(sleeper.url, buyer!, ORDER)).status).toBe(200);
  });
});
