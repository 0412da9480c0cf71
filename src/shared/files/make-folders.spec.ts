import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolders } from '@/shared/files/make-folders';

describe('folders to be made', () => {
  let base: string;

  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'mostrador-folders-'));
  });

  afterEach(() => rm(base, { recursive: true }));

  it('are made with those above them, and the first of them is told', async () => {
    const path = join(base, 'one', 'two', 'three');
    expect(await makeFolders(path, 0o700)).toBe(join(base, 'one'));
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    expect(await makeFolders(path)).toBeUndefined();
  });

  it('may be made by two at once', async () => {
    const path = join(base, 'one', 'two');
    await Promise.all([makeFolders(path), makeFolders(path)]);
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  it('are refused where there is a file', async () => {
    await writeFile(join(base, 'file'), '');
    await expect(makeFolders(join(base, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(makeFolders(join(base, 'file', 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  it.each(['/proc/mostrador', '/proc/mostrador/below', ''])(
    'are refused where none can be made: "%s"',
    async (path) => {
      await expect(makeFolders(path)).rejects.toMatchObject({ code: 'ENOENT' });
    },
  );
});
