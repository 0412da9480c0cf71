import { startTestApp, type TestApp, useApp } from '@test/support/app';
import { ALFA, BETA, CATALOG } from '@test/support/fixture';

interface Answer {
  cantidad: number;
  pagina: number;
  paginas: number;
  todo: boolean;
  productos: { modelo: string; titulo: string; precios: { precio_descuento: string } | [] }[];
}

describe('natural-language search', () => {
  const app = useApp(CATALOG, { env: { AI_SEARCH: 'on' } });
  let alfa: string;
  let beta: string;

  const ask = async (
    q: string,
    more = '',
    token = alfa,
  ): Promise<{ body: Answer; headers: Record<string, unknown> }> => {
    const { status, body, text, headers } = await app.api.get(
      `/api/v1/productos/busqueda-ia?q=${encodeURIComponent(q)}${more}`,
      { token },
    );
    if (status !== 200) throw new Error(text);
    return { body: body as Answer, headers };
  };
  const models = async (q: string, more = '', token = alfa): Promise<string[]> =>
    (await ask(q, more, token)).body.productos.map(({ modelo }) => modelo);

  beforeAll(async () => {
    alfa = await app.token(ALFA);
    beta = await app.token(BETA);
  });

  it('is not taken for a product id, and answers the list envelope', async () => {
    const { body, headers } = await ask('cámara domo 4 megapixeles');
    expect(Object.keys(body)).toEqual(['cantidad', 'pagina', 'paginas', 'todo', 'productos']);
    expect(body.productos[0]?.modelo).toBe('VX-2CD2143G2-I');
    expect(headers['x-moneda']).toBe('usd');
  });

  it.each<[string, string[]]>([
    ['camara domo 4mp', ['VX-2CD2143G2-I']],
    ['camra dommo 4 mpx', ['VX-2CD2143G2-I']],
    ['cámara que haya en tijuana', ['VX-2CD2343G2-I']],
    ['busco el 2CD2343 de vixora', ['VX-2CD2343G2-I']],
    ['cable de red cat 6 de 305 metros en monterrey', ['CAT6-305']],
    ['bobina cat6 que no sea gris', ['CAT6-305']],
    ['camaras de menos de 85 dolares con existencia', ['VX-2CD2143G2-I', 'VX-2CD2343G2-I']],
    ['turret vixora de mas de mil pesos', ['VX-2CD2343G2-I']],
    ['necesito 8 bobinas cat6', ['CAT6-305']],
  ])('%s', async (q, expected) => {
    const found = await models(q);
    expect(found.slice(0, expected.length).sort()).toEqual([...expected].sort());
  });

  it('orders by price when asked to', async () => {
    const { body } = await ask('cámara más barata', '&limit=2');
    const prices = body.productos.map(({ precios }) =>
      Number('precio_descuento' in precios ? precios.precio_descuento : Infinity),
    );
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(body.productos[0]?.modelo).toBe('VX-2CD2343G2-I');
  });

  it('filters by what the caller pays, each caller its own', async () => {
    const q = 'camara domo de menos de 80 dolares';
    const mine = await ask(q);
    const others = await ask(q, '', beta);
    expect(mine.headers['x-busqueda-relajada']).toBeUndefined();
    expect(mine.body.productos[0]?.modelo).toBe('VX-2CD2143G2-I');
    expect(others.headers['x-busqueda-relajada']).toBe('precio');
  });

  it.each([
    ['camara domo de menos de 2 dolares', 'precio'],
    ['cable en guadalajara de menos de 2 dolares', 'sucursal, precio'],
    ['necesito 5000 camaras domo', 'cantidad'],
    ['turret en guadalajara', 'sucursal'],
  ])('lets go what cannot be met, and names it: %s', async (q, named) => {
    const { body, headers } = await ask(q);
    expect(headers['x-busqueda-relajada']).toBe(named);
    expect(body.cantidad).toBeGreaterThan(0);
  });

  it.each([
    ['lo más barato de vixora en existencia', 'marca=vixora&stock=1&orden=precio:asc'],
    ['vixora, lo más caro', 'marca=vixora&orden=precio:desc'],
    ['qué hay de vixora en guadalajara', 'marca=vixora&sucursal=guadalajara&stock_nuevo=1&orden=bestseller'],
    ['vixora', 'marca=vixora&orden=bestseller'],
  ])('%s is the list by %s', async (q, query) => {
    const { body, headers } = await ask(q);
    const listed = await app.api.get(`/api/v1/productos?${query}`, { token: alfa });
    expect(headers['x-busqueda-relajada']).toBeUndefined();
    expect(body.productos).toEqual((listed.body as Answer).productos);
    expect(body.cantidad).toBeGreaterThan(0);
  });

  it("never lets the request's own stock filter go", async () => {
    const { body } = await ask('kit de dos cámaras', '&stock=true');
    expect(
      body.productos.every((product) => (product as unknown as { total_existencia: number }).total_existencia > 0),
    ).toBe(true);
    expect(await models('camara sin precio', '&stock=1')).not.toContain('SIN-PRECIO');
  });

  it('pages with true totals, also past the end', async () => {
    const whole = (await ask('vixora')).body;
    expect(whole.todo).toBe(true);
    const first = (await ask('vixora', '&limit=1')).body;
    const second = (await ask('vixora', '&limit=1&pagina=2')).body;
    expect([first.cantidad, first.paginas, first.todo]).toEqual([whole.cantidad, whole.cantidad, false]);
    expect([first.productos[0]?.modelo, second.productos[0]?.modelo]).toEqual(
      whole.productos.slice(0, 2).map(({ modelo }) => modelo),
    );
    expect((await ask('vixora', '&pagina=1000')).body).toEqual({
      ...whole,
      pagina: 1000,
      paginas: 1,
      todo: false,
      productos: [],
    });
  });

  it('shows currency, tax and long texts as the other lists do', async () => {
    const { body, headers } = await ask(
      'camara domo 4mp',
      '&moneda=MXN&iva=true&descripcion=1&inventarios=1&informacion_pro=true&financiero=1',
    );
    expect(headers).toMatchObject({ 'x-moneda': 'mxn', 'x-tipo-cambio': '17.95' });
    expect(body.productos[0]).toMatchObject({ descripcion: '<p>Domo "4 MP"</p>', titulo_pro: 'Domo profesional' });
  });

  it('answers 304 to a validator of the same answer', async () => {
    const { headers } = await ask('camara domo');
    const again = await app.api.get('/api/v1/productos/busqueda-ia?q=camara%20domo', {
      token: alfa,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it('shows a changed title at once', async () => {
    await app.load({
      productos: [
        {
          producto_id: 5004,
          titulo: 'Switch administrable de 24 puertos',
          modelo: 'CAT6-305G',
          marca: 'nanduredes',
          categorias: [301],
        },
      ],
    });
    expect(await models('switch de 24 puertos')).toEqual(['CAT6-305G']);
    expect(await models('switch que no sea administrable')).toEqual([]);
  });

  describe('q', () => {
    it.each([
      ['', 400],
      ['ab', 400],
      ['  ab  ', 400],
      ['abc', 200],
      ['ñ'.repeat(256), 200],
      ['ñ'.repeat(257), 400],
      ['😀😀😀', 200],
      ['😀😀', 400],
      ['😀'.repeat(256), 200],
      ["'; DROP TABLE products; --", 200],
      ['1'.repeat(256), 200],
      ['12 34 56 78', 200],
      ['de la '.repeat(42), 200],
      ['$$$ menos de $ entre $ y $', 200],
      ['menos de menos de menos de menos de', 200],
      ['no sin no sin que no sea excepto', 200],
      ['\u0000\u0001\u0002abc', 200],
      ['%%%___***', 200],
      ['((((((((((', 200],
      ['__proto__ constructor toString', 200],
      ['a-'.repeat(128), 200],
      ['4mp '.repeat(64), 200],
      ['mil '.repeat(64), 200],
      ['9'.repeat(200) + ' pesos', 200],
    ])('%j answers %d', async (q, expected) => {
      const { status, body } = await app.api.get(`/api/v1/productos/busqueda-ia?q=${encodeURIComponent(q)}`, {
        token: alfa,
      });
      expect(status).toBe(expected);
      if (expected === 400) expect((body as { detalles: { campo: string }[] }).detalles[0]?.campo).toBe('q');
    });

    it.each(['', '?q=a&q=b', '?q[]=abc'])('missing or malformed: %j', async (query) => {
      const { status, body } = await app.api.get(`/api/v1/productos/busqueda-ia${query}`, { token: alfa });
      expect(status).toBe(400);
      expect((body as { detalles: { campo: string }[] }).detalles[0]?.campo).toBe('q');
    });
  });

  it.each(['limit=0', 'limit=61', 'pagina=0', 'pagina=1001', 'moneda=eur', 'stock=si'])('refuses %s', async (bad) => {
    const { status, body } = await app.api.get(`/api/v1/productos/busqueda-ia?q=camara&${bad}`, { token: alfa });
    expect(status).toBe(400);
    expect((body as { detalles: { campo: string }[] }).detalles[0]?.campo).toBe(bad.split('=')[0]);
  });

  it('needs a token with the scope', async () => {
    expect((await app.api.get('/api/v1/productos/busqueda-ia?q=camara')).status).toBe(401);
    const cart = await app.token(ALFA, ['carrito']);
    expect((await app.api.get('/api/v1/productos/busqueda-ia?q=camara', { token: cart })).status).toBe(403);
  });
});

describe('natural-language search, limits and switches', () => {
  it('has a limit of its own', async () => {
    const app = await startTestApp({ env: { AI_SEARCH: 'on', AI_RATE_LIMIT_PER_MINUTE: '2' } });
    await app.load(CATALOG);
    const token = await app.token(ALFA);
    const get = (path: string): ReturnType<TestApp['api']['get']> => app.api.get(path, { token });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push(await get('/api/v1/productos/busqueda-ia?q=camara'));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(statuses[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/api/v1/productos?busqueda=camara')).status).toBe(200);
    await app.close();
  });

  it('is a 503 when switched off, and when embeddings are required but none are configured', async () => {
    for (const env of [{ AI_SEARCH: 'off' }, { AI_SEARCH: 'on', AI_REQUIRE_EMBEDDINGS: 'true' }]) {
      const app = await startTestApp({ env: env as unknown as Record<string, string> });
      await app.load(CATALOG);
      const { status, body, headers } = await app.api.get('/api/v1/productos/busqueda-ia?q=camara', {
        token: await app.token(ALFA),
      });
      expect([status, (body as { code: string }).code]).toEqual([503, 'busqueda_ia_no_disponible']);
      expect(headers['retry-after']).toBe('5');
      await app.close();
    }
  });
});
