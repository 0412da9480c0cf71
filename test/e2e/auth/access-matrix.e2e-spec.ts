import { Database } from '@/shared/database/database';
import type { AccessPolicy } from '@/shared/http/access';
import { declaredRoutes } from '@/shared/http/access-check';
import { SCOPES, type Scope } from '@/shared/kernel/caller';
import { useApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';
import { ALFA, BETA, CATALOG } from '@test/support/fixture';
import { routedPaths } from '@test/support/documents/routed';
import { SURFACE, type Requirement } from './surface';

const BAD_TOKENS = ['garbage', 'expired', 'revoked'] as const;

/** A decorator's policy in the words of the table. */
function declared(policy: AccessPolicy | undefined): unknown {
  if (policy === undefined) return 'nothing';
  return policy.kind === 'scope' ? policy.anyOf : policy.kind;
}

/** Whether the table asks for a token at all. */
const isGuarded = (requirement: Requirement): boolean => requirement !== 'anonymous' && requirement !== 'public';

const isRefused = ({ status }: ApiResponse): boolean => status === 401 || status === 403;

/** What an answer says of the token: its status and code. */
const saying = ({ status, body }: ApiResponse): string => `${status} ${String(body?.code)}`;

describe('the surface is what the table says', () => {
  const app = useApp(CATALOG);
  const bad = new Map<string, string>();
  const alone = new Map<Scope, string>();
  const without = new Map<Scope, string>();
  const routes = Object.entries(SURFACE);

  const call = (route: string, token?: string): Promise<ApiResponse> => {
    const [method = '', path = ''] = route.split(' ');
    return app.api.call(method, path.replace(/:\w+/g, '1'), {
      ...(token ? { token } : {}),
      ...(method === 'GET' || method === 'DELETE' ? {} : { json: {} }),
    });
  };

  beforeAll(async () => {
    const database = app.nest.get(Database);
    bad.set('garbage', 'mos_at_nothing-of-ours');
    bad.set('expired', await app.token(ALFA));
    await database.write((manager) => manager.query('UPDATE access_tokens SET expires_at = 1'));
    bad.set('revoked', await app.token(ALFA));
    await database.write((manager) => manager.query('UPDATE access_tokens SET revoked_at = 1 WHERE expires_at > 1'));
    for (const scope of SCOPES) {
      alone.set(scope, await app.token(ALFA, [scope]));
      without.set(
        scope,
        await app.token(
          ALFA,
          SCOPES.filter((other) => other !== scope),
        ),
      );
    }
    bad.set('no scope', await app.token(ALFA, []));
    bad.set('gate closed', await app.token(BETA));
    await app.load({ cuentas: [{ num_cliente: BETA, api: false }] });
  });

  it('has these routes and no others', () => {
    expect(routedPaths(app.nest).sort()).toEqual(Object.keys(SURFACE).sort());
  });

  it('declares of each route what the table says', () => {
    const policies = declaredRoutes(app.nest).map(({ method, path, policy }) => [
      `${method} ${path}`,
      declared(policy),
    ]);
    const expected = routes.map(([route, requirement]) => [
      route,
      requirement === 'anonymous' ? 'public' : requirement,
    ]);
    expect(Object.fromEntries(policies)).toEqual(Object.fromEntries(expected));
  });

  it.each(routes)('%s (%s): no token, bad tokens, closed gate', async (route, requirement) => {
    const guarded = isGuarded(requirement);
    const none = await call(route);
    expect([isRefused(none), saying(none)]).toEqual(guarded ? [true, '401 no_autenticado'] : [false, saying(none)]);
    const said = new Map<string, string>();
    for (const kind of [...BAD_TOKENS, 'gate closed']) {
      const answer = await call(route, bad.get(kind));
      said.set(kind, saying(answer));
      expect(isRefused(answer) && !String(answer.headers['www-authenticate']).startsWith('Bearer')).toBe(false);
    }
    const whenGuarded = {
      garbage: '401 token_invalido',
      expired: '401 token_invalido',
      revoked: '401 token_invalido',
      'gate closed': '403 cuenta_sin_acceso',
    };
    // A route of one thing says of itself that the thing isn't there.
    const otherwise =
      requirement === 'anonymous'
        ? saying(none)
        : expect.stringMatching(/^200|^404 (?!ruta_no_encontrada)|^401 token_invalido|^503/);
    expect(Object.fromEntries(said)).toEqual(
      guarded ? whenGuarded : Object.fromEntries([...said.keys()].map((kind) => [kind, otherwise])),
    );
  });

  it.each(routes.filter(([, requirement]) => isGuarded(requirement)))('%s (%s): scopes', async (route, requirement) => {
    const enough = (scope: Scope): boolean => requirement === 'bearer' || requirement.includes(scope);
    const open = Object.fromEntries(
      await Promise.all(SCOPES.map(async (scope) => [scope, !isRefused(await call(route, alone.get(scope)))] as const)),
    );
    expect(open).toEqual(Object.fromEntries(SCOPES.map((scope) => [scope, enough(scope)])));
    const bare = await call(route, bad.get('no scope'));
    const refusal = '403 sin_permiso';
    expect(requirement === 'bearer' ? !isRefused(bare) : saying(bare) === refusal).toBe(true);
    if (requirement === 'bearer' || requirement.length > 1) return;
    const [only] = requirement;
    expect(saying(await call(route, without.get(only as Scope)))).toBe(refusal);
    expect(String(bare.headers['www-authenticate'])).toContain(`scope="${String(only)}"`);
  });
});
