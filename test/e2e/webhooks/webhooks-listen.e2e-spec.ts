import { CredentialService } from '@/modules/auth/credential.service';
import { E2E_DIALECT } from '@test/support/app';
import { startCli, type RunningCli } from '@test/support/cli';
import { ALFA } from '@test/support/fixture';
import { until } from '@test/support/servers/own-process';
import { ALL_SCOPES, WebhooksDesk } from './webhooks-desk.builder';

describe(`mostrador webhooks listen (${E2E_DIALECT})`, () => {
  let desk: WebhooksDesk;
  beforeAll(async () => {
    desk = await WebhooksDesk.open();
  });
  afterAll(() => desk.app.close());

  const listen = (clientId: string, clientSecret: string, api = desk.app.url): RunningCli =>
    // No database is asked: whoever listens may have none.
    startCli('sqlite:/nowhere/at-all.db', [
      ...['webhooks', 'listen', '--api', api, '--client-id', clientId, '--client-secret', clientSecret],
      ...['--port', '0', '--json', '--types', 'pedido.estado'],
    ]);
  const webhooks = async (): Promise<{ url: string }[]> =>
    ((await desk.get('')).body as { webhooks: { url: string }[] }).webhooks;

  it('prints the events it can verify and removes its webhook at the end', async () => {
    const { clientId, clientSecret } = await desk.app.nest
      .get(CredentialService, { strict: false })
      .create(ALFA, 'terminal', ALL_SCOPES);
    const running = listen(clientId, clientSecret);
    let printed = '';
    let noted = '';
    running.process.stdout.on('data', (text: string) => (printed += text));
    running.process.stderr.on('data', (text: string) => (noted += text));
    await until('the first ping', () => Promise.resolve(printed.includes('webhook.ping')));
    const [own] = await webhooks();
    const forged = await fetch(own?.url ?? '', {
      method: 'POST',
      headers: { 'webhook-id': 'evt_x', 'webhook-timestamp': '1', 'webhook-signature': 'v1,x' },
      body: '{}',
    });
    expect(forged.status).toBe(400);
    await desk.happen();
    await until('the event', () => Promise.resolve(printed.includes('pedido.estado')));
    running.process.kill('SIGINT');
    const { code, stdout } = await running.result;
    const types = stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { type: string }).type);
    expect([code, types]).toEqual([0, ['webhook.ping', 'pedido.estado']]);
    expect(noted).toContain('rechazado: la hora');
    expect(await webhooks()).toEqual([]);
  });

  it('ends with its terminal and with its reader, and leaves no webhook behind', async () => {
    const { clientId, clientSecret } = await desk.app.nest
      .get(CredentialService, { strict: false })
      .create(ALFA, 'closing', ALL_SCOPES);
    const ended = async (end: (running: RunningCli) => unknown): Promise<unknown[]> => {
      const running = listen(clientId, clientSecret);
      let printed = '';
      running.process.stdout.on('data', (text: string) => (printed += text));
      await until('the first ping', () => Promise.resolve(printed.includes('webhook.ping')));
      await end(running);
      const { code } = await running.result;
      return [code, await webhooks()];
    };
    expect(await ended(({ process }) => process.kill('SIGHUP'))).toEqual([0, []]);
    const unread = await ended(async ({ process }) => {
      process.stdout.destroy();
      await desk.happen();
    });
    expect(unread).toEqual([2, []]);
  });

  it('says what is missing: a scope, a network, the service itself', async () => {
    const credentials = desk.app.nest.get(CredentialService, { strict: false });
    const { clientId, clientSecret } = await credentials.create(ALFA, 'without', ['ver-productos']);
    const strict = await WebhooksDesk.open({ database: desk.app.database, env: { WEBHOOK_ALLOW_NETWORKS: '' } });
    const able = await credentials.create(ALFA, 'able', ALL_SCOPES);
    const told = await Promise.all([
      listen(clientId, clientSecret).result,
      listen(able.clientId, able.clientSecret, strict.app.url).result,
      listen(clientId, clientSecret, 'http://127.0.0.1:9').result,
    ]);
    await strict.app.close();
    expect(told.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(told.map(({ stderr }) => stderr)).toEqual([
      expect.stringContaining('credentials scopes') as string,
      expect.stringContaining('WEBHOOK_ALLOW_NETWORKS') as string,
      expect.stringContaining('no responde') as string,
    ]);
  });
});
