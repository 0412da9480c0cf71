import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { explainDisk } from '@/cli/backup/explain-disk';
import { pepperOf } from '@/cli/backup/kept-pepper';
import { writeManifest, type BackedUpTable, type DigestedFile, type Manifest } from '@/cli/backup/manifest';
import { OWNER_ONLY_FOLDER, writeWhole } from '@/shared/files/private-file';
import { backUpFiles, liesWithin } from '@/cli/backup/stored-files';
import { writeTable } from '@/cli/backup/table-file';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { VERSION } from '@/config/version';
import { sqlitePath } from '@/shared/database/connections/data-source-options';
import { Database, type Transaction } from '@/shared/database/database';
import { RESTORE_MARK } from '@/shared/database/transfer/restore-mark';
import {
  executedMigrations,
  nextNumbers,
  tableNames,
  type Ask,
  type Row,
} from '@/shared/database/transfer/schema-facts';
import { takeSnapshot, type Snapshot } from '@/shared/database/transfer/snapshot';
import { TableLoader } from '@/shared/database/transfer/table-loader';
import { Clock } from '@/shared/kernel/clock';
import { OperatorError } from '@/shared/kernel/operator-error';
import { PEPPER_FILE } from '@/shared/secrets/secret-pepper';
import { appendAudit } from '@/shared/audit/append-audit';
import { makeFolders } from '@/shared/files/make-folders';

/** Stands in a folder whose backup has begun and not ended. */
const UNFINISHED = 'unfinished';

/** Writes backups: tables in a form that belongs to no database, stored files, the pepper, and a manifest of digests (Decisions 14.3). */
@Injectable()
export class BackupService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Backs up into a folder that is missing, empty or of a backup that was cut short. The service may go on meanwhile: tables are as
   * they were at one moment, and every stored file that they name then is there. Throws OperatorError when it can't be done.
   */
  async write(folder: string): Promise<Manifest> {
    await this.open();
    await this.writeDown();
    const migrations = await this.migrations();
    await this.prepare(folder);
    return this.fill(folder, migrations).catch(explainDisk('el respaldo no se completó'));
  }

  private async fill(folder: string, migrations: string[]): Promise<Manifest> {
    const { storageDir, database } = this.config;
    // A file that is replaced while the tables are written is named by them all the same: it is copied before.
    const before = await backUpFiles(storageDir, folder);
    const now = this.clock.now();
    const snapshot = await takeSnapshot(this.database, database);
    try {
      const tables = await this.writeTables(snapshot, folder);
      const files = await backUpFiles(storageDir, folder, before);
      const pepper = await this.writePepper(snapshot, folder);
      const { dialect } = this.database;
      const facts = { created_at: now.toISOString(), release: VERSION, dialect, migrations, tables, files, pepper };
      const manifest = await writeManifest(folder, facts);
      await rm(join(folder, UNFINISHED));
      return manifest;
    } finally {
      await snapshot.close();
    }
  }

  /** Part of the backup itself. What can't be written, or is of an older release, is backed up all the same. */
  private async writeDown(): Promise<void> {
    try {
      await this.database.write((transaction: Transaction) => appendAudit(transaction, { event: 'backed_up' }));
    } catch {
      return;
    }
  }

  private async open(): Promise<void> {
    const { dialect, url } = this.config.database;
    const path = sqlitePath(url);
    if (dialect === 'sqlite' && !existsSync(path))
      throw new OperatorError(`no hay nada que respaldar: no existe ${path} (DATABASE_URL)`);
    await this.database.connect();
  }

  /** What was migrated by a later release may have tables that this one doesn't know. */
  private async migrations(): Promise<string[]> {
    const { dialect, writeSource } = this.database;
    const ask: Ask = (sql) => writeSource.query<Row[]>(sql);
    if ((await tableNames(dialect, ask)).includes(RESTORE_MARK))
      throw new OperatorError('esta base de datos tiene una restauración a medias; repita mostrador restore');
    const migrations = await executedMigrations(dialect, ask);
    if (migrations.length === 0) throw new OperatorError('no hay nada que respaldar: la base de datos está vacía');
    const known = new TableLoader(this.database).knownMigrations;
    const unknown = migrations.filter((name) => !known.has(name));
    if (unknown.length > 0)
      throw new OperatorError(
        `la base de datos es de una versión posterior a ${VERSION} (${unknown.join(', ')}); respáldela con esa versión`,
      );
    return migrations;
  }

  private async prepare(folder: string): Promise<void> {
    if (liesWithin(folder, this.config.storageDir))
      throw new OperatorError(`${folder} está dentro de STORAGE_DIR; elija una carpeta fuera de ella`);
    try {
      await makeFolders(folder, OWNER_ONLY_FOLDER);
      const there = await readdir(folder);
      if (there.length > 0 && !there.includes(UNFINISHED))
        throw new OperatorError(`${folder} no está vacía; elija otra carpeta, por ejemplo ${folder}-2`);
      await writeWhole(join(folder, UNFINISHED), ['']);
      for (const name of there.filter((each) => each !== UNFINISHED))
        await rm(join(folder, name), { recursive: true, force: true });
      for (const name of ['tables', 'files']) await mkdir(join(folder, name), { mode: OWNER_ONLY_FOLDER });
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      throw new OperatorError(
        `no se puede escribir en ${folder}: ${(error as NodeJS.ErrnoException).code ?? 'error desconocido'}`,
      );
    }
  }

  private async writeTables(snapshot: Snapshot, folder: string): Promise<BackedUpTable[]> {
    const { dialect } = this.database;
    const own = new Set(await new TableLoader(this.database).ownTables());
    const numbers = await nextNumbers(dialect, snapshot.ask);
    const tables: BackedUpTable[] = [];
    for (const name of await tableNames(dialect, snapshot.ask)) {
      if (!own.has(name)) continue;
      const path = `tables/${name}.ndjson.gz`;
      const written = await writeTable(join(folder, path), snapshot.rows(name));
      const next = numbers.get(name);
      tables.push({ name, path, ...written, ...(next !== undefined && { next_number: next }) });
    }
    return tables;
  }

  private async writePepper({ ask }: Snapshot, folder: string): Promise<DigestedFile | null> {
    const pepper = await pepperOf(this.config, ask);
    return pepper === undefined
      ? null
      : { path: PEPPER_FILE, ...(await writeWhole(join(folder, PEPPER_FILE), [pepper])) };
  }
}
