import type { ShippingGuideBody } from '@/modules/invoices/http/present-shipping-guide';
import { NOBODY, startInvoicesApp, type ErrorAnswer, type InvoicesApp } from './invoices-app.builder';

describe('GET /facturas/guias', () => {
  let app: InvoicesApp;

  beforeAll(async () => {
    app = await startInvoicesApp();
  });

  afterAll(async () => {
    await app.close();
  });

  const guides = async (query: string, token?: string): Promise<string[]> =>
    (await app.get<ShippingGuideBody[]>(`/guias${query}`, token)).body.map((each) => each.folio_guia);

  it('shows a guide exactly', async () => {
    const { text, headers } = await app.get('/guias?facturas=FA26/000123');
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
    expect(await guides('?facturas=fa26000501,FA26/000501,fa26/000123')).toHaveLength(3);
    expect(await guides('?facturas=FA26000501,%20FA26%2F000501%20,,')).toEqual(['G34', 'G33']);
  });

  it('answers nothing for folios without guides, unknown or impossible', async () => {
    for (const folio of ['FA25/000001', 'NO/1', '%', '_', '/', 'x'.repeat(300), '%00', "'"]) {
      expect(await guides(`?facturas=${encodeURIComponent(folio)}`)).toEqual([]);
    }
    expect(await guides('', await app.token(NOBODY))).toEqual([]);
  });

  it('refuses a list that names nothing, and one sent twice', async () => {
    for (const query of ['?facturas=,', '?facturas=a&facturas=b']) {
      const { status, body } = await app.get<ErrorAnswer>(`/guias${query}`);
      expect([status, body.detalles[0]?.campo]).toEqual([400, 'facturas']);
    }
  });
});
