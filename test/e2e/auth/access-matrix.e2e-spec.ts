import { Database } from '@/shared/database/database';
import { declaredRoutes, type DeclaredRoute } from '@/shared/http/access-check';
import { startTestApp, type TestApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';
import { ALFA, BETA, CATALOG } from '@test/support/fixture';

type TokenKind = 'none' | 'garbage' | 'expired' | 'revoked' | 'no scope' | 'other scope' | 'gate closed' | 'right';
const KINDS: readonly TokenKind[] = [
  'none',
  'garbage',
  'expired',
  'revoked',
  'no scope',
  'other scope',
  'gate closed',
  'right',
];
const REFUSED_TOKENS: readonly TokenKind[] = ['none', 'garbage', 'expired', 'revoked'];

/** Status and code each cell must answer with; undefined: anything but 401 and 403. */
function expected(policy: DeclaredRoute['policy'], kind: TokenKind): [number, string] | undefined {
  if (policy?.kind === 'public') return undefined;
  if (kind === 'none') return [401, 'no_autenticado'];
  if (REFUSED_TOKENS.includes(kind)) return [401, 'token_invalido'];
  if (kind === 'gate closed') return [403, 'cuenta_sin_acceso'];
  const lacksScope = policy?.kind === 'scope' && (kind === 'no scope' || kind === 'other scope');
  return lacksScope ? [403, 'sin_permiso'] : undefined;
}

describe('every route with every kind of token', () => {
  let app: TestApp;
  let routes: DeclaredRoute[];
  const shared = new Map<TokenKind, string>();
  const byScope = new Map<string, Map<TokenKind, string>>();

  const tokenFor = (route: DeclaredRoute, kind: TokenKind): string | undefined => {
    const scope = route.policy?.kind === 'scope' ? route.policy.anyOf[0] : 'carrito';
    return shared.get(kind) ?? byScope.get(scope)?.get(kind);
  };

  const call = ({ method, path }: DeclaredRoute, token: string | undefined): Promise<ApiResponse> =>
    app.api.call(method, path.replace(/:\w+/g, '1'), {
      ...(token ? { token } : {}),
      ...(method === 'GET' || method === 'DELETE' ? {} : { json: {} }),
    });

  beforeAll(async () => {
    app = await startTestApp();
    await app.load(CATALOG);
    routes = declaredRoutes(app.nest);
    const database = app.nest.get(Database);
    shared.set('garbage', 'mos_at_nothing-of-ours');
    shared.set('expired', await app.token(ALFA));
    await database.write((manager) => manager.query('UPDATE access_tokens SET expires_at = 1'));
    shared.set('revoked', await app.token(ALFA));
    await database.write((manager) => manager.query('UPDATE access_tokens SET revoked_at = 1 WHERE expires_at > 1'));
    shared.set('no scope', await app.token(ALFA, []));
    byScope.set(
      'carrito',
      new Map([
        ['other scope', await app.token(ALFA, ['ver-productos'])],
        ['right', await app.token(ALFA, ['carrito'])],
      ]),
    );
    byScope.set(
      'ver-productos',
      new Map([
        ['other scope', await app.token(ALFA, ['carrito'])],
        ['right', await app.token(ALFA, ['ver-productos'])],
      ]),
    );
    shared.set('gate closed', await app.token(BETA));
    await app.load({ cuentas: [{ num_cliente: BETA, api: false }] });
  });
  afterAll(() => app.close());

  it('knows every route of the contract built so far', () => {
    const known = routes.map(({ method, path }) => `${method} ${path}`);
    expect(known).toEqual(
      expect.arrayContaining([
        'POST /oauth/token',
        'POST /api/v1/oauth/token',
        'GET /api/v1/categorias',
        'GET /api/v1/marcas/:marca/productos',
        'GET /api/v1/productos/:id',
        'GET /api/v1/sucursales',
        'GET /api/v1/carrito/pago',
        'PUT /api/v1/carrito/direcciones/:id',
        'GET /api/v1/facturas/:anio/:id',
        'POST /api/v1/carrito/generar',
        'POST /api/v1/carrito/guia',
      ]),
    );
  });

  it.each(KINDS)('with the token kind "%s"', async (kind) => {
    const wrong: string[] = [];
    for (const route of routes) {
      const response = await call(route, kind === 'none' ? undefined : tokenFor(route, kind));
      const cell = expected(route.policy, kind);
      const name = `${route.method} ${route.path} answered ${response.status} ${String(response.body?.code)}`;
      if (cell && (response.status !== cell[0] || response.body?.code !== cell[1]))
        wrong.push(`${name} instead of ${cell.join(' ')}`);
      if (cell && !String(response.headers['www-authenticate']).startsWith('Bearer'))
        wrong.push(`${name} without WWW-Authenticate`);
      if (!cell && [401, 403].includes(response.status) && route.policy?.kind !== 'public') wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });
});
