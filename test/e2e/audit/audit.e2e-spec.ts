import { randomBytes } from 'node:crypto';
import { AuditSweeper } from '@/modules/audit/audit-sweeper';
import { CredentialService } from '@/modules/auth/credential.service';
import { formatKey } from '@/modules/auth/key-format';
import { TokenService } from '@/modules/auth/token.service';
import { AuditLogRepository } from '@/modules/audit/persistence/audit-log.repository';
import { Database } from '@/shared/database/database';
import type { AuditLogEntity } from '@/shared/audit/persistence/audit-log.entity';
import { E2E_DIALECT, useApp } from '@test/support/app';
import { cli } from '@test/support/cli';
import { until } from '@test/support/servers/own-process';
import { Receiver } from '../webhooks/receiver.builder';
import { answerOf, BUYER, CABLE, cart, SCARCE, WORLD } from '../quoting/cart-world.builder';

const ORDER = { testmode: false, ordenar: true };

interface AuditRow {
  readonly event: string;
  readonly subject: string;
  readonly num_cliente: string | null;
  readonly request_id: string | null;
  readonly actor: { readonly kind: string; readonly name: string; readonly origin: string };
  readonly details: Readonly<Record<string, unknown>>;
}

describe(`the audit log, Beyond 6.2 and 9.6 (${E2E_DIALECT})`, () => {
  const app = useApp(WORLD, { env: { WEBHOOK_ALLOW_NETWORKS: '127.0.0.0/8' } });
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await Receiver.start();
  });
  afterAll(() => receiver.close());

  const list = async (...options: string[]): Promise<AuditRow[]> => {
    const { stdout } = await cli(app.database.url, ['audit', 'list', '--json', ...options]);
    return (JSON.parse(stdout) as { audit: AuditRow[] }).audit;
  };
  const stored = (): Promise<AuditLogEntity[]> =>
    app.nest.get(Database).reader.query('SELECT * FROM audit_log ORDER BY id');
  const credentials = (): CredentialService => app.nest.get(CredentialService, { strict: false });

  it('tells what a token did: who, what, to what, when, from where, and in which request', async () => {
    const { clientId, clientSecret } = await credentials().create(BUYER, 'tienda', ['carrito', 'webhooks']);
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const { body } = await app.api.post('/oauth/token', { form, headers: { 'x-request-id': 'audit-login' } });
    const { access_token: token } = body as { access_token: string };
    const headers = { 'x-request-id': 'audit-order' };
    const order = await app.api.post('/api/v1/carrito/generar', { token, json: cart([[CABLE, 1]], ORDER), headers });
    const folio = String(answerOf(order).resumen.folio);
    await app.api.post(`/api/v1/pedidos/${encodeURIComponent(folio)}/cancelar`, { token, json: { motivo: 'secreto' } });
    const made = await app.api.post('/api/v1/webhooks', {
      token,
      json: { url: 'https://avisos.example/llave', tipos: ['pedido.estado'] },
      unchecked: true,
    });

    const rows = await list('--actor', clientId);
    const mine = { kind: 'token', name: clientId, origin: expect.stringContaining('127.0.0.1') as string };
    const expected = [
      { event: 'order_cancelled', subject: folio.replace(/-API/, ''), request_id: expect.any(String) as string },
      { event: 'order_placed', request_id: 'audit-order' },
      { event: 'token_issued', subject: clientId, request_id: 'audit-login' },
    ].map((row) => ({ ...row, num_cliente: String(BUYER), actor: mine }));
    expect(rows.filter(({ event }) => event !== 'webhook_created')).toMatchObject(expected);
    if (made.status === 201) expect(rows[0]).toMatchObject({ event: 'webhook_created', num_cliente: String(BUYER) });
    const all = JSON.stringify(await stored());
    for (const secret of [token, clientSecret, 'secreto', 'llave']) expect(all).not.toContain(secret);
  });

  it('tells what the operator did on the command line, as whom and on which machine', async () => {
    const run = async (...args: string[]): Promise<string> => (await cli(app.database.url, args)).stdout;
    const made = JSON.parse(await run('credentials', 'create', '--account', String(BUYER), '--json')) as {
      client_id: string;
      client_secret: string;
    };
    await run('credentials', 'scopes', made.client_id, '--set', 'pedidos');
    await run('feed', 'reset');
    const rows = await list('--subject', made.client_id);
    expect(rows.map(({ event }) => event)).toEqual(['credential_scopes_changed', 'credential_created']);
    expect(rows.every(({ actor }) => actor.kind === 'operator' && actor.name !== '' && actor.origin !== '')).toBe(true);
    expect(rows[0]).toMatchObject({ num_cliente: String(BUYER), details: { scopes: ['pedidos'] } });
    expect(await list('--event', 'feed_reset')).toMatchObject([{ actor: { kind: 'operator' } }]);
    expect(JSON.stringify(await stored())).not.toContain(made.client_secret);
    const [credential] = await app.nest
      .get(Database)
      .reader.query<{ created_by: string }[]>('SELECT created_by FROM credentials WHERE client_id = ?', [
        made.client_id,
      ]);
    expect(credential?.created_by).toBe(rows[1]?.actor.name);
  });

  it('is written with what it tells or not at all', async () => {
    const before = (await stored()).length;
    await expect(credentials().rotate('mos_ci_nobody')).rejects.toThrow();
    const token = await app.token(BUYER);
    const refused = await app.api.post('/api/v1/carrito/generar', { token, json: cart([[SCARCE, 5000]], ORDER) });
    expect(answerOf(refused).resumen).toBeUndefined();
    expect((await stored()).slice(before).map(({ event }) => event)).toEqual(['credential_created', 'token_issued']);
  });

  it('tells of no revocation where a token was unknown, dead already or of another client', async () => {
    const issue = async (): Promise<[client: Record<string, string>, token: string]> => {
      const { clientId, clientSecret } = await credentials().create(BUYER, 'revoking', ['carrito']);
      const client = { client_id: clientId, client_secret: clientSecret };
      const form = { grant_type: 'client_credentials', ...client };
      const { body } = await app.api.post('/oauth/token', { form });
      return [client, (body as { access_token: string }).access_token];
    };
    const [client, own] = await issue();
    const [, foreign] = await issue();
    const revoke = async (token: string): Promise<unknown[]> => {
      const before = (await stored()).length;
      expect((await app.api.post('/api/v1/oauth/revoke', { form: { ...client, token } })).status).toBe(200);
      return (await stored()).slice(before).map(({ event }) => event);
    };
    const unknown = formatKey('access-token', randomBytes(32));
    expect([await revoke(foreign), await revoke(unknown)]).toEqual([[], []]);
    expect([await revoke(own), await revoke(own)]).toEqual([['token_revoked'], []]);
  });

  it('has one row for each thing that is done', async () => {
    const { clientId, clientSecret } = await credentials().create(BUYER, 'one', ['carrito', 'webhooks', 'pedidos']);
    const client = { client_id: clientId, client_secret: clientSecret };
    const login = async (): Promise<string> => {
      const form = { grant_type: 'client_credentials', ...client };
      return ((await app.api.post('/oauth/token', { form })).body as { access_token: string }).access_token;
    };
    const token = await login();
    const hook = await app.api.post('/api/v1/webhooks', {
      token,
      json: { url: receiver.url, tipos: ['pedido.estado'] },
    });
    const path = `/api/v1/webhooks/${(hook.body as { id: string }).id}`;
    const folio = async (): Promise<string> => {
      const order = await app.api.post('/api/v1/carrito/generar', { token, json: cart([[CABLE, 1]], ORDER) });
      return encodeURIComponent(String(answerOf(order).resumen.folio));
    };
    const placed = await folio();
    const other = await login();
    const steps: [string, () => Promise<unknown>][] = [
      ['token_issued', login],
      ['token_revoked', () => app.api.post('/api/v1/oauth/revoke', { form: { token: other, ...client } })],
      ['order_placed', folio],
      ['order_cancelled', () => app.api.post(`/api/v1/pedidos/${placed}/cancelar`, { token, json: {} })],
      ['webhook_changed', () => app.api.call('PATCH', path, { token, json: { descripcion: 'otra' } })],
      ['webhook_secret_rotated', () => app.api.post(`${path}/secreto`, { token, json: {} })],
      ['webhook_old_secret_ended', () => app.api.delete(`${path}/secreto-anterior`, { token })],
      ['webhook_removed', () => app.api.delete(path, { token })],
      ['credential_rotated', () => credentials().rotate(clientId)],
      ['credential_old_secret_retired', () => credentials().retire(clientId)],
      ['credential_scopes_changed', () => credentials().setScopes(clientId, ['pedidos'])],
      ['tokens_revoked', () => app.nest.get(TokenService, { strict: false }).revokeByClient(clientId)],
      ['credential_disabled', () => credentials().disable(clientId)],
    ];
    for (const [event, work] of steps) {
      const before = (await stored()).length;
      await work();
      const rows = (await stored()).slice(before);
      expect([event, rows.map((row) => row.event)]).toEqual([event, [event]]);
      expect(rows[0]).toMatchObject({ account_id: BUYER });
    }
  });

  it('tells of webhooks what an operator did, and when one has failed for good', async () => {
    const token = await app.token(BUYER, ['webhooks', 'pedidos']);
    const create = async (): Promise<string> => {
      const json = { url: receiver.url, tipos: ['pedido.estado'] };
      return ((await app.api.post('/api/v1/webhooks', { token, json })).body as { id: string }).id;
    };
    const told = async (id: string): Promise<unknown[]> =>
      (await list('--subject', id)).map(({ event, actor, details }) => [event, actor.kind, details]);
    const created = ['webhook_created', 'token', expect.any(Object)];
    const one = await create();
    for (const what of ['pause', 'resume', 'disable']) await cli(app.database.url, ['webhooks', what, one]);
    expect(await told(one)).toEqual([
      ['webhook_disabled', 'operator', {}],
      ['webhook_resumed', 'operator', {}],
      ['webhook_paused', 'operator', {}],
      created,
    ]);
    receiver.answer = () => ({ status: 410 });
    const gone = await create();
    const state = async (): Promise<string> => (await app.api.get(`/api/v1/webhooks/${gone}`, { token })).text;
    await until('it is switched off', async () => (await state()).includes('respondio_410'));
    expect(await told(gone)).toEqual([
      ['webhook_disabled', 'service', { state: 'desactivado', reason: 'respondio_410' }],
      created,
    ]);
  });

  it('nothing is done that can not be written down', async () => {
    const { clientId, clientSecret } = await credentials().create(BUYER, 'both', ['carrito', 'webhooks']);
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const { body } = await app.api.post('/oauth/token', { form });
    const { access_token: token } = body as { access_token: string };
    const database = app.nest.get(Database);
    const counts = (): Promise<unknown[]> =>
      Promise.all(
        ['credentials', 'access_tokens', 'webhooks', 'orders', 'stock_ledger'].map((table) =>
          database.reader.query(`SELECT COUNT(*) AS n FROM ${table}`),
        ),
      );
    const rename = (from: string, to: string): Promise<unknown> =>
      database.write((manager) => manager.query(`ALTER TABLE ${from} RENAME TO ${to}`));
    const before = await counts();
    await rename('audit_log', 'audit_log_away');
    try {
      await expect(credentials().create(BUYER, 'never', ['carrito'])).rejects.toThrow();
      await expect(credentials().disable(clientId)).rejects.toThrow();
      const answers = [
        await app.api.post('/oauth/token', { form }),
        await app.api.post('/api/v1/webhooks', { token, json: { url: receiver.url, tipos: ['pedido.estado'] } }),
        await app.api.post('/api/v1/carrito/generar', { token, json: cart([[CABLE, 1]], ORDER) }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
    } finally {
      await rename('audit_log_away', 'audit_log');
    }
    expect(await counts()).toEqual(before);
    expect((await credentials().find(clientId))?.disabledAt).toBeNull();
  });

  it('finds by account, day and number, newest first, and refuses what it does not understand', async () => {
    const log = app.nest.get(AuditLogRepository, { strict: false });
    expect(await log.list({ accountId: 999, limit: 10 })).toEqual([]);
    expect(await log.list({ to: Date.now() - 86_400_000, limit: 10 })).toEqual([]);
    const newest = await log.list({ accountId: BUYER, from: Date.now() - 86_400_000, limit: 3 });
    expect(newest.map(({ id }) => id)).toEqual([...newest.map(({ id }) => id)].sort((x, y) => y - x));
    expect(newest).toHaveLength(3);
    const { code, stderr } = await cli(app.database.url, ['audit', 'list', '--since', 'ayer']);
    expect([code, stderr.includes('"ayer" no es una fecha')]).toEqual([1, true]);
    const { stdout } = await cli(app.database.url, ['audit', 'list', '--until', '9999-12-31', '--limit', '1']);
    expect(stdout).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} {2}\w+/);
  });

  it('only grows, until rows are older than 400 days', async () => {
    const before = await stored();
    await expect(credentials().retire('mos_ci_nobody')).rejects.toThrow();
    expect(await stored()).toEqual(before);
    const [first, second] = before;
    const day = 86_400_000;
    await app.nest.get(Database).write(async (manager) => {
      await manager.query('UPDATE audit_log SET at = ? WHERE id = ?', [Date.now() - 401 * day, first?.id]);
      await manager.query('UPDATE audit_log SET at = ? WHERE id = ?', [Date.now() - 399 * day, second?.id]);
    });
    await app.nest.get(AuditSweeper, { strict: false }).sweep();
    expect((await stored()).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
  });
});
