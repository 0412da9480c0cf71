import { randomBytes } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { formatKey } from '@/modules/auth/key-format';
import type { IssuedSecret } from '@/modules/auth/domain/credential';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { AccessTokenRepository } from '@/modules/auth/persistence/access-token.repository';
import { Database } from '@/shared/database/database';
import type { Scope } from '@/shared/kernel/caller';
import { ACCOUNT, OTHER_ACCOUNT, startAuthApp, type Answer, type AuthApp } from '@test/support/auth/auth-app';
import { FakeClock } from '@test/support/auth/auth-probe';

const YEAR_MS = 365 * 86_400_000;
const NO_CREDENTIALS = 'Bearer realm="mostrador"';
const MALFORMED = 'Bearer realm="mostrador", error="invalid_request"';
const INVALID_TOKEN = 'Bearer realm="mostrador", error="invalid_token"';

describe('protected routes', () => {
  let app: AuthApp;
  let credential: IssuedSecret;
  let token: string;
  const clock = new FakeClock();

  beforeAll(async () => {
    app = await startAuthApp({ clock });
    credential = await app.credential();
    token = await app.token(credential);
  });

  afterAll(() => app.close());

  /** fetch folds repeated headers into one; node:http sends them as they are. */
  const raw = (
    authorization: string | string[] | undefined,
    path = '/probe/bearer',
  ): Promise<[number, string, IncomingHttpHeaders]> =>
    new Promise((resolve, reject) => {
      const sent = httpRequest(app.url + path, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const code = /"code":"(\w+)"/.exec(Buffer.concat(chunks).toString())?.[1];
          resolve([answer.statusCode ?? 0, code ?? '', answer.headers]);
        });
      });
      if (authorization !== undefined) sent.setHeader('authorization', authorization);
      sent.on('error', reject);
      sent.end();
    });

  const flipped = (text: string): string => text.slice(0, 20) + (text[20] === 'A' ? 'B' : 'A') + text.slice(21);

  it('know the caller', async () => {
    expect((await app.request('GET', '/probe/bearer', { token })).body).toEqual({
      accountId: ACCOUNT,
      clientId: credential.clientId,
      scopes: ['carrito', 'ver-productos'],
    });
  });

  it.each<[string, () => string | string[] | undefined, number, string, string | undefined]>([
    ['the scheme in any case', () => `bEARER ${token}`, 200, '', undefined],
    ['two blanks', () => `Bearer  ${token}`, 200, '', undefined],
    ['junk after two blanks', () => 'Bearer  abc', 401, 'token_invalido', INVALID_TOKEN],
    ['no header', () => undefined, 401, 'no_autenticado', NO_CREDENTIALS],
    ['an empty header', () => '', 401, 'no_autenticado', NO_CREDENTIALS],
    ['another scheme', () => `Basic ${Buffer.from('a:b').toString('base64')}`, 401, 'no_autenticado', NO_CREDENTIALS],
    ['the token under another scheme', () => `Token ${token}`, 401, 'no_autenticado', NO_CREDENTIALS],
    ['the bare scheme', () => 'Bearer', 401, 'autenticacion_mal_formada', MALFORMED],
    ['the bare token', () => token, 401, 'autenticacion_mal_formada', MALFORMED],
    ['a tab', () => `Bearer\t${token}`, 401, 'autenticacion_mal_formada', MALFORMED],
    ['two tokens', () => `Bearer ${token} ${token}`, 401, 'autenticacion_mal_formada', MALFORMED],
    ['a comma list', () => `Bearer ${token}, Bearer ${token}`, 401, 'autenticacion_mal_formada', MALFORMED],
    ['two headers', () => [`Bearer ${token}`, `Bearer ${token}`], 401, 'autenticacion_mal_formada', MALFORMED],
    ['two headers, the first one empty', () => ['', `Bearer ${token}`], 401, 'autenticacion_mal_formada', MALFORMED],
    ['junk', () => 'Bearer abc', 401, 'token_invalido', INVALID_TOKEN],
    ['long junk', () => `Bearer ${'a'.repeat(10_000)}`, 401, 'token_invalido', INVALID_TOKEN],
    [
      'a well-formed unknown token',
      () => `Bearer ${formatKey('access-token', randomBytes(32))}`,
      401,
      'token_invalido',
      INVALID_TOKEN,
    ],
    ['one character changed', () => `Bearer ${flipped(token)}`, 401, 'token_invalido', INVALID_TOKEN],
    ['the token and a comma', () => `Bearer ${token},`, 401, 'token_invalido', INVALID_TOKEN],
    ['the client secret', () => `Bearer ${credential.clientSecret}`, 401, 'token_invalido', INVALID_TOKEN],
  ])('with %s', async (_name, authorization, status, code, challenge) => {
    const [answered, answeredCode, headers] = await raw(authorization());
    expect([answered, answeredCode, headers['www-authenticate']]).toEqual([status, code, challenge]);
  });

  it('read the token from the header only', async () => {
    const query = await app.request('GET', `/probe/bearer?access_token=${token}`);
    expect([query.status, query.body.code]).toEqual([401, 'no_autenticado']);
    const form = await app.form('/probe/write', { access_token: token });
    expect([form.status, form.body.code]).toEqual([401, 'no_autenticado']);
    const both = await app.request('GET', `/probe/bearer?access_token=${token}`, { token });
    expect(both.status).toBe(200);
  });

  it('refuse junk without asking the database', async () => {
    const asked = jest.spyOn(app.nest.get(AccessTokenRepository, { strict: false }), 'findGrant');
    for (const junk of ['abc', flipped(token), `${token}x`, token.toLowerCase()]) await raw(`Bearer ${junk}`);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('ask the database at most once a second for a token, and once for calls at the same time', async () => {
    const fresh = await app.token(credential);
    await app.nest.get(ChangeFeed).catchUp();
    const asked = jest.spyOn(app.nest.get(AccessTokenRepository, { strict: false }), 'findGrant');
    await Promise.all(Array.from({ length: 10 }, () => app.request('GET', '/probe/bearer', { token: fresh })));
    expect(asked).toHaveBeenCalledTimes(1);
    clock.advance(999);
    await app.request('GET', '/probe/bearer', { token: fresh });
    expect(asked).toHaveBeenCalledTimes(1);
    clock.advance(1);
    await app.request('GET', '/probe/bearer', { token: fresh });
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it('refuse a token from the end of its 365 days on', async () => {
    const old = await app.token(credential);
    clock.advance(YEAR_MS - 1);
    expect((await app.request('GET', '/probe/bearer', { token: old })).status).toBe(200);
    clock.advance(1);
    const expired = await app.request('GET', '/probe/bearer', { token: old });
    expect([expired.status, expired.headers.get('www-authenticate')]).toEqual([401, INVALID_TOKEN]);
    clock.advance(-YEAR_MS);
  });

  it('that need no token refuse a bearer that is sent and is not valid', async () => {
    const of = (authorization?: string): Promise<Answer> =>
      app.request('GET', '/probe/optional', { headers: authorization === undefined ? {} : { authorization } });
    expect([(await of()).status, (await of(`Bearer ${token}`)).status, (await of('Basic YTpi')).status]).toEqual([
      200, 200, 200,
    ]);
    const refused = await of('Bearer nothing-of-ours');
    expect([refused.status, refused.body.code]).toEqual([401, 'token_invalido']);
    expect(refused.headers.get('www-authenticate')).toBe(INVALID_TOKEN);
    expect([(await of('Bearer')).status, (await of('Bearer ')).status]).toEqual([401, 401]);
    expect((await app.request('GET', '/probe/public', { headers: { authorization: 'Bearer x' } })).status).toBe(200);
  });

  it('name every scope of which one would do', async () => {
    const of = async (...scopes: Scope[]): Promise<string> => app.token(await app.credential(undefined, scopes));
    for (const scope of ['pedidos', 'carrito'] as const)
      expect((await app.request('GET', '/probe/orders', { token: await of(scope) })).status).toBe(200);
    const refused = await app.request('GET', '/probe/orders', { token: await of('ver-productos', 'webhooks') });
    expect([refused.status, refused.body.code]).toEqual([403, 'sin_permiso']);
    expect(refused.headers.get('www-authenticate')).toBe(
      'Bearer realm="mostrador", error="insufficient_scope", scope="pedidos carrito"',
    );
  });

  it('name the scope that is missing', async () => {
    const narrow = await app.token(credential, 'ver-productos');
    const answer = await app.request('GET', '/probe/cart', { token: narrow });
    expect([answer.status, answer.body.code]).toEqual([403, 'sin_permiso']);
    expect(answer.headers.get('www-authenticate')).toBe(
      'Bearer realm="mostrador", error="insufficient_scope", scope="carrito"',
    );
    expect((await app.request('GET', '/probe/cart', { token })).status).toBe(200);
  });

  it('are closed to an account without access, as soon as it is', async () => {
    const theirs = await app.token(await app.credential(OTHER_ACCOUNT));
    expect((await app.request('GET', '/probe/bearer', { token: theirs })).status).toBe(200);
    await app.setGate(OTHER_ACCOUNT, false);
    const answer = await app.request('GET', '/probe/bearer', { token: theirs });
    expect([answer.status, answer.body.code]).toEqual([403, 'cuenta_sin_acceso']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="mostrador", error="insufficient_scope"');
    const scoped = await app.request('GET', '/probe/cart', { token: theirs });
    expect(scoped.headers.get('www-authenticate')).toBe(
      'Bearer realm="mostrador", error="insufficient_scope", scope="carrito"',
    );
    await app.setGate(OTHER_ACCOUNT, true);
    expect((await app.request('GET', '/probe/bearer', { token: theirs })).status).toBe(200);
  });

  it('do what the credential still may, not what it might when the token was issued', async () => {
    const shrinking = await app.credential();
    const theirs = await app.token(shrinking);
    const database = app.nest.get(Database);
    await database.write((manager) =>
      manager.query('UPDATE credentials SET scopes = ? WHERE client_id = ?', ['["ver-productos"]', shrinking.clientId]),
    );
    expect((await app.request('GET', '/probe/cart', { token: theirs })).status).toBe(403);
  });

  it('stay unknown to who has no token: 404 before 401, 405 before 401', async () => {
    expect((await app.request('GET', '/probe/nothing')).status).toBe(404);
    const wrongMethod = await app.request('DELETE', '/probe/bearer');
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('leave public routes alone, whatever the header says', async () => {
    for (const authorization of [undefined, 'Bearer', 'Bearer junk', `Bearer ${token}`]) {
      const answer = await app.request('GET', '/probe/public', { headers: authorization ? { authorization } : {} });
      expect([answer.status, answer.text, answer.headers.get('x-ratelimit-limit')]).toEqual([200, 'open', null]);
    }
  });

  it('check the token before the type of the body', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect((await app.request('POST', '/probe/write', { headers, body: 'x' })).status).toBe(401);
    expect((await app.request('POST', '/probe/write', { token, headers, body: 'x' })).status).toBe(415);
  });

  it('answer 503, not 401, when the token can not be looked up', async () => {
    const fresh = await app.token(credential);
    const tokens = app.nest.get(AccessTokenRepository, { strict: false });
    const away = jest
      .spyOn(tokens, 'findGrant')
      .mockRejectedValue(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    const answer = await app.request('GET', '/probe/bearer', { token: fresh });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    away.mockRestore();
    expect((await app.request('GET', '/probe/bearer', { token: fresh })).status).toBe(200);
  });
});
