import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { verifyBackup } from '@/cli/backup/verify-backup';
import { CredentialService } from '@/modules/auth/credential.service';
import { Cursors, type CallCursors } from '@/shared/cursor/cursors';
import { ServiceState } from '@/shared/database/starts/service-state';
import { takeSnapshot } from '@/shared/database/transfer/snapshot';
import { Clock } from '@/shared/kernel/clock';
import { SecretPepper } from '@/shared/secrets/secret-pepper';
import { startTestApp, type TestApp } from '@test/support/app';
import { cli } from '@test/support/cli';
import { ALFA, CATALOG } from '@test/support/fixture';
import { availableDialects } from '@test/support/servers/temporary-database';
import { installation, noteProcess, type Installation } from './backup-desk.builder';

const STORED = 'a'.repeat(64);
const OWNER = { accountId: ALFA, list: 'prueba' };
const dialects = availableDialects();
/** Across the databases, where there are both. */
const pairs = dialects.map((from, at) => [from, dialects.at(at - 1) ?? from] as const);

/** The service on an installation, with the pepper it finds there. */
const serve = ({ database, storageDir }: Installation): Promise<TestApp> =>
  startTestApp({ database, env: { SECRET_PEPPER: '', STORAGE_DIR: storageDir } });

const tokenOf = async (app: TestApp, id: string, secret: string): Promise<string> => {
  const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  const { body } = await app.api.post('/oauth/token', { form });
  return (body as { access_token: string }).access_token;
};

const cursorsOf = ({ nest }: TestApp): Promise<CallCursors> =>
  new Cursors(nest.get(ServiceState), nest.get(SecretPepper, { strict: false }), nest.get(Clock)).ofCall(OWNER);

/** What is in every table of a backup, its rows in order, without what a restore changes. */
async function contents(folder: string): Promise<Record<string, string[]>> {
  const names = (await readdir(join(folder, 'tables'))).filter(
    (name) => !/^(service_state|service_secrets|access_tokens|credentials)\./.test(name),
  );
  const tables = await Promise.all(
    names.map(async (name) => {
      const text = gunzipSync(await readFile(join(folder, 'tables', name))).toString();
      // The audit log tells of the backup and of the restore themselves.
      const rows = text.split('\n').filter((row) => !/"event":"(backed_up|restored)"/.test(row));
      return [name, rows.sort()] as const;
    }),
  );
  return Object.fromEntries(tables);
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mostrador-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.each(pairs)('a backup of %s, restored into %s', (from, to) => {
  it('is the same installation: rows, files, secrets; but cursors of before are another one’s', async () => {
    const source = await installation(from);
    const target = await installation(to);
    await mkdir(source.storageDir);
    await writeFile(join(source.storageDir, STORED), 'a guide');
    const before = await serve(source);
    await before.load(CATALOG);
    const { clientId, clientSecret } = await before.nest
      .get(CredentialService, { strict: false })
      .create(ALFA, 'ñandú 你好', ['ver-productos']);
    const cursor = (await cursorsOf(before)).write(['x', 1]);
    const path = '/api/v1/marcas';
    const shown = (await before.api.get(path, { token: await tokenOf(before, clientId, clientSecret) })).body;
    // The service goes on meanwhile.
    const backup = join(folder, 'backup');
    const manifest = await source.backUp(backup);
    await before.close();
    expect(manifest.files).toHaveLength(1);

    await target.restore(backup);
    await target.backUp(join(folder, 'again'));
    const after = await serve(target);
    expect((await after.api.get(path, { token: await tokenOf(after, clientId, clientSecret) })).body).toEqual(shown);
    const read = (await cursorsOf(after)).read(cursor);
    expect(read).toEqual({ kind: 'foreign' });
    expect(await readFile(join(target.storageDir, STORED), 'utf8')).toBe('a guide');
    await after.close();
    const [first, second] = [await contents(backup), await contents(join(folder, 'again'))];
    expect(Object.keys(first).length).toBeGreaterThan(30);
    expect(second).toEqual(first);
    await source.remove();
    await target.remove();
  });
});

describe.each(dialects)('mostrador backup and restore on %s', (dialect) => {
  let source: Installation;
  let target: Installation;
  let backup: string;

  beforeEach(async () => {
    source = await installation(dialect);
    target = await installation(dialect);
    backup = join(folder, 'backup');
    const app = await serve(source);
    await app.load({ marcas: [{ nombre: 'Vixora', logo: 'l', descripcion: 'Cámaras\u2028y grabadores\u2029' }] });
    await app.close();
  });
  afterEach(async () => {
    await source.remove();
    await target.remove();
  });

  it('sees one moment, whatever is written meanwhile', async () => {
    await source.with(async (database) => {
      const snapshot = await takeSnapshot(database, source.config().database);
      const names = async (): Promise<unknown[]> => {
        const found: unknown[] = [];
        for await (const { name } of snapshot.rows('startup_marks')) found.push(name);
        return found;
      };
      const before = await names();
      await source.with((other) =>
        other.write((manager) => manager.query("INSERT INTO startup_marks VALUES ('later', 1)")),
      );
      expect(await names()).toEqual(before);
      await snapshot.close();
    });
  });

  it('holds what its tables name, though it is replaced while they are written', async () => {
    const other = 'b'.repeat(64);
    await writeFile(join(source.storageDir, STORED), 'a guide');
    const written = source.backUp(backup);
    while (!existsSync(join(backup, 'tables', 'access_tokens.ndjson.gz'))) await setImmediate();
    await writeFile(join(source.storageDir, other), 'a better one');
    await rm(join(source.storageDir, STORED));
    expect((await written).files.map(({ path }) => path)).toEqual([`files/${STORED}`, `files/${other}`]);
    await verifyBackup(backup);
  });

  it('is for its owner alone, and checked and restored by command', async () => {
    expect(await cli(source.url, ['backup', backup, '--json'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\{"folder":.*"rows":\d+.*\}\n$/),
    });
    for (const name of await readdir(backup, { recursive: true })) {
      const stats = await stat(join(backup, name));
      expect((stats.mode & 0o777).toString(8)).toBe(stats.isDirectory() ? '700' : '600');
    }
    expect((await cli('mariadb://root@127.0.0.1:1/none', ['restore', '--verify', backup])).code).toBe(0);
    process.env.STORAGE_DIR = target.storageDir;
    const restored = await cli(target.url, ['restore', backup]);
    delete process.env.STORAGE_DIR;
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    await rm(join(backup, 'tables', 'brands.ndjson.gz'));
    const damaged = await cli(target.url, ['restore', '--verify', backup]);
    expect(damaged).toMatchObject({ code: 1, stderr: expect.stringContaining('tables/brands.ndjson.gz') });
    const rows = await target.with((database) => database.reader.query<unknown[]>('SELECT name FROM brands'));
    expect(rows).toEqual([{ name: 'Vixora' }]);
  });

  it('gives out nothing again that was given out after it, when asked to go on ahead', async () => {
    await source.with((database) =>
      database.write(async (manager) => {
        await manager.query(
          "INSERT INTO folio_counters (series, year, last_number) VALUES ('CUU', 26, 41), ('LEO', 26, 7)",
        );
        await manager.query('UPDATE counters SET value = 12');
      }),
    );
    await source.backUp(backup);
    await target.restore(backup, undefined, { skipAhead: true });
    const counts = await target.with(async ({ reader }) => [
      ...(await reader.query<{ last_number: number }[]>('SELECT last_number FROM folio_counters ORDER BY series')),
      ...(await reader.query<{ value: number }[]>('SELECT value FROM counters ORDER BY name')),
    ]);
    expect(counts.flatMap((row) => Object.values(row).map(Number))).toEqual([10_041, 10_007, 1_000_012, 1_000_012]);
  });

  it('refuses an installation that is not empty, and changes nothing there', async () => {
    await source.backUp(backup);
    await expect(source.restore(backup)).rejects.toThrow(/no está vacía \(brands/);
    await mkdir(target.storageDir);
    await writeFile(join(target.storageDir, STORED), 'mine');
    await expect(target.restore(backup)).rejects.toThrow(/STORAGE_DIR/);
    expect(await source.with((database) => database.reader.query<unknown[]>('SELECT name FROM brands'))).toHaveLength(
      1,
    );
  });

  it('restores where the service was started before and nothing was loaded', async () => {
    await source.backUp(backup);
    await (await serve(target)).close();
    await expect(target.restore(backup)).resolves.toMatchObject({ migrations: expect.anything() });
  });

  it.each([
    ['refuses where a service was seen a moment ago', 10_000, false],
    ['restores where a service was killed', 31_000, true],
  ])('%s', async (_what, ago, isRestored) => {
    await source.backUp(backup);
    await (await serve(target)).close();
    await target.with((database) => noteProcess(database, ago));
    const restored = target.restore(backup);
    if (isRestored) await expect(restored).resolves.toMatchObject({ migrations: expect.anything() });
    else await expect(restored).rejects.toThrow(/^un servicio usa esta base de datos/);
  });

  it('can be repeated after a kill; nothing starts in between', async () => {
    const manifest = await source.backUp(backup);
    await target.with(async (database) => {
      // What is there when a restore is killed half-way.
      await database.writeSource.query('CREATE TABLE restore_under_way (name VARCHAR(20) NOT NULL PRIMARY KEY)');
      await database.writeSource.query('CREATE TABLE brands (id INTEGER)');
    });
    await expect(serve(target)).rejects.toThrow(/restauración a medias/);
    await expect(target.backUp(join(folder, 'half'))).rejects.toThrow(/a medias/);
    expect((await target.restore(backup)).tables).toEqual(manifest.tables);
    await (await serve(target)).close();
  });

  it('takes the backup of an older release, whose migrations the next start completes', async () => {
    const older = await installation(dialect);
    const latest = await source.with((database) => Promise.resolve(database.writeSource.migrations.at(-1)));
    await older.with(async (database) => {
      Object.assign(database.writeSource, { migrations: database.writeSource.migrations.slice(0, 9) });
      await database.writeSource.runMigrations({ transaction: 'none' });
      await database.write((manager) => manager.query("INSERT INTO startup_marks VALUES ('of-old', 1)"));
    });
    expect((await older.backUp(backup)).migrations).toHaveLength(9);
    await target.restore(backup);
    await (await serve(target)).close();
    const done = await target.with((database) =>
      database.reader.query<{ name: string }[]>('SELECT name FROM migrations'),
    );
    expect(done.map(({ name }) => name)).toContain(latest?.constructor.name);
    const marks = await target.with((database) =>
      database.reader.query<{ name: string }[]>('SELECT name FROM startup_marks'),
    );
    expect(marks.map(({ name }) => name)).toContain('of-old');
    await older.remove();
  });

  it('refuses what a later release has migrated, and another pepper', async () => {
    await source.backUp(backup, { SECRET_PEPPER: 'the pepper of the source 1' });
    const pepper = 'quite another pepper 123';
    await expect(target.restore(backup, { SECRET_PEPPER: pepper })).rejects.toThrow(/^SECRET_PEPPER no es el/);
    await source.with((database) =>
      database.writeSource.query(
        "INSERT INTO migrations (timestamp, name) VALUES (9764000000000, 'OfLater9764000000000')",
      ),
    );
    await expect(source.backUp(join(folder, 'later'))).rejects.toThrow(/versión posterior.*OfLater/);
  });

  it('goes on numbering where it was, though the last rows were deleted', async () => {
    const log = "INSERT INTO change_log (seq, entity, entity_id, changed_at) VALUES (900, 'brand', 'x', 1)";
    await source.with((database) =>
      database.write(async (manager) => {
        await manager.query(log);
        await manager.query('DELETE FROM change_log');
      }),
    );
    await source.backUp(backup);
    await target.restore(backup);
    await target.with((database) =>
      database.write((manager) => manager.query(log.replace('seq, ', '').replace('900, ', ''))),
    );
    const rows = await target.with((database) =>
      database.reader.query<{ seq: number }[]>('SELECT seq FROM change_log'),
    );
    expect(Number(rows[0]?.seq)).toBeGreaterThan(900);
  });
});
