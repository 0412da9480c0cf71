import type { Database, Transaction } from '@/shared/database/database';
import { migrateAsOf, migrationName } from '@/shared/database/schema/migrate';
import { RESTORE_MARK } from '@/shared/database/transfer/restore-mark';
import { MIGRATIONS_TABLE, tableNames, type Ask, type Row } from '@/shared/database/transfer/schema-facts';

/** Parameters of one statement: SQLite takes 32,766 of them. */
const MAX_PARAMETERS = 20_000;
const MAX_ROWS = 500;

/** What fills the tables of a database anew. Table names are to be ones of ours: they are written into statements as they are. */
export class TableLoader {
  constructor(private readonly database: Database) {}

  /** Names of all the migrations that this release knows. */
  get knownMigrations(): ReadonlySet<string> {
    return new Set(this.database.writeSource.migrations.map(migrationName));
  }

  /** The tables that are there and ours, without the note of migrations. */
  async ownTables(): Promise<string[]> {
    const own = new Set(this.database.writeSource.entityMetadatas.map(({ tableName }) => tableName));
    return (await this.tables()).filter((name) => own.has(name));
  }

  async isEmpty(table: string): Promise<boolean> {
    const rows = await this.ask(`SELECT 1 AS found FROM ${this.quoted(table)} LIMIT 1`);
    return rows.length === 0;
  }

  /** From here until `end` the database is half restored, and nothing starts on it. */
  async begin(): Promise<void> {
    await this.run(`CREATE TABLE IF NOT EXISTS ${RESTORE_MARK} (name VARCHAR(20) NOT NULL PRIMARY KEY)`);
  }

  async end(): Promise<void> {
    await this.run(`DROP TABLE ${RESTORE_MARK}`);
  }

  /** Drops the tables named and ours, and makes those of the given migrations, all empty. */
  async makeAnew(tables: readonly string[], migrations: readonly string[]): Promise<void> {
    const there = new Set(await this.tables());
    const old = new Set([MIGRATIONS_TABLE, ...tables, ...(await this.ownTables())]);
    for (const table of old) if (there.has(table)) await this.run(`DROP TABLE ${this.quoted(table)}`);
    await migrateAsOf(this.database.writeSource, new Set(migrations));
    for (const table of tables) await this.run(`DELETE FROM ${this.quoted(table)}`);
  }

  /** Adds rows to a table, in one transaction; all have the same columns. */
  async add(table: string, rows: readonly Row[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {});
    if (columns.length === 0) return;
    const size = Math.min(MAX_ROWS, Math.floor(MAX_PARAMETERS / columns.length));
    const names = columns.map((name) => this.quoted(name)).join(', ');
    const marks = `(${columns.map(() => '?').join(', ')})`;
    await this.database.write(async (manager: Transaction) => {
      for (let at = 0; at < rows.length; at += size) {
        const some = rows.slice(at, at + size);
        const values = some.flatMap((row) => columns.map((name) => row[name]));
        const places = some.map(() => marks).join(', ');
        await manager.query(`INSERT INTO ${this.quoted(table)} (${names}) VALUES ${places}`, values);
      }
    });
  }

  /** The table's next row gets this number, or a higher one. */
  async continueAt(table: string, next: number): Promise<void> {
    if (this.database.dialect === 'mysql') {
      await this.run(`ALTER TABLE ${this.quoted(table)} AUTO_INCREMENT = ${next}`);
      return;
    }
    await this.database.write(async (manager: Transaction) => {
      await manager.query('DELETE FROM sqlite_sequence WHERE name = ?', [table]);
      await manager.query('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, next - 1]);
    });
  }

  private tables(): Promise<string[]> {
    return tableNames(this.database.dialect, this.ask);
  }

  private readonly ask: Ask = (sql) => this.database.writeSource.query<Row[]>(sql);

  private async run(sql: string): Promise<void> {
    await this.database.writeSource.query(sql);
  }

  private quoted(name: string): string {
    return this.database.writeSource.driver.escape(name);
  }
}
