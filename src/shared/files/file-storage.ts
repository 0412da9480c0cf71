import { createHash, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, opendir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolders } from '@/shared/files/make-folders';

/** A file that is safely on the disk, not yet named by any row. */
export interface StoredFile {
  /** Its name in the storage folder: 64 random hexadecimal digits. Nothing of it comes from the client. */
  readonly storageName: string;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
}

/** What a sweep removed. */
export interface Sweep {
  readonly temporary: number;
  readonly orphans: number;
}

const PREFIX = /^[0-9a-f]{2}$/;
const NAME = /^[0-9a-f]{64}$/;
const TEMPORARY = /^[0-9a-f]{64}\.part$/;
const OWNER_ONLY = 0o600;
const NEW_FILE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;
const EXISTING_FILE = constants.O_RDONLY | constants.O_NOFOLLOW;
/** Names asked about in one question to the database. */
const BATCH = 200;

/** Whether a name is one this storage gives. */
export function isStorageName(name: string): boolean {
  return NAME.test(name);
}

/** The operating system's code of an error (`ENOSPC`); undefined for any other. */
export function systemCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

const DISK_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EACCES', 'EPERM', 'EROFS', 'EDQUOT', 'EIO', 'ENOTDIR']);

/** The code of what a disk or a folder says that takes or gives no file, which is the operator's to mend; undefined for any other error. */
export function diskCode(error: unknown): string | undefined {
  const code = systemCode(error);
  return code !== undefined && DISK_CODES.has(code) ? code : undefined;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, NEW_FILE, OWNER_ONLY);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder and those above it that are missing, all of them on the disk. */
async function makeFolder(folder: string): Promise<void> {
  const first = await makeFolders(folder, 0o700);
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/**
 * A folder that files of customers are kept in, outside any web root (Decisions 10; Reliability 4.11). A file appears under its
 * name only when it is whole and on the disk: written apart, synced, renamed, and the folder synced.
 */
export class FileStorage {
  /**
   * @param folder absolute path; created on first use, readable by this service's user only.
   * @param spread whether files lie in sub-folders called by the first two digits of their names: for a great many.
   */
  constructor(
    private readonly folder: string,
    private readonly spread = false,
  ) {}

  /** Writes a file under a fresh random name. Rejects with the system's error when the disk does not take it. */
  async put(bytes: Uint8Array): Promise<StoredFile> {
    const storageName = randomBytes(32).toString('hex');
    const folder = this.folderOf(storageName);
    await makeFolder(folder);
    const temporary = join(folder, `${storageName}.part`);
    try {
      await writeDurably(temporary, bytes);
      await rename(temporary, this.pathOf(storageName));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(folder);
    return { storageName, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
  }

  /** Opens a file for reading; the caller closes it. Undefined when it is not there (any more). */
  async open(storageName: string): Promise<FileHandle | undefined> {
    try {
      return await open(this.pathOf(storageName), EXISTING_FILE);
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Removes a file that no row names. Does nothing when it is gone already. */
  async remove(storageName: string): Promise<void> {
    await rm(this.pathOf(storageName), { force: true });
  }

  /**
   * Removes what a crash may have left: temporary files, and files no row names, last written before `olderThan`
   * (milliseconds since 1970). Younger ones may belong to a transaction still under way. Whatever is not named as
   * this storage names files is left alone.
   *
   * @param namedByRows of the given names, those some row names
   */
  async sweep(
    olderThan: number,
    namedByRows: (names: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<Sweep> {
    const temporary = await this.oldFiles(TEMPORARY, olderThan);
    const kept = await this.oldFiles(NAME, olderThan);
    for (const name of temporary) await rm(join(this.folderOf(name), name), { force: true });
    let orphans = 0;
    for (let from = 0; from < kept.length; from += BATCH) {
      const batch = kept.slice(from, from + BATCH);
      const named = await namedByRows(batch);
      for (const name of batch.filter((candidate) => !named.has(candidate))) {
        await this.remove(name);
        orphans += 1;
      }
    }
    return { temporary: temporary.length, orphans };
  }

  private pathOf(storageName: string): string {
    if (!isStorageName(storageName)) throw new RangeError('not a storage name');
    return join(this.folderOf(storageName), storageName);
  }

  private folderOf(name: string): string {
    return this.spread ? join(this.folder, name.slice(0, 2)) : this.folder;
  }

  private async folders(): Promise<string[]> {
    await makeFolder(this.folder);
    if (!this.spread) return [this.folder];
    const entries = await readdir(this.folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && PREFIX.test(entry.name))
      .map(({ name }) => join(this.folder, name));
  }

  private async oldFiles(pattern: RegExp, olderThan: number): Promise<string[]> {
    const found: string[] = [];
    for (const folder of await this.folders()) {
      for await (const entry of await opendir(folder)) {
        if (!entry.isFile() || !pattern.test(entry.name) || this.folderOf(entry.name) !== folder) continue;
        const stats = await lstat(join(folder, entry.name)).catch(() => undefined);
        if (stats !== undefined && stats.mtimeMs < olderThan) found.push(entry.name);
      }
    }
    return found;
  }
}
