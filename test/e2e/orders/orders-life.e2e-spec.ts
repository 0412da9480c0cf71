import { ExportOrdersService } from '@/modules/cart/orders/operator/export-orders.service';
import { OrderFillInRepository } from '@/modules/cart/orders/persistence/order-fill-in.repository';
import { OrderExportRepository } from '@/modules/cart/orders/persistence/order-export.repository';
import type { AttachedFiles } from '@/modules/cart/orders/domain/documents/exported-order';
import { OrderMovesService } from '@/modules/cart/orders/order-moves.service';
import { Database } from '@/shared/database/database';
import { Clock } from '@/shared/kernel/clock';
import { answerOf, CABLE, cart, SCARCE } from '../quoting/cart-world.builder';
import { branchRow } from '@test/support/import-rows';
import { ORDER, OrderDesk } from './orders-desk.builder';
import { rows } from './orders-world.builder';
import type { ApiResponse } from '@test/support/api-response';
import { availableDialects } from '@test/support/servers/temporary-database';

interface ListBody {
  readonly pedidos: readonly { readonly folio: string; readonly cancelable: boolean }[];
  readonly cursor: string;
  readonly hay_mas: boolean;
}

describe.each(availableDialects())('orders after placing on %s', (dialect) => {
  const desk = new OrderDesk(dialect);
  beforeEach(() => desk.open());
  afterEach(() => desk.close());

  const place = async (body: object = cart([[SCARCE, 2]], ORDER)): Promise<string> =>
    String(answerOf(await desk.send(body)).resumen.folio);
  const path = (folio: string, rest = ''): string => `/api/v1/pedidos/${encodeURIComponent(folio)}${rest}`;
  const get = (at: string, headers = {}, token = desk.token): Promise<ApiResponse> =>
    desk.app.api.get(at, { token, headers });
  const cancel = (folio: string, json: object = {}, headers = {}): Promise<ApiResponse> =>
    desk.app.api.post(path(folio, '/cancelar'), { token: desk.token, json, headers });
  const exporter = (): ExportOrdersService => {
    const database = desk.app.nest.get(Database);
    const noFiles = { ofFolios: () => Promise.resolve([]) } satisfies AttachedFiles;
    const moves = desk.app.nest.get(OrderMovesService, { strict: false });
    const orders = new OrderExportRepository(database, noFiles);
    const unfilled = desk.app.nest.get(OrderFillInRepository, { strict: false });
    return new ExportOrdersService(orders, unfilled, moves, database, desk.app.nest.get(Clock));
  };
  const exportPending = async (take = (): Promise<void> => Promise.resolve()): Promise<string[]> => {
    const folios: string[] = [];
    await exporter().run({ pendingOnly: true }, async ({ order }) => {
      folios.push(order.folio);
      await take();
    });
    return folios;
  };

  it('line 5: cancelled, gives its stock back to the piece, tells once, and answers the same again', async () => {
    const folio = await place();
    const etag = String((await get(path(folio))).headers.etag);
    expect((await cancel(folio, {}, { 'if-match': '"99"' })).status).toBe(412);
    const first = await cancel(folio, { motivo: 'Cambio de idea' }, { 'if-match': etag });
    expect(first.body).toMatchObject({
      estado: 'cancelado',
      cancelable: false,
      productos: [{ estado: 'cancelado', cancelado: 2 }],
      historia: [
        { estado: 'recibido', origen: 'cliente' },
        { estado: 'cancelado', mensaje: 'Cambio de idea', origen: 'cliente' },
      ],
    });
    const again = await cancel(folio, {}, { 'if-match': '"99"' });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await rows(desk.app, 'SELECT SUM(reserved) AS n FROM stock')).toEqual([{ n: 0 }]);
    expect(await rows(desk.app, 'SELECT SUM(quantity) AS n FROM stock_ledger')).toEqual([{ n: 0 }]);
    const events = await rows(desk.app, 'SELECT type FROM events ORDER BY version');
    expect(events).toEqual([{ type: 'pedido.creado' }, { type: 'pedido.cancelado' }]);
  });

  it('a series in small letters is another one: no order is taken for that of its folio in capitals', async () => {
    await desk.app.load({ sucursales: [branchRow('norte', { serie: 'cen' })] });
    const at = (sucursal: string): object => cart([[CABLE, 1]], { ...ORDER, direccion: { sucursal } });
    const [capitals, small] = [await place(at('centro')), await place(at('norte'))];
    expect(small).toBe(capitals.toLowerCase());
    expect((await cancel(small)).body).toMatchObject({ folio: small, estado: 'cancelado' });
    expect((await get(path(capitals))).body).toMatchObject({ folio: capitals, estado: 'recibido' });
    expect(await exportPending()).toEqual([capitals]);
    const another = await place(at('norte'));
    expect(await exportPending()).toEqual([another]);
    expect((await get(path(small))).body).toMatchObject({ folio: small, estado: 'cancelado' });
  });

  it('lines 5, 6: claimed by an export it is not cancelable, exported it is en_proceso; an export that breaks hands it again', async () => {
    const folio = await place();
    await expect(exportPending(() => Promise.reject(new Error('the reader is gone')))).rejects.toThrow('the reader');
    expect((await get(path(folio))).body).toMatchObject({ estado: 'recibido', cancelable: false });
    const refused = await cancel(folio);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'pedido_no_cancelable', values: [{ estado: 'recibido', vendedor: {} }] },
    ]);
    expect(await exportPending()).toEqual([folio]);
    expect((await get(path(folio))).body).toMatchObject({ estado: 'en_proceso' });
    expect(await exportPending()).toEqual([]);
  });

  it('line 6: cancel against export has one winner', async () => {
    const rounds = Number(process.env.CANCEL_ROUNDS ?? 12);
    // An order that is exported keeps its pieces.
    await desk.app.load({
      existencias: [{ producto_id: CABLE, condicion: 'nuevo', sucursal: 'centro', cantidad: 1000 + rounds }],
    });
    for (let round = 0; round < rounds; round++) {
      const folio = await place(cart([[CABLE, 1]], ORDER));
      const [cancelled, exported] = await Promise.all([cancel(folio), exportPending()]);
      expect([cancelled.status === 200, exported.includes(folio)]).toContain(true);
      expect(cancelled.status === 200 && exported.includes(folio)).toBe(false);
    }
  });

  it('line 9: is found under six spellings, by nobody else, with validators', async () => {
    const folio = await place();
    const bare = folio.replace('/', '');
    const at = (text: string): string => `/api/v1/pedidos/${text}`;
    const coded = encodeURIComponent(folio);
    for (const spelling of [coded, folio, bare, `${coded}-API`, `${folio}-API`, `${bare}-API`]) {
      expect((await get(at(spelling))).body).toMatchObject({ folio, version: 1 });
      expect((await get(at(spelling), {}, desk.other)).body).toMatchObject({ code: 'pedido_no_encontrado' });
    }
    expect((await get(at(bare), { 'if-none-match': '"1"' })).status).toBe(304);
  });

  it('pages through all of them once while new ones arrive, by every filter', async () => {
    const mine: string[] = [];
    for (let n = 0; n < 24; n++) mine.push(await place(cart([[CABLE, 1]], { ...ORDER, orden_compra: `OC-${n % 2}` })));
    const seen: string[] = [];
    let cursor = '';
    for (let more = true; more;) {
      const body = (await get(`/api/v1/pedidos?limit=10&cursor=${cursor}`)).body as ListBody;
      seen.push(...body.pedidos.map(({ folio }) => folio));
      ({ cursor } = body);
      more = body.hay_mas;
      await place(cart([[SCARCE, 1]], ORDER));
    }
    expect(seen).toEqual([...mine].reverse());
    const found = async (query: string): Promise<string[]> =>
      ((await get(`/api/v1/pedidos?limit=100&${query}`)).body as ListBody).pedidos.map(({ folio }) => folio);
    await cancel(mine[3] ?? '');
    const today = (await get(path(mine[0] ?? ''))).body as { fecha_pedido: string };
    const odd = mine.filter((_, n) => n % 2 === 1).reverse();
    expect(await found('orden_compra=OC-1')).toEqual(odd);
    expect(await found('estado=cancelado')).toEqual([mine[3]]);
    expect(await found('estado=cancelado,recibido&orden_compra=OC-1')).toEqual(odd);
    expect(await found(`producto=${CABLE}`)).toEqual([...mine].reverse());
    expect(await found('producto=1')).toEqual([]);
    expect(await found(`busqueda=${encodeURIComponent(`${mine[5] ?? ''}-AP`)}`)).toEqual([mine[5]]);
    expect(await found(`desde=${today.fecha_pedido.slice(0, 10)}&producto=${SCARCE}`)).toHaveLength(3);
    expect(await found('hasta=2020-01-01')).toEqual([]);
    expect(await found('modificado_desde=2099-01-01%2010:00:00')).toEqual([]);
    expect((await get('/api/v1/pedidos?estado=x&limit=5&desde=ayer')).body).toMatchObject({
      detalles: [{ campo: 'estado' }, { campo: 'desde' }, { campo: 'limit' }],
    });
  });
});
