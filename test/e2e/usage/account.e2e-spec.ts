import { CredentialService } from '@/modules/auth/credential.service';
import type { IssuedSecret } from '@/modules/auth/domain/credential';
import { E2E_DIALECT, useApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';
import { ALFA, BETA, CATALOG } from '@test/support/fixture';

const INTROSPECT = '/api/v1/oauth/introspect';

describe(`what a program can ask of itself, Beyond 6 and 9 (${E2E_DIALECT})`, () => {
  const app = useApp(CATALOG, {
    env: { RATE_LIMIT_PER_MINUTE: '100', AI_SEARCH: 'on', AI_RATE_LIMIT_PER_MINUTE: '7' },
  });

  const credential = (account = ALFA, name = 'tienda'): Promise<IssuedSecret> =>
    app.nest.get(CredentialService, { strict: false }).create(account, name, ['ver-productos', 'pedidos']);
  const fields = ({ clientId, clientSecret }: IssuedSecret) => ({ client_id: clientId, client_secret: clientSecret });
  const tokenOf = async (of: IssuedSecret, scope = ''): Promise<string> => {
    const form = { grant_type: 'client_credentials', ...fields(of), scope };
    const { body } = await app.api.post('/api/v1/oauth/token', { form });
    return (body as { access_token: string }).access_token;
  };
  const introspect = (of: IssuedSecret, token: string, path = INTROSPECT): Promise<ApiResponse> =>
    app.api.post(path, { form: { token, ...fields(of), token_type_hint: 'access_token' } });

  it('GET /cuenta tells the account, the credential and the limits, in this order and no more', async () => {
    const mine = await credential();
    const { body } = await app.api.get('/api/v1/cuenta', { token: await tokenOf(mine, 'ver-productos') });
    expect(JSON.stringify(body)).toBe(
      JSON.stringify({
        num_cliente: String(ALFA),
        razon_social: `CLIENTE ${ALFA} SA DE CV`,
        rfc: 'CLI010101AB1',
        client_id: mine.clientId,
        credencial: 'tienda',
        scopes: ['ver-productos'],
        clasificacion: { nombre: 'ORO' },
        creditos: ['credito-30'],
        almacenes: null,
        limites: [
          { nombre: 'cliente', por_minuto: 100, restante: 99, reinicia_en: 60 },
          { nombre: 'busqueda-ia', por_minuto: 7, restante: 7, reinicia_en: 60 },
        ],
      }),
    );
    const other = await app.api.get('/api/v1/cuenta', { token: await app.token(BETA) });
    expect(other.body).toMatchObject({ num_cliente: String(BETA), almacenes: ['monterrey'], creditos: [] });
  });

  it('8. its limits agree with the headers of the same answer, and know of the searches made', async () => {
    const token = await app.token(ALFA);
    for (let search = 0; search < 3; search++) await app.api.get('/api/v1/productos/busqueda-ia?q=camara', { token });
    for (const path of ['/api/v1/cuenta', '/api/v1/uso', '/api/v1/cuenta']) {
      const { body, headers } = await app.api.get(path, { token });
      const [client, search] = (body as { limites: Record<string, number>[] }).limites;
      expect(client).toEqual({
        nombre: 'cliente',
        por_minuto: Number(headers['x-ratelimit-limit']),
        restante: Number(headers['x-ratelimit-remaining']),
        reinicia_en: Number(headers['x-ratelimit-reset']),
      });
      expect(search).toMatchObject({ nombre: 'busqueda-ia', por_minuto: 7, restante: 4 });
    }
  });

  it.each([INTROSPECT, '/oauth/introspect'])('10. POST %s tells what an own token is', async (path) => {
    const mine = await credential();
    const before = Math.floor(Date.now() / 1000);
    const token = await tokenOf(mine, 'pedidos');
    const { status, body, headers } = await introspect(mine, token, path);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      ...{ active: true, scope: 'pedidos', client_id: mine.clientId, token_type: 'Bearer' },
      ...{ exp: expect.any(Number) as number, iat: expect.any(Number) as number, sub: String(ALFA), iss: app.url },
    });
    const { iat, exp } = body as { iat: number; exp: number };
    expect([iat >= before && iat <= before + 60, exp - iat]).toEqual([true, 31_536_000]);
  });

  it('10. introspection follows the scopes of the credential and tells nothing of anything else', async () => {
    const [mine, sister, stranger] = [await credential(), await credential(), await credential(BETA)];
    const [whole, revoked] = [await tokenOf(mine), await tokenOf(mine)];
    await app.nest.get(CredentialService, { strict: false }).setScopes(mine.clientId, ['carrito']);
    expect((await introspect(mine, whole)).body).toMatchObject({ active: true, scope: 'carrito' });
    await app.api.post('/api/v1/oauth/revoke', { form: { token: revoked, ...fields(mine) } });
    const others = [await tokenOf(sister), await tokenOf(stranger)];
    for (const token of [revoked, ...others, 'junk', mine.clientSecret, `${whole}x`])
      expect((await introspect(mine, token)).text).toBe('{"active":false}');
  });

  it('10. introspection wants the client as the token route does', async () => {
    const mine = await credential();
    const token = await tokenOf(mine);
    const wrong = await introspect({ ...mine, clientSecret: (await credential()).clientSecret }, token);
    expect([wrong.status, wrong.body]).toMatchObject([401, { error: 'invalid_client' }]);
    const bare = await app.api.post(INTROSPECT, { form: fields(mine) });
    expect([bare.status, bare.body]).toMatchObject([
      400,
      { error: 'invalid_request', detalles: [{ campo: 'token', problema: 'es obligatorio' }] },
    ]);
    const authorization = `Basic ${Buffer.from(`${mine.clientId}:${mine.clientSecret}`).toString('base64')}`;
    const basic = await app.api.post(INTROSPECT, { json: { token }, headers: { authorization } });
    expect(basic.body).toMatchObject({ active: true });
    const get = await app.api.get(INTROSPECT, { unchecked: true });
    expect([get.status, get.headers.allow]).toEqual([405, 'OPTIONS, POST']);
  });

  it('10. the metadata of RFC 8414 name what is there, from PUBLIC_URL or the address of the start', async () => {
    const { body, headers } = await app.api.get('/.well-known/oauth-authorization-server', {
      headers: { host: 'evil.example' },
    });
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(body).toEqual({
      issuer: app.url,
      token_endpoint: `${app.url}/api/v1/oauth/token`,
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      revocation_endpoint: `${app.url}/api/v1/oauth/revoke`,
      revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      introspection_endpoint: `${app.url}/api/v1/oauth/introspect`,
      introspection_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      scopes_supported: ['carrito', 'ver-productos', 'pedidos', 'webhooks', 'pedidos-agente'],
      service_documentation: `${app.url}/docs`,
    });
    const { token_endpoint: tokenEndpoint } = body as { token_endpoint: string };
    const form = new URLSearchParams({ grant_type: 'client_credentials', ...fields(await credential()) });
    expect((await fetch(tokenEndpoint, { method: 'POST', body: form })).status).toBe(200);
  });
});

describe(`introspection counts on the limits of the token route (${E2E_DIALECT})`, () => {
  const app = useApp(CATALOG, { env: { TOKEN_SUCCESS_LIMIT_PER_MINUTE: '3', PUBLIC_URL: 'https://api.example.mx/' } });

  it('10. is refused with 429 when those are used up, and names PUBLIC_URL as issuer', async () => {
    const { clientId, clientSecret } = await app.nest.get(CredentialService, { strict: false }).create(ALFA);
    const client = { client_id: clientId, client_secret: clientSecret };
    const { body } = await app.api.post('/api/v1/oauth/token', {
      form: { grant_type: 'client_credentials', ...client },
    });
    const { access_token: token } = body as { access_token: string };
    const answers = [];
    for (let call = 0; call < 3; call++) answers.push(await app.api.post(INTROSPECT, { form: { token, ...client } }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[0]?.body).toMatchObject({ active: true, iss: 'https://api.example.mx' });
    const metadata = await app.api.get('/.well-known/oauth-authorization-server');
    expect(metadata.body).toMatchObject({ issuer: 'https://api.example.mx' });
  });
});
