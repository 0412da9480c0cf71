import { ChangeLogReader } from '@/shared/database/changes/change-log-reader';
import { Database } from '@/shared/database/database';
import { E2E_DIALECT, startTestApp, type TestApp } from '@test/support/app';
import { CATALOG } from '@test/support/fixture';
import { until } from '@test/support/servers/own-process';

const DAYS_MS = 3 * 86_400_000;
const OLD = 5000;

describe(`lines of the change log that nobody needs any more (${E2E_DIALECT})`, () => {
  let app: TestApp;
  let next: TestApp | undefined;
  beforeAll(async () => {
    app = await startTestApp();
    await app.load(CATALOG);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await next?.close();
    await app.close();
  });

  const lines = async (where: string): Promise<number> => {
    const [row] = await app.nest
      .get(Database)
      .reader.query<{ n: number | string }[]>(`SELECT COUNT(*) AS n FROM change_log WHERE ${where}`);
    return Number(row?.n);
  };

  it('go some at a time, however many are of one moment, and those go on that are young, untold or the newest', async () => {
    await app.settle();
    const at = Date.now() - DAYS_MS;
    await app.nest.get(Database).write(async (manager) => {
      const row = `('account', 'old', ${at}, 1)`;
      const rows = Array.from({ length: 500 }, () => row).join(', ');
      for (let count = 0; count < OLD; count += 500)
        await manager.query(`INSERT INTO change_log (entity, entity_id, changed_at, published) VALUES ${rows}`);
      await manager.query(`INSERT INTO change_log (entity, entity_id, changed_at, published)
        VALUES ('account', 'young', ${Date.now()}, 1), ('account', 'newest', ${at}, 1)`);
    });
    const pruned = jest.spyOn(ChangeLogReader.prototype, 'prune');
    next = await startTestApp({ database: { url: app.database.url, drop: () => Promise.resolve() } });
    await until('the old lines are gone', async () => (await lines("entity_id = 'old'")) === 0);
    const counts = await Promise.all(pruned.mock.results.map(({ value }) => value as Promise<unknown>));
    expect(Math.max(...counts.map(Number))).toBeLessThanOrEqual(2000);
    expect(counts.reduce<number>((sum, count) => sum + Number(count), 0)).toBe(OLD);
    expect([await lines("entity_id = 'young'"), await lines("entity_id = 'newest'")]).toEqual([1, 1]);
  });
});
