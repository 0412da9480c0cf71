import { answerOf, CABLE, cart, SCARCE } from '@test/e2e/quoting/cart-world.builder';
import { ORDER, OrderDesk, REAL } from '../orders-desk.builder';
import { serviceEnv, startProcess } from './orders-process.builder';
import { count, rows } from '../orders-world.builder';
import { startCli } from '@test/support/cli';
import { availableDialects } from '@test/support/servers/temporary-database';

/** Rounds of cancelling against an export, half of which are killed; 200 in the long run (EXPORT_ROUNDS=200). */
const ROUNDS = Number(process.env.EXPORT_ROUNDS ?? 2);
const ORDERS = 12;
/** About how long the command takes from its start to its end. */
const COMMAND_MS = 1500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(availableDialects())('two processes on %s', (dialect) => {
  const desk = new OrderDesk(dialect);
  beforeEach(() => desk.open());
  afterEach(() => desk.close());

  const place = async (body: object): Promise<string> => String(answerOf(await desk.send(body)).resumen.folio);

  it('line 3: a quote ordered 50 times at once is one order, one answer and one reservation', async () => {
    const folio = await place(cart([[SCARCE, 2]], REAL));
    const other = await startProcess(serviceEnv(desk.app.database.url, desk.app.storageDir));
    try {
      /** As the documents ask for: an answer of 503 is followed by the same call. */
      const order = async (url: string): Promise<{ status: number; replayed: boolean; text: string }> => {
        const answer = await fetch(`${url}/api/v1/cotizaciones/${encodeURIComponent(folio)}/ordenar`, {
          method: 'POST',
          headers: { authorization: `Bearer ${desk.token}`, 'content-type': 'application/json' },
          body: '{}',
        });
        if (answer.status === 503) return order(url);
        const replayed = answer.headers.get('idempotent-replayed') === 'true';
        return { status: answer.status, replayed, text: await answer.text() };
      };
      const urls = [desk.app.url, other.url];
      const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => order(urls[n % 2] ?? '')));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      // All of them when the first had no answer in time, and was placed nevertheless.
      expect(answers.filter(({ replayed }) => replayed).length).toBeGreaterThanOrEqual(49);
      const { resumen } = JSON.parse(answers[0]?.text ?? '{}') as { resumen: object };
      expect(resumen).toMatchObject({ folio, folio_pedido: `${folio}-API` });
      expect(await rows(desk.app, 'SELECT folio, kind FROM orders')).toEqual([{ folio, kind: 'order' }]);
      expect(await rows(desk.app, 'SELECT SUM(reserved) AS n FROM stock')).toEqual([{ n: 2 }]);
      expect(await count(desk.app, "events WHERE type = 'pedido.creado'")).toBe(1);
    } finally {
      await other.end('SIGTERM');
    }
  });

  it(
    `line 6: in ${ROUNDS} rounds of cancelling against export orders --pending no order is both, and none is lost`,
    async () => {
      const cancelled = new Set<string>();
      const refused = new Set<string>();
      const exported = new Set<string>();
      const placed: string[] = [];

      /** Runs the export; `kill` ends it when it has handed over some orders and marked none. */
      const runExport = async (kill: boolean): Promise<void> => {
        const { process: child, result } = startCli(desk.app.database.url, ['export', 'orders', '--pending', '--json']);
        if (kill) child.stdout.once('data', () => child.kill('SIGKILL'));
        const { stdout } = await result;
        const whole = stdout.slice(0, stdout.lastIndexOf('\n') + 1);
        for (const line of whole.split('\n').filter(Boolean))
          exported.add((JSON.parse(line) as { folio: string }).folio);
      };
      const cancel = async (folio: string): Promise<void> => {
        const path = `/api/v1/pedidos/${encodeURIComponent(folio)}/cancelar`;
        const { status, body } = await desk.app.api.post(path, { token: desk.token, json: {} });
        if (status === 200) cancelled.add(folio);
        else refused.add(`${folio} ${status} ${(body as { code: string }).code}`);
      };

      for (let round = 0; round < ROUNDS; round++) {
        const folios: string[] = [];
        await desk.app.load({
          existencias: [
            { producto_id: CABLE, condicion: 'nuevo', sucursal: 'centro', cantidad: 1000 + round * ORDERS },
          ],
        });
        for (let n = 0; n < ORDERS; n++) folios.push(await place(cart([[CABLE, 1]], ORDER)));
        placed.push(...folios);
        const exporting = runExport(round % 2 === 1);
        for (const folio of folios) {
          await pause((COMMAND_MS / ORDERS) * 2 * Math.random());
          await cancel(folio);
        }
        await exporting;
      }
      await runExport(false);

      expect([...cancelled].filter((folio) => exported.has(folio))).toEqual([]);
      expect(placed.filter((folio) => !cancelled.has(folio) && !exported.has(folio))).toEqual([]);
      expect([...refused].filter((told) => !told.endsWith('409 pedido_no_cancelable'))).toEqual([]);
      const states = await rows<{ folio: string; state: string }>(desk.app, 'SELECT folio, state FROM orders');
      expect(
        states.filter(({ folio, state }) => state !== (cancelled.has(folio) ? 'cancelado' : 'en_proceso')),
      ).toEqual([]);
      const pieces = await rows<{ n: number }>(desk.app, 'SELECT SUM(reserved) AS n FROM stock');
      expect(pieces).toEqual([{ n: placed.length - cancelled.size }]);
    },
    600_000 + ROUNDS * 20_000,
  );
});
