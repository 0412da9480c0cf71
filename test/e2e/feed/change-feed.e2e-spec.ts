import { FeedReader } from '@/modules/feed/feed-reader.service';
import { ALFA, BETA, CATALOG } from '@test/support/fixture';
import type { Fixture } from '@test/support/app';
import { availableDialects } from '@test/support/servers/temporary-database';
import { CHANGES, CopyClient, crawl, sorted, startFeedApp, type FeedApp } from './feed-client.builder';

const product = (producto_id: number, extra: object = {}): Record<string, unknown> => ({
  producto_id,
  modelo: `M-${producto_id}`,
  titulo: `Producto ${producto_id}`,
  marca: 'vixora',
  categorias: [221],
  ...extra,
});
const price = (producto_id: number, precio_lista: number): object => ({ producto_id, precio_lista });
const count = (producto_id: number, cantidad: number): object => ({
  producto_id,
  condicion: 'nuevo',
  sucursal: 'monterrey',
  cantidad,
});
const range = (from: number, length: number): number[] => Array.from({ length }, (_, index) => from + index);

const MANY: Fixture = {
  ...CATALOG,
  productos: [...(CATALOG.productos ?? []), ...range(6000, 45).map((id) => product(id))],
  precios: [...(CATALOG.precios ?? []), ...range(6000, 45).map((id) => price(id, 100))],
};
const FLAGS = 'moneda=mxn&iva=1&financiero=1&inventarios=1&descripcion=1&informacion_pro=1';

describe.each(availableDialects())('change feed on %s', (dialect) => {
  let feed: FeedApp;
  let alfa: string;
  let beta: string;
  beforeAll(async () => {
    feed = await startFeedApp(dialect, MANY);
    alfa = await feed.app.token(ALFA);
    beta = await feed.app.token(BETA);
  });
  afterAll(() => feed.close());

  const client = (query = '', token = alfa): CopyClient => new CopyClient(feed.app, token, query);
  const following = async (query = '', token = alfa): Promise<CopyClient> => {
    const made = client(query, token);
    made.cursor = 'ahora';
    await made.follow();
    return made;
  };

  it.each(['', FLAGS])('1. a full pass holds every product on sale once, as lists show it (%s)', async (flags) => {
    const reader = client(`limit=10&${flags}`);
    const answers = await reader.follow();
    const ids = answers.flatMap(({ cambios }) => cambios.map(({ producto_id }) => Number(producto_id)));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(sorted(reader.copy)).toEqual(sorted(await crawl(feed.app, alfa, `&${flags}`)));
    expect(answers.at(-2)).toMatchObject({ fase: 'recorrido', hay_mas: true });
    expect(answers.at(-1)).toMatchObject({ fase: 'cambios', reinicio: '', cambios: [], hay_mas: false });
  });

  it('1. shows what is needed to sell, and no more, on request', async () => {
    const reader = client('limit=10&campos=comercial');
    await reader.follow();
    const whole = (await crawl(feed.app, alfa)) as ReadonlyMap<string, Record<string, unknown>>;
    for (const [id, shown] of reader.copy) {
      const { producto_id, modelo, total_existencia, precios, nota, existencia } = whole.get(id) ?? {};
      expect(shown).toEqual({
        ...{ producto_id, modelo, total_existencia, precios, existencia },
        ...(nota === undefined ? {} : { nota }),
      });
    }
  });

  it.each(['', 'ahora'])('2. nothing that changes during a pass is lost (cursor=%s)', async (start) => {
    const salt = start === '' ? 0 : 100;
    const reader = client('limit=10');
    if (start !== '') {
      reader.cursor = start;
      await reader.step();
      for (const [id, shown] of await crawl(feed.app, alfa)) reader.copy.set(id, shown);
    }
    for (let round = 0; round < 4; round++) {
      if (start === '') await reader.step();
      await feed.load({
        productos: [
          ...range(7000 + salt + round * 5, 5).map((id) => product(id)),
          ...range(6000 + (salt / 10) * 2 + round * 5, 5).map((id) => product(id, { activo: false })),
        ],
        precios: range(6010, 30).map((id) => price(id, 200 + salt + round)),
        existencias: range(6010, 30).map((id) => count(id, 3 + salt + round)),
      });
    }
    await reader.follow();
    expect(sorted(reader.copy)).toEqual(sorted(await crawl(feed.app, alfa)));
  });

  it('2. a reader that begins with what is still to come is told no products, also when some are published just then', async () => {
    const reading = feed.app.nest.get(FeedReader, { strict: false });
    const begin = reading.begin.bind(reading);
    jest.spyOn(reading, 'begin').mockImplementationOnce(async (...asked) => {
      const place = await begin(...asked);
      await feed.load({ precios: [price(6044, 901)] });
      return place;
    });
    const reader = client();
    reader.cursor = 'ahora';
    expect(await reader.step()).toMatchObject({ fase: 'cambios', cambios: [] });
    expect(await reader.told()).toEqual(['6044 precio']);
  });

  it('3. withdrawn by a full import and back again: baja, then alta, and nothing else', async () => {
    const products = [...(MANY.productos ?? [])] as Record<string, unknown>[];
    await feed.load({ productos: products }, { full: true });
    const reader = await following();
    const gone = ['6040', '6041', '6042'];
    const rest = products.filter(({ producto_id }) => !gone.includes(String(producto_id)));
    await feed.load({ productos: rest }, { full: true });
    const [answer] = await reader.follow();
    expect(answer?.cambios.map(({ producto_id }) => producto_id).sort()).toEqual(gone);
    for (const entry of answer?.cambios ?? []) {
      expect(entry).toMatchObject({ tipo: 'baja', que: ['baja'] });
      expect(entry).not.toHaveProperty('producto');
    }
    await feed.load({ productos: products }, { full: true });
    expect(await reader.told()).toEqual(gone.map((id) => `${id} alta`));
  });

  it.each(['existencia', 'existencia,ficha'])(
    '4. que=%s tells what other changes have moved behind the place of its reader',
    async (que) => {
      const ids = range(6000, 40);
      await feed.load({ productos: ids.map((id) => product(id, { activo: true })) });
      const reader = await following(`que=${que}&limit=10&`);
      const pieces = 700 + que.length;
      await feed.load({ existencias: ids.map((id) => count(id, pieces)) });
      await feed.load({ precios: ids.slice(20).map((id) => price(id, 300 + pieces)) });
      const first = await reader.step();
      await feed.load({ precios: ids.slice(15).map((id) => price(id, 400 + pieces)) });
      const entries = [first, ...(await reader.follow())].flatMap(({ cambios }) => cambios);
      expect(new Set(entries.map(({ producto_id }) => Number(producto_id)))).toEqual(new Set(ids));
      await feed.load({ precios: ids.map((id) => price(id, 500 + pieces)) });
      expect((await reader.follow()).flatMap(({ cambios }) => cambios)).toEqual([]);
    },
  );

  it('1. a page that is full and the last says so', async () => {
    const reader = await following('limit=10&');
    await feed.load({ existencias: range(6020, 10).map((id) => count(id, 555)) });
    const { cambios, hay_mas } = await reader.step();
    expect([cambios.length, hay_mas]).toEqual([10, false]);
  });

  it('4. que names exactly what has changed', async () => {
    const reader = await following();
    const onlyPrices = await following('que=precio&');
    await feed.load({ precios: [price(6044, 555)] });
    expect(await reader.told()).toEqual(['6044 precio']);
    await feed.load({ existencias: [count(6044, 77)] });
    expect(await reader.told()).toEqual(['6044 existencia']);
    await feed.load({ productos: [product(6044, { titulo: 'Otro' })] });
    expect(await reader.told()).toEqual(['6044 ficha']);
    await feed.load({ productos: [product(6044, { titulo: 'Otro', ventas: 99, tendencia: 9 })] });
    await feed.load({ precios: [price(6044, 555)], existencias: [count(6044, 77)] });
    expect(await reader.told()).toEqual([]);
    expect(await onlyPrices.told()).toEqual(['6044 precio']);
    await feed.load({ productos: [product(6044, { marca: 'nanduredes' })] });
    expect(await reader.told()).toEqual(['6044 precio,ficha']);
    expect(await onlyPrices.told()).toEqual(['6044 precio']);
    await feed.load({ marcas: [{ nombre: 'Cerrada', logo: 'https://cdn.example/otra.png' }] });
    expect(await reader.told()).toEqual(['5005 ficha']);
    await feed.load({ existencias: [{ ...count(5001, 50), sucursal: 'guadalajara' }, count(5003, 9)] });
    expect(await reader.told()).toEqual(['5001 existencia', '5003 existencia', '5008 existencia']);
  });

  it('7. an agreement gives its account a pass and afterwards what left before; others see nothing', async () => {
    const mine = client('limit=10');
    await mine.follow();
    const other = await following('', beta);
    await feed.load({ productos: [product(6043, { activo: false })] });
    const accounts = (CATALOG.cuentas ?? []) as { num_cliente: number }[];
    const changed = accounts.find(({ num_cliente }) => num_cliente === ALFA);
    await feed.load({ cuentas: [{ ...changed, distribucion: [{ marca: '*', descuento: 12 }] }] });
    const answers = await mine.follow();
    expect(answers.slice(0, -1).every(({ fase, reinicio }) => fase === 'recorrido' && reinicio === 'cuenta')).toBe(
      true,
    );
    expect(answers.at(-1)?.cambios).toMatchObject([{ producto_id: '6043', tipo: 'baja' }]);
    expect(sorted(mine.copy)).toEqual(sorted(await crawl(feed.app, alfa)));
    expect(await other.told()).toEqual(['6043 baja']);
    const foreign = await feed.app.api.get(`${CHANGES}?cursor=${mine.cursor}`, { token: beta });
    expect([foreign.status, foreign.body]).toMatchObject([400, { code: 'cursor_invalido' }]);
  });

  it('7. a rate restarts only those who read in pesos', async () => {
    const dollars = await following();
    const pesos = await following('moneda=mxn');
    const [rates = {}] = CATALOG.tipo_cambio ?? [];
    await feed.load({ tipo_cambio: [{ ...rates, normal: '18.95' }] });
    expect(await dollars.told()).toEqual([]);
    expect((await pesos.step()).reinicio).toBe('tipo_cambio');
  });
});
