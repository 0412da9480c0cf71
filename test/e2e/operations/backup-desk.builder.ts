import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { BackupService } from '@/cli/backup/backup.service';
import type { Manifest } from '@/cli/backup/manifest';
import { RestoreService } from '@/cli/backup/restore.service';
import { loadConfig, type AppConfig } from '@/config/app-config';
import { ProcessEntity } from '@/modules/admin/persistence/process.entity';
import { Database } from '@/shared/database/database';
import { databaseNow } from '@/shared/database/database-now';
import { temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

/** An installation without a service: a database that is still empty, and a folder for files. */
export interface Installation {
  readonly url: string;
  readonly storageDir: string;
  readonly database: TemporaryDatabase;
  config(env?: Readonly<Record<string, string>>): AppConfig;
  backUp(folder: string, env?: Readonly<Record<string, string>>): Promise<Manifest>;
  restore(
    folder: string,
    env?: Readonly<Record<string, string>>,
    options?: { readonly skipAhead: boolean },
  ): Promise<Manifest>;
  /** Lends the open database. */
  with<T>(work: (database: Database) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

const clock = { now: (): Date => new Date() };

/** A new installation, or one made of a database that is there. */
export async function installation(
  dialect: 'sqlite' | 'mysql',
  there?: { readonly database: TemporaryDatabase; readonly storageDir: string },
): Promise<Installation> {
  const database = there?.database ?? (await temporaryDatabase(dialect));
  const parent = await mkdtemp(join(tmpdir(), 'mostrador-installation-'));
  const storageDir = there?.storageDir ?? join(parent, 'files');
  const config = (env: Readonly<Record<string, string>> = {}): AppConfig =>
    loadConfig({ DATABASE_URL: database.url, STORAGE_DIR: storageDir, ...env });
  const lend = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const unopened = await Database.unopened({ ...config().database, queryTimeoutMs: 0 }, ENTITIES, MIGRATIONS);
    try {
      return await work(unopened);
    } finally {
      await unopened.close();
    }
  };
  return {
    url: database.url,
    storageDir,
    database,
    config,
    backUp: (folder, env) => lend((lent) => new BackupService(config(env), lent, clock).write(folder)),
    restore: (folder, env, options) =>
      lend((lent) => new RestoreService(config(env), lent, clock).restore(folder, options)),
    with: (work) =>
      lend(async (lent) => {
        await lent.connect();
        return work(lent);
      }),
    async remove() {
      await rm(parent, { recursive: true, force: true });
      if (!there) await database.drop();
    },
  };
}

/** The row of a process that was last seen so many milliseconds ago, by the database's clock. */
export async function noteProcess({ writeSource, dialect }: Database, ago: number): Promise<void> {
  const seenAt = (await databaseNow(writeSource.manager, dialect)) - ago;
  await writeSource.manager.insert(ProcessEntity, {
    id: 'host:1:0',
    host: 'host',
    version: '1',
    startedAt: seenAt,
    seenAt,
    snapshotVersion: 0,
    feedPosition: 0,
    lagMs: 0,
  });
}
