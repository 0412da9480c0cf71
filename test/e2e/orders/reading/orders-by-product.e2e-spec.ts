import { Clock } from '@/shared/kernel/clock';
import { answerOf, CABLE, CAMERA, cart } from '@test/e2e/quoting/cart-world.builder';
import { availableDialects } from '@test/support/servers/temporary-database';
import { ORDER, OrderDesk, REAL } from '../orders-desk.builder';

const DOCUMENTS = 60;

/** An order as it must be found. */
interface Ordered {
  readonly folio: string;
  readonly products: readonly number[];
  /** Epoch milliseconds. */
  readonly at: number;
  readonly cancelled: boolean;
}

describe.each(availableDialects())('orders of a product among quotes and cancelled orders on %s', (dialect) => {
  const desk = new OrderDesk(dialect);
  const ordered: Ordered[] = [];
  let now = Date.parse('2026-06-01T16:00:00Z');

  beforeAll(async () => {
    await desk.open();
    jest.spyOn(desk.app.nest.get(Clock), 'now').mockImplementation(() => new Date(now));
    await desk.app.load({
      existencias: [CABLE, CAMERA].map((producto_id) => ({
        ...{ producto_id, condicion: 'nuevo', sucursal: 'centro', cantidad: 100_000 },
      })),
    });
    const quotes: { folio: string; products: readonly number[] }[] = [];
    for (let n = 0; n < DOCUMENTS; n++) {
      now += 60_000;
      const products = [[CAMERA], [CABLE], [CAMERA, CABLE, CAMERA]][n % 3] ?? [];
      const lines = products.map((id, index) => [id, 1 + index] as const);
      const quoted = n % 4 === 1 || n % 4 === 2;
      const folio = String(answerOf(await desk.send(cart(lines, quoted ? REAL : ORDER))).resumen.folio);
      if (quoted) quotes.push({ folio, products });
      else ordered.push({ folio, products, at: now, cancelled: n % 5 === 0 && (await cancelled(folio)) });
    }
    // Every other quote is ordered, from the newest on: long after younger documents, and in another order than they were made in.
    for (const { folio, products } of quotes.filter((_, index) => index % 2 === 0).reverse()) {
      now += 60_000;
      await post(`/api/v1/cotizaciones/${encodeURIComponent(folio)}/ordenar`);
      ordered.push({ folio, products, at: now, cancelled: false });
    }
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await desk.close();
  });

  async function post(path: string): Promise<void> {
    const { status } = await desk.app.api.post(path, { token: desk.token, json: {} });
    expect([path, status]).toEqual([path, 200]);
  }

  async function cancelled(folio: string): Promise<true> {
    await post(`/api/v1/pedidos/${encodeURIComponent(folio)}/cancelar`);
    return true;
  }

  /** Folios of all pages, and how many pages there were. */
  async function follow(query: string): Promise<{ folios: string[]; pages: number }> {
    const folios: string[] = [];
    let pages = 0;
    let cursor = '';
    for (let more = true; more; pages++) {
      const { body } = await desk.app.api.get(`/api/v1/pedidos?${query}&limit=10&cursor=${cursor}`, {
        token: desk.token,
      });
      const list = body as { pedidos: { folio: string }[]; cursor: string; hay_mas: boolean };
      folios.push(...list.pedidos.map(({ folio }) => folio));
      ({ cursor, hay_mas: more } = list);
    }
    return { folios, pages };
  }

  const newestFirst = (orders: readonly Ordered[]): string[] =>
    [...orders].sort((one, other) => other.at - one.at).map(({ folio }) => folio);

  it.each<[string, (order: Ordered) => boolean]>([
    ['', () => true],
    ['&estado=cancelado', (order) => order.cancelled],
    ['&estado=recibido,en_proceso', (order) => !order.cancelled],
  ])('producto=…%s: each once, newest order first, no quote', async (more, holds) => {
    const expected = newestFirst(ordered.filter((order) => order.products.includes(CAMERA) && holds(order)));
    expect(expected.length).toBeGreaterThan(3);
    const { folios, pages } = await follow(`producto=${CAMERA}${more}`);
    expect(folios).toEqual(expected);
    expect(pages).toBe(Math.ceil(expected.length / 10));
  });

  it('has more than two pages of them, and none of another account', async () => {
    expect((await follow(`producto=${CAMERA}`)).pages).toBeGreaterThan(2);
    const { body } = await desk.app.api.get(`/api/v1/pedidos?producto=${CAMERA}`, { token: desk.other });
    expect(body).toMatchObject({ pedidos: [], hay_mas: false });
  });
});
