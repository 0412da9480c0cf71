import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { explainDisk } from '@/cli/backup/explain-disk';
import { keepBesideDatabase, refuseOtherPepper } from '@/cli/backup/kept-pepper';
import type { Manifest } from '@/cli/backup/manifest';
import { restoreFiles, storedFiles } from '@/cli/backup/stored-files';
import { readTable } from '@/cli/backup/table-file';
import { verifyBackup } from '@/cli/backup/verify-backup';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { FEED_ID } from '@/shared/cursor/cursors';
import { Database, type Transaction } from '@/shared/database/database';
import { countLivingProcesses } from '@/shared/database/living-processes';
import { withStartupLock } from '@/shared/database/starts/startup-lock';
import { isHalfRestored } from '@/shared/database/transfer/restore-mark';
import type { Row } from '@/shared/database/transfer/schema-facts';
import { TableLoader } from '@/shared/database/transfer/table-loader';
import { Clock } from '@/shared/kernel/clock';
import { OperatorError } from '@/shared/kernel/operator-error';
import { PEPPER_ROW } from '@/shared/secrets/secret-pepper';
import { appendAudit, AUDIT_TABLE } from '@/shared/audit/append-audit';

const PROCESSES_TABLE = 'processes';
/** What a first start fills by itself: rows there are nothing of the operator's. */
const FILLED_AT_START: ReadonlySet<string> = new Set([
  AUDIT_TABLE,
  'change_log',
  'startup_marks',
  'service_state',
  'service_secrets',
  'counters',
  PROCESSES_TABLE,
  'payment_methods',
  'cfdi_uses',
  'countries',
  'postal_codes',
  'postal_coordinates',
]);
/** How much further folios and positions go on where those given out after the backup are lost: more than a day gives out. */
const FOLIOS_AHEAD = 10_000;
const POSITIONS_AHEAD = 1_000_000;
/** Rows and characters of one transaction. */
const BATCH_ROWS = 5000;
const BATCH_SIZE = 4 * 1024 * 1024;

/** Restores backups into empty installations (Decisions 14.3). */
@Injectable()
export class RestoreService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks the whole backup, then restores it; the schema is that of the backup's release, to be migrated by the next start. Ended at
   * any moment it can be repeated, and nothing starts in between. Throws OperatorError, with nothing changed, when the backup is
   * damaged, of a later release or of another pepper, or when the installation isn't empty. With `skipAhead` no folio and no position
   * that was given out after the backup is given out again.
   */
  async restore(folder: string, { skipAhead = false }: { readonly skipAhead?: boolean } = {}): Promise<Manifest> {
    const manifest = await verifyBackup(folder);
    const pepper = manifest.pepper ? await readFile(join(folder, manifest.pepper.path), 'utf8') : undefined;
    refuseOtherPepper(this.config, pepper);
    this.refuseLaterRelease(manifest);
    await this.database.connect();
    await withStartupLock(this.database, this.config.database.url, async () => {
      const loader = new TableLoader(this.database);
      if (!(await isHalfRestored(this.database.writeSource))) await this.refuseUnlessEmpty(loader);
      await loader.begin();
      await this.restoreTables(loader, folder, manifest);
      await restoreFiles(folder, manifest.files, this.config.storageDir);
      if (pepper !== undefined) await this.keepPepper(pepper);
      if (manifest.tables.some(({ name }) => name === 'service_state')) await this.beginNewFeed();
      if (skipAhead) await this.skipAhead(manifest);
      if (manifest.tables.some(({ name }) => name === AUDIT_TABLE)) await this.writeDown(manifest);
      await loader.end();
    }).catch(explainDisk('la restauración no se completó'));
    return manifest;
  }

  private refuseLaterRelease({ migrations, release }: Manifest): void {
    const known = new TableLoader(this.database).knownMigrations;
    const unknown = migrations.filter((name) => !known.has(name));
    if (unknown.length > 0)
      throw new OperatorError(
        `el respaldo es de una versión posterior (${release}: ${unknown.join(', ')}); restáurelo con esa versión`,
      );
  }

  private async refuseUnlessEmpty(loader: TableLoader): Promise<void> {
    const tables = await loader.ownTables();
    const filled: string[] = [];
    for (const table of tables) if (!FILLED_AT_START.has(table) && !(await loader.isEmpty(table))) filled.push(table);
    if (filled.length > 0)
      throw new OperatorError(
        `la base de datos no está vacía (${filled.slice(0, 5).join(', ')}${filled.length > 5 ? '…' : ''}); restaure en una vacía: otra DATABASE_URL`,
      );
    if (tables.includes(PROCESSES_TABLE)) await this.refuseWhileServed();
    if ((await storedFiles(this.config.storageDir)).length > 0)
      throw new OperatorError(`${this.config.storageDir} (STORAGE_DIR) no está vacía; elija otra carpeta`);
  }

  /** A process that was killed leaves its row, and is seen no more after half a minute. */
  private async refuseWhileServed(): Promise<void> {
    const { writeSource, dialect } = this.database;
    if ((await countLivingProcesses(writeSource.manager, dialect)) === 0) return;
    throw new OperatorError(
      'un servicio usa esta base de datos, o la usaba hace menos de 30 segundos: deténgalo y repita la restauración',
    );
  }

  private async restoreTables(loader: TableLoader, folder: string, { tables, migrations }: Manifest): Promise<void> {
    await loader.makeAnew(
      tables.map(({ name }) => name),
      migrations,
    );
    for (const table of tables) {
      for await (const rows of batches(readTable(join(folder, table.path)))) await loader.add(table.name, rows);
      if (table.next_number !== undefined) await loader.continueAt(table.name, table.next_number);
    }
  }

  /** Where processes of this installation will look for it. */
  private async keepPepper(pepper: string): Promise<void> {
    if (this.config.secretPepper !== undefined) return;
    if (this.database.dialect === 'sqlite') {
      await keepBesideDatabase(this.config, pepper, this.clock.now());
      return;
    }
    await this.database.write(async (manager: Transaction) => {
      await manager.query('DELETE FROM service_secrets WHERE name = ?', [PEPPER_ROW]);
      await manager.query('INSERT INTO service_secrets (name, value) VALUES (?, ?)', [PEPPER_ROW, pepper]);
    });
  }

  /** The last row of the audit log that was restored: what came after it is gone. */
  private async writeDown({ created_at, release }: Manifest): Promise<void> {
    await this.database.write((transaction: Transaction) =>
      appendAudit(transaction, { event: 'restored', details: { backup: created_at, release } }),
    );
  }

  /**
   * Folios are never given out twice (Decisions 14), and whoever is told of an event drops what has a lower position than he has seen (Beyond 2.3):
   * both go on beyond what may have been given out since. Nothing that was restored changes.
   */
  private async skipAhead({ tables }: Manifest): Promise<void> {
    const has = (table: string): boolean => tables.some(({ name }) => name === table);
    await this.database.write(async (manager: Transaction) => {
      if (has('folio_counters'))
        await manager.query('UPDATE folio_counters SET last_number = last_number + ?', [FOLIOS_AHEAD]);
      if (has('counters')) await manager.query('UPDATE counters SET value = value + ?', [POSITIONS_AHEAD]);
    });
  }

  /** Positions after the backup will be given out again: cursors of before are those of another installation (Beyond 1.4). */
  private async beginNewFeed(): Promise<void> {
    await this.database.write((manager: Transaction) =>
      manager.query('DELETE FROM service_state WHERE name = ?', [FEED_ID]),
    );
  }
}

async function* batches(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  let size = 0;
  for await (const row of rows) {
    batch.push(row);
    for (const value of Object.values(row)) size += typeof value === 'string' ? value.length : 8;
    if (batch.length < BATCH_ROWS && size < BATCH_SIZE) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}
