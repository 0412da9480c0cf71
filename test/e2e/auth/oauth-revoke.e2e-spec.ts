import { randomBytes } from 'node:crypto';
import { formatKey } from '@/modules/auth/key-format';
import type { IssuedSecret } from '@/modules/auth/domain/credential';
import { startAuthApp, type Answer, type AuthApp } from '@test/support/auth/auth-app';
import { basic } from '@test/support/auth/oauth-cases';

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
