import { gunzipSync } from 'node:zlib';
import { models, searchProducts, type ProductPage } from './product-pages.builder';
import { useApp } from '@test/support/app';
import { ALFA, BETA, CATALOG } from '@test/support/fixture';

describe('products of two accounts', () => {
  const app = useApp(CATALOG);
  let alfa: string;
  let beta: string;
  const search = (query: string, token = alfa): Promise<ProductPage> => searchProducts(app, query, token);

  beforeAll(async () => {
    alfa = await app.token(ALFA);
    beta = await app.token(BETA);
  });

  describe('two accounts', () => {
    const URL_OF_BOTH = '/api/v1/productos?marca=vixora&orden=modelo&inventarios=1';
    const price = (body: ProductPage, id: string): unknown => body.productos.find((p) => p.producto_id === id)?.precios;

    it("never see each other's prices, stock or 304, cold or warm", async () => {
      const answers: Record<string, Set<string>> = { alfa: new Set(), beta: new Set() };
      for (const who of ['alfa', 'beta', 'alfa', 'beta', 'beta', 'alfa'] as const) {
        const { text, headers } = await app.api.get(URL_OF_BOTH, { token: who === 'alfa' ? alfa : beta });
        answers[who]?.add(text);
        expect(headers['cache-control']).toMatch(/private|no-store/);
        expect(headers.vary).toMatch(/Authorization/);
      }
      expect([answers.alfa?.size, answers.beta?.size]).toEqual([1, 1]);
      const [ofAlfa] = answers.alfa ?? [];
      const [ofBeta] = answers.beta ?? [];
      expect(price(JSON.parse(ofAlfa ?? ''), '5001')).toMatchObject({ precio_descuento: '79.06' });
      expect(price(JSON.parse(ofBeta ?? ''), '5001')).toMatchObject({ precio_descuento: '114.62' });
      expect(ofBeta).not.toMatch(/guadalajara|tijuana/);
    });

    it("are not answered 304 to the other's ETag, even for an equal body", async () => {
      const ofAlfa = await app.api.get('/api/v1/productos?busqueda=zzzzz', { token: alfa });
      const ofBeta = await app.api.get('/api/v1/productos?busqueda=zzzzz', { token: beta });
      expect(ofBeta.text).toBe(ofAlfa.text);
      const ask = (token: string, etag: unknown): Promise<number> =>
        app.api
          .get('/api/v1/productos?busqueda=zzzzz', { token, headers: { 'if-none-match': String(etag) } })
          .then((r) => r.status);
      expect(await ask(alfa, ofAlfa.headers.etag)).toBe(304);
      expect(await ask(beta, ofAlfa.headers.etag)).toBe(200);
    });

    it('count stock in the warehouses open to each', async () => {
      const { body } = await app.api.get('/api/v1/productos/5001,5002,5008', { token: beta });
      expect(body.map((p: { total_existencia: number }) => p.total_existencia)).toEqual([5, 0, 1]);
      expect(models(await search('categoria=22&sucursal=tijuana', beta))).toEqual([]);
    });
  });

  describe('over HTTP', () => {
    it('answers HEAD like GET without a body', async () => {
      const get = await app.api.get('/api/v1/productos?marca=vixora', { token: alfa });
      const head = await app.api.call('HEAD', '/api/v1/productos?marca=vixora', { token: alfa });
      expect([head.status, head.text, head.headers['content-length'], head.headers.etag]).toEqual([
        200,
        '',
        get.headers['content-length'],
        get.headers.etag,
      ]);
    });

    it('compresses when asked to, the same bytes inside', async () => {
      const plain = await app.api.get('/api/v1/productos?marca=vixora', { token: alfa });
      const packed = await app.api.get('/api/v1/productos?marca=vixora', {
        token: alfa,
        headers: { 'accept-encoding': 'gzip' },
      });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(packed.bytes).toString()).toBe(plain.text);
      const refused = await app.api.get('/api/v1/productos?marca=vixora', {
        token: alfa,
        headers: { 'accept-encoding': 'gzip;q=0' },
      });
      expect(refused.headers['content-encoding']).toBeUndefined();
    });

    it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('answers %s with 405 and Allow', async (method) => {
      const { status, headers, body } = await app.api.call(method, '/api/v1/productos/5001', { token: alfa });
      expect([status, headers.allow, body.code]).toEqual([405, 'GET, HEAD, OPTIONS', 'metodo_no_permitido']);
    });

    it('answers an unknown route with 404 before it asks for a token', async () => {
      const { status, body } = await app.api.get('/api/v1/nada', { unchecked: true });
      expect([status, body.code]).toEqual([404, 'ruta_no_encontrada']);
    });

    it('repeats a sane X-Request-Id and replaces another', async () => {
      const sane = await app.api.get('/api/v1/productos', { token: alfa, headers: { 'x-request-id': 'abc-123' } });
      expect([sane.headers['x-request-id'], sane.body.request_id]).toEqual(['abc-123', 'abc-123']);
      const odd = await app.api.get('/api/v1/productos', { token: alfa, headers: { 'x-request-id': 'a b<script>' } });
      expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    });
  });
});
