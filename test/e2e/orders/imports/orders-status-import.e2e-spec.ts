import { Clock } from '@/shared/kernel/clock';
import { BUYER, CABLE, CAMERA, SCARCE } from '@test/e2e/quoting/cart-world.builder';
import { inSeconds, OrderFiles } from './orders-files.builder';
import { rows } from '../orders-world.builder';

describe('what files say of orders', () => {
  const files = new OrderFiles();
  beforeEach(() => files.open());
  afterEach(() => files.close());

  it('line 7: a file walks an order to entregado by partial counts, and a second run changes nothing', async () => {
    const folio = await files.place([CAMERA, 5], [CABLE, 2]);
    const folio_pedido = `${folio}-API`;
    const walk = [
      { folio_pedido, estado: 'en_proceso', fecha: inSeconds(10), mensaje: 'En surtido' },
      {
        folio_pedido,
        estado: 'ENVIADO_PARCIAL',
        fecha: inSeconds(20),
        lineas: [{ linea: 1, enviado: 3, fecha_estimada: '2026-12-30' }],
        guias: [{ folio_guia: '794600000123', fletera: 'estafeta', fecha: inSeconds(20) }],
      },
      {
        folio_pedido,
        estado: 'enviado',
        fecha: inSeconds(30),
        lineas: [
          { producto_id: CAMERA, enviado: 5 },
          { linea: 2, enviado: '2' },
        ],
      },
      { folio_pedido, estado: 'entregado', fecha: inSeconds(40) },
    ];
    expect(await files.status(...walk)).toMatchObject({ read: 4, changed: 4, refused: 0 });
    expect(await files.order(folio)).toMatchObject({ state: 'entregado' });
    expect(await files.counts(folio)).toEqual([
      { line_number: 1, shipped: 5, delivered: 5, cancelled: 0, eta_day: 20_261_230 },
      { line_number: 2, shipped: 2, delivered: 2, cancelled: 0, eta_day: null },
    ]);
    expect(await files.history(folio)).toEqual(['en_proceso', 'enviado_parcial', 'enviado', 'entregado']);
    expect(await rows(files.app, 'SELECT guide_folio, carrier FROM order_guides')).toEqual([
      { guide_folio: 794600000123, carrier: 'estafeta' },
    ]);
    const before = await files.order(folio);
    expect(await files.status(...walk)).toMatchObject({ read: 4, changed: 0, unchanged: 4, refused: 0 });
    expect(await files.order(folio)).toEqual(before);
    expect((await files.events('pedido.estado')).map(({ type, estado, anterior }) => [type, estado, anterior])).toEqual(
      [
        ['pedido.estado', 'en_proceso', 'recibido'],
        ['pedido.estado', 'enviado_parcial', 'en_proceso'],
        ['pedido.estado', 'enviado', 'enviado_parcial'],
        ['pedido.estado', 'entregado', 'enviado'],
      ],
    );
  });

  it('line 7: older dates only join the history', async () => {
    const folio = await files.place([CAMERA, 5], [CABLE, 2]);
    const folio_pedido = `${folio}-API`;
    await files.status({ folio_pedido, estado: 'enviado', fecha: inSeconds(50) });
    expect(await files.status({ folio_pedido, estado: 'retenido', fecha: inSeconds(20) })).toMatchObject({
      changed: 1,
    });
    expect(await files.order(folio)).toMatchObject({ state: 'enviado' });
    expect(await files.history(folio)).toEqual(['retenido', 'enviado']);
  });

  it('what a file says of the second in which an order was placed comes after the placing', async () => {
    const clock = jest.spyOn(files.app.nest.get(Clock), 'now').mockReturnValue(new Date('2026-06-01T16:00:00.700Z'));
    const folio = await files.place([CAMERA, 1]);
    clock.mockRestore();
    await files.status({ folio_pedido: `${folio}-API`, estado: 'retenido', fecha: '2026-06-01 10:00:00' });
    expect(await files.order(folio)).toMatchObject({ state: 'retenido' });
    expect(await files.shownHistory(folio)).toEqual(['recibido', 'retenido']);
  });

  it('a later line of the same state joins the history with its message, once; without one it says nothing new', async () => {
    const folio = await files.place([CAMERA, 5]);
    const folio_pedido = `${folio}-API`;
    const held = (seconds: number, mensaje?: string): object => ({
      ...{ folio_pedido, estado: 'retenido', fecha: inSeconds(seconds) },
      ...(mensaje === undefined ? {} : { mensaje }),
    });
    const told = [
      held(10, 'En revisión de crédito'),
      held(20),
      held(30, 'Falta su comprobante'),
      held(40, 'Falta su comprobante'),
      held(50, 'Recibimos su comprobante'),
    ];
    expect(await files.status(...told)).toMatchObject({ changed: 3, unchanged: 2, refused: 0 });
    expect(await files.told(folio)).toEqual([
      { state: 'retenido', message: 'En revisión de crédito' },
      { state: 'retenido', message: 'Falta su comprobante' },
      { state: 'retenido', message: 'Recibimos su comprobante' },
    ]);
    const before = await files.order(folio);
    expect(before).toMatchObject({ state: 'retenido', version: 4 });
    expect(await files.status(...told)).toMatchObject({ changed: 0, unchanged: 5 });
    expect(await files.status({ folio_pedido, estado: 'retenido', mensaje: 'Sin fecha' })).toMatchObject({
      unchanged: 1,
    });
    expect(await files.order(folio)).toEqual(before);
    expect(await files.events('pedido.estado')).toHaveLength(1);
    const goesOn = { folio_pedido, estado: 'enviado', fecha: inSeconds(60) };
    await files.status(goesOn);
    const after = [await files.order(folio), await files.told(folio)];
    expect(await files.status(...told, goesOn)).toMatchObject({ changed: 0, unchanged: 6, refused: 0 });
    expect([await files.order(folio), await files.told(folio)]).toEqual(after);
    expect(await files.status(held(25, 'Llegó tarde'))).toMatchObject({ changed: 1 });
  });

  it('refuses the dates of systems that have none, by line, and loads the rest', async () => {
    const folio = await files.place([CAMERA, 5]);
    const folio_pedido = `${folio}-API`;
    const summary = await files.status(
      { folio_pedido, estado: 'retenido', fecha: '0001-01-01 00:00:00' },
      { folio_pedido, estado: 'enviado', guias: [{ folio_guia: '7', fletera: 'dhl', fecha: '0001-01-01 00:00:00' }] },
      { folio_pedido, estado: 'enviado', fecha: inSeconds(10) },
    );
    expect(summary).toMatchObject({ changed: 1, refused: 2 });
    expect(summary.problems.map(({ line, field }) => [line, field])).toEqual([
      [1, 'fecha'],
      [2, 'guias[0].fecha'],
    ]);
    const guide = { folio_guia: '8', num_cliente: BUYER, fletera: 'dhl', folio_factura: 'F-1' };
    const guides = await files.add(
      'guias',
      { ...guide, fecha_factura: '01-01-0001 00:00:00' },
      { ...guide, fecha_factura: inSeconds(0), fecha_estado: '0001-01-01' },
    );
    expect(guides.problems.map(({ field }) => field)).toEqual(['fecha_factura', 'fecha_estado']);
  });

  it('line 7: refuses what can not be, by line and field, and leaves nothing of it behind', async () => {
    const folio = await files.place([CAMERA, 2], [CAMERA, 1]);
    const gone = await files.place([CABLE, 1]);
    await files.status({ folio_pedido: `${gone}-API`, estado: 'cancelado', fecha: inSeconds(1) });
    const before = [await files.order(folio), await files.order(gone)];
    const folio_pedido = `${folio}-API`;
    const summary = await files.status(
      { folio_pedido: `${gone}-API`, estado: 'enviado', fecha: inSeconds(5) },
      { folio_pedido, estado: 'enviado_parcial', lineas: [{ linea: 1, enviado: 3 }] },
      {
        folio_pedido,
        estado: 'enviado_parcial',
        lineas: [
          { linea: 2, enviado: 1 },
          { linea: 1, entregado: 1, cancelado: 2 },
        ],
      },
      { folio_pedido: 'CEN-999999/26-API', estado: 'enviado' },
      { folio_pedido, estado: 'perdido' },
      { folio_pedido, estado: 'enviado_parcial', lineas: [{ producto_id: CAMERA, enviado: 1 }] },
      { folio_pedido, estado: 'enviado_parcial', lineas: [{ linea: 7, enviado: 1 }] },
      { folio_pedido, estado: 'enviado_parcial', lineas: [{ enviado: 1 }] },
      { folio_pedido, estado: 'enviado', fecha: '2026-02-30 10:00:00' },
      { estado: 'enviado' },
      { folio_pedido, estado: 'enviado', guias: [{ folio_guia: '7', fletera: 'dhl', url: 'javascript:alert(1)' }] },
    );
    expect(summary).toMatchObject({ read: 11, refused: 11 });
    expect(summary.problems.map(({ line, field }) => [line, field])).toEqual([
      [1, 'estado'],
      [2, 'lineas[0]'],
      [3, 'lineas[1]'],
      [4, 'folio_pedido'],
      [5, 'estado'],
      [6, 'lineas[0]'],
      [7, 'lineas[0]'],
      [8, 'lineas[0]'],
      [9, 'fecha'],
      [10, 'folio_pedido'],
      [11, 'guias[0].url'],
    ]);
    expect([await files.order(folio), await files.order(gone)]).toEqual(before);
  });

  it.each([
    ['fewer pieces were sent after all', [20, 30, 40]],
    ['all of it is of one second', [20, 20, 20]],
  ])('line 7: a second run changes nothing and refuses nothing of an order that was cancelled: %s', async (_, at) => {
    const folio = await files.place([CAMERA, 5]);
    const folio_pedido = `${folio}-API`;
    const walk = [
      { folio_pedido, estado: 'enviado_parcial', fecha: inSeconds(at[0]!), lineas: [{ linea: 1, enviado: 4 }] },
      { folio_pedido, estado: 'retenido', fecha: inSeconds(at[1]!), lineas: [{ linea: 1, enviado: 1 }] },
      { folio_pedido, estado: 'cancelado', fecha: inSeconds(at[2]!) },
    ];
    expect(await files.status(...walk)).toMatchObject({ changed: 3, refused: 0 });
    const before = [await files.order(folio), await files.counts(folio)];
    expect(await files.status(...walk)).toMatchObject({ unchanged: 3, refused: 0 });
    expect([await files.order(folio), await files.counts(folio)]).toEqual(before);
  });

  it('what was delivered was sent, and a line without a date counts whatever the date before', async () => {
    const folio = await files.place([CAMERA, 5]);
    const line = { folio_pedido: `${folio}-API`, estado: 'enviado_parcial' };
    const refused = await files.status({ ...line, lineas: [{ linea: 1, enviado: 1, entregado: 3 }] });
    expect(refused.problems).toMatchObject([
      {
        ...{ line: 1, field: 'lineas[0].enviado' },
        text: expect.stringMatching(/es menor que entregado.*por ejemplo/) as string,
      },
    ]);
    expect(await files.order(folio)).toMatchObject({ state: 'recibido', version: 1 });
    await files.status({ ...line, fecha: '2099-01-01 00:00:00', lineas: [{ linea: 1, entregado: 3 }] });
    expect(await files.counts(folio)).toMatchObject([{ shipped: 3, delivered: 3 }]);
    expect(await files.status({ folio_pedido: `${folio}-API`, estado: 'entregado' })).toMatchObject({ changed: 1 });
    expect(await files.order(folio)).toMatchObject({ state: 'entregado' });
  });

  it('an order of which pieces were sent is not cancelled by its customer, though a file calls it recibido again', async () => {
    const folio = await files.place([CAMERA, 5]);
    const token = await files.app.token(BUYER);
    const path = `/api/v1/pedidos/${encodeURIComponent(folio)}`;
    const cancelable = async (): Promise<unknown[]> => {
      const [list, one] = [
        await files.app.api.get('/api/v1/pedidos', { token }),
        await files.app.api.get(path, { token }),
      ];
      return [
        (list.body as { pedidos: { cancelable: boolean }[] }).pedidos[0]?.cancelable,
        (one.body as { cancelable: boolean }).cancelable,
      ];
    };
    expect(await cancelable()).toEqual([true, true]);
    await files.status(
      { folio_pedido: `${folio}-API`, estado: 'enviado_parcial', lineas: [{ linea: 1, enviado: 1 }] },
      { folio_pedido: `${folio}-API`, estado: 'recibido' },
    );
    expect(await files.order(folio)).toMatchObject({ state: 'recibido' });
    expect(await cancelable()).toEqual([false, false]);
    expect(await files.app.api.post(`${path}/cancelar`, { token, json: {} })).toMatchObject({
      status: 409,
      body: { code: 'pedido_no_cancelable' },
    });
    expect(await files.order(folio)).toMatchObject({ state: 'recibido' });
  });

  it('line 7: a folio without -API is not ours, and a line without date that says what is there changes nothing', async () => {
    const folio = await files.place([CAMERA, 5], [CABLE, 2]);
    expect(
      await files.status({ folio_pedido: folio, estado: 'enviado' }, { folio_pedido: 'X-1', estado: 'enviado' }),
    ).toMatchObject({
      unchanged: 2,
      refused: 0,
    });
    expect(await files.order(folio)).toMatchObject({ state: 'recibido', version: 1 });
    expect(await files.status({ folio_pedido: `${folio}-API`, estado: 'recibido' })).toMatchObject({ unchanged: 1 });
  });

  it('finds an order however its folio is spelled, as an invoice does, and two spellings are one order', async () => {
    const folio = await files.place([CAMERA, 5]);
    const spellings = [folio.replace('/', ''), folio.replace('-', '-00').toLowerCase()];
    const walk = ['en_proceso', 'retenido'].map((estado, at) => ({
      ...{ folio_pedido: `${spellings[at] ?? ''}-API`, estado },
      lineas: [{ linea: 1, enviado: at + 1 }],
    }));
    expect(await files.status(...walk)).toMatchObject({ read: 2, changed: 2, refused: 0 });
    expect(await files.order(folio)).toMatchObject({ state: 'retenido' });
    expect(await files.counts(folio)).toMatchObject([{ shipped: 2 }]);
  });

  it('line 7: cancelado releases what was reserved, enviado does not, liberar does', async () => {
    const [cancelled, sent] = [await files.place([CAMERA, 3]), await files.place([SCARCE, 2])];
    expect(await files.reserved()).toBe(5);
    await files.status({ folio_pedido: `${cancelled}-API`, estado: 'cancelado' });
    expect(await files.reserved()).toBe(2);
    await files.status({ folio_pedido: `${sent}-API`, estado: 'enviado' });
    expect(await files.reserved()).toBe(2);
    await files.status({ folio_pedido: `${sent}-API`, estado: 'enviado', liberar: true });
    expect(await files.reserved()).toBe(0);
    expect(await files.status({ folio_pedido: `${sent}-API`, estado: 'enviado', liberar: true })).toMatchObject({
      unchanged: 1,
    });
  });

  it('a dry run says what would be, and writes nothing', async () => {
    const folio = await files.place([CAMERA, 5], [CABLE, 2]);
    const lines = [{ folio_pedido: `${folio}-API`, estado: 'cancelado' }];
    expect(await files.load('pedidos_estatus', lines, { dryRun: true })).toMatchObject({ changed: 1 });
    expect([await files.order(folio), await files.reserved()]).toEqual([
      expect.objectContaining({ state: 'recibido', version: 1 }),
      7,
    ]);
  });
});
