import { open, readFile, rm } from 'node:fs/promises';
import type { QueryRunner } from 'typeorm';
import { sqlitePath } from '@/shared/database/data-source-options';
import type { Database } from '@/shared/database/database';
import { pause } from '@/shared/database/retry';

const LOCK_NAME = 'mostrador-startup';
const WAIT_MS = 120_000;
const LOOK_AGAIN_MS = 100;

/** Runs `work` in one process at a time, when several start at once on the same database. */
export async function withStartupLock<T>(database: Database, url: string, work: () => Promise<T>): Promise<T> {
  return database.dialect === 'sqlite'
    ? withLockFile(`${sqlitePath(url)}.starting`, work)
    : withNamedLock(database, work);
}

async function withNamedLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const runner = database.writeSource.createQueryRunner();
  try {
    const deadline = Date.now() + WAIT_MS;
    while (!(await getsLock(runner))) {
      if (Date.now() > deadline) throw new Error('another process has been starting on this database for too long');
      await pause(LOOK_AGAIN_MS);
    }
    return await work();
  } finally {
    await runner.query('SELECT RELEASE_LOCK(?)', [LOCK_NAME]).catch(() => undefined);
    await runner.release();
  }
}

async function getsLock(runner: QueryRunner): Promise<boolean> {
  const rows = (await runner.query('SELECT GET_LOCK(?, 0) AS locked', [LOCK_NAME])) as { locked: unknown }[];
  return Number(rows[0]?.locked) === 1;
}

/** A file that holds the process id of whoever is starting; one left behind by a dead process is taken away. */
async function withLockFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + WAIT_MS;
  while (!(await tryCreate(path))) {
    if (!(await ownerLives(path))) await rm(path, { force: true });
    else if (Date.now() > deadline)
      throw new Error(`another process has been starting for too long; if there is none, remove ${path}`);
    await pause(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function tryCreate(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function ownerLives(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => '');
  // Between its creation and its first byte the file is empty: its owner is alive.
  if (text === '') return true;
  try {
    process.kill(Number(text), 0);
    return true;
  } catch {
    return false;
  }
}
