import { statSync } from 'node:fs';
import { refusal } from '@/shared/database/sqlite/sqlite-error';

/** What another process that opens the database reads: the data, what was committed last, and where that is found. */
const SUFFIXES = ['', '-wal', '-shm'];

/**
 * Knows whether the files of an SQLite database are still those that are open. Whoever moves, removes or replaces one of them under a running
 * process leaves it writing to a file that has no name: in WAL mode SQLite itself doesn't notice, and all that is committed from then on is gone with the
 * process (Decisions 14.2).
 */
export class FilesInPlace {
  /** The numbers by which the file system knows the open files; one is learnt when it is first seen. */
  private readonly open = new Map<string, bigint>();

  /** @param path of the database; one in memory has no files. */
  constructor(private readonly path: string) {}

  /** Throws an error of SQLite, `SQLITE_READONLY_DBMOVED`, unless every file that was there is still in its place. To be asked before a COMMIT. */
  check(): void {
    for (const suffix of SUFFIXES) {
      const file = `${this.path}${suffix}`;
      const found = numberOf(file);
      const known = this.open.get(file);
      if (known === undefined && found !== undefined) this.open.set(file, found);
      if (known !== undefined && known !== found)
        throw refusal('SQLITE_READONLY_DBMOVED', 'a file of the open database was moved, removed or replaced');
    }
  }
}

function numberOf(file: string): bigint | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
}
