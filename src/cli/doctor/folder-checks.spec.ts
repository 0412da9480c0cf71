import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskCheck, filesCheck } from '@/cli/doctor/folder-checks';
import { loadConfig } from '@/config/app-config';
import { SmallDisk } from '@test/support/servers/small-disk';

/** Needs a user who may mount. */
const describeDisk = SmallDisk.available() ? describe : describe.skip;

describe('what the doctor says of folders', () => {
  let folder: string;
  const config = (storageDir: string) =>
    loadConfig({ DATABASE_URL: `sqlite:${join(folder, 'm.sqlite')}`, STORAGE_DIR: storageDir });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mostrador-folders-'));
    await writeFile(join(folder, 'a-file'), 'x');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('files can be kept in a folder that is there, or can be made', async () => {
    const found = await Promise.all([folder, join(folder, 'new', 'one')].map((path) => filesCheck(config(path))));
    expect(found).toMatchObject([
      { check: 'files', state: 'ok' },
      { check: 'files', state: 'ok' },
    ]);
  });

  it.each(['a-file', 'a-file/below'])('files can not be kept in a file: %s', async (path) => {
    const { state, found, advice } = await filesCheck(config(join(folder, path)));
    expect([state, found]).toEqual(['wrong', expect.stringContaining('(ENOTDIR)')]);
    expect(advice).toContain('STORAGE_DIR');
  });
});

describeDisk('what the doctor says of a disk for the files alone', () => {
  it('tells that it is small, and that it is read-only', async () => {
    const disk = SmallDisk.mount(1)!;
    const files = loadConfig({ DATABASE_URL: 'sqlite:./m.sqlite', STORAGE_DIR: disk.folder });
    expect(await diskCheck(files)).toMatchObject({
      state: 'wrong',
      found: expect.stringContaining(disk.folder) as string,
    });
    disk.makeReadOnly();
    expect(await filesCheck(files)).toMatchObject({
      state: 'wrong',
      found: expect.stringContaining('(EROFS)') as string,
    });
    await disk.unmount();
  });
});
