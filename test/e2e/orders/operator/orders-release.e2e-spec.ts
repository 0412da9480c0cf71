import { ReleaseOrdersService } from '@/modules/cart/orders/operator/release-orders.service';
import { commandLine, runCommand, type CommandRun } from '@test/e2e/quoting/cart-cli.builder';
import { answerOf, BUYER, cart, KIT, SCARCE, WORLD } from '@test/e2e/quoting/cart-world.builder';
import { CART_PATH, ORDER, REAL } from '../orders-desk.builder';
import { rows } from '../orders-world.builder';
import { startTestApp, type TestApp } from '@test/support/app';

describe('mostrador orders release', () => {
  let app: TestApp;
  let token: string;
  beforeEach(async () => {
    app = await startTestApp();
    await app.load(WORLD);
    token = await app.token(BUYER);
  });
  afterEach(() => app.close());

  const release = (...args: string[]): Promise<CommandRun> => runCommand(app, 'orders', 'release', ...args);

  const place = async (body: object): Promise<string> => {
    const answer = answerOf(await app.api.post(CART_PATH, { token, json: body }));
    expect(answer.error).toBe('');
    return String(answer.resumen.folio);
  };
  const available = async (id: number): Promise<number> => {
    const { body } = await app.api.get(`/api/v1/productos/${id}`, { token });
    return (body as { total_existencia: number }).total_existencia;
  };
  const stock = (id: number): Promise<unknown[]> =>
    rows(
      app,
      `SELECT s.branch_code, s.on_hand, s.reserved, s.overcommitted,
         (SELECT COALESCE(SUM(l.quantity), 0) FROM stock_ledger l WHERE l.product_id = s.product_id
           AND l.grade = s.grade AND l.branch_code = s.branch_code) AS ledger
       FROM stock s WHERE s.product_id = ${id} AND s.grade = 'new' AND s.reserved + s.on_hand > 0 ORDER BY s.branch_code`,
    );

  it('gives back what an order reserved, once, and touches no count', async () => {
    const kept = await place(cart([[SCARCE, 2]], ORDER));
    const shipped = await place(
      cart(
        [
          [SCARCE, 5],
          [KIT, 1],
        ],
        ORDER,
      ),
    );
    await app.settle();
    expect(await available(SCARCE)).toBe(2);
    expect(await release(`${shipped}-API`, '--json')).toEqual({
      out: [JSON.stringify({ folio: `${shipped}-API`, released: 8 })],
      errors: [],
      exitCode: undefined,
    });
    expect(await available(SCARCE)).toBe(7);
    for (const written of [shipped.toLowerCase(), shipped.replace('/', '')])
      expect((await release(written)).out).toEqual([`${written}: 0 piezas liberadas`]);
    expect(await available(SCARCE)).toBe(7);
    expect(await stock(SCARCE)).toEqual([
      { branch_code: 'centro', on_hand: 3, reserved: 2, overcommitted: 0, ledger: 2 },
      { branch_code: 'frontera', on_hand: 2, reserved: 0, overcommitted: 0, ledger: 0 },
      { branch_code: 'norte', on_hand: 4, reserved: 0, overcommitted: 0, ledger: 0 },
      { branch_code: 'oficinas', on_hand: 50, reserved: 0, overcommitted: 0, ledger: 0 },
    ]);
    expect((await release(kept)).out).toEqual([`${kept}: 2 piezas liberadas`]);
    expect(await available(SCARCE)).toBe(9);
  });

  it('ends what the counts had overtaken', async () => {
    const order = await place(cart([[SCARCE, 3]], ORDER));
    await app.load({ existencias: [{ producto_id: SCARCE, condicion: 'nuevo', sucursal: 'centro', cantidad: 1 }] });
    expect((await stock(SCARCE))[0]).toMatchObject({ on_hand: 1, reserved: 3, overcommitted: 1 });
    await release(order);
    expect((await stock(SCARCE))[0]).toMatchObject({ on_hand: 1, reserved: 0, overcommitted: 0, ledger: 0 });
    expect(await available(SCARCE)).toBe(7);
  });

  it('knows orders only, and releases the others all the same', async () => {
    const quote = await place(cart([[SCARCE, 1]], REAL));
    const order = await place(cart([[SCARCE, 1]], ORDER));
    const run = await release(quote, 'NADA-000009/26', order);
    expect(run).toEqual({
      out: [`${order}: 1 piezas liberadas`],
      errors: [`error: no existe el pedido ${quote}`, 'error: no existe el pedido NADA-000009/26'],
      exitCode: 1,
    });
  });

  it('is done once, however many do it at the same time', async () => {
    const order = await place(cart([[SCARCE, 9]], ORDER));
    const command = await commandLine(app);
    try {
      const orders = command.get(ReleaseOrdersService, { strict: false });
      const released = await Promise.all(Array.from({ length: 8 }, () => orders.release(order)));
      expect([...released].sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 9]);
    } finally {
      await command.close();
    }
  });
});
