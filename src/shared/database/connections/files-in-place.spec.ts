import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FilesInPlace } from '@/shared/database/connections/files-in-place';

describe('the files of an open database', () => {
  let folder: string;
  let path: string;
  let files: FilesInPlace;
  const asked = (): void => {
    files.check();
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mostrador-files-'));
    path = join(folder, 'test.sqlite');
    files = new FilesInPlace(path);
    await writeFile(path, 'data');
    asked();
    await writeFile(`${path}-wal`, 'log');
    await writeFile(`${path}-shm`, 'index');
    asked();
  });

  afterEach(() => rm(folder, { recursive: true }));

  it.each(['', '-wal', '-shm'])('moved away, replaced, brought back: "%s"', async (suffix) => {
    const [file, away] = [`${path}${suffix}`, join(folder, 'away')];
    await rename(file, away);
    expect(asked).toThrow(expect.objectContaining({ code: 'SQLITE_READONLY_DBMOVED' }));
    await writeFile(file, 'another');
    expect(asked).toThrow(expect.objectContaining({ code: 'SQLITE_READONLY_DBMOVED' }));
    await rename(away, file);
    expect(asked).not.toThrow();
  });

  it('written to, they are still the same', async () => {
    await writeFile(path, 'more data');
    expect(asked).not.toThrow();
  });

  it('a database in memory has none', () => {
    files = new FilesInPlace(':memory:');
    expect(asked).not.toThrow();
  });
});
