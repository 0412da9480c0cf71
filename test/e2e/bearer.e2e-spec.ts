import { ACCOUNT, startAuthApp, type AuthApp } from '../support/auth-app';

describe('smoke', () => {
  let app: AuthApp;
  beforeAll(async () => { app = await startAuthApp(); });
  afterAll(async () => app.close());
  it('works', async () => {
    const c = await app.credential(ACCOUNT);
    const t = await app.token(c);
    const a = await app.request('GET', '/probe/bearer', { token: t });
    console.log(c, t, a.status, a.text, [...a.headers]);
    expect(a.status).toBe(200);
  });
});
