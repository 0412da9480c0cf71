import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GuideStorage } from './guide-storage';

const HOUR = 60 * 60 * 1000;

describe('GuideStorage', () => {
  let root: string;
  let folder: string;
  let storage: GuideStorage;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'mostrador-guides-'));
    folder = join(root, 'files', 'guides');
    storage = new GuideStorage(folder);
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  async function age(name: string, hours: number): Promise<void> {
    const then = new Date(Date.now() - hours * HOUR);
    await utimes(join(folder, name), then, then);
  }

  it('keeps bytes under a random name only the service can read', async () => {
    const content = Buffer.from('guía');
    const stored = await storage.put(content);
    expect(stored).toEqual({
      storageName: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      sha256: createHash('sha256').update(content).digest('hex'),
      bytes: content.length,
    });
    expect(await readdir(folder)).toEqual([stored.storageName]);
    expect((await stat(join(folder, stored.storageName))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await storage.put(content)).storageName).not.toBe(stored.storageName);
  });

  it('syncs the file before it has its name, and the folder after', async () => {
    await mkdir(folder, { recursive: true });
    const handle = await open(root);
    const prototype = Object.getPrototypeOf(handle) as typeof handle;
    await handle.close();
    const seen: string[][] = [];
    const sync = jest.spyOn(prototype, 'sync').mockImplementation(async () => {
      seen.push((await readdir(folder)).map((name) => name.replace(/^[0-9a-f]{64}/, 'x')));
    });
    await storage.put(Buffer.from('abc'));
    sync.mockRestore();
    expect(seen).toEqual([['x.part'], ['x']]);
  });

  it('reads back what it keeps, and nothing else', async () => {
    const { storageName } = await storage.put(Buffer.from('abc'));
    const handle = await storage.open(storageName);
    expect((await handle!.readFile()).toString()).toBe('abc');
    await handle!.close();
    await expect(storage.open('f'.repeat(64))).resolves.toBeUndefined();
    for (const name of ['../x', '', `${storageName}/..`, storageName.toUpperCase(), `${storageName}.part`]) {
      await expect(storage.open(name)).rejects.toThrow('not a storage name');
      await expect(storage.remove(name)).rejects.toThrow('not a storage name');
    }
  });

  it('never follows a link', async () => {
    const { storageName } = await storage.put(Buffer.from('abc'));
    await rm(join(folder, storageName));
    await writeFile(join(root, 'secret'), 'secret');
    await symlink(join(root, 'secret'), join(folder, storageName));
    await expect(storage.open(storageName)).rejects.toMatchObject({ code: 'ELOOP' });
  });

  it('leaves nothing behind when the disk refuses', async () => {
    await mkdir(folder, { recursive: true });
    const write = jest.spyOn(storage as unknown as { pathOf(): string }, 'pathOf');
    write.mockReturnValue(join(folder, 'missing', 'x'));
    await expect(storage.put(Buffer.from('abc'))).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file in the way');
    await expect(storage.put(Buffer.from('abc'))).rejects.toThrow();
  });

  it('sweeps old temporary files and old files without a row, and nothing else', async () => {
    const named = await storage.put(Buffer.from('named'));
    const orphan = await storage.put(Buffer.from('orphan'));
    const young = await storage.put(Buffer.from('young'));
    const oldPart = `${'a'.repeat(64)}.part`;
    const youngPart = `${'b'.repeat(64)}.part`;
    for (const name of [oldPart, youngPart, 'README', 'x.part']) await writeFile(join(folder, name), 'x');
    await mkdir(join(folder, 'c'.repeat(64)));
    for (const name of [named.storageName, orphan.storageName, oldPart, 'README', 'x.part', 'c'.repeat(64)])
      await age(name, 2);
    const asked: string[] = [];
    const swept = await storage.sweep(Date.now() - HOUR, (names) => {
      asked.push(...names);
      return Promise.resolve(new Set([named.storageName]));
    });
    expect(swept).toEqual({ temporary: 1, orphans: 1 });
    expect(asked.sort()).toEqual([named.storageName, orphan.storageName].sort());
    expect((await readdir(folder)).sort()).toEqual(
      [named.storageName, young.storageName, youngPart, 'README', 'x.part', 'c'.repeat(64)].sort(),
    );
  });

  it('removes no file when the rows cannot be asked', async () => {
    const { storageName } = await storage.put(Buffer.from('abc'));
    await age(storageName, 2);
    await expect(storage.sweep(Date.now(), () => Promise.reject(new Error('database away')))).rejects.toThrow('away');
    expect((await readFile(join(folder, storageName))).toString()).toBe('abc');
  });
});
