import { E2E_DIALECT } from '@test/support/servers/test-server';
import { ALFA, BETA } from '@test/support/fixture';
import { Database } from '@/shared/database/database';
import { until } from '@test/support/servers/own-process';
import { REFUSED_URLS } from '@test/support/auth/refused-urls';
import { Receiver } from './receiver.builder';
import { ALL_SCOPES, WebhooksDesk } from './webhooks-desk.builder';

/** Names that don't resolve are refused in the same words. */
const UNRESOLVED = ['https://no-such-name.invalid/', 'https://tienda.invalid./', 'https://x.invalid\\@127.0.0.1/'];

const SWITCH_OFF = "UPDATE webhooks SET state = 'desactivado', reason = 'operador' WHERE id = ?";

const log: string[] = [];

describe(`routes of webhooks (${E2E_DIALECT})`, () => {
  let desk: WebhooksDesk;
  let receiver: Receiver;

  beforeAll(async () => {
    desk = await WebhooksDesk.open({ log: { write: (line) => log.push(line) } });
    receiver = await Receiver.start();
  });
  afterAll(async () => {
    await desk.app.close();
    await receiver.close();
  });
  afterEach(async () => {
    const { body } = await desk.get('');
    for (const { id } of (body as { webhooks: { id: string }[] }).webhooks) await desk.delete(`/${id}`);
  });

  it('2.8 sends what happened while it was off under the first ids; desde, tipos and solo filter; one replay at a time', async () => {
    const { id } = await desk.webhook(receiver.url, { tipos: ['pedido.estado', 'pedido.creado'] });
    await desk.happen();
    await desk.settled(id, 'entregado');
    await desk.app.nest
      .get(Database)
      .write((manager) =>
        manager.query("UPDATE webhooks SET state = 'desactivado', reason = 'operador' WHERE id = ?", [id]),
      );
    await desk.happen(20);
    await desk.happen(3, 'pedido.creado');
    expect((await desk.deliveries(id)).length).toBe(1);
    expect((await desk.deliveries(id, 'desde=0001-01-01&hasta=9999-12-31&tipo=pedido.estado')).length).toBe(1);
    const refused = await desk.post(`/${id}/reenvios`, { desde: '2020-01-01' });
    expect([refused.status, refused.body?.code]).toEqual([409, 'webhook_desactivado']);
    expect((await desk.patch(`/${id}`, { estado: 'activo' })).body).toMatchObject({ estado: 'activo', motivo: '' });
    const late = await desk.post(`/${id}/reenvios`, { desde: '2999-01-01' });
    expect(late.body).toMatchObject({ entregas: 0 });
    receiver.answer = () => ({ status: 200, afterMs: 400 });
    const replay = await desk.post(`/${id}/reenvios`, { desde: '2020-01-01', tipos: ['pedido.estado'] });
    expect([replay.status, replay.body]).toEqual([
      202,
      { reenvio_id: expect.stringMatching(/^ree_/) as string, entregas: 20 },
    ]);
    const second = await desk.post(`/${id}/reenvios`, { desde: '2020-01-01' });
    expect([second.status, second.body?.code]).toEqual([409, 'reenvio_en_curso']);
    const sent = await desk.settled(id, 'entregado', 21);
    const events = await desk.app.nest
      .get(Database)
      .reader.query<{ id: string }[]>("SELECT id FROM events WHERE type = 'pedido.estado'");
    expect(sent.map(({ evento_id }) => evento_id).sort()).toEqual(events.map((event) => event.id).sort());
    receiver.answer = () => ({ status: 200 });
    const all = await desk.post(`/${id}/reenvios`, { desde: '2020-01-01', solo: 'todos' });
    expect(all.body).toMatchObject({ entregas: 24 });
    await until('the replay ends', async () => (await desk.deliveries(id, 'estado=pendiente')).length === 0);
  });

  it('2.9 sends no type the token may not read, nothing to an account whose gate is closed', async () => {
    const token = await desk.app.token(ALFA, ['webhooks']);
    const call = (tipos: string[]) =>
      desk.app.api.post('/api/v1/webhooks', { token, json: { url: receiver.url, tipos } });
    for (const type of ['pedido.estado', 'precio.cambio', 'catalogo.reinicio']) {
      const refused = await call([type]);
      expect([refused.status, refused.body?.code]).toEqual([403, 'sin_permiso']);
    }
    const all = await call(['*']);
    expect((all.body as { tipos: string[] }).tipos).toEqual([
      ...['factura.creada', 'factura.cancelada', 'factura.documentos', 'guia.creada', 'guia.estado'],
    ]);
    const { id } = await desk.webhook(receiver.url);
    await until(
      'the first ping',
      async () => (await desk.deliveries(id, 'tipo=webhook.ping&estado=entregado')).length === 1,
    );
    await desk.app.load({ cuentas: [{ num_cliente: ALFA, api: false }] });
    await desk.happen();
    await desk.app.load({ cuentas: [{ num_cliente: ALFA, api: true }] });
    await desk.happen();
    await desk.settled(id, 'entregado');
    expect(await desk.deliveries(id)).toHaveLength(1);
    expect((await desk.post(`/${id}/reenvios`, { desde: '2020-01-01' })).body).toMatchObject({
      entregas: expect.any(Number) as number,
    });
  });

  it('2.1 neither moves a webhook nor shows what it was sent to a token that may not read its types', async () => {
    const token = await desk.app.token(ALFA, ['webhooks']);
    const { id } = await desk.webhook(receiver.url);
    await desk.happen();
    const [sent] = await desk.settled(id, 'entregado');
    const patch = (json: object) => desk.app.api.call('PATCH', `/api/v1/webhooks/${id}`, { token, json });
    const refused = [
      await patch({ url: `${receiver.url}/mine` }),
      await desk.get(`/${id}/entregas/${String(sent?.id)}`, token),
    ];
    expect(refused.map(({ status, body }) => [status, body?.code])).toEqual(Array(2).fill([403, 'sin_permiso']));
    expect(refused[0]?.headers['www-authenticate']).toContain('scope="pedidos carrito"');
    const open = [
      await patch({ url: receiver.url, descripcion: 'Tienda' }),
      await patch({ url: receiver.url, tipos: ['guia.creada'] }),
    ];
    expect(open.map(({ status }) => status)).toEqual([200, 200]);
  });

  it.each(['another credential', 'the same credential'])(
    '2.1 sends nothing that a token of %s may not read to where it has moved a webhook',
    async (whose) => {
      const [wide, narrow] = await desk.wideAndNarrow();
      const token = whose === 'the same credential' ? narrow : await desk.app.token(ALFA, ['webhooks']);
      const json = { url: receiver.url, tipos: ['pedido.estado', 'guia.estado'] };
      const made = await desk.app.api.post('/api/v1/webhooks', { token: wide, json });
      const { id } = made.body as unknown as { id: string };
      receiver.received.length = 0;
      receiver.answer = ({ body }) => ({ status: body.includes('pedido.estado') ? 500 : 200 });
      await desk.happen();
      await until('an attempt has failed', () => Promise.resolve(receiver.of('pedido.estado').length > 0));
      const [pending] = await desk.deliveries(id);
      const narrowed = { token: wide, json: { tipos: ['guia.estado'] } };
      await desk.app.api.call('PATCH', `/api/v1/webhooks/${id}`, narrowed);
      const own = { token, json: { url: `${receiver.url}/mine` } };
      expect((await desk.app.api.call('PATCH', `/api/v1/webhooks/${id}`, own)).status).toBe(200);
      receiver.answer = () => ({ status: 200 });
      const resend = `/api/v1/webhooks/${id}/entregas/${String(pending?.id)}/reenviar`;
      const refused = await desk.app.api.post(resend, { token, json: {} });
      expect([refused.status, refused.body?.code]).toEqual([403, 'sin_permiso']);
      await desk.happen(1, 'guia.estado');
      const mine = (): unknown[] => received().filter((type) => type !== 'webhook.ping');
      const received = (): unknown[] =>
        receiver.received
          .filter(({ path }) => path.endsWith('/mine'))
          .map(({ body }) => (JSON.parse(body) as { type: unknown }).type);
      await until('what it may read has come', () => Promise.resolve(mine().includes('guia.estado')));
      expect(await desk.deliveries(id)).toMatchObject([{ estado: 'cancelado' }]);
      expect(mine()).toEqual(['guia.estado']);
      await desk.delete(`/${id}`);
    },
  );

  it('2.10 keeps secrets to itself, ids to their account, and the limits', async () => {
    const { id, secret } = await desk.webhook(receiver.url);
    for (let n = 1; n < 10; n++) await desk.webhook(receiver.url);
    const eleventh = await desk.post('', { url: receiver.url, tipos: ['*'] });
    expect([eleventh.status, eleventh.body?.code]).toEqual([409, 'limite_de_webhooks']);
    const listed = await desk.get('');
    expect(listed.text).not.toContain('whsec_');
    const rows = await desk.app.nest.get(Database).reader.query<unknown[]>('SELECT * FROM webhooks');
    const keys = await desk.app.nest.get(Database).reader.query<unknown[]>('SELECT * FROM idempotency_keys');
    expect(JSON.stringify([rows, keys])).not.toContain(secret.slice(6));
    expect(log.join('')).not.toContain(secret.slice(6));
    const other = await desk.app.token(BETA, ALL_SCOPES);
    const without = (text: string): string => text.replace(/"request_id":"[^"]+"/, '');
    const [foreign, missing] = [await desk.get(`/${id}`, other), await desk.get('/whk_nada', other)];
    expect([foreign.status, without(foreign.text)]).toEqual([404, without(missing.text)]);
    const changed = await desk.patch(`/${id}`, { descripcion: 'otra' });
    expect([changed.status, changed.headers.etag]).toEqual([200, '"2"']);
    const stale = await desk.patch(`/${id}`, { descripcion: 'x' }, { 'if-match': '"1"' });
    expect([stale.status, stale.body?.code, stale.headers.etag]).toEqual([412, 'version_cambio', '"2"']);
    const current = await desk.app.api.get(`/api/v1/webhooks/${id}`, {
      token: desk.token,
      headers: { 'if-none-match': '"2"' },
    });
    expect(current.status).toBe(304);
  });

  it('keeps the version of one that nothing changes, whoever else has read it', async () => {
    const { id } = await desk.webhook(receiver.url);
    const { body: before } = await desk.get(`/${id}`);
    const { url, descripcion, orden, estado, tipos } = before as Record<string, unknown>;
    for (const same of [{}, { url: null }, { otra: 1 }, { url, descripcion, orden, estado, tipos }]) {
      const { status, body, headers } = await desk.patch(`/${id}`, same);
      expect([status, body, headers.etag]).toEqual([200, before, '"1"']);
    }
    const first = await desk.patch(`/${id}`, { descripcion: 'otra' }, { 'if-match': '"1"' });
    expect([first.status, first.headers.etag]).toEqual([200, '"2"']);
    expect((await desk.patch(`/${id}`, {}, { 'if-match': '"1"' })).status).toBe(412);
  });

  it('sends nothing again by one that is switched off', async () => {
    const { id } = await desk.webhook(receiver.url);
    await desk.happen();
    const [sent] = await desk.settled(id, 'entregado');
    const path = `/${id}/entregas/${String(sent?.id)}/reenviar`;
    await desk.app.nest.get(Database).write((manager) => manager.query(SWITCH_OFF, [id]));
    const off = await desk.post(path);
    expect([off.status, off.body?.code]).toEqual([409, 'webhook_desactivado']);
    expect(await desk.deliveries(id, 'tipo=pedido.estado')).toHaveLength(1);
    await desk.patch(`/${id}`, { estado: 'activo' });
    expect((await desk.post(path)).status).toBe(202);
  });

  it('does a POST once for its key, secret and all, and keeps it encrypted', async () => {
    const headers = { 'idempotency-key': 'clave-1' };
    const body = { url: receiver.url, tipos: ['pedido.estado'] };
    const [first, twin] = await Promise.all([desk.post('', body, headers), desk.post('', body, headers)]);
    expect([first.status, twin.status, first.text === twin.text]).toEqual([201, 201, true]);
    const later = await desk.post('', body, headers);
    expect([later.text, later.headers.location]).toEqual([first.text, first.headers.location]);
    expect([first.headers.etag, later.headers.etag]).toEqual(['"1"', '"1"']);
    expect([first, twin].filter((one) => one.headers['idempotent-replayed'] === 'true')).toHaveLength(1);
    expect(((await desk.get('')).body as { webhooks: unknown[] }).webhooks).toHaveLength(1);
    const other = await desk.post('', { ...body, descripcion: 'otra' }, headers);
    expect([other.status, other.body?.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('names the field that is wrong', async () => {
    const bad: readonly [string, object][] = [
      ['url', { tipos: ['*'] }],
      ['url', { url: `https://a.example/${'x'.repeat(2048)}`, tipos: ['*'] }],
      ['url', { url: `${receiver.url}\nwhk_made_up`, tipos: ['*'] }],
      ['tipos', { url: receiver.url, tipos: [] }],
      ['tipos', { url: receiver.url, tipos: ['webhook.ping'] }],
      ['tipos', { url: receiver.url, tipos: 'pedido.estado' }],
      ['orden', { url: receiver.url, tipos: ['*'], orden: 'x' }],
      ['descripcion', { url: receiver.url, tipos: ['*'], descripcion: 'x'.repeat(201) }],
    ];
    for (const [campo, body] of bad) {
      const { status, body: answer } = await desk.post('', body);
      expect([status, (answer as { detalles: { campo: string }[] }).detalles.map((one) => one.campo)]).toEqual([
        400,
        [campo],
      ]);
    }
  });

  it('takes null, as tools write what is not given, for nothing', async () => {
    const nothing = { descripcion: null, orden: null };
    const created = await desk.post('', { url: receiver.url, tipos: ['pedido.estado'], ...nothing });
    expect([created.status, created.body]).toMatchObject([201, { descripcion: '', orden: 'libre' }]);
    const { id } = created.body as { id: string };
    await desk.patch(`/${id}`, { descripcion: 'Tienda', orden: 'estricto' });
    const changed = await desk.patch(`/${id}`, { url: null, tipos: null, estado: null, ...nothing });
    const kept = { url: receiver.url, tipos: ['pedido.estado'], estado: 'activo', orden: 'estricto', descripcion: '' };
    expect([changed.status, changed.body]).toMatchObject([200, kept]);
    const replay = { desde: '2026-11-21', hasta: null, solo: null, tipos: null };
    expect((await desk.post(`/${id}/reenvios`, replay)).status).toBe(202);
    expect((await desk.post('', { url: null, tipos: null })).body).toMatchObject({
      status: 400,
      detalles: [{ campo: 'url' }, { campo: 'tipos' }],
    });
  });

  it('lists deliveries newest first by cursors, and 501 when webhooks are off', async () => {
    const { id } = await desk.webhook(receiver.url);
    await desk.happen(15);
    await desk.settled(id, 'entregado', 15);
    const first = (await desk.get(`/${id}/entregas?limit=10`)).body as {
      entregas: { id: string }[];
      cursor: string;
      hay_mas: boolean;
    };
    expect([first.entregas.length, first.hay_mas]).toEqual([10, true]);
    const rest = (await desk.get(`/${id}/entregas?limit=10&cursor=${first.cursor}`)).body as typeof first;
    expect([rest.entregas.length, rest.hay_mas]).toEqual([6, false]);
    expect(new Set([...first.entregas, ...rest.entregas].map((one) => one.id)).size).toBe(16);
    const broken = await desk.get(`/${id}/entregas?cursor=${first.cursor.slice(1)}`);
    expect([broken.status, broken.body?.code]).toEqual([400, 'cursor_invalido']);
    const off = await WebhooksDesk.open({ env: { WEBHOOKS: 'false' } });
    expect((await off.get('')).status).toBe(501);
    await off.app.close();
  });
});

describe(`an address that is no longer allowed (${E2E_DIALECT})`, () => {
  it('2.3 is not sent to: direccion_no_permitida; nothing that is not public is registered, and no connection made', async () => {
    const receiver = await Receiver.start();
    const before = await WebhooksDesk.open();
    const { id } = await before.webhook(receiver.url);
    await until('the first ping', () => Promise.resolve(receiver.received.length === 1));
    const after = await WebhooksDesk.open({ database: before.app.database, env: { WEBHOOK_ALLOW_NETWORKS: '' } });
    const { body } = await after.post(`/${id}/ping`);
    expect(body).toMatchObject({ entregado: false, status: null, motivo: 'direccion_no_permitida' });
    expect(receiver.received).toHaveLength(1);
    const urls = [...REFUSED_URLS, ...UNRESOLVED];
    const answers = await Promise.all(urls.map((url) => after.post('', { url, tipos: ['pedido.estado'] })));
    expect(answers.map(({ status, body: { code } = {} }, index) => [urls[index], status, code])).toEqual(
      urls.map((url) => [url, 422, 'url_no_permitida']),
    );
    expect((await after.get('')).body).toMatchObject({ webhooks: [{ id }] });
    expect((await after.patch(`/${id}`, { url: 'https://10.0.0.1/' })).status).toBe(422);
    await after.app.close();
    await before.app.close();
    await receiver.close();
  });
});
