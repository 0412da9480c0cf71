import { answerOf, CABLE, cart } from '@test/e2e/quoting/cart-world.builder';
import { Database } from '@/shared/database/database';
import { cli } from '@test/support/cli';
import type { Finding } from '@/cli/doctor/finding';
import { ORDER, OrderDesk } from '../orders-desk.builder';

const THREE_DAYS_MS = 3 * 86_400_000;

/** `doctor` tells of the orders that `export orders --pending` would take, as old as their ordering (Decisions 10 and 14.3). */
describe('mostrador doctor on orders', () => {
  const desk = new OrderDesk();
  beforeAll(() => desk.open());
  afterAll(async () => {
    for (const [column, folio] of shifts) await shift(column, folio, THREE_DAYS_MS);
    await desk.close();
  });

  const orders = async (): Promise<Finding | undefined> => {
    const { stdout } = await cli(desk.app.database.url, ['doctor', '--json']);
    return (JSON.parse(stdout) as { checks: Finding[] }).checks.find(({ check }) => check === 'orders');
  };
  const shifts: [column: string, folio: string][] = [];
  const shift = (column: string, folio: string, ms: number): Promise<unknown> =>
    desk.app.nest
      .get(Database)
      .write((manager) => manager.query(`UPDATE orders SET ${column} = ${column} + ${ms} WHERE folio = ?`, [folio]));
  const backdate = async (column: 'created_at' | 'ordered_at', folio: string): Promise<void> => {
    shifts.push([column, folio]);
    await shift(column, folio, -THREE_DAYS_MS);
  };
  const place = async (): Promise<string> => String(answerOf(await desk.send(cart([[CABLE, 1]], ORDER))).resumen.folio);

  it('leaves out what was cancelled, however old, and counts an old quote from its ordering on', async () => {
    const cancelled = await place();
    const path = `/api/v1/pedidos/${encodeURIComponent(cancelled)}/cancelar`;
    expect((await desk.app.api.post(path, { token: desk.token, json: {} })).status).toBe(200);
    for (const column of ['created_at', 'ordered_at'] as const) await backdate(column, cancelled);
    expect(await orders()).toMatchObject({ state: 'ok', found: 'ningún pedido sin exportar' });
    const waiting = await place();
    await backdate('created_at', waiting);
    expect(await orders()).toMatchObject({
      state: 'ok',
      found: expect.stringMatching(/^1 pedidos .* hace 0\.\d h$/) as string,
    });
    await backdate('ordered_at', waiting);
    expect(await orders()).toMatchObject({ state: 'wrong', found: expect.stringContaining('hace 3.0 días') as string });
  });
});
