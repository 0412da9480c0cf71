import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { loadConfig } from '@/config/app-config';
import { Database } from '@/shared/database/database';
import { defer } from '@/shared/database/statements';
import { availableDialects, temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

const SECRET = 'calle-de-alguien-1204';
const SLOW = { sqlite: 'SELECT ? AS name', mysql: 'SELECT SLEEP(0.3), ? AS name' } as const;

describe.each(availableDialects())('statements with parameters on %s', (dialect) => {
  let temporary: TemporaryDatabase;
  let database: Database;
  const written: string[] = [];

  beforeAll(async () => {
    for (const stream of [process.stdout, process.stderr])
      jest.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
      jest
        .spyOn(console, method)
        .mockImplementation((...parts: unknown[]) => void written.push(parts.map(String).join(' ')));
    temporary = await temporaryDatabase(dialect);
    const config = loadConfig({ DATABASE_URL: temporary.url }).database;
    database = await Database.open({ ...config, queryTimeoutMs: 150 }, ENTITIES, MIGRATIONS);
  });

  afterAll(async () => {
    await database.close();
    await temporary.drop();
    jest.restoreAllMocks();
  });

  it('leave no trace of them in any log, slow or failed', async () => {
    const slow = database.reader.query(SLOW[dialect], [SECRET]).catch((error: unknown) => error);
    const failed = database.reader.query('SELECT ? FROM nowhere', [SECRET]).catch((error: unknown) => error);
    const refused = database
      .write((manager) => manager.query('INSERT INTO nowhere VALUES (?)', [SECRET]))
      .catch((error: unknown) => error);
    await Promise.all([slow, failed, refused]);
    expect(written.filter((text) => text.includes(SECRET))).toEqual([]);
  });

  it('answer arrays of their columns in order where that is asked for, and objects elsewhere', async () => {
    const statement = 'SELECT ? AS title, 2 AS amount';
    expect(await database.rows(statement, [SECRET])).toEqual([[SECRET, 2]]);
    expect(await database.reader.query(statement, [SECRET])).toEqual([{ title: SECRET, amount: 2 }]);
    expect(await database.rows(statement, [SECRET])).toEqual([[SECRET, 2]]);
  });

  describe('deferred in a transaction', () => {
    const INSERT = 'INSERT INTO deferred (name) VALUES (?)';
    const names = async (): Promise<unknown> => database.reader.query('SELECT name FROM deferred ORDER BY name');

    beforeAll(() => database.writeSource.query('CREATE TABLE deferred (name VARCHAR(40) PRIMARY KEY)'));

    it('are there for the next one of it, and for all after the commit', async () => {
      const seen = await database.write(async (manager) => {
        await defer(manager, INSERT, ['a?; 1']);
        await defer(manager, INSERT, ['a?; 2']);
        return manager.query('SELECT COUNT(*) AS n FROM deferred WHERE name LIKE ?', ['a?%']);
      });
      expect(Number((seen as { n: number | string }[])[0]?.n)).toBe(2);
      expect(await names()).toEqual([{ name: 'a?; 1' }, { name: 'a?; 2' }]);
    });

    it('fail it at the latest when it commits, with nothing of it left', async () => {
      const before = await names();
      const failed = database.write(async (manager) => {
        await defer(manager, INSERT, ['b']);
        await defer(manager, INSERT, ['b']);
      });
      await expect(failed).rejects.toThrow();
      expect(await names()).toEqual(before);
    });
  });
});
