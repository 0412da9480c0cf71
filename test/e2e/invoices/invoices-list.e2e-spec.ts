import { foliosOf, NOBODY, startInvoicesApp, type ErrorAnswer, type InvoicesApp } from './invoices-app.builder';
import { FULL_INVOICE } from './facturas.builder';

const EMPTY = { mensaje: '', fecha: '' };
const STAGES = { creacion: EMPTY, generar_orden: EMPTY, orden_compra: EMPTY, facturacion: EMPTY };

describe('GET /facturas', () => {
  let app: InvoicesApp;

  beforeAll(async () => {
    app = await startInvoicesApp();
  });

  afterAll(async () => {
    await app.close();
  });

  it('shows an invoice exactly', async () => {
    const { status, headers, text } = await app.search('2026-03');
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
    const { body } = await app.search('FA26/000001');
    expect(body.facturas[0]?.entrega).toEqual({
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
    const { body } = await app.search('2026-02-28');
    expect(body.facturas[0]?.entrega).toEqual({ ...STAGES, cancelado: { mensaje: 'Cancelada', fecha: '2026-03-01' } });
    expect(body.facturas[0]).toMatchObject({ estatus: 'Cancelada', estatus_fiscal: 'Cancelada' });
  });

  it('is empty for an account without invoices', async () => {
    const { text } = await app.get('?anio=2026', await app.token(NOBODY));
    expect(text).toBe('{"total_facturas":"0","pagina":1,"paginas":0,"mostrando":0,"facturas":[]}');
  });

  it('pages by 15, newest first, and keeps the totals past the end', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((pagina) => app.get(`?anio=2026&pagina=${pagina}`)));
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
    expect((await app.get('?pagina=1000000000&anio=2026')).body).toMatchObject({
      total_facturas: '43',
      mostrando: 0,
      facturas: [],
    });
  });

  it('takes the current year in Mexico City when nothing is said', async () => {
    const year = new Intl.DateTimeFormat('en', { timeZone: 'America/Mexico_City', year: 'numeric' }).format(new Date());
    const expected = (await app.get(`?anio=${year}`)).text;
    for (const query of ['', '?anio=', '?busqueda=', '?busqueda=%20+&anio=', '?page=3&otro=1'])
      expect((await app.get(query)).text).toBe(expected);
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
    ['fa26', 43, 'FA26/000539'],
    ['gdl-000001/26-api', 1, 'FA26/000001'],
    ['fac', 1, 'fac-1'],
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
    ['%'.repeat(256), 0, undefined],
  ])('busqueda=%j finds %i, the first of them %s', async (busqueda, total, first) => {
    const response = await app.search(busqueda);
    expect([response.status, response.body.total_facturas, foliosOf(response)[0]]).toEqual([200, String(total), first]);
  });

  it('takes a + for a blank and ignores anio beside a busqueda', async () => {
    expect((await app.get('?busqueda=+2025+&anio=2026')).body.total_facturas).toBe('1');
    expect((await app.get('?busqueda=2025&anio=nunca')).body.total_facturas).toBe('1');
  });

  it.each([
    ['anio=26', 'anio'],
    ['anio=20266', 'anio'],
    ['anio=02026', 'anio'],
    ['anio=002026', 'anio'],
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
    const { status, body } = await app.get<ErrorAnswer>(`?${query}`);
    expect([status, body.detalles.map((each) => each.campo)]).toEqual([400, [campo]]);
  });
});
