import { ImportService } from '@/modules/importing/import.service';
import { Dice } from '@/modules/cart/quoting/domain/oracle/random-cart.builder';
import { Clock } from '@/shared/kernel/clock';
import { answerOf, CABLE, CAMERA, cart, RECORDER } from '@test/e2e/quoting/cart-world.builder';
import { ORDER, OrderDesk } from '../orders-desk.builder';
import { availableDialects } from '@test/support/servers/temporary-database';

const ORDERS = 300;
const FILTERS = Number(process.env.ORDER_FILTERS ?? 150);
const PRODUCTS = [CABLE, CAMERA, RECORDER];
const FILE_STATES = ['en_proceso', 'retenido', 'pendiente', 'enviado', 'entregado', 'cancelado'];

/** An order as the filters see it, kept beside the service. */
interface Known {
  readonly folio: string;
  readonly products: readonly number[];
  readonly purchaseOrder: string;
  /** `YYYY-MM-DD` in Mexico City. */
  readonly day: string;
  state: string;
  /** Epoch milliseconds. */
  modified: number;
}

interface ListBody {
  readonly pedidos: readonly { readonly folio: string; readonly estado: string }[];
  readonly cursor: string;
  readonly hay_mas: boolean;
}

/** Ten in the morning in Mexico City. */
const morning = (day: number): number => Date.parse('2026-06-01T16:00:00Z') + day * 86_400_000;
const dayOf = (at: number): string => new Date(at - 6 * 3_600_000).toISOString().slice(0, 10);

describe.each(availableDialects())(`a list of ${ORDERS} orders on %s`, (dialect) => {
  const desk = new OrderDesk(dialect);
  const known: Known[] = [];
  const dice = new Dice(7);
  let now = morning(0);

  beforeAll(async () => {
    await desk.open();
    jest.spyOn(desk.app.nest.get(Clock), 'now').mockImplementation(() => new Date(now));
    const plenty = PRODUCTS.map((producto_id) => ({
      ...{ producto_id, condicion: 'nuevo', sucursal: 'centro', cantidad: 100_000 },
    }));
    await desk.app.load({ existencias: plenty });
    for (let n = 0; n < ORDERS; n++) {
      now = morning(Math.floor(n / 10)) + Math.floor((n % 10) / 3) * 1000;
      known.push(await place());
    }
    await moveSome();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await desk.close();
  });

  async function place(): Promise<Known> {
    const products = PRODUCTS.filter(() => dice.chance(50));
    const lines = (products.length === 0 ? [CABLE] : products).map((id) => [id, 1] as const);
    const purchaseOrder = `OC-${dice.roll(5)}`;
    const answer = answerOf(await desk.send(cart(lines, { ...ORDER, orden_compra: purchaseOrder })));
    const ids = lines.map(([id]) => id);
    const folio = String(answer.resumen.folio);
    return { folio, products: ids, purchaseOrder, day: dayOf(now), state: 'recibido', modified: now };
  }

  async function moveSome(): Promise<void> {
    for (const order of known) {
      if (!dice.chance(40)) continue;
      now = morning(40 + dice.roll(20));
      const estado = dice.pick(FILE_STATES);
      const line = { folio_pedido: `${order.folio}-API`, estado };
      const summary = await desk.app.nest.get(ImportService, { strict: false }).loadRows('pedidos_estatus', [line]);
      expect(summary.refused).toBe(0);
      Object.assign(order, { state: estado, modified: now });
    }
  }

  async function page(query: string): Promise<ListBody> {
    const { status, body } = await desk.app.api.get(`/api/v1/pedidos?${query}`, { token: desk.token });
    expect([query, status]).toEqual([query, 200]);
    return body as ListBody;
  }

  async function follow(query: string, afterPage = (): Promise<unknown> => Promise.resolve()): Promise<string[]> {
    const seen: string[] = [];
    let cursor = '';
    for (let more = true; more;) {
      const body = await page(`${query}&cursor=${cursor}`);
      seen.push(...body.pedidos.map(({ folio }) => folio));
      ({ cursor, hay_mas: more } = body);
      await afterPage();
    }
    return seen;
  }

  const newestFirst = (orders: readonly Known[]): string[] => orders.map(({ folio }) => folio).reverse();

  it('line 9: pages of ten show each exactly once while new ones arrive', async () => {
    now = morning(70);
    const later: Known[] = [];
    const expected = newestFirst(known);
    const seen = await follow('limit=10', async () => {
      now += 1000;
      later.push(await place());
    });
    expect(seen).toEqual(expected);
    known.push(...later);
    expect(await follow('limit=100')).toEqual(newestFirst(known));
  });

  it('days at the ends of the calendar hold all orders, or none', async () => {
    for (const first of ['0000-01-01', '0001-01-01', '1000-01-01'])
      expect(await follow(`desde=${first}&hasta=9999-12-31&modificado_desde=${first}&limit=100`)).toEqual(
        newestFirst(known),
      );
    for (const none of ['hasta=0001-01-01', 'desde=9999-12-31', 'modificado_desde=9999-12-31'])
      expect([none, await follow(none)]).toEqual([none, []]);
  });

  it(`line 9: ${FILTERS} searches find what a model of the filters finds`, async () => {
    const days = [...new Set(known.map(({ day }) => day))];
    const states = [...new Set(known.map(({ state }) => state))];
    for (let n = 0; n < FILTERS; n++) {
      const [one, other] = [dice.pick(days), dice.pick(days)].sort() as [string, string];
      const sinceAt = morning(dice.roll(65));
      const start = dice.pick(known).folio.slice(0, 4 + dice.roll(9)) + dice.pick(['', '', '-A']);
      const written = dice.pick([String, (text: string) => text.toLowerCase()]);
      const wanted = [...new Set([dice.pick(states), dice.pick(states)])];
      const filters: [text: string, holds: (order: Known) => boolean][] = [
        [`estado=${wanted.join(',')}`, ({ state }) => wanted.includes(state)],
        [`desde=${one}`, ({ day }) => day >= one],
        [`hasta=${other}`, ({ day }) => day <= other],
        [`modificado_desde=${dayOf(sinceAt)}%2010:00:00`, ({ modified }) => modified >= sinceAt],
        ['orden_compra=OC-2', ({ purchaseOrder }) => purchaseOrder === 'OC-2'],
        [`busqueda=${encodeURIComponent(written(start))}`, ({ folio }) => `${folio}-API`.startsWith(start)],
        [`producto=${CAMERA}`, ({ products }) => products.includes(CAMERA)],
      ];
      const chosen = filters.filter(() => dice.chance(35));
      const query = [...chosen.map(([text]) => text), `limit=${10 + dice.roll(90)}`].join('&');
      const expected = newestFirst(known.filter((order) => chosen.every(([, holds]) => holds(order))));
      expect([query, await follow(query)]).toEqual([query, expected]);
    }
  });

  it('line 9: a stale If-Match is 412, a present one is not, and the ETag gives 304', async () => {
    const { folio } = known.find(({ state }) => state === 'recibido') ?? known[0] ?? { folio: '' };
    const path = `/api/v1/pedidos/${encodeURIComponent(folio)}`;
    const { headers } = await desk.app.api.get(path, { token: desk.token });
    const etag = headers.etag ?? '';
    const call = (at: string, given: Record<string, string>, json?: object) =>
      json === undefined
        ? desk.app.api.get(at, { token: desk.token, headers: given })
        : desk.app.api.post(at, { token: desk.token, headers: given, json });
    const same = await call(path, { 'if-none-match': etag });
    expect([same.status, same.headers.vary]).toEqual([304, 'Accept-Encoding']);
    const stale = await call(`${path}/cancelar`, { 'if-match': '"7777"' }, {});
    expect([stale.status, stale.body]).toMatchObject([412, { code: 'version_cambio' }]);
    expect((await call(`${path}/cancelar`, { 'if-match': etag }, {})).status).toBe(200);
    expect((await call(path, { 'if-none-match': etag })).status).toBe(200);
  });

  it.each([
    ['nothing of ours', 'hola'],
    ['one too long', 'a'.repeat(600)],
    ['a control character', '%00'],
  ])('a cursor that is %s is 400 cursor_invalido', async (_, cursor) => {
    for (const list of ['pedidos', 'cotizaciones']) {
      const { status, body } = await desk.app.api.get(`/api/v1/${list}?cursor=${cursor}`, { token: desk.token });
      expect([list, status, body]).toMatchObject([list, 400, { code: 'cursor_invalido' }]);
    }
  });

  it('line 9: another account sees none of them', async () => {
    const { body } = await desk.app.api.get('/api/v1/pedidos', { token: desk.other });
    expect(body).toMatchObject({ pedidos: [], hay_mas: false });
  });
});
