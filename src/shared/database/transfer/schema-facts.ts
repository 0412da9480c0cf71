import type { DatabaseDialect } from '@/config/app-config';

/** A row as the driver gives it, by column. */
export type Row = Readonly<Record<string, unknown>>;

/** Asks the database: one statement, all its rows. */
export type Ask = (sql: string) => Promise<readonly Row[]>;

/** Where TypeORM notes the migrations that were run. */
export const MIGRATIONS_TABLE = 'migrations';

const TABLES = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table'",
  mysql:
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
} as const;

/** The tables that are there, by name. */
export async function tableNames(dialect: DatabaseDialect, ask: Ask): Promise<string[]> {
  return (await ask(TABLES[dialect])).map(({ name }) => String(name)).sort();
}

/** Names of the migrations that were run, in their order; empty when the database was never migrated. */
export async function executedMigrations(dialect: DatabaseDialect, ask: Ask): Promise<string[]> {
  if (!(await tableNames(dialect, ask)).includes(MIGRATIONS_TABLE)) return [];
  return (await ask(`SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY timestamp, id`)).map(({ name }) => String(name));
}

/** The number each table would give to its next row, for the tables that number their rows. Rows that were deleted count. */
export async function nextNumbers(dialect: DatabaseDialect, ask: Ask): Promise<ReadonlyMap<string, number>> {
  return new Map((await numbered(dialect, ask)).map(({ name, next }) => [String(name), Number(next)]));
}

async function numbered(dialect: DatabaseDialect, ask: Ask): Promise<readonly Row[]> {
  if (dialect === 'mysql')
    return ask(
      'SELECT table_name AS name, auto_increment AS next FROM information_schema.tables WHERE table_schema = DATABASE() AND auto_increment IS NOT NULL',
    );
  const numbers = (await tableNames(dialect, ask)).includes('sqlite_sequence');
  return numbers ? ask('SELECT name, seq + 1 AS next FROM sqlite_sequence') : [];
}
