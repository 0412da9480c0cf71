import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteDriver } from '@/shared/database/sqlite/sqlite-driver';
import { KEPT_PROGRAMS } from '@test/support/kept-programs';

describe('a start that can do nothing with its database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mostrador-start-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  function start(url: string): { status: number | null; stderr: string } {
    const settings = { DATABASE_URL: url, STORAGE_DIR: join(folder, 'files'), PORT: '0', DEMO: 'false' };
    return spawnSync(process.execPath, ['scripts/run.mjs', 'dist/main.js'], {
      env: { ...process.env, ...settings, LOG_LEVEL: 'silent', NODE_OPTIONS: KEPT_PROGRAMS },
      encoding: 'utf8',
      timeout: 300_000,
    });
  }

  it('names the variable to change', async () => {
    const text = join(folder, 'text');
    await writeFile(text, 'hello\n');
    const ofText = start(`sqlite:${text}`);
    const ofNobody = start('mariadb://root@localhost:1/shop');
    expect([ofText.status, ofNobody.status]).toEqual([1, 1]);
    expect(ofText.stderr).toMatch(/^Mostrador could not start: DATABASE_URL: file is not a database\n$/m);
    expect(ofNobody.stderr).toMatch(/^Mostrador could not start: DATABASE_URL: .*ECONNREFUSED.*\n$/m);
  });

  it('says in one line that a restore was begun there and not finished', () => {
    const database = join(folder, 'half.sqlite');
    const connection = new (sqliteDriver())(database);
    connection.exec('CREATE TABLE restore_under_way (at BIGINT)');
    connection.close();
    const { status, stderr } = start(`sqlite:${database}`);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Mostrador could not start: esta base de datos tiene una restauración a medias; .+\n$/m);
  });
});
