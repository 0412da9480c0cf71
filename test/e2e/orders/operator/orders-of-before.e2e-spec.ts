import { ExportOrdersService } from '@/modules/cart/orders/operator/export-orders.service';
import { FillInOrdersService } from '@/modules/cart/orders/operator/fill-in-orders.service';
import { commandLine } from '@test/e2e/quoting/cart-cli.builder';
import { answerOf, CABLE, cart } from '@test/e2e/quoting/cart-world.builder';
import { ORDER, OrderDesk, REAL } from '../orders-desk.builder';
import { Database } from '@/shared/database/database';
import { startTestApp } from '@test/support/app';
import { availableDialects } from '@test/support/servers/temporary-database';

/** Columns that the release before knows nothing of. */
const SINCE = {
  orders: [
    'ordered_at',
    'ordered_day',
    'quoted_at',
    'valid_until',
    'state',
    'state_at',
    'version',
    'modified_at',
    'lines_ordered_at',
    'repeated_at',
  ],
  order_lines: ['account_id', 'ordered_at', 'shipped', 'delivered', 'cancelled'],
};

describe.each(availableDialects())('orders that the release before writes on %s', (dialect) => {
  const desk = new OrderDesk(dialect);
  beforeEach(() => desk.open());
  afterEach(() => desk.close());

  const write = async (body: object): Promise<string> => {
    const folio = String(answerOf(await desk.send(body)).resumen.folio);
    await desk.app.nest.get(Database).write(async (manager) => {
      for (const [table, columns] of Object.entries(SINCE)) {
        const id = table === 'orders' ? 'id' : 'order_id';
        await manager.query(
          `UPDATE ${table} SET ${columns.map((column) => `${column} = NULL`).join(', ')}
           WHERE ${id} = (SELECT o.id FROM (SELECT id FROM orders WHERE folio = ?) o)`,
          [folio],
        );
      }
    });
    return folio;
  };
  const listed = async (list: string, api = desk.app.api): Promise<unknown[]> => {
    const { body } = await api.get(`/api/v1/${list}`, { token: desk.token });
    return (
      (body as Record<string, { folio: string; estado: string; version: number }[]>)[list.replace(/\?.*/, '')] ?? []
    ).map(({ folio, estado, version }) => [folio, estado, version]);
  };

  it('are taken in by a node of this release when it starts', async () => {
    const folio = await write(cart([[CABLE, 1]], ORDER));
    const quoted = await write(cart([[CABLE, 2]], REAL));
    expect(await listed('pedidos')).toEqual([]);
    const node = await startTestApp({ database: { url: desk.app.database.url, drop: () => Promise.resolve() } });
    try {
      expect(await listed('pedidos', node.api)).toEqual([[folio, 'recibido', 1]]);
      expect(await listed('cotizaciones', node.api)).toEqual([[quoted, 'vigente', undefined]]);
    } finally {
      await node.close();
    }
  });

  it('are found by product, a quote that it has ordered too', async () => {
    const folio = String(answerOf(await desk.send(cart([[CABLE, 2]], REAL))).resumen.folio);
    const path = `/api/v1/cotizaciones/${encodeURIComponent(folio)}/ordenar`;
    expect((await desk.app.api.post(path, { token: desk.token, json: {} })).status).toBe(200);
    const database = desk.app.nest.get(Database);
    // What it leaves behind: it knows nothing of when lines were ordered.
    await database.write(async (manager) => {
      await manager.query('UPDATE orders SET lines_ordered_at = NULL');
      await manager.query('UPDATE order_lines SET ordered_at = NULL');
    });
    expect(await listed(`pedidos?producto=${CABLE}`)).toEqual([]);
    await desk.app.nest.get(FillInOrdersService, { strict: false }).start();
    expect(await listed(`pedidos?producto=${CABLE}`)).toEqual([[folio, 'recibido', 2]]);
  });

  it('keep what happened to them before they were taken in, and are taken in by an export too', async () => {
    const cancelled = await write(cart([[CABLE, 1]], ORDER));
    const pending = await write(cart([[CABLE, 1]], ORDER));
    const path = `/api/v1/pedidos/${encodeURIComponent(cancelled)}`;
    const { body } = await desk.app.api.post(`${path}/cancelar`, { token: desk.token, json: {} });
    expect(body).toMatchObject({ estado: 'cancelado', version: 2 });
    const command = await commandLine(desk.app);
    const exported: string[] = [];
    try {
      await command.get(ExportOrdersService, { strict: false }).run({ pendingOnly: true }, ({ order }) => {
        exported.push(order.folio);
        return Promise.resolve();
      });
    } finally {
      await command.close();
    }
    expect(exported).toEqual([pending]);
    await desk.app.nest.get(FillInOrdersService, { strict: false }).start();
    expect((await desk.app.api.get(path, { token: desk.token })).body).toMatchObject({
      estado: 'cancelado',
      version: 2,
    });
    expect(await listed('pedidos')).toEqual(
      expect.arrayContaining([
        [cancelled, 'cancelado', 2],
        [pending, 'en_proceso', 3],
      ]),
    );
  });
});
