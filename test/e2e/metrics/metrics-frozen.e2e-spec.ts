import { ChangeLogReader } from '@/shared/database/changes/change-log-reader';
import { WORLD } from '../quoting/cart-world.builder';
import { scrape, valueOf } from './scrape.builder';
import { E2E_DIALECT, startTestApp, type TestApp } from '@test/support/app';
import { OwnMariadb } from '@test/support/servers/own-mariadb';
import { until } from '@test/support/servers/own-process';

const LAG = 'mostrador_change_log_lag_seconds';

/** Something that keeps the change log from being read, and can be taken away. */
interface Freeze {
  readonly begin: () => void;
  readonly end: () => void;
}

async function follows(freeze: Freeze, app: TestApp): Promise<void> {
  const lag = async (): Promise<number> => valueOf(await scrape(app), LAG);
  await until('the lag is low', async () => (await lag()) < 1);
  freeze.begin();
  try {
    let before = await lag();
    for (const least of [1.5, 3]) {
      await until(`the lag is over ${least} s`, async () => (await lag()) > least);
      expect(await lag()).toBeGreaterThan(before);
      before = await lag();
    }
    const families = await scrape(app);
    if (E2E_DIALECT === 'mysql') {
      expect(families.get('mostrador_feed_pending_rows')?.samples[0]?.value).toBeNaN();
      expect(valueOf(families, 'mostrador_ready')).toBe(0);
    }
  } finally {
    freeze.end();
  }
  await until('the lag is low again', async () => (await lag()) < 1);
  await until('the figures are there again', async () => valueOf(await scrape(app), 'mostrador_ready') === 1);
}

describe(`metrics of a database that stands still (${E2E_DIALECT})`, () => {
  const onMysql = E2E_DIALECT === 'mysql';
  const canRun = !onMysql || OwnMariadb.available();

  (canRun ? it : it.skip)(
    '7.5 the lag of the change log rises while it can not be read, and is back under 1 s when it can',
    async () => {
      const server = onMysql ? await OwnMariadb.create() : undefined;
      await server?.start();
      const database = await server?.database('metrics_test');
      const app = await startTestApp({ env: { ADMIN_PORT: '0' }, ...(database && { database }) });
      try {
        await app.load(WORLD);
        await follows(
          server
            ? {
                begin: () => {
                  server.freeze();
                },
                end: () => {
                  server.thaw();
                },
              }
            : unread(),
          app,
        );
      } finally {
        await app.close();
        await server?.drop();
      }
    },
  );
});

/** On SQLite nothing between a process and its file can be frozen: the reader of the log fails as it would on a lock. */
function unread(): Freeze {
  let spy: jest.SpyInstance | undefined;
  return {
    begin: () => {
      const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
      spy = jest.spyOn(ChangeLogReader.prototype, 'since').mockRejectedValue(busy);
    },
    end: () => {
      spy?.mockRestore();
    },
  };
}
