import {
  bareInvoice,
  foliosOf,
  MINE,
  OTHERS,
  sameForAll,
  startInvoicesApp,
  type InvoicesApp,
} from './invoices-app.builder';

describe('access to invoices', () => {
  let app: InvoicesApp;
  let others: string;

  beforeAll(async () => {
    app = await startInvoicesApp();
    others = await app.token(OTHERS);
  });

  afterAll(async () => {
    await app.close();
  });

  describe("another account's", () => {
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
      expect(sameForAll(await app.get(foreign))).toEqual(sameForAll(await app.get(missing)));
      expect(JSON.stringify(await app.get(foreign, others).then((response) => response.text))).toMatch(
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
      for (const path of paths) expect((await app.get(path)).text).not.toMatch(/900000|FOREIGN/);
      expect(foliosOf(await app.get('?busqueda=2026-02', others))).toEqual(['FA26/900000']);
    });
  });

  describe('access', () => {
    it.each(['', '/guias', '/FA26000123', '/FA26/000123'])(
      'GET /facturas%s needs a token, of any scope',
      async (path) => {
        expect((await app.api.get(`/api/v1/facturas${path}`)).status).toBe(401);
        expect((await app.get(path, await app.token(MINE, ['carrito']))).status).toBe(200);
      },
    );

    it.each(['', '/guias', '/FA26000123', '/FA26/000123'])('/facturas%s is read-only', async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const { status, headers } = await app.api.call(method, `/api/v1/facturas${path}`, { token: others });
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
      }
    });
  });

  it('shows an import at once', async () => {
    expect((await app.search('NEW')).body.total_facturas).toBe('0');
    await app.load({ facturas: [bareInvoice('NEW/1', '2026-05-01')] });
    expect((await app.search('NEW')).body.total_facturas).toBe('1');
    await app.load({ facturas: [{ folio_factura: 'NEW/1', num_cliente: OTHERS }] });
    expect((await app.search('NEW')).body.total_facturas).toBe('0');
  });
});
