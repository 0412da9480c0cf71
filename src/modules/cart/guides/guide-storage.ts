import { createHash, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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

/**
 * The folder guide files are kept in, outside any web root (Decisions 10; Reliability 4.11). A file appears under its
 * name only when it is whole and on the disk: written apart, synced, renamed, and the folder synced.
 */
export class GuideStorage {
  /** @param folder absolute path; created on first use, readable by this service's user only. */
  constructor(private readonly folder: string) {}

  /** Writes a file under a fresh random name. Rejects with the system's error when the disk does not take it. */
  async put(bytes: Uint8Array): Promise<StoredFile> {
    await this.ensureFolder();
    const storageName = randomBytes(32).toString('hex');
    const temporary = join(this.folder, `${storageName}.part`);
    try {
      await writeDurably(temporary, bytes);
      await rename(temporary, this.pathOf(storageName));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(this.folder);
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
    for (const name of temporary) await rm(join(this.folder, name), { force: true });
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
    return join(this.folder, storageName);
  }

  private async ensureFolder(): Promise<void> {
    const created = await mkdir(this.folder, { recursive: true, mode: 0o700 });
    if (created !== undefined) await syncFolder(dirname(created));
  }

  private async oldFiles(pattern: RegExp, olderThan: number): Promise<string[]> {
    await this.ensureFolder();
    const found: string[] = [];
    for await (const entry of await opendir(this.folder)) {
      if (!entry.isFile() || !pattern.test(entry.name)) continue;
      const stats = await lstat(join(this.folder, entry.name)).catch(() => undefined);
      if (stats !== undefined && stats.mtimeMs < olderThan) found.push(entry.name);
    }
    return found;
  }
}
