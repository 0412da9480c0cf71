import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest, writeManifest, type Manifest } from '@/cli/backup/manifest';

const SHA256 = 'a'.repeat(64);

describe('the manifest of a backup', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mostrador-manifest-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const written = (path: string): Promise<Manifest> =>
    writeManifest(folder, {
      ...{ created_at: '2026-11-29 10:00:00', release: '0.2.0', dialect: 'sqlite', migrations: [], tables: [] },
      ...{ files: [{ path, bytes: 1, sha256: SHA256 }], pepper: null },
    });

  it.each(['files/cfdi/ab/cdef', 'files/a..b', 'files/..a', 'files/una guía.pdf'])('names %j', async (path) => {
    const manifest = await written(path);
    expect(await readManifest(folder)).toEqual(manifest);
  });

  it.each([
    ['files/../../etc/x'],
    ['../x'],
    ['files/..'],
    ['./x'],
    ['/etc/x'],
    ['files//x'],
    ['files\\..\\x'],
    ['files/x\n/../../../etc/x'],
    ['files/\u2028/../../etc/x'],
    ['files/x\0'],
    [''],
  ])('is none that names %j', async (path) => {
    await written(path);
    await expect(readManifest(folder)).rejects.toThrow('no es el de un respaldo');
  });
});
