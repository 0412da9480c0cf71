import 'reflect-metadata';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { loadConfig } from '@/config/app-config';
import { sqlitePath } from '@/shared/database/connections/data-source-options';
import { Database } from '@/shared/database/database';
import { withStartupLock } from '@/shared/database/starts/startup-lock';
import { availableDialects, temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

const ROOT = resolve(__dirname, '..', '..', '..');

/** Another process that holds the lock until it is killed. */
async function holder(url: string): Promise<ChildProcess> {
  const script = join('test', 'e2e', 'starts', 'start-lock.builder.ts');
  const child = spawn(process.execPath, [join('bench', 'run.mjs'), script, url], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function start(url: string, work: () => Promise<void>): Promise<void> {
  const database = await Database.open(loadConfig({ DATABASE_URL: url }).database, [], []);
  try {
    await withStartupLock(database, url, work);
  } finally {
    await database.close();
  }
}

describe.each(availableDialects())('the lock of a start (%s)', (dialect) => {
  let database: TemporaryDatabase;

  beforeEach(async () => {
    database = await temporaryDatabase(dialect);
  });

  afterEach(() => database.drop());

  it('is gone with a process that was killed, and not before', async () => {
    const other = await holder(database.url);
    let inside = false;
    const waiting = start(database.url, () => {
      inside = true;
      return Promise.resolve();
    });
    await new Promise((done) => setTimeout(done, 500));
    expect(inside).toBe(false);
    other.kill('SIGKILL');
    await waiting;
    expect(inside).toBe(true);
  });

  it('lets one start in at a time', async () => {
    let inside = 0;
    let most = 0;
    await Promise.all(
      [1, 2, 3].map(() =>
        start(database.url, async () => {
          most = Math.max(most, ++inside);
          await new Promise((done) => setTimeout(done, 50));
          inside--;
        }),
      ),
    );
    expect(most).toBe(1);
  });

  it('is free again when a start fails', async () => {
    await expect(start(database.url, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(start(database.url, () => Promise.resolve())).resolves.toBeUndefined();
  });
});

describe('what an earlier start left behind beside an SQLite file', () => {
  it.each([
    ['nothing in it (the disk was full)', ''],
    ['the id of a process that runs', String(process.pid)],
    ['the id that every process in a container has', '1'],
    ['anything at all', 'x'.repeat(5000)],
  ])('stops no start: a .starting file with %s', async (_name, content) => {
    const database = await temporaryDatabase('sqlite');
    const file = `${sqlitePath(database.url)}.starting`;
    await writeFile(file, content, { mode: 0o644 });
    let inside = false;
    await start(database.url, () => {
      inside = true;
      return Promise.resolve();
    });
    expect(inside).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await database.drop();
  });
});

describe('on a disk that is full', () => {
  it('a start needs no room for its lock: nothing lies beside the empty file', async () => {
    const database = await temporaryDatabase('sqlite');
    const file = `${sqlitePath(database.url)}.starting`;
    let beside: string[] = [];
    await start(database.url, async () => {
      beside = await readdir(dirname(file));
    });
    expect(beside.filter((name) => name.startsWith(basename(file)))).toEqual([basename(file)]);
    expect((await stat(file)).size).toBe(0);
    await database.drop();
  });
});
