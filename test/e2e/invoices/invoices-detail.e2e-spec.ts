import type { InvoiceDetailBody } from '@/modules/invoices/http/present-invoice-detail';
import { startInvoicesApp, type ErrorAnswer, type InvoicesApp } from './invoices-app.builder';
import { FULL_INVOICE } from './facturas.builder';

describe('GET /facturas/{id}', () => {
  let app: InvoicesApp;

  beforeAll(async () => {
    app = await startInvoicesApp();
  });

  afterAll(async () => {
    await app.close();
  });

  it('shows an invoice exactly', async () => {
    const listOnly = ['num_cliente', 'texto', 'plazo', 'fecha', 'pago_aplicado', 'estatus_fiscal', 'entrega'];
    const shown = Object.entries(FULL_INVOICE).filter(([field]) => !listOnly.includes(field));
    const { body, headers, status } = await app.get<InvoiceDetailBody>('/FA26000123');
    expect([status, body]).toEqual([200, { ...Object.fromEntries(shown), total: 1548.6, envio: 15 }]);
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
    const { body } = await app.get<InvoiceDetailBody>('/FA25000001');
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
    expect((await app.get(path)).text).toBe((await app.get('/FA26000123')).text);
  });

  it('is found in capitals when there is none as it was written', async () => {
    for (const folio of ['fa26%2F000123', 'fa26/000123', 'mty-000123%2F26-api'])
      expect((await app.get<InvoiceDetailBody>(`/${folio}`)).body.folio_factura).toBe('FA26/000123');
  });

  it.each(['fac-1', 'FÁC-1', 'FAC-1'])('%s is itself alone', async (folio) => {
    expect((await app.get<InvoiceDetailBody>(`/${encodeURIComponent(folio)}`)).body.folio_factura).toBe(folio);
  });

  it.each([
    '/NO-1',
    '/fb26000123',
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
    const { status, body } = await app.get<ErrorAnswer>(path);
    expect([status, body.code]).toEqual([404, 'factura_no_encontrada']);
  });
});
