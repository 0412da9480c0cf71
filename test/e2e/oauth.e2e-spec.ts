import { randomBytes } from 'node:crypto';
import { formatKey } from '@/modules/auth/domain/key-format';
import type { IssuedSecret } from '@/modules/auth/domain/credential';
import { CredentialService } from '@/modules/auth/credential.service';
import { CredentialRepository } from '@/modules/auth/persistence/credential.repository';
import { SecretHasher } from '@/modules/auth/secret-hasher';
import { Database } from '@/shared/database/database';
import { ACCOUNT, FakeClock, OTHER_ACCOUNT, startAuthApp, type Answer, type AuthApp } from '../support/auth-app';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const DAY_MS = 86_400_000;

interface Sent {
  readonly type?: string;
  readonly body?: string;
  readonly authorization?: string;
  readonly query?: string;
}

interface Expected {
  readonly status: number;
  readonly error?: string;
}

const OK: Expected = { status: 200 };
const INVALID_REQUEST: Expected = { status: 400, error: 'invalid_request' };
const INVALID_CLIENT: Expected = { status: 401, error: 'invalid_client' };
const INVALID_SCOPE: Expected = { status: 400, error: 'invalid_scope' };
const WRONG_GRANT: Expected = { status: 400, error: 'unsupported_grant_type' };

type Case = readonly [name: string, sent: Sent, expected: Expected];

const basic = (id: string, secret: string): string => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
const escapeAll = (text: string): string => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const form = (fields: Record<string, string>): Sent => ({ body: new URLSearchParams(fields).toString() });
const json = (fields: unknown): Sent => ({ type: JSON_TYPE, body: JSON.stringify(fields) });

/** Every way to ask for a token rightly or wrongly; `a` and `b` are two good credentials, `narrow` has the scope carrito only. */
function tokenCases(a: IssuedSecret, b: IssuedSecret, narrow: IssuedSecret): Case[] {
  const good = { grant_type: 'client_credentials', client_id: a.clientId, client_secret: a.clientSecret };
  const grant = { grant_type: 'client_credentials' };
  const header = { authorization: basic(a.clientId, a.clientSecret) };
  const without = (name: keyof typeof good): Record<string, string> => Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));
  const of = ({ clientId, clientSecret }: IssuedSecret): typeof good => ({ ...grant, client_id: clientId, client_secret: clientSecret });
  const names = ['grant_type', 'client_id', 'client_secret'] as const;
  const unknown = formatKey('client-id', randomBytes(16));
  const wrong = formatKey('client-secret', randomBytes(32));
  return [
    ['form', form(good), OK],
    ['form with other parameters', form({ ...good, foo: 'bar', redirect_uri: 'x' }), OK],
    ['form with a charset', { ...form(good), type: `${FORM}; charset=utf-8` }, OK],
    ['JSON', json(good), OK],
    ['JSON with other members', json({ ...good, foo: { bar: [1] } }), OK],
    ['Basic and form', { ...form(grant), ...header }, OK],
    ['Basic and JSON', { ...json(grant), ...header }, OK],
    ['Basic in lower case', { ...form(grant), authorization: header.authorization.replace('Basic', 'basic') }, OK],
    ['Basic with escaped characters', { ...form(grant), authorization: basic(escapeAll(a.clientId), escapeAll(a.clientSecret)) }, OK],
    ['Basic and the same client_id in the body', { ...form({ ...grant, client_id: a.clientId }), ...header }, OK],
    ['Basic and empty credentials in the body', { ...form({ ...grant, client_id: '', client_secret: '' }), ...header }, OK],
    ['a Bearer header beside good credentials', { ...form(good), authorization: 'Bearer whatever' }, OK],
    ['unknown query parameters', { ...form(good), query: '?foo=1' }, OK],
    ['empty scope', form({ ...good, scope: '' }), OK],
    ['one scope', form({ ...good, scope: 'carrito' }), OK],
    ['both scopes', form({ ...good, scope: 'ver-productos carrito' }), OK],
    ['the only scope granted', form({ ...of(narrow), scope: 'carrito' }), OK],
    ...names.map((name): Case => [`form without ${name}`, form(without(name)), INVALID_REQUEST]),
    ...names.map((name): Case => [`form with empty ${name}`, form({ ...good, [name]: '' }), INVALID_REQUEST]),
    ...names.map((name): Case => [`form with ${name} twice`, { body: `${form(good).body ?? ''}&${name}=${good[name]}` }, INVALID_REQUEST]),
    ...names.map((name): Case => [`JSON without ${name}`, json(without(name)), INVALID_REQUEST]),
    ...names.map((name): Case => [`JSON with null ${name}`, json({ ...good, [name]: null }), INVALID_REQUEST]),
    ...names.map((name): Case => [`JSON with ${name} as a number`, json({ ...good, [name]: 7 }), INVALID_REQUEST]),
    ...names.map((name): Case => [`JSON with ${name} as an object`, json({ ...good, [name]: { toString: 1 } }), INVALID_REQUEST]),
    ...names.map((name): Case => [`JSON with ${name} as an array`, json({ ...good, [name]: [good[name]] }), INVALID_REQUEST]),
    ['scope twice', { body: `${form(good).body ?? ''}&scope=carrito&scope=carrito` }, INVALID_REQUEST],
    ['scope as an array', json({ ...good, scope: ['carrito'] }), INVALID_REQUEST],
    ['names in another case', form({ GRANT_TYPE: 'client_credentials', Client_Id: a.clientId, client_secret: a.clientSecret }), INVALID_REQUEST],
    ['no body at all', { type: '' }, INVALID_REQUEST],
    ['empty form', { body: '' }, INVALID_REQUEST],
    ['empty JSON object', json({}), INVALID_REQUEST],
    ['JSON array', json([good]), INVALID_REQUEST],
    ['broken JSON', { type: JSON_TYPE, body: `{"client_secret":"${a.clientSecret}"` }, INVALID_REQUEST],
    ['JSON text', { type: JSON_TYPE, body: '"client_credentials"' }, INVALID_REQUEST],
    ['too many parameters', { body: `${form(good).body ?? ''}${'&x=1'.repeat(200)}` }, { status: 413, error: 'invalid_request' }],
    ['a secret of a megabyte', form({ ...good, client_secret: 's'.repeat(1_000_000) }), { status: 413, error: 'invalid_request' }],
    ['plain text', { type: 'text/plain', body: 'grant_type=client_credentials' }, { status: 415, error: 'invalid_request' }],
    ['XML', { type: 'application/xml', body: '<a/>' }, { status: 415, error: 'invalid_request' }],
    ['multipart', { type: 'multipart/form-data; boundary=x', body: '--x--' }, { status: 415, error: 'invalid_request' }],
    ['credentials in the query', { ...form(grant), query: `?client_id=${a.clientId}&client_secret=${a.clientSecret}` }, INVALID_REQUEST],
    ['everything in the query', { body: '', query: `?${form(good).body ?? ''}` }, INVALID_REQUEST],
    ['Basic and body, the same client', { ...form(good), ...header }, INVALID_REQUEST],
    ['Basic and body, two clients', { ...form(of(b)), ...header }, INVALID_REQUEST],
    ['Basic and the client_id of another', { ...form({ ...grant, client_id: b.clientId }), ...header }, INVALID_REQUEST],
    ['Basic and a secret in the body', { ...form({ ...grant, client_secret: a.clientSecret }), ...header }, INVALID_REQUEST],
    ['Basic without grant_type', { body: '', ...header }, INVALID_REQUEST],
    ['Basic without anything after it', { ...form(grant), authorization: 'Basic' }, INVALID_REQUEST],
    ['Basic that is not base64', { ...form(grant), authorization: 'Basic ***' }, INVALID_REQUEST],
    ['Basic without a colon', { ...form(grant), authorization: `Basic ${Buffer.from('abc').toString('base64')}` }, INVALID_REQUEST],
    ['Basic with a broken escape', { ...form(grant), authorization: basic('%zz', 'x') }, INVALID_REQUEST],
    ['Basic with an empty id', { ...form(grant), authorization: basic('', a.clientSecret) }, INVALID_REQUEST],
    ['Basic with an empty secret', { ...form(grant), authorization: basic(a.clientId, '') }, INVALID_REQUEST],
    ['grant_type in another case', form({ ...good, grant_type: 'Client_Credentials' }), WRONG_GRANT],
    ['grant_type with a space', form({ ...good, grant_type: 'client_credentials ' }), WRONG_GRANT],
    ['grant_type password', form({ ...good, grant_type: 'password', username: 'x', password: 'y' }), WRONG_GRANT],
    ['grant_type refresh_token', form({ ...good, grant_type: 'refresh_token' }), WRONG_GRANT],
    ['unknown scope', form({ ...good, scope: 'admin' }), INVALID_SCOPE],
    ['a known and an unknown scope', form({ ...good, scope: 'carrito admin' }), INVALID_SCOPE],
    ['scopes separated by a comma', form({ ...good, scope: 'carrito,ver-productos' }), INVALID_SCOPE],
    ['a scope not granted', form({ ...of(narrow), scope: 'ver-productos' }), INVALID_SCOPE],
    ['unknown client', form({ ...good, client_id: unknown }), INVALID_CLIENT],
    ['unknown client and wrong scope', form({ ...good, client_id: unknown, scope: 'admin' }), INVALID_CLIENT],
    ['junk client', form({ ...good, client_id: 'nobody' }), INVALID_CLIENT],
    ['client_id in another case', form({ ...good, client_id: a.clientId.toUpperCase() }), INVALID_CLIENT],
    ['client_id with a trailing space', form({ ...good, client_id: `${a.clientId} ` }), INVALID_CLIENT],
    ['client_id with a NUL', form({ ...good, client_id: `${a.clientId}\u0000` }), INVALID_CLIENT],
    ['client_id with a wildcard', form({ ...good, client_id: '%' }), INVALID_CLIENT],
    ['wrong secret', form({ ...good, client_secret: wrong }), INVALID_CLIENT],
    ['junk secret', form({ ...good, client_secret: 'guess' }), INVALID_CLIENT],
    ['secret with a trailing space', form({ ...good, client_secret: `${a.clientSecret} ` }), INVALID_CLIENT],
    ['a long secret', form({ ...good, client_secret: 's'.repeat(50_000) }), INVALID_CLIENT],
    ['the secret of another client', form({ ...good, client_secret: b.clientSecret }), INVALID_CLIENT],
    ['id and secret swapped', form({ ...grant, client_id: a.clientSecret, client_secret: a.clientId }), INVALID_CLIENT],
    ['Basic with a wrong secret', { ...form(grant), authorization: basic(a.clientId, wrong) }, INVALID_CLIENT],
    ['Basic with a colon in the secret', { ...form(grant), authorization: basic(a.clientId, `${a.clientSecret}:`) }, INVALID_CLIENT],
  ];
}

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

  it.each(['/oauth/token', '/api/v1/oauth/token', '/oauth/token/'])('answers every case as RFC 6749 says at %s', async (path) => {
    const answered: unknown[] = [];
    for (const [name, sent] of cases) {
      const { status, body } = await send(path, sent);
      answered.push({ name, status, error: body.error });
    }
    expect(cases.length).toBeGreaterThanOrEqual(85);
    expect(answered).toEqual(cases.map(([name, , { status, error }]) => ({ name, status, error })));
  });

  it('answers a token with exactly the three fields, not to be stored', async () => {
    const answer = await app.form('/oauth/token', { grant_type: 'client_credentials', client_id: a.clientId, client_secret: a.clientSecret });
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
      error_description: expect.stringContaining('La petición') as unknown,
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

  it('challenges with Basic on every 401, whichever way was tried', async () => {
    const challenge = 'Basic realm="mostrador", charset="UTF-8"';
    const tried = cases.filter(([, , { status }]) => status === 401);
    for (const [, sent] of tried) expect((await send('/oauth/token', sent)).headers.get('www-authenticate')).toBe(challenge);
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
    const rows = await app.nest.get(Database).reader.query('SELECT * FROM credentials, access_tokens');
    const dump = JSON.stringify(rows);
    expect(dump).toContain(a.clientId);
    for (const secret of [token, token.slice(7, 50), a.clientSecret, a.clientSecret.slice(7, 50)]) expect(dump).not.toContain(secret);
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

describe('client authentication', () => {
  let app: AuthApp;
  const clock = new FakeClock();

  beforeAll(async () => {
    app = await startAuthApp({ clock });
  });

  afterAll(() => app.close());

  const ask = (clientId: string, clientSecret: string): Promise<Answer> =>
    app.form('/oauth/token', { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });

  it('answers the same body, after the same steps, for an unknown client, a wrong secret, a disabled credential and a closed account', async () => {
    const service = app.nest.get(CredentialService, { strict: false });
    const [good, disabled, closed] = [await app.credential(), await app.credential(), await app.credential(OTHER_ACCOUNT)];
    await service.disable(disabled.clientId);
    await app.setGate(OTHER_ACCOUNT, false);
    const wrong = formatKey('client-secret', randomBytes(32));
    const refused: [string, string][] = [
      [formatKey('client-id', randomBytes(16)), wrong],
      [good.clientId, wrong],
      [disabled.clientId, disabled.clientSecret],
      [closed.clientId, closed.clientSecret],
    ];
    const looked = jest.spyOn(app.nest.get(CredentialRepository, { strict: false }), 'find');
    const compared = jest.spyOn(app.nest.get(SecretHasher, { strict: false }), 'matches');
    const bodies: string[] = [];
    for (const [id, secret] of refused) {
      const answer = await ask(id, secret);
      bodies.push(answer.text.replace(String(answer.body.request_id), ''));
    }
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ error: 'invalid_client', status: 401 });
    expect(looked).toHaveBeenCalledTimes(4);
    expect(compared.mock.calls.map(([, hashes]) => hashes.length)).toEqual([2, 2, 2, 2]);
    looked.mockRestore();
    compared.mockRestore();
    await app.setGate(OTHER_ACCOUNT, true);
    expect((await ask(closed.clientId, closed.clientSecret)).status).toBe(200);
  });

  it('asks the database depending on the form of what was sent only, and hashes in any case', async () => {
    const { clientId, clientSecret } = await app.credential();
    const looked = jest.spyOn(app.nest.get(CredentialRepository, { strict: false }), 'find');
    const compared = jest.spyOn(app.nest.get(SecretHasher, { strict: false }), 'matches');
    for (const [id, secret] of [['junk', clientSecret], [clientId, 'junk'], ['junk', 'junk'], ['', '']] as const) await ask(id, secret);
    expect(looked).not.toHaveBeenCalled();
    expect(compared).toHaveBeenCalledTimes(3);
    looked.mockRestore();
    compared.mockRestore();
  });

  it('takes both secrets for seven days after a rotation, then the new one', async () => {
    const service = app.nest.get(CredentialService, { strict: false });
    const old = await app.credential();
    const fresh = await service.rotate(old.clientId);
    expect(fresh).toMatchObject({ clientId: old.clientId, scopes: old.scopes });
    const statuses = async (): Promise<number[]> =>
      [await ask(old.clientId, old.clientSecret), await ask(old.clientId, fresh.clientSecret)].map(({ status }) => status);
    expect(await statuses()).toEqual([200, 200]);
    clock.advance(7 * DAY_MS - 1);
    expect(await statuses()).toEqual([200, 200]);
    clock.advance(1);
    expect(await statuses()).toEqual([401, 200]);
  });

  it('forgets the old secret when it is retired, and the oldest of three at once', async () => {
    const service = app.nest.get(CredentialService, { strict: false });
    const first = await app.credential();
    const second = await service.rotate(first.clientId);
    const third = await service.rotate(first.clientId);
    const secrets = [first, second, third].map(({ clientSecret }) => clientSecret);
    const statuses = async (): Promise<number[]> => {
      const found: number[] = [];
      for (const secret of secrets) found.push((await ask(first.clientId, secret)).status);
      return found;
    };
    expect(await statuses()).toEqual([401, 200, 200]);
    await service.retire(first.clientId);
    expect(await statuses()).toEqual([401, 401, 200]);
  });

  it('refuses to make a credential for an account that does not exist', async () => {
    await expect(app.credential(999)).rejects.toMatchObject({ kind: 'not_found', code: 'account_not_found' });
  });
});

describe.each(['/oauth/revoke', '/api/v1/oauth/revoke'])('POST %s', (path) => {
  let app: AuthApp;
  let mine: IssuedSecret;

  beforeAll(async () => {
    app = await startAuthApp();
    mine = await app.credential();
  });

  afterAll(() => app.close());

  const revoke = (token: string, { clientId, clientSecret } = mine): Promise<Answer> =>
    app.form(path, { token, client_id: clientId, client_secret: clientSecret, token_type_hint: 'access_token' });
  const works = async (token: string): Promise<number> => (await app.request('GET', '/probe/bearer', { token })).status;

  it('ends the token at once, and only that one', async () => {
    const [token, other] = [await app.token(mine), await app.token(mine)];
    expect([await works(token), await works(other)]).toEqual([200, 200]);
    const answer = await revoke(token);
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect([await works(token), await works(other)]).toEqual([401, 200]);
  });

  it('answers 200 for a token that is unknown, junk or revoked already', async () => {
    const token = await app.token(mine);
    await revoke(token);
    for (const gone of [token, formatKey('access-token', randomBytes(32)), 'junk', 'x'.repeat(10_000)]) {
      expect((await revoke(gone)).status).toBe(200);
    }
  });

  it("leaves another client's token alone, without saying so", async () => {
    const other = await app.credential();
    const token = await app.token(other);
    expect((await revoke(token)).status).toBe(200);
    expect(await works(token)).toBe(200);
  });

  it('wants the client and the token', async () => {
    const token = await app.token(mine);
    const wrong = { ...mine, clientSecret: formatKey('client-secret', randomBytes(32)) };
    expect((await revoke(token, wrong)).body).toMatchObject({ error: 'invalid_client', status: 401 });
    expect((await revoke('')).body).toMatchObject({ error: 'invalid_request', status: 400 });
    expect((await app.form(path, { token })).body).toMatchObject({ error: 'invalid_request', status: 400 });
    expect((await app.request('POST', path, { token })).status).toBe(400);
    expect(await works(token)).toBe(200);
  });

  it('takes the client by HTTP Basic', async () => {
    const token = await app.token(mine);
    const authorization = basic(mine.clientId, mine.clientSecret);
    expect((await app.form(path, { token }, { authorization })).status).toBe(200);
    expect(await works(token)).toBe(401);
  });
});
