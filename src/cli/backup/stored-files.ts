import { constants, type Dirent } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { OWNER_ONLY_FOLDER, writeWhole, type Digest } from '@/shared/files/private-file';
import { makeFolders } from '@/shared/files/make-folders';
import type { DigestedFile } from '@/cli/backup/manifest';

const FILES = 'files';
/** Files that are still being written. */
const UNFINISHED = '.part';

/** Paths of the stored files, relative to their folder; none when it isn't there. */
export async function storedFiles(storageDir: string): Promise<string[]> {
  let entries: Dirent[];
  try {
    entries = await readdir(storageDir, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
    .map((entry) => relative(storageDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Copies the stored files into a backup, but for those that were copied before: no file changes. One that is removed meanwhile is left out. */
export async function backUpFiles(
  storageDir: string,
  folder: string,
  before: readonly DigestedFile[] = [],
): Promise<DigestedFile[]> {
  const copied = new Map(before.map((file) => [file.path, file]));
  for (const stored of await storedFiles(storageDir)) {
    const path = `${FILES}/${stored}`;
    const written = copied.has(path) ? undefined : await copy(join(storageDir, stored), join(folder, path));
    if (written) copied.set(path, { path, ...written });
  }
  return [...copied.values()];
}

/** Copies the files of a backup back to where they are kept. */
export async function restoreFiles(folder: string, files: readonly DigestedFile[], storageDir: string): Promise<void> {
  for (const { path, sha256 } of files) {
    const written = await copy(join(folder, path), join(storageDir, path.slice(FILES.length + 1)));
    if (written?.sha256 !== sha256) throw new Error(`${path} cambió durante la restauración`);
  }
}

/** Whether a folder lies within another, or is it. */
export function liesWithin(inner: string, outer: string): boolean {
  const path = relative(resolve(outer), resolve(inner));
  return path === '' || !(path.startsWith('..') || resolve(path) === path);
}

async function copy(from: string, to: string): Promise<Digest | undefined> {
  await makeFolders(dirname(to), OWNER_ONLY_FOLDER);
  try {
    const handle = await open(from, constants.O_RDONLY | constants.O_NOFOLLOW);
    return await writeWhole(to, handle.createReadStream() as AsyncIterable<Buffer>);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
