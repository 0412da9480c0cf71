import { FULL_INVOICE } from '@/modules/importing/entities/facturas.builder';
import type { ApiResponse } from '../support/api-client';
import { startTestApp, type TestApp } from '../support/app';

const MINE = 1001;
const OTHERS = 1002;
const EMPTY = { mensaje: '', fecha: '' };
const STAGES = { creacion: EMPTY, generar_orden: EMPTY, orden_compra: EMPTY, facturacion: EMPTY };

const account = {
  ...{
    razon_social: 'Integradora',
    rfc: 'XAXX010101000',
    regimen_fiscal: '601',
    email: 'a@example.com',
    telefono: '6140000000',
  },
  direccion: {
    ...{
      calle: 'Uno',
      num_exterior: '1',
      num_interior: '',
      colonia: 'Centro',
      ciudad: 'Monterrey',
      estado: 'NL',
      pais: 'MEX',
    },
    codigo_postal: '64000',
  },
  api: true,
  clasificacion: { nombre: 'A', descuento: 0 },
  distribucion: [],
};

const bare = (folio_factura: string, fecha: string, rest: object = {}) => ({
  num_cliente: MINE,
  folio_factura,
  fecha,
  ...rest,
});

/** Forty invoices of March 2026, one of each special kind, and another account's. */
const INVOICES = [
  FULL_INVOICE,
  ...Array.from({ length: 40 }, (_, at) => bare(`FA26/${String(500 + at).padStart(6, '0')}`, '2026-04-01')),
  bare('FA25/000001', '2025-12-31', { folio_pedido: 'GDL-000001/25' }),
  bare('FA26/000001', '2026-01-01', {
    folio_pedido: 'GDL-000001/26-API',
    entrega: { creacion: { mensaje: 'Pedido', fecha: '2026-01-01' } },
  }),
  bare('FA26/000002', '2026-02-28', { entrega: { cancelado: { mensaje: 'Cancelada', fecha: '2026-03-01' } } }),
  bare('fac-1', '2024-01-01'),
  bare('FÁC-1', '2024-01-02'),
  bare('FAC-1', '2024-01-03'),
  { ...bare('FA26/900000', '2026-02-28', { folio_pedido: 'GDL-900000/26-API' }), num_cliente: OTHERS },
];

const guide = (folio_guia: string, folio_factura: string, num_cliente = MINE) => ({
  ...{ num_cliente, folio_guia, folio_factura, fletera: 'estafeta' },
  fecha_factura: '02-03-2026 12:30:00',
});

const GUIDES = [
  ...Array.from({ length: 35 }, (_, at) =>
    guide(`G${String(at).padStart(2, '0')}`, at < 33 ? 'FA26/000500' : 'FA26/000501'),
  ),
  { ...guide('NEWEST', 'FA26/000123'), fecha_factura: '31-12-2026 23:59:59' },
  { ...guide('FOREIGN', 'FA26/900000', OTHERS), fecha_factura: '31-12-2027 23:59:59' },
];

describe('invoices', () => {
  let app: TestApp;
  let mine: string;
  let others: string;

  beforeAll(async () => {
    app = await startTestApp();
    await app.load({
      cuentas: [
        { ...account, num_cliente: MINE },
        { ...account, num_cliente: OTHERS },
        { ...account, num_cliente: 1003 },
      ],
      facturas: INVOICES,
      guias: GUIDES,
    });
    mine = await app.token(MINE, []);
    others = await app.token(OTHERS);
  });

  afterAll(async () => {
    await app.close();
  });

  const get = (path: string, token = mine): Promise<ApiResponse> => app.api.get(`/api/v1/facturas${path}`, { token });
  const search = (busqueda: string, token = mine): Promise<ApiResponse> =>
    get(`?busqueda=${encodeURIComponent(busqueda)}`, token);
  const foliosOf = ({ body }: ApiResponse): string[] =>
    body.facturas.map((each: { folio_factura: string }) => each.folio_factura);

  describe('GET /facturas', () => {
    it('shows an invoice exactly', async () => {
      const { status, headers, text } = await search('2026-03');
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(text).toBe(
        JSON.stringify({
          ...{ total_facturas: '1', pagina: 1, paginas: 1, mostrando: 1 },
          facturas: [
            {
              folio_factura: 'FA26/000123',
              fecha: '2026-03-02',
              total: '1548.60',
              texto: '2 x Cámara bala 4 MP',
              moneda: 'USD',
              pago_aplicado: 1548.6,
              estatus_fiscal: 'Activa',
              estatus: 'Activa',
              plazo: '30',
              folio_pedido: 'MTY-000123/26-API',
              uuid: '6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9',
              entrega: FULL_INVOICE.entrega,
            },
          ],
        }),
      );
    });

    it('shows stages not reached as empty', async () => {
      const { body } = await search('FA26/000001');
      expect(body.facturas[0].entrega).toEqual({
        ...STAGES,
        creacion: { mensaje: 'Pedido', fecha: '2026-01-01' },
        espera: EMPTY,
        proceso_entrega: [],
      });
      expect(body.facturas[0]).toMatchObject({
        total: '0.00',
        pago_aplicado: 0,
        estatus: 'Activa',
        uuid: '',
        plazo: '',
      });
    });

    it('shows a cancelled invoice with its cancellation instead of wait and delivery', async () => {
      const { body } = await search('2026-02-28');
      expect(body.facturas[0].entrega).toEqual({ ...STAGES, cancelado: { mensaje: 'Cancelada', fecha: '2026-03-01' } });
      expect(body.facturas[0]).toMatchObject({ estatus: 'Cancelada', estatus_fiscal: 'Cancelada' });
    });

    it('is empty for an account without invoices', async () => {
      const { text } = await get('?anio=2026', await app.token(1003));
      expect(text).toBe('{"total_facturas":"0","pagina":1,"paginas":0,"mostrando":0,"facturas":[]}');
    });

    it('pages by 15, newest first, and keeps the totals past the end', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((pagina) => get(`?anio=2026&pagina=${pagina}`)));
      expect(pages.map(({ body }) => [body.total_facturas, body.pagina, body.paginas, body.mostrando])).toEqual([
        ['43', 1, 3, 15],
        ['43', 2, 3, 15],
        ['43', 3, 3, 13],
        ['43', 4, 3, 0],
      ]);
      const folios = pages.flatMap(foliosOf);
      expect(new Set(folios).size).toBe(43);
      expect(folios.slice(0, 2)).toEqual(['FA26/000539', 'FA26/000538']);
      expect(folios.slice(-4)).toEqual(['FA26/000500', 'FA26/000123', 'FA26/000002', 'FA26/000001']);
      expect((await get('?pagina=1000000000&anio=2026')).body).toMatchObject({
        total_facturas: '43',
        mostrando: 0,
        facturas: [],
      });
    });

    it('takes the current year in Mexico City when nothing is said', async () => {
      const year = new Intl.DateTimeFormat('en', { timeZone: 'America/Mexico_City', year: 'numeric' }).format(
        new Date(),
      );
      const expected = (await get(`?anio=${year}`)).text;
      for (const query of ['', '?anio=', '?busqueda=', '?busqueda=%20+&anio=', '?page=3&otro=1'])
        expect((await get(query)).text).toBe(expected);
    });

    it.each([
      ['2025', 1, 'FA25/000001'],
      ['2026', 43, 'FA26/000539'],
      ['2026-02', 1, 'FA26/000002'],
      ['2026-01-01', 1, 'FA26/000001'],
      ['2025-12-31', 1, 'FA25/000001'],
      ['2026-02-30', 0, undefined],
      ['2026-13', 0, undefined],
      ['2023', 0, undefined],
      ['FA26', 43, 'FA26/000539'],
      ['FA26/0001', 1, 'FA26/000123'],
      ['FA26/000123', 1, 'FA26/000123'],
      ['  FA26/000123 ', 1, 'FA26/000123'],
      ['FA26000123', 0, undefined],
      ['fa26', 0, undefined],
      ['FAC', 1, 'FAC-1'],
      ['FÁC', 1, 'FÁC-1'],
      ['FA\u0301C-1', 1, 'FÁC-1'],
      ['GDL-000001', 2, 'FA26/000001'],
      ['GDL-000001/26-API', 1, 'FA26/000001'],
      ['GDL-000001/26', 1, 'FA26/000001'],
      ['GDL-000001/25-API', 1, 'FA25/000001'],
      ['MTY-000123/26-API', 1, 'FA26/000123'],
      ['/', 0, undefined],
      ['%', 0, undefined],
      ['_', 0, undefined],
      ['FA26%', 0, undefined],
      ['FA26_000123', 0, undefined],
      ['%123', 0, undefined],
      ['\\', 0, undefined],
      ["' OR '1'='1", 0, undefined],
      ['FA26\u0000', 0, undefined],
      ['\ud83d\ude00', 0, undefined],
      ['x'.repeat(300), 0, undefined],
      [`FA26/000123${' '.repeat(300)}`, 1, 'FA26/000123'],
      [`${'%'.repeat(256)}`, 0, undefined],
    ])('busqueda=%j finds %i, the first of them %s', async (busqueda, total, first) => {
      const response = await search(busqueda);
      expect([response.status, response.body.total_facturas, foliosOf(response)[0]]).toEqual([
        200,
        String(total),
        first,
      ]);
    });

    it('takes a + for a blank and ignores anio beside a busqueda', async () => {
      expect((await get('?busqueda=+2025+&anio=2026')).body.total_facturas).toBe('1');
      expect((await get('?busqueda=2025&anio=nunca')).body.total_facturas).toBe('1');
    });

    it.each([
      ['anio=26', 'anio'],
      ['anio=20266', 'anio'],
      ['anio=2026.0', 'anio'],
      ['anio=-202', 'anio'],
      ['anio=1e3', 'anio'],
      ['anio=abcd', 'anio'],
      ['anio=%EF%BC%92026', 'anio'],
      ['anio=2026&anio=2025', 'anio'],
      ['pagina=0', 'pagina'],
      ['pagina=-1', 'pagina'],
      ['pagina=1.5', 'pagina'],
      ['pagina=x', 'pagina'],
      ['pagina=1000000001', 'pagina'],
      ['pagina=1&pagina=2', 'pagina'],
      ['busqueda=a&busqueda=b', 'busqueda'],
    ])('%s is a 400 that names %s', async (query, campo) => {
      const { status, body } = await get(`?${query}`);
      expect([status, body.detalles.map((each: { campo: string }) => each.campo)]).toEqual([400, [campo]]);
    });
  });

  describe('GET /facturas/guias', () => {
    const guides = async (query: string, token = mine): Promise<string[]> =>
      (await get(`/guias${query}`, token)).body.map((each: { folio_guia: string }) => each.folio_guia);

    it('shows a guide exactly', async () => {
      const { text, headers } = await get('/guias?facturas=FA26/000123');
      expect(text).toBe(
        '[{"folio_guia":"NEWEST","fletera":"estafeta","folio_factura":"FA26/000123","fecha_factura":"31-12-2026 23:59:59","id_cliente":"1001"}]',
      );
      expect(headers['cache-control']).toBe('private, no-store');
    });

    it('answers the 30 newest, newest first', async () => {
      const found = await guides('');
      expect(found).toHaveLength(30);
      expect(found.slice(0, 3)).toEqual(['NEWEST', 'G34', 'G33']);
    });

    it('answers all guides of the invoices named', async () => {
      expect(await guides('?facturas=FA26/000500,FA26/000501,FA26/000123')).toHaveLength(36);
      expect(await guides('?facturas=FA26/000501')).toEqual(['G34', 'G33']);
      expect(await guides('?facturas=FA26000501,%20FA26%2F000501%20,,')).toEqual(['G34', 'G33']);
    });

    it('answers nothing for folios without guides, unknown or impossible', async () => {
      for (const folio of ['FA25/000001', 'NO/1', '%', '_', '/', 'x'.repeat(300), '%00', "'"]) {
        expect(await guides(`?facturas=${encodeURIComponent(folio)}`)).toEqual([]);
      }
      expect(await guides('', await app.token(1003))).toEqual([]);
    });

    it('refuses a list that names nothing, and one sent twice', async () => {
      for (const query of ['?facturas=,', '?facturas=a&facturas=b']) {
        const { status, body } = await get(`/guias${query}`);
        expect([status, body.detalles[0].campo]).toEqual([400, 'facturas']);
      }
    });
  });

  describe('GET /facturas/{id}', () => {
    it('shows an invoice exactly', async () => {
      const {
        num_cliente: _account,
        texto: _text,
        plazo: _term,
        fecha: _day,
        pago_aplicado: _paid,
        estatus_fiscal: _fiscal,
        entrega: _progress,
        ...rest
      } = FULL_INVOICE;
      const { body, headers, status } = await get('/FA26000123');
      expect([status, body]).toEqual([200, { ...rest, total: 1548.6, envio: 15 }]);
      expect(Object.keys(body)).toEqual([
        ...[
          'nom_vendedor',
          'mail_vendedor',
          'ext_vendedor',
          'atencion_a',
          'nom_guia',
          'calle_emb',
          'no_ext_emb',
          'no_int_emb',
          'colonia_emb',
        ],
        ...[
          'cp_emb',
          'ciudad_emb',
          'estado_emb',
          'pais_emb',
          'metodo_pago',
          'metodo_txt',
          'estatus',
          'fiscal',
          'moneda',
          'iva_porcent',
          'uuid',
        ],
        ...['folio_factura', 'folio_pedido', 'sub_total', 'envio', 'iva', 'total', 'guias', 'productos'],
      ]);
      expect(headers['cache-control']).toBe('private, no-store');
    });

    it('shows an invoice of which little is known', async () => {
      const { body } = await get('/FA25000001');
      expect(body).toMatchObject({
        folio_pedido: 'GDL-000001/25',
        sub_total: 0,
        total: 0,
        guias: [],
        productos: [],
        nom_vendedor: '',
        fiscal: 'Activa',
      });
    });

    it.each([
      '/FA26000123',
      '/FA26%2F000123',
      '/FA26%2f000123',
      '/FA26/000123',
      '/FA26000123/',
      '/FA26/000123/',
      '/MTY-00012326',
      '/MTY-000123%2F26-API',
      '/MTY-000123%2F26',
      '/MTY-000123/26',
      '/MTY-000123/26-API',
      '/MTY-00012326-API',
      '/%20FA26000123',
    ])('%s is the same invoice', async (path) => {
      expect((await get(path)).text).toBe((await get('/FA26000123')).text);
    });

    it.each(['fac-1', 'FÁC-1', 'FAC-1'])('%s is itself alone', async (folio) => {
      expect((await get(`/${encodeURIComponent(folio)}`)).body.folio_factura).toBe(folio);
    });

    it.each([
      '/NO-1',
      '/fa26000123',
      '/FA26000123x',
      '/FA2600012',
      '/FA26',
      '/%25',
      '/_',
      '/FA26%25',
      '/0',
      '/%00',
      '/%2F',
      '/-API',
      "/'%20OR%201",
      `/${'x'.repeat(2000)}`,
      '/FA26/%00',
      '/FAC/2',
      '/guias/FA26',
      '/%F0%9F%98%80',
      '/undefined',
      '/null',
    ])('%s is a 404', async (path) => {
      const { status, body } = await get(path);
      expect([status, body.code]).toEqual([404, 'factura_no_encontrada']);
    });
  });

  describe("another account's", () => {
    /** The answer without what is told apart by request: its id. */
    const plain = (response: ApiResponse): unknown => {
      const { 'x-request-id': id, date: _date, ...headers } = response.headers;
      return { status: response.status, headers: Object.keys(headers), text: response.text.replaceAll(String(id), '') };
    };

    it.each([
      ['/FA26900000', '/FA26900099'],
      ['/FA26%2F900000', '/FA26%2F900099'],
      ['/FA26/900000', '/FA26/900099'],
      ['/GDL-900000%2F26-API', '/GDL-900099%2F26-API'],
      ['/GDL-90000026', '/GDL-90009926'],
      ['/GDL-900000/26', '/GDL-900099/26'],
      ['/guias?facturas=FA26/900000', '/guias?facturas=FA26/900099'],
      ['/guias?facturas=FA26/900000,FA26/000501', '/guias?facturas=FA26/900099,FA26/000501'],
      ['?busqueda=FA26/900000', '?busqueda=FA26/900099'],
      ['?busqueda=FA26/9', '?busqueda=FA26/8'],
      ['?busqueda=GDL-900000/26-API', '?busqueda=GDL-900099/26-API'],
      ['?busqueda=GDL-9', '?busqueda=GDL-8'],
    ])('%s answers as %s, which does not exist', async (foreign, missing) => {
      expect(plain(await get(foreign))).toEqual(plain(await get(missing)));
      expect(JSON.stringify(await get(foreign, others).then((response) => response.text))).toMatch(
        /FA26\/900000|FOREIGN/,
      );
    });

    it('never appears in any list', async () => {
      const paths = [
        '?anio=2026',
        '?anio=2026&pagina=2',
        '?anio=2026&pagina=3',
        '?busqueda=2026-02',
        '?busqueda=2026-02-28',
        '?busqueda=FA26&pagina=3',
        '/guias',
      ];
      for (const path of paths) expect((await get(path)).text).not.toMatch(/900000|FOREIGN/);
      expect(foliosOf(await get('?busqueda=2026-02', others))).toEqual(['FA26/900000']);
    });
  });

  describe('access', () => {
    it.each(['', '/guias', '/FA26000123', '/FA26/000123'])(
      'GET /facturas%s needs a token, of any scope',
      async (path) => {
        expect((await app.api.get(`/api/v1/facturas${path}`)).status).toBe(401);
        expect((await get(path, await app.token(MINE, ['carrito']))).status).toBe(200);
      },
    );

    it.each(['', '/guias', '/FA26000123', '/FA26/000123'])('/facturas%s is read-only', async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const { status, headers } = await app.api.call(method, `/api/v1/facturas${path}`, { token: mine });
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
      }
    });
  });

  it('shows an import at once', async () => {
    expect((await search('NEW')).body.total_facturas).toBe('0');
    await app.load({ facturas: [bare('NEW/1', '2026-05-01')] });
    expect((await search('NEW')).body.total_facturas).toBe('1');
    await app.load({ facturas: [{ folio_factura: 'NEW/1', num_cliente: OTHERS }] });
    expect((await search('NEW')).body.total_facturas).toBe('0');
  });
});
