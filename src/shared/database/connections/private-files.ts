import { chmodSync } from 'node:fs';

/** An SQLite database is three files while it is open; SQLite makes the other two with the mode of the first. */
const SUFFIXES = ['', '-wal', '-shm'];
const OWNER_ONLY = 0o600;

/**
 * Leaves the files of an SQLite database to their owner alone: they hold prices, addresses and hashes of secrets. Files of
 * somebody else's are left as they are.
 */
export function keepPrivate(path: string): void {
  for (const suffix of SUFFIXES) {
    try {
      chmodSync(`${path}${suffix}`, OWNER_ONLY);
    } catch (error) {
      if (!['ENOENT', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
