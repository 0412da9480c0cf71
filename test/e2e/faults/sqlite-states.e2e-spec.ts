import { rename } from 'node:fs/promises';
import { sqlitePath } from '@/shared/database/connections/data-source-options';
import { Database } from '@/shared/database/database';
import { FaultProbe, late, report, type Timed, untold } from './fault-probe.builder';
import { holdSqliteLock } from '@test/support/servers/sqlite-lock';
import { temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

describe('SQLite', () => {
  const probe = new FaultProbe();
  let database: TemporaryDatabase;

  beforeAll(async () => {
    database = await temporaryDatabase('sqlite');
    await probe.open({ database });
  });

  afterAll(async () => {
    await probe.app.close();
    await database.drop();
  });

  const pragma = (statement: string): Promise<unknown> =>
    probe.app.nest.get(Database).writeSource.query(`PRAGMA ${statement}`);

  it('lock held by another process: whoever writes is told in time, each in line by its own; whoever reads notices nothing', async () => {
    const child = await holdSqliteLock(sqlitePath(database.url));
    try {
      const writers = probe.calls('order', 'order', 'quote', 'token', 'order', 'quote', 'order');
      const readers = await probe.calls('read', 'catalog', 'testQuote', 'ready');
      expect(readers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const answers = await writers;
      report('SQLite lock held', answers);
      expect(late(answers)).toEqual([]);
      expect(untold(answers)).toEqual([]);
    } finally {
      child.kill('SIGKILL');
    }
    await probe.healed('order');
  });

  it.each([
    ['full', 'max_page_count = 1', 'max_page_count = 1073741823', 'SQLITE_FULL'],
    ['read-only', 'query_only = ON', 'query_only = OFF', 'SQLITE_READONLY'],
  ])('%s: writes are 503, ready tells it, the log has the code once', async (_state, begin, end, code) => {
    const before = probe.events().length;
    await pragma(begin);
    const makeRoom = code === 'SQLITE_FULL' ? await fill() : undefined;
    try {
      const refused = await firstRefusal();
      expect(untold([refused])).toEqual([]);
      const [catalog, ready] = await probe.calls('catalog', 'ready');
      expect(catalog!.status).toBe(200);
      expect([ready!.status, ready!.body.reason]).toEqual([503, 'database']);
    } finally {
      await pragma(end);
      await makeRoom?.();
    }
    await Promise.all([probe.healed('order'), probe.healed('ready')]);
    const told = probe.events().slice(before);
    expect(told.map(({ event }) => event)).toEqual(['database-trouble', 'database-back']);
    expect(told[0]?.code).toMatch(code);
  });

  it.each(['', '-wal'])(
    'a file moved away ("%s"): what nobody would find again is not acknowledged, and all is well once it is back',
    async (suffix) => {
      const file = `${sqlitePath(database.url)}${suffix}`;
      const before = probe.events().length;
      await rename(file, `${file}.away`);
      try {
        const answers = await probe.calls('order', 'quote', 'token', 'order');
        expect(untold(answers)).toEqual([]);
        const [catalog, ready] = await probe.calls('catalog', 'ready');
        expect(catalog!.status).toBe(200);
        expect([ready!.status, ready!.body.reason]).toEqual([503, 'database']);
      } finally {
        await rename(`${file}.away`, file);
      }
      await Promise.all([probe.healed('order'), probe.healed('ready')]);
      const told = probe.events().slice(before);
      expect(told.map(({ event }) => event)).toEqual(['database-trouble', 'database-back']);
      expect(told[0]?.code).toBe('SQLITE_READONLY_DBMOVED');
    },
  );

  /** A full file still takes what fits into its last pages. */
  async function firstRefusal(): Promise<Timed> {
    for (let n = 0; n < 200; n++) {
      const answer = await probe.call('order');
      if (answer.status !== 200) return answer;
    }
    throw new Error('no order was refused');
  }

  /** Takes what free room the pages of the file have; answers how to give it back. */
  async function fill(): Promise<() => Promise<void>> {
    const source = probe.app.nest.get(Database).writeSource;
    const name = (n: number): string => `filler-${n}`;
    let count = 0;
    for (let full = false; !full; count++)
      full = await source.query('INSERT INTO startup_marks (name, finished) VALUES (?, 1)', [name(count)]).then(
        () => false,
        () => true,
      );
    return async () => {
      await source.query("DELETE FROM startup_marks WHERE name LIKE 'filler-%'");
    };
  }
});
