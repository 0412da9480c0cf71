import { useApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';
import { ALFA, CATALOG } from '@test/support/fixture';

const ORIGIN = 'https://tienda.example';
const SEARCH = '/api/v1/productos?busqueda=camara';

const seen = ({ headers }: ApiResponse): unknown[] => [
  headers['access-control-allow-origin'],
  headers['access-control-expose-headers'],
  headers['access-control-allow-credentials'],
];

describe('pages of other sites', () => {
  const app = useApp(CATALOG, { env: { CORS: 'true' } });
  let token: string;
  beforeAll(async () => {
    token = await app.token(ALFA);
  });

  const preflight = (path: string, method: string, named?: string): Promise<ApiResponse> =>
    app.api.call('OPTIONS', path, {
      unchecked: true,
      headers: {
        origin: ORIGIN,
        'access-control-request-method': method,
        ...(named === undefined ? {} : { 'access-control-request-headers': named }),
      },
    });
  const permitted = ({ status, headers }: ApiResponse): unknown[] => [
    status,
    headers['access-control-allow-methods'],
    headers['access-control-allow-headers'],
    headers['access-control-max-age'],
  ];

  it.each([
    ['a search', SEARCH, 'GET', 'authorization', 'GET, HEAD, OPTIONS'],
    ['a token at the root', '/oauth/token', 'POST', 'content-type', 'OPTIONS, POST'],
    ['a cart', '/api/v1/carrito/generar', 'POST', 'authorization,content-type,idempotency-key', 'OPTIONS, POST'],
    ['a trailing slash', '/api/v1/marcas/', 'GET', 'authorization, x-requested-with', 'GET, HEAD, OPTIONS'],
  ])('may ask before %s with the headers they need', async (_what, path, method, named, methods) => {
    const answer = await preflight(path, method, named);
    expect(permitted(answer)).toEqual([204, methods, named, '7200']);
    expect(seen(answer)).toEqual(['*', '*', undefined]);
  });

  it('are permitted no header that is no name, and nothing on a route that is none', async () => {
    expect(permitted(await preflight(SEARCH, 'GET', 'authorization; x'))).toEqual([
      204,
      'GET, HEAD, OPTIONS',
      undefined,
      '7200',
    ]);
    expect(permitted(await preflight('/api/v1/nada', 'GET', 'authorization'))).toEqual([
      404,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('read answers and refusals of every kind', async () => {
    const headers = { origin: ORIGIN };
    const found = await app.api.get(SEARCH, { token, headers });
    const etag = (await app.api.get('/api/v1/categorias', { token })).headers.etag ?? '';
    const answers = [
      found,
      await app.api.get(SEARCH, { token, headers }),
      await app.api.get('/api/v1/tipocambio', { headers }),
      await app.api.get(SEARCH, { headers }),
      await app.api.get('/api/v1/productos', { token, headers }),
      await app.api.get('/api/v1/productos/999999', { token, headers }),
      await app.api.get('/api/v1/categorias', { token, headers: { ...headers, 'if-none-match': etag } }),
      await app.api.post('/api/v1/carrito/generar', {
        token,
        headers: { ...headers, 'content-type': 'text/plain' },
        raw: 'x',
      }),
      await app.api.call('PATCH', SEARCH, { token, headers, unchecked: true }),
      await app.api.call('GET', `${SEARCH}${'a'.repeat(20_000)}`, { token, headers, unchecked: true }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 401, 400, 404, 304, 415, 405, 431]);
    for (const answer of answers)
      expect([answer.status, ...seen(answer)]).toEqual([answer.status, '*', '*', undefined]);
  });

  it('read what a shared cache kept of a server’s request', async () => {
    expect(seen(await app.api.get('/api/v1/tipocambio'))).toEqual(['*', undefined, undefined]);
  });

  describe('unless the operator says so', () => {
    const closed = useApp(CATALOG);

    it('read and are permitted nothing', async () => {
      const headers = { origin: ORIGIN, 'access-control-request-method': 'GET' };
      const answer = await closed.api.get('/api/v1/tipocambio', { headers });
      expect([answer.status, ...seen(answer)]).toEqual([200, undefined, undefined, undefined]);
      const asked = await closed.api.call('OPTIONS', '/api/v1/tipocambio', { headers, unchecked: true });
      expect(permitted(asked)).toEqual([204, undefined, undefined, undefined]);
    });
  });
});
