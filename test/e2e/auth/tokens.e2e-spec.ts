import { Module } from '@nestjs/common';
import { CommandFactory } from 'nest-commander';
import { loadConfig } from '@/config/app-config';
import { ConfigModule } from '@/config/config.module';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { AuthCliModule } from '@/modules/auth/auth-cli.module';
import type { IssuedSecret } from '@/modules/auth/domain/credential';
import { ClockModule } from '@/shared/clock.module';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { DatabaseModule } from '@/shared/database/database.module';
import { ACCOUNT, dialect, OTHER_ACCOUNT, startAuthApp, type AuthApp } from '@test/support/auth/auth-app';
import { temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

/** The operator's commands, each in an application of its own, beside a service that is running on the same database. */
describe('credentials and tokens commands', () => {
  let database: TemporaryDatabase;
  let service: AuthApp;

  beforeAll(async () => {
    database = await temporaryDatabase(dialect());
    service = await startAuthApp({ databaseUrl: database.url, accounts: true });
  });

  afterAll(async () => {
    await service.close();
    await database.drop();
  });

  const run = async (...args: string[]): Promise<Ran> => {
    const config = loadConfig({ DATABASE_URL: database.url });
    @Module({
      imports: [ConfigModule.with(config), ClockModule, DatabaseModule.with(ENTITIES, MIGRATIONS), AuthCliModule],
    })
    class Cli {}
    const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const [argv, code] = [process.argv, process.exitCode];
    process.argv = ['node', 'mostrador', ...args];
    process.exitCode = 0;
    try {
      await CommandFactory.run(Cli);
      return { out: written(out), err: written(err), code: process.exitCode };
    } finally {
      process.argv = argv;
      process.exitCode = code;
      out.mockRestore();
      err.mockRestore();
    }
  };

  const create = async (...args: string[]): Promise<IssuedSecret> => {
    const { out } = await run('credentials', 'create', '--account', String(ACCOUNT), '--json', ...args);
    const { client_id, client_secret, scopes } = JSON.parse(out) as {
      client_id: string;
      client_secret: string;
      scopes: IssuedSecret['scopes'];
    };
    return { clientId: client_id, clientSecret: client_secret, scopes };
  };

  const asks = async ({ clientId, clientSecret }: IssuedSecret): Promise<number> =>
    (
      await service.form('/oauth/token', {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      })
    ).status;
  const works = async (token: string): Promise<number> =>
    (await service.request('GET', '/probe/bearer', { token })).status;
  const told = (): Promise<void> => service.nest.get(ChangeFeed).catchUp();

  it('create prints the three fields as JSON, and the running service takes them at once', async () => {
    const { out, code } = await run('credentials', 'create', '--account', String(ACCOUNT), '--json');
    const printed = JSON.parse(out) as Record<string, unknown>;
    expect([Object.keys(printed), code]).toEqual([['client_id', 'client_secret', 'scopes'], 0]);
    expect(printed.scopes).toEqual(['carrito', 'ver-productos']);
    expect(out).toBe(`${JSON.stringify(printed)}\n`);
    const made = { clientId: String(printed.client_id), clientSecret: String(printed.client_secret), scopes: [] };
    expect(await works(await service.token(made))).toBe(200);
  });

  it('create takes a name and scopes', async () => {
    const narrow = await create('--name', 'ERP de la matriz', '--scopes', 'ver-productos');
    expect(narrow.scopes).toEqual(['ver-productos']);
    expect((await service.request('GET', '/probe/cart', { token: await service.token(narrow) })).status).toBe(403);
    const { credentials: listed } = JSON.parse((await run('credentials', 'list', '--json')).out) as {
      credentials: Record<string, unknown>[];
    };
    expect(listed.find((row) => row.client_id === narrow.clientId)).toMatchObject({
      name: 'ERP de la matriz',
      scopes: ['ver-productos'],
    });
  });

  it('create for people shows the secret and says that it is the only time', async () => {
    const { out } = await run('credentials', 'create', '--account', String(ACCOUNT));
    expect(out).toMatch(
      /^client_id: +mos_ci_\w+\nclient_secret: mos_cs_\w+\nscopes: +carrito ver-productos\n.*esta única vez/,
    );
  });

  it.each<[string, string[], RegExp]>([
    ['an unknown account', ['credentials', 'create', '--account', '99999'], /no existe la cuenta 99999/],
    ['a bad account', ['credentials', 'create', '--account', 'x1'], /no es un número de cuenta/],
    ['unknown scopes', ['credentials', 'create', '--account', String(ACCOUNT), '--scopes', 'admin'], /--scopes admite/],
    ['no scopes', ['credentials', 'create', '--account', String(ACCOUNT), '--scopes', ','], /--scopes admite/],
    ...['ERP\nmatriz', 'ERP\t', 'a\u0007b', 'a\u202eb', 'a\u2028b'].map((name): [string, string[], RegExp] => [
      `the name ${JSON.stringify(name)}`,
      ['credentials', 'create', '--account', String(ACCOUNT), '--name', name],
      /--name contiene caracteres no permitidos/,
    ]),
    [
      'a name too long',
      ['credentials', 'create', '--account', String(ACCOUNT), '--name', 'x'.repeat(151)],
      /--name admite hasta 150 caracteres/,
    ],
    ['an unknown credential', ['credentials', 'rotate', 'mos_ci_x'], /no existe la credencial mos_ci_x/],
    ['an unknown credential', ['credentials', 'retire', 'mos_ci_x'], /no existe la credencial mos_ci_x/],
    ['an unknown credential', ['credentials', 'disable', 'mos_ci_x'], /no existe la credencial mos_ci_x/],
    [
      'an unknown credential',
      ['credentials', 'scopes', 'mos_ci_x', '--set', 'pedidos'],
      /no existe la credencial mos_ci_x/,
    ],
    [
      'an unknown scope',
      ['credentials', 'scopes', 'mos_ci_x', '--set', 'pedidos,admin'],
      /--set admite alguno de carrito/,
    ],
    ['an unknown credential', ['tokens', 'revoke', '--client', 'mos_ci_x'], /no existe la credencial mos_ci_x/],
    ['an account without credentials', ['tokens', 'revoke', '--account', '999999'], /la cuenta 999999 no tiene cred/],
    ['neither client nor account', ['tokens', 'revoke'], /--client o --account/],
    ['both client and account', ['tokens', 'revoke', '--client', 'a', '--account', '1'], /--client o --account/],
  ])('refuse %s in one line and with exit code 1', async (_name, args, message) => {
    const { out, err, code } = await run(...args);
    expect([out, code]).toEqual(['', 1]);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('rotate says of a disabled credential that it is disabled', async () => {
    const { clientId } = await create();
    await run('credentials', 'disable', clientId);
    const { out, err, code } = await run('credentials', 'rotate', clientId);
    expect([out, err, code]).toEqual(['', `error: la credencial ${clientId} está desactivada; cree otra\n`, 1]);
    expect((await run('credentials', 'retire', clientId)).code).toBe(0);
  });

  it('list shows everything but the secrets, of one account or all', async () => {
    const made = await create('--name', 'listed');
    const other = await service.credential(OTHER_ACCOUNT);
    const all = await run('credentials', 'list', '--json');
    const ids = (JSON.parse(all.out) as { credentials: { client_id: string }[] }).credentials.map(
      (row) => row.client_id,
    );
    expect(ids).toEqual(expect.arrayContaining([made.clientId, other.clientId]));
    const theirs = JSON.parse((await run('credentials', 'list', '--account', String(OTHER_ACCOUNT), '--json')).out) as {
      credentials: unknown[];
    };
    expect(theirs.credentials).toEqual([
      {
        client_id: other.clientId,
        num_cliente: String(OTHER_ACCOUNT),
        name: 'test',
        scopes: ['carrito', 'ver-productos'],
        created: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
        disabled: null,
        old_secret_until: null,
      },
    ]);
    expect(all.out).not.toContain(made.clientSecret);
    expect(all.out).not.toMatch(/hash/i);
    expect((await run('credentials', 'list')).out).toMatch(
      new RegExp(`^${made.clientId}  ${ACCOUNT}  carrito,ver-productos  .*  listed$`, 'm'),
    );
  });

  it('rotate gives a second secret, retire ends the first', async () => {
    const first = await create();
    const { out } = await run('credentials', 'rotate', first.clientId, '--json');
    const printed = JSON.parse(out) as { client_id: string; client_secret: string; scopes: string[] };
    expect(Object.keys(printed)).toEqual(['client_id', 'client_secret', 'scopes']);
    const second = { ...first, clientSecret: printed.client_secret };
    expect([await asks(first), await asks(second)]).toEqual([200, 200]);
    expect((await run('credentials', 'list')).out).toMatch(new RegExp(`${first.clientId}.*secreto anterior hasta`));
    expect((await run('credentials', 'retire', first.clientId)).code).toBe(0);
    expect([await asks(first), await asks(second)]).toEqual([401, 200]);
  });

  it('scopes changes what the credential may do, and its tokens follow', async () => {
    const made = await create();
    const [whole, narrowed] = [await service.token(made), await service.token(made, 'ver-productos')];
    const scopesOf = async (token: string): Promise<unknown> =>
      (await service.request('GET', '/probe/bearer', { token })).body.scopes;
    const { out } = await run('credentials', 'scopes', made.clientId, '--set', 'webhooks, pedidos,ver-productos');
    expect(out).toBe(`${made.clientId}: ver-productos,pedidos,webhooks\n`);
    await told();
    expect([await scopesOf(whole), await scopesOf(narrowed)]).toEqual([
      ['ver-productos', 'pedidos', 'webhooks'],
      ['ver-productos'],
    ]);
    expect((await service.request('GET', '/probe/orders', { token: whole })).status).toBe(200);
    const json = await run('credentials', 'scopes', made.clientId, '--set', 'carrito', '--json');
    expect(JSON.parse(json.out)).toEqual({ client_id: made.clientId, scopes: ['carrito'] });
    await told();
    expect([await scopesOf(whole), await scopesOf(narrowed)]).toEqual([['carrito'], []]);
  });

  it('disable ends the credential and its tokens', async () => {
    const made = await create();
    const token = await service.token(made);
    expect(await works(token)).toBe(200);
    expect((await run('credentials', 'disable', made.clientId)).out).toContain('desactivada');
    await told();
    expect([await works(token), await asks(made)]).toEqual([401, 401]);
  });

  it('tokens revoke ends all tokens of a credential, or of an account, and nothing else', async () => {
    const [first, second, other] = [await create(), await create(), await service.credential(OTHER_ACCOUNT)];
    const tokens = [
      await service.token(first),
      await service.token(first),
      await service.token(second),
      await service.token(other),
    ];
    const statuses = (): Promise<number[]> => Promise.all(tokens.map(works));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect((await run('tokens', 'revoke', '--client', first.clientId)).out).toBe('2 tokens revocados\n');
    await told();
    expect(await statuses()).toEqual([401, 401, 200, 200]);
    expect((await run('tokens', 'revoke', '--account', String(ACCOUNT))).out).toMatch(/^[1-9]\d* tokens revocados\n$/);
    await told();
    expect(await statuses()).toEqual([401, 401, 401, 200]);
    expect(await works(await service.token(first))).toBe(200);
  });
});

function written(spy: jest.SpyInstance): string {
  return spy.mock.calls.map(([chunk]) => String(chunk)).join('');
}
