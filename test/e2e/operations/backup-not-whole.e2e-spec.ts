import 'reflect-metadata';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyBackup } from '@/cli/backup/verify-backup';
import type { Database } from '@/shared/database/database';
import { installation, type Installation } from './backup-desk.builder';

const STORED = 'a'.repeat(64);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mostrador-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a backup that is not whole', () => {
  let source: Installation;

  beforeEach(async () => {
    source = await installation('sqlite');
    await source.with(async (database: Database) => {
      await database.writeSource.runMigrations({ transaction: 'none' });
    });
    await mkdir(source.storageDir);
    await writeFile(join(source.storageDir, STORED), 'a guide');
    await source.backUp(join(folder, 'backup'));
  });
  afterEach(() => source.remove());

  it.each(['tables/startup_marks.ndjson.gz', `files/${STORED}`, 'manifest.json', 'tables/orders.ndjson.gz'])(
    'is told: %s changed, shortened, missing',
    async (name) => {
      const backup = join(folder, 'backup');
      const path = join(backup, name);
      const whole = await readFile(path);
      const changed = Buffer.from(whole);
      changed[Math.floor(whole.length / 2)] = (changed[Math.floor(whole.length / 2)] ?? 0) ^ 1;
      for (const content of [changed, whole.subarray(0, -1), undefined]) {
        if (content) await writeFile(path, content);
        else await rm(path);
        await expect(verifyBackup(backup)).rejects.toThrow(name);
      }
    },
  );

  it('is the operator’s to mend where the disk is what is wrong', async () => {
    await rm(source.storageDir, { recursive: true });
    await writeFile(source.storageDir, 'no folder');
    await expect(source.backUp(join(folder, 'other'))).rejects.toThrow(/^el respaldo no se completó: .*ENOTDIR/);
    const target = await installation('sqlite');
    await writeFile(target.storageDir, 'no folder');
    await expect(target.restore(join(folder, 'backup'))).rejects.toThrow(/^la restauración no se completó: .*ENOTDIR/);
    await target.remove();
  });

  it('is written anew over one that was cut short, and never over anything else', async () => {
    const backup = join(folder, 'backup');
    await expect(source.backUp(backup)).rejects.toThrow(/no está vacía/);
    await writeFile(join(backup, 'unfinished'), '');
    await rm(join(backup, 'manifest.json'));
    await expect(source.backUp(backup)).resolves.toMatchObject({ files: [{ path: `files/${STORED}` }] });
    expect((await readdir(backup)).sort()).toEqual(['files', 'manifest.json', 'manifest.json.sha256', 'tables']);
  });
});
