import { runCommand, type CommandRun } from '@test/e2e/quoting/cart-cli.builder';
import { answerOf, BUYER, CABLE, CAMERA, cart, OTHER } from '@test/e2e/quoting/cart-world.builder';
import { ORDER, OrderDesk, REAL } from '../orders-desk.builder';

interface Listed {
  readonly pedidos: readonly { readonly folio: string; readonly num_cliente: string; readonly estado: string }[];
}

describe('mostrador orders list and show', () => {
  const desk = new OrderDesk();
  let mine: string;
  let theirs: string;
  let cancelled: string;
  beforeAll(async () => {
    await desk.open();
    await desk.send(cart([[CABLE, 1]], REAL));
    mine = await place(cart([[CAMERA, 2]], { ...ORDER, orden_compra: 'OC-1' }));
    theirs = await place(cart([[CABLE, 1]], ORDER), desk.other);
    cancelled = await place(cart([[CABLE, 1]], ORDER));
    const path = `/api/v1/pedidos/${encodeURIComponent(cancelled)}/cancelar`;
    await desk.app.api.post(path, { token: desk.token, json: { motivo: 'Ya no' } });
  });
  afterAll(() => desk.close());

  const place = async (body: object, token = desk.token): Promise<string> =>
    String(answerOf(await desk.send(body, {}, token)).resumen.folio);
  const orders = (...args: string[]): Promise<CommandRun> => runCommand(desk.app, 'orders', ...args);
  const listed = async (...args: string[]): Promise<string[]> => {
    const { out } = await orders('list', '--json', ...args);
    return (JSON.parse(out.join('')) as Listed).pedidos.map(({ folio }) => folio);
  };

  it('lists orders of every account, newest first, by account, state and day', async () => {
    expect(await listed()).toEqual([cancelled, theirs, mine]);
    expect(await listed('--account', String(BUYER))).toEqual([cancelled, mine]);
    expect(await listed('--estado', 'recibido,en_proceso')).toEqual([theirs, mine]);
    expect(await listed('--account', String(OTHER), '--estado', 'cancelado')).toEqual([]);
    expect(await listed('--since', '2099-01-01')).toEqual([]);
    expect(await listed('--limit', '2')).toEqual([cancelled, theirs]);
  });

  it('tells of each what its reseller sees, and whose it is', async () => {
    const { out } = await orders('list', '--json', '--account', String(BUYER));
    const { body } = await desk.app.api.get('/api/v1/pedidos', { token: desk.token });
    const { pedidos } = body as Listed;
    expect(JSON.parse(out.join(''))).toEqual({
      pedidos: pedidos.map((item) => ({ ...item, num_cliente: String(BUYER) })),
    });
    const text = await orders('list');
    expect(text.out).toHaveLength(3);
    expect(text.out[2]).toMatch(
      new RegExp(`^${mine}-API  [\\d: -]+  ${BUYER}  recibido  2 piezas  [\\d.]+ USD  sin exportar$`),
    );
  });

  it('shows an order as its reseller sees it, whatever the spelling', async () => {
    const { body } = await desk.app.api.get(`/api/v1/pedidos/${encodeURIComponent(mine)}`, { token: desk.token });
    for (const folio of [mine, `${mine}-API`, mine.replace('/', '')]) {
      const { out } = await orders('show', folio, '--json');
      expect(JSON.parse(out.join(''))).toEqual(body);
    }
    const { out } = await orders('show', cancelled);
    expect(out.join('\n')).toMatch(/cancelado {2}desde[^]*cancelado {2}cliente {2}Ya no/);
  });

  it('refuses what it does not know', async () => {
    for (const args of [
      ['show', 'CEN-999999/26'],
      ['list', '--account', 'x'],
      ['list', '--since', 'ayer'],
    ])
      expect(await orders(...args)).toMatchObject({
        out: [],
        exitCode: 1,
        errors: [expect.stringMatching(/^error: /)],
      });
    for (const args of [
      ['--estado', 'perdido'],
      ['--limit', '0'],
      ['--limit', '9999'],
    ])
      expect((await orders('list', ...args)).exitCode).toBe(1);
  });
});
