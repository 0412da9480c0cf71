import {
  TableColumn,
  TableIndex,
  type QueryRunner,
  type Table,
  type TableColumnOptions,
  type TableIndexOptions,
} from 'typeorm';

// What migrations are made of. MySQL/MariaDB commits every change of the schema by itself, so a start that is killed leaves a
// migration half done and not noted as run. Each function here therefore makes only what isn't there yet: a migration written
// with them can be killed between any two statements, and the next start completes it. See docs/adr/0017.

/** Rows that one statement of `fillIn` touches on MySQL/MariaDB: short locks, and a start that was killed goes on where it was. */
const FILL_BATCH = 5000;

function onSqlite(runner: QueryRunner): boolean {
  return runner.dataSource.options.type === 'better-sqlite3';
}

function escape(runner: QueryRunner, name: string): string {
  return runner.dataSource.driver.escape(name);
}

/**
 * Makes what isn't there. When the statement fails because somebody made it meanwhile (a statement of a killed process that the
 * server went on with), all is well; any other error is thrown.
 */
async function unlessThere(isThere: () => Promise<boolean>, make: () => Promise<unknown>): Promise<void> {
  if (await isThere()) return;
  try {
    await make();
  } catch (error) {
    if (!(await isThere().catch(() => false))) throw error;
  }
}

async function anyRow(runner: QueryRunner, sql: string, parameters: readonly string[]): Promise<boolean> {
  const rows = (await runner.query(sql, [...parameters])) as unknown[];
  return rows.length > 0;
}

/** Makes each table that isn't there, and whichever of its indices and checks are missing. */
export async function createTables(runner: QueryRunner, ...tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    await unlessThere(
      () => runner.hasTable(table.name),
      () => runner.createTable(table, false, true, false),
    );
    for (const index of table.indices) await createIndex(runner, table.name, index);
    if (!onSqlite(runner)) for (const check of table.checks) await addCheckOnMysql(runner, table.name, check);
  }
}

/** Drops the tables, the last one first, as far as they are there. */
export async function dropTables(runner: QueryRunner, ...tables: readonly Table[]): Promise<void> {
  for (const { name } of [...tables].reverse()) await runner.dropTable(name, true);
}

/** Makes the index of a table unless one of its name is there. */
export async function createIndex(runner: QueryRunner, table: string, index: TableIndexOptions): Promise<void> {
  const { name = '' } = index;
  await unlessThere(
    () =>
      onSqlite(runner)
        ? anyRow(runner, `SELECT 1 FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND name = ?`, [
            table,
            name,
          ])
        : anyRow(
            runner,
            'SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ? AND index_name = ?',
            [table, name],
          ),
    () => runner.createIndex(table, new TableIndex(index)),
  );
}

/**
 * Adds columns to a table that may hold rows already. They have to be nullable: the release before goes on writing rows without
 * them. Throws when one isn't.
 */
export async function addColumns(
  runner: QueryRunner,
  table: string,
  ...columns: readonly TableColumnOptions[]
): Promise<void> {
  for (const column of columns) {
    if (!column.isNullable) throw new Error(`${table}.${column.name}: a column of an older table has to be nullable`);
    const type = runner.dataSource.driver.createFullType(new TableColumn(column));
    await unlessThere(
      () => runner.hasColumn(table, column.name),
      // Plain SQL: TypeORM would copy the whole table on SQLite.
      () => runner.query(`ALTER TABLE ${escape(runner, table)} ADD COLUMN ${escape(runner, column.name)} ${type} NULL`),
    );
  }
}

/** TypeORM writes CHECK constraints on SQLite only, where they are part of the table from the start. */
async function addCheckOnMysql(
  runner: QueryRunner,
  table: string,
  { name = '', expression = '' }: { name?: string; expression?: string },
): Promise<void> {
  await unlessThere(
    () =>
      anyRow(
        runner,
        'SELECT 1 FROM information_schema.table_constraints WHERE table_schema = DATABASE() AND table_name = ? AND constraint_name = ?',
        [table, name],
      ),
    () =>
      runner.query(
        `ALTER TABLE ${escape(runner, table)} ADD CONSTRAINT ${escape(runner, name)} CHECK (${expression.replaceAll('"', '`')})`,
      ),
  );
}

export interface FillIn {
  readonly table: string;
  /** Assignments, as behind SET. Names need no quotes, so that one text serves both databases. */
  readonly set: string;
  /** What the rows still to be filled have in common; it must not hold any more for a row that was filled. */
  readonly where: string;
}

/**
 * Gives the rows that are there already what a new column means for them; done again it finds nothing left to do. On
 * MySQL/MariaDB 5,000 rows a statement. Throws when `where` goes on holding for rows that were filled.
 */
export async function fillIn(runner: QueryRunner, { table, set, where }: FillIn): Promise<void> {
  const update = `UPDATE ${escape(runner, table)} SET ${set} WHERE ${where}`;
  if (onSqlite(runner)) {
    await runner.query(update);
    return;
  }
  for (;;) {
    const { raw } = (await runner.query(`${update} LIMIT ${FILL_BATCH}`, [], true)) as {
      raw: { affectedRows: number; changedRows: number };
    };
    if (raw.affectedRows < FILL_BATCH) return;
    if (raw.changedRows === 0)
      throw new Error(`filling in ${table} has no end: "${where}" holds for rows that are filled`);
  }
}
