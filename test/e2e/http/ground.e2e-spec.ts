import { Database } from '@/shared/database/database';
import { FEED_ID, newFeedId } from '@/shared/cursor/cursors';
import { ServiceState } from '@/shared/database/starts/service-state';
import {
  ACCOUNT,
  limits,
  OTHER_ACCOUNT,
  rateHeaders,
  startAuthApp,
  type Answer,
  type AuthApp,
} from '@test/support/auth/auth-app';
import { FakeClock } from '@test/support/auth/auth-probe';

const PROBLEM_JSON = 'application/problem+json';

describe('cursor lists', () => {
  let app: AuthApp;
  let token: string;
  const clock = new FakeClock();

  beforeAll(async () => {
    app = await startAuthApp({ clock });
    token = await app.token(await app.credential(ACCOUNT));
  });
  afterAll(() => app.close());

  const page = (cursor?: string, as = token): Promise<Answer> =>
    app.request('GET', `/probe/numbers${cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`}`, {
      token: as,
    });
  const cursorOf = ({ body }: Answer): string => String(body.cursor);

  it('go on where the cursor says, with the same bytes for the same place', async () => {
    const first = await page();
    const second = await page(cursorOf(first));
    expect([first.body.numbers, second.body.numbers]).toEqual([[1], [2]]);
    expect(cursorOf(await page())).toBe(cursorOf(first));
    expect(cursorOf(await page(cursorOf(first)))).toBe(cursorOf(second));
  });

  it("refuse what was changed and another account's with 400 that names the parameter", async () => {
    const cursor = cursorOf(await page());
    const other = await app.token(await app.credential(OTHER_ACCOUNT));
    for (const refused of [
      await page(`${cursor}A`),
      await page(cursor.slice(1)),
      await page('1'),
      await page(cursor, other),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([400, 'cursor_invalido']);
      expect(refused.body.detalles).toEqual([expect.objectContaining({ campo: 'cursor' })]);
    }
  });

  it("answer 410 and where to begin to another installation's, within a second of its new name", async () => {
    const cursor = cursorOf(await page());
    const state = app.nest.get(ServiceState);
    await app.nest.get(Database).write((manager) => state.set(manager, FEED_ID, newFeedId()));
    clock.advance(1000);
    const gone = await page(cursor);
    expect([gone.status, gone.body.code, gone.body.title]).toEqual([410, 'cursor_vencido', 'Ya no está disponible']);
    expect(gone.headers.get('location')).toBe('/probe/numbers');
    expect((await page(cursorOf(await page()))).body.numbers).toEqual([2]);
  });
});

describe('resources with versions', () => {
  let app: AuthApp;
  let token: string;

  beforeAll(async () => {
    app = await startAuthApp();
    token = await app.token(await app.credential());
  });
  afterAll(() => app.close());

  it('have a strong ETag and answer 304 to who has it', async () => {
    const answer = await app.request('GET', '/probe/thing', { token });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"3"']);
    const again = await app.request('GET', '/probe/thing', { token, headers: { 'if-none-match': '"2", "3"' } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', '"3"']);
  });

  it('refuse to be changed by who saw another version', async () => {
    const change = (headers: Record<string, string>): Promise<Answer> =>
      app.request('POST', '/probe/thing', { token, headers });
    expect([(await change({})).status, (await change({ 'if-match': '"3"' })).status]).toEqual([200, 200]);
    const refused = await change({ 'if-match': '"2"' });
    expect([refused.status, refused.body.code, refused.body.title]).toEqual([
      412,
      'version_cambio',
      'La versión cambió',
    ]);
  });
});

describe('errors as application/problem+json', () => {
  it.each<[string, string]>([
    [PROBLEM_JSON, PROBLEM_JSON],
    [`${PROBLEM_JSON}, application/json;q=0.5`, PROBLEM_JSON],
    [`application/json, ${PROBLEM_JSON};q=0.5`, 'application/json'],
    [`${PROBLEM_JSON};q=0`, 'application/json'],
    ['Application/Problem+JSON', PROBLEM_JSON],
    [`${PROBLEM_JSON}; charset=UTF-8`, PROBLEM_JSON],
    [`application/json, ${PROBLEM_JSON}; charset=utf-8; q=0.1`, 'application/json'],
    ['*/*', 'application/json'],
    ['', 'application/json'],
  ])('Accept: %s gets %s', async (accept, type) => {
    const app = await startAuthApp({ env: { PUBLIC_URL: 'https://api.example.com/' } });
    const headers: Record<string, string> = accept === '' ? {} : { accept };
    const { status, body, headers: got } = await app.request('GET', '/probe/bearer?x=1', { headers });
    expect([status, got.get('content-type')]).toEqual([401, `${type}; charset=utf-8`]);
    const { type: about, instance, ...common } = body;
    const problem = ['https://api.example.com/docs/errores#no_autenticado', '/probe/bearer'];
    expect([about, instance]).toEqual(type === PROBLEM_JSON ? problem : [undefined, undefined]);
    expect(Object.keys(common)).toEqual(['error', 'code', 'message', 'detail', 'title', 'status', 'request_id']);
    await app.close();
  });

  it('are documented, and of the OAuth routes too; without PUBLIC_URL the address is the one printed at start', async () => {
    const app = await startAuthApp();
    const { status, body } = await app.form('/oauth/token', {}, { accept: PROBLEM_JSON, host: 'evil.example' });
    expect([status, body.error, body.type]).toEqual([
      400,
      'invalid_request',
      `${app.url}/docs/errores#invalid_request`,
    ]);
    await app.close();
  });
});

describe('RateLimit headers', () => {
  it('say the same as X-RateLimit', async () => {
    const app = await startAuthApp({ env: limits(2, 0, 7) });
    const token = await app.token(await app.credential());
    for (const path of ['/probe/bearer', '/probe/bearer', '/probe/bearer', '/probe/ai']) {
      const answer = await app.request('GET', path, { token });
      const [limit, left, reset] = rateHeaders(answer);
      const name = path === '/probe/ai' ? 'busqueda-ia' : 'cliente';
      expect(answer.headers.get('ratelimit-policy')).toBe(`"${name}";q=${limit};w=60`);
      expect(answer.headers.get('ratelimit')).toBe(`"${name}";r=${left};t=${reset}`);
    }
    await app.close();
  });
});
