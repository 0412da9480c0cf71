import type { IssuedSecret } from '@/modules/auth/domain/credential';
import { Database } from '@/shared/database/database';
import { ACCOUNT, OTHER_ACCOUNT, startAuthApp, type Answer, type AuthApp } from '@test/support/auth/auth-app';
import { FORM, form, JSON_TYPE, tokenCases, type Case, type Sent } from '@test/support/auth/oauth-cases';

describe('POST /oauth/token', () => {
  let app: AuthApp;
  let a: IssuedSecret;
  let cases: Case[];

  beforeAll(async () => {
    app = await startAuthApp();
    a = await app.credential();
    cases = tokenCases(a, await app.credential(OTHER_ACCOUNT), await app.credential(ACCOUNT, ['carrito']));
  });

  afterAll(() => app.close());

  const send = (path: string, { type = FORM, body, authorization, query = '' }: Sent): Promise<Answer> =>
    app.request('POST', path + query, {
      headers: { ...(type ? { 'content-type': type } : {}), ...(authorization === undefined ? {} : { authorization }) },
      ...(body === undefined ? {} : { body }),
    });

  it.each(['/oauth/token', '/api/v1/oauth/token', '/oauth/token/'])(
    'answers every case as RFC 6749 says at %s',
    async (path) => {
      const answered: unknown[] = [];
      for (const [name, sent] of cases) {
        const { status, body } = await send(path, sent);
        answered.push({ name, status, error: body.error });
      }
      expect(cases.length).toBeGreaterThanOrEqual(85);
      expect(answered).toEqual(cases.map(([name, , { status, error }]) => ({ name, status, error })));
    },
  );

  it('answers a token with exactly the three fields, not to be stored', async () => {
    const answer = await app.form('/oauth/token', {
      grant_type: 'client_credentials',
      client_id: a.clientId,
      client_secret: a.clientSecret,
    });
    const token = expect.stringMatching(/^mos_at_\w{49}$/) as unknown;
    expect(answer.body).toEqual({ token_type: 'Bearer', expires_in: 31536000, access_token: token });
    expect(Object.keys(answer.body)).toEqual(['token_type', 'expires_in', 'access_token']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('pragma')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('answers errors with the RFC members and the common ones, in Spanish, not to be stored', async () => {
    const answer = await app.form('/oauth/token', { client_id: a.clientId, client_secret: '' });
    expect(answer.body).toEqual({
      error: 'invalid_request',
      error_description: 'La petición no es válida: client_secret es obligatorio.',
      code: 'invalid_request',
      message: answer.body.error_description,
      detail: answer.body.error_description,
      title: 'Petición inválida',
      status: 400,
      request_id: answer.headers.get('x-request-id'),
      detalles: [
        { campo: 'client_secret', problema: 'es obligatorio', ejemplo: '<CLIENT_SECRET>' },
        { campo: 'grant_type', problema: 'es obligatorio', ejemplo: 'client_credentials' },
      ],
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('pragma')).toBe('no-cache');
  });

  it.each([
    ['text/plain', 'x', 415, 'Content-Type debe ser application/x-www-form-urlencoded o application/json'],
    ['application/json', '{"grant_type"', 400, 'cuerpo no es JSON bien formado'],
  ])('says in the sentence itself what is wrong with a body of %s', async (type, body, status, problem) => {
    const answer = await send('/oauth/token', { type, body });
    const { error, error_description: said, message } = answer.body;
    expect([answer.status, error, message]).toEqual([status, 'invalid_request', said]);
    expect(said).toContain(problem);
  });

  it('challenges with Basic on every 401, whichever way was tried', async () => {
    const challenge = 'Basic realm="mostrador", charset="UTF-8"';
    const tried = cases.filter(([, , { status }]) => status === 401);
    for (const [, sent] of tried)
      expect((await send('/oauth/token', sent)).headers.get('www-authenticate')).toBe(challenge);
    expect(tried.length).toBeGreaterThan(10);
  });

  it('answers other methods with 405 and Allow', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await app.request(method, '/api/v1/oauth/token');
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
    }
  });

  it('issues a token with the scopes asked for', async () => {
    const token = await app.token(a, 'ver-productos');
    expect((await app.request('GET', '/probe/bearer', { token })).body.scopes).toEqual(['ver-productos']);
    expect((await app.request('GET', '/probe/cart', { token })).status).toBe(403);
  });

  it('keeps no secret and no token in clear', async () => {
    const token = await app.token(a);
    const rows: unknown = await app.nest.get(Database).reader.query('SELECT * FROM credentials, access_tokens');
    const dump = JSON.stringify(rows);
    expect(dump).toContain(a.clientId);
    for (const secret of [token, token.slice(7, 50), a.clientSecret, a.clientSecret.slice(7, 50)])
      expect(dump).not.toContain(secret);
  });

  it('logs no secret and no token, whatever was sent', async () => {
    const token = await app.token(a);
    await app.request('GET', '/probe/bearer', { token });
    await send('/oauth/token', { type: JSON_TYPE, body: `{"client_secret": "${a.clientSecret}", oops` });
    await send('/oauth/token', { body: `client_secret=${a.clientSecret}${'&x=1'.repeat(500)}` });
    await send('/oauth/token', { body: `client_secret=${a.clientSecret}&x=${'y'.repeat(200_000)}` });
    await send('/oauth/token', { type: `${FORM}; charset=utf-7`, body: `client_secret=${a.clientSecret}` });
    await send('/api/v1/oauth/revoke', form({ token, client_id: a.clientSecret, client_secret: a.clientId }));
    await app.request('GET', `/probe/bearer?access_token=${token}`);
    expect(app.log()).toContain('client_authentication_failed');
    for (const secret of [token, a.clientSecret]) expect(app.log()).not.toContain(secret);
  });
});
