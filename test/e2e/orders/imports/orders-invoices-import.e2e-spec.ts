import { BUYER, CAMERA, OTHER } from '@test/e2e/quoting/cart-world.builder';
import { inSeconds, OrderFiles } from './orders-files.builder';

const DAY_SECONDS = 86_400;
const today = (days = 0): string => inSeconds(days * DAY_SECONDS).slice(0, 10);

describe('what invoices and guides say of orders', () => {
  const files = new OrderFiles();
  beforeEach(() => files.open());
  afterEach(() => files.close());

  const invoice = (folio_factura: string, folio_pedido: string, more: object = {}): object => ({
    num_cliente: BUYER,
    folio_factura,
    fecha: today(),
    folio_pedido,
    total: '100.50',
    moneda: 'USD',
    uuid: '6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9',
    ...more,
  });

  it('line 8: an invoice with the folio, with or without -API, takes its order to facturado', async () => {
    const [one, two] = [await files.place([CAMERA, 1]), await files.place([CAMERA, 1])];
    await files.add('facturas', invoice('FA26/1', `${one}-API`), invoice('FA26/2', two));
    expect([(await files.order(one)).state, (await files.order(two)).state]).toEqual(['facturado', 'facturado']);
    expect(
      (await files.events('factura.%')).sort((a, b) =>
        String(a.folio_factura).localeCompare(String(b.folio_factura)),
      )[0],
    ).toEqual({
      type: 'factura.creada',
      folio_factura: 'FA26/1',
      folio_pedido: `${one}-API`,
      uuid: '6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9',
      fecha: today(),
      total: 100.5,
      moneda: 'USD',
      estatus: 'Activa',
    });
    const { version } = await files.order(one);
    await files.add('facturas', invoice('FA26/1', `${one}-API`));
    expect((await files.order(one)).version).toBe(version);
    await files.add('facturas', invoice('FA26/1', `${one}-API`, { estatus: 'Cancelada' }));
    expect((await files.order(one)).version).toBe(version + 1);
    expect(
      (await files.events('factura.cancelada')).map(({ folio_factura, estatus }) => [folio_factura, estatus]),
    ).toEqual([['FA26/1', 'Cancelada']]);
  });

  it("line 8: another account's invoice is no link, nor one from before the order, and none takes an order back", async () => {
    const [one, two, sent] = [
      await files.place([CAMERA, 1]),
      await files.place([CAMERA, 1]),
      await files.place([CAMERA, 1]),
    ];
    await files.status({ folio_pedido: `${sent}-API`, estado: 'enviado' });
    await files.add(
      'facturas',
      invoice('FA26/1', one, { num_cliente: OTHER }),
      invoice('FA26/2', two, { fecha: today(-1) }),
      invoice('FA26/3', sent),
    );
    expect([await files.order(one), await files.order(two)]).toEqual([
      expect.objectContaining({ state: 'recibido', version: 1 }),
      expect.objectContaining({ state: 'recibido', version: 1 }),
    ]);
    expect(await files.order(sent)).toMatchObject({ state: 'enviado', version: 3 });
  });

  it('an invoice takes its order forward when it comes, or comes to be active, and not with what it says later', async () => {
    const folio = await files.place([CAMERA, 1]);
    const states: string[] = [];
    const loaded = async (entity: string, line: object): Promise<void> => {
      await files.add(entity, line);
      states.push((await files.order(folio)).state);
    };
    const status = (seconds: number) => ({
      ...{ folio_pedido: `${folio}-API`, estado: 'pendiente', fecha: inSeconds(seconds) },
    });
    await loaded('facturas', invoice('FA26/1', folio));
    await loaded('pedidos_estatus', status(10));
    const { version } = await files.order(folio);
    await loaded('facturas', invoice('FA26/1', folio, { pago_aplicado: '50.00' }));
    expect(await files.order(folio)).toMatchObject({ state: 'pendiente', version: version + 1 });
    await loaded('facturas', invoice('FA26/1', folio, { estatus: 'Cancelada' }));
    await loaded('facturas', invoice('FA26/1', folio, { estatus: 'Activa' }));
    await loaded('pedidos_estatus', status(20));
    await loaded('facturas', invoice('FA26/2', folio));
    expect(states).toEqual([
      ...['facturado', 'pendiente', 'pendiente', 'pendiente', 'facturado', 'pendiente', 'facturado'],
    ]);
  });

  it('line 8: guides are told with their order and their page, and raise its version', async () => {
    const folio = await files.place([CAMERA, 1]);
    await files.add('fleteras', { codigo: 'estafeta', url_rastreo: 'https://rastreo.example/?g={guia}' });
    await files.add('facturas', invoice('FA26/1', folio));
    const guide = {
      num_cliente: BUYER,
      folio_guia: '794600000123',
      fletera: 'Estafeta',
      folio_factura: 'FA26/1',
      fecha_factura: `${today()} 10:00:00`,
    };
    const { version } = await files.order(folio);
    await files.add('guias', guide);
    await files.add('guias', { ...guide, estado: 'En tránsito', fecha_estado: `${today()} 11:00:00` });
    await files.add('guias', { ...guide, estado: 'En tránsito' });
    const same = {
      folio_guia: '794600000123',
      fletera: 'Estafeta',
      folio_factura: 'FA26/1',
      folio_pedido: folio,
      url: 'https://rastreo.example/?g=794600000123',
    };
    expect(await files.events('guia.%')).toEqual([
      { ...same, type: 'guia.creada', estado: '', fecha: `${today()} 10:00:00` },
      { ...same, type: 'guia.estado', estado: 'En tránsito', fecha: `${today()} 11:00:00` },
    ]);
    expect((await files.order(folio)).version).toBe(version + 2);
  });

  it('history and silent runs make no events', async () => {
    const folio = await files.place([CAMERA, 1]);
    const before = (await files.events('%')).length;
    const silent = { withoutEvents: true };
    await files.add('facturas', invoice('FA26/8', '', { fecha: today(-9) }));
    await files.add('guias', {
      num_cliente: BUYER,
      folio_guia: '1',
      fletera: 'dhl',
      folio_factura: 'FA26/8',
      fecha_factura: today(-9),
    });
    await files.load('facturas', [invoice('FA26/9', folio)], silent);
    await files.load(
      'guias',
      [{ num_cliente: BUYER, folio_guia: '2', fletera: 'dhl', folio_factura: 'FA26/9', fecha_factura: today() }],
      silent,
    );
    await files.load('pedidos_estatus', [{ folio_pedido: `${folio}-API`, estado: 'enviado' }], silent);
    expect(await files.order(folio)).toMatchObject({ state: 'enviado' });
    expect(await files.events('%')).toHaveLength(before);
  });
});
