import { FaultProbe, late, report, type Timed, untold } from './fault-probe.builder';
import { loadConfig } from '@/config/app-config';
import { Database } from '@/shared/database/database';
import { OwnMariadb } from '@test/support/servers/own-mariadb';
import { until } from '@test/support/servers/own-process';

/** The server is one of the suite's own: it needs the programs, not a server that answers. */
const describeDatabase = OwnMariadb.available() ? describe : describe.skip;

describeDatabase('a database of its own', () => {
  const probe = new FaultProbe();
  let server: OwnMariadb;

  beforeAll(async () => {
    server = await OwnMariadb.create();
    await server.start();
    await probe.open({ database: await server.database('faults_test') });
  });

  afterAll(async () => {
    server.thaw();
    await probe.app.close();
    await server.drop();
  });

  it('frozen: every answer keeps its deadline, first and later ones, and the log says once that it is away and once that it is back', async () => {
    const before = probe.events().length;
    const answers: Timed[] = [];
    server.freeze();
    try {
      for (let round = 0; round < 2; round++)
        answers.push(
          ...(await probe.calls('read', 'read', 'testQuote', 'quote', 'order', 'order', 'order', 'token', 'ready')),
        );
      const crowd = Array.from({ length: 40 }, (_, n) => (['read', 'order'] as const)[n % 2]!);
      answers.push(...(await probe.calls(...crowd)));
    } finally {
      server.thaw();
    }
    report('database frozen', answers);
    expect(late(answers)).toEqual([]);
    expect(untold(answers.filter(({ kind }) => kind !== 'ready'))).toEqual([]);
    expect(answers.filter(({ kind }) => kind === 'ready').map(({ body }) => body.reason)).toEqual([
      'database',
      'database',
    ]);
    await Promise.all([probe.healed('read'), probe.healed('order'), probe.healed('ready')]);
    await until('the log says that it is back', () => Promise.resolve(probe.events().length >= before + 2));
    expect(probe.events().slice(before)).toEqual([
      expect.objectContaining({ event: 'database-trouble', code: expect.any(String) as string }),
      expect.objectContaining({ event: 'database-back' }),
    ]);
  });

  it('frozen: a token seen valid a moment ago reads the catalog, which says so; others and everything else are 503', async () => {
    await probe.healed('catalog');
    server.freeze();
    try {
      const known: Timed[] = [];
      await until('an answer says that the database is away', async () => {
        known.push(await probe.call('catalog'));
        return known.at(-1)!.headers.get('x-servicio-degradado') === 'base_de_datos';
      });
      known.push(await probe.call('catalog'));
      expect(known.map(({ status }) => status)).toEqual(known.map(() => 200));
      expect(late(known)).toEqual([]);
      const [read] = await probe.calls('read');
      expect(untold([read!])).toEqual([]);
      expect(read!.headers.get('x-servicio-degradado')).toBeNull();
      const stranger = await fetch(`${probe.app.url}/api/v1/productos?busqueda=producto`, {
        headers: { authorization: `Bearer ${'a'.repeat(probe.token.length)}` },
      });
      expect([401, 503]).toContain(stranger.status);
    } finally {
      server.thaw();
    }
    await probe.healed('order');
    await until(
      'the catalog is whole again',
      async () => (await probe.call('catalog')).headers.get('x-servicio-degradado') === null,
    );
    await until('the log says that it is back', () =>
      Promise.resolve(probe.events().at(-1)?.event === 'database-back'),
    );
  });

  it('read-only: writes are 503, ready tells it, the log has errno and code once, reads go on', async () => {
    const before = probe.events().length;
    await server.query('SET GLOBAL read_only = 1');
    try {
      const refused = await probe.calls('order', 'quote', 'order');
      expect(untold(refused)).toEqual([]);
      const [read, ready] = await probe.calls('read', 'ready');
      expect(read!.status).toBe(200);
      expect([ready!.status, ready!.body.reason]).toEqual([503, 'database']);
      await probe.calls('order', 'order');
    } finally {
      await server.query('SET GLOBAL read_only = 0');
    }
    await Promise.all([probe.healed('order'), probe.healed('ready')]);
    const told = probe.events().slice(before);
    expect(told.map(({ event, errno }) => [event, errno])).toEqual([
      ['database-trouble', 1290],
      ['database-back', 1290],
    ]);
  });

  it('frozen: connections are ended all the same, whatever waits on them', async () => {
    const { database } = loadConfig({ DATABASE_URL: probe.app.database.url, SECRET_PEPPER: 'pepper-of-the-tests' });
    const own = await Database.open({ ...database, queryTimeoutMs: 0 }, [], []);
    server.freeze();
    try {
      const lost = [1, 2, 3].map(() => own.reader.query('SELECT 1').catch(() => 'lost'));
      await own.close();
      expect(await Promise.all(lost)).toEqual(['lost', 'lost', 'lost']);
    } finally {
      server.thaw();
    }
    await probe.healed('order');
  });

  it('killed and started again: 503, then healed without a restart', async () => {
    await server.end();
    const answers = await probe.calls('read', 'quote', 'order', 'token');
    expect(untold(answers)).toEqual([]);
    expect(late(answers)).toEqual([]);
    await server.start();
    await Promise.all([probe.healed('read'), probe.healed('order'), probe.healed('ready')]);
  });
});
