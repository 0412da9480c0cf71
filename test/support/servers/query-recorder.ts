import type { QueryRunner } from 'typeorm';
import type { Database } from '@/shared/database/database';

export interface Statement {
  readonly sql: string;
  readonly values: unknown[];
}

/** The statements that `work` sends to the database through its reader. */
export async function recordQueries(database: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const source = database.reader.dataSource;
  const create = source.createQueryRunner.bind(source);
  const statements: Statement[] = [];
  const watched = new Set<QueryRunner>();
  source.createQueryRunner = (mode) => {
    const runner = create(mode);
    if (watched.has(runner)) return runner;
    watched.add(runner);
    const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
    runner.query = ((sql: string, values: unknown[] = [], ...rest: unknown[]) => {
      statements.push({ sql, values });
      return query(sql, values, ...rest);
    }) as typeof runner.query;
    return runner;
  };
  try {
    await work();
  } finally {
    Reflect.deleteProperty(source, 'createQueryRunner');
    for (const runner of watched) Reflect.deleteProperty(runner, 'query');
  }
  return statements;
}

/** What a statement's plan says, on either database. */
export interface Plan {
  /** Our own indexes read, in order; primary keys aside. */
  readonly indexes: string[];
  /** Tables read from end to end. */
  readonly scans: string[];
  readonly sorts: boolean;
}

type PlanRow = Readonly<Record<string, string | null>>;

export async function explain(database: Database, { sql, values }: Statement): Promise<Plan> {
  const sqlite = database.dialect === 'sqlite';
  const rows = await database.reader.query<PlanRow[]>(`EXPLAIN ${sqlite ? 'QUERY PLAN ' : ''}${sql}`, values);
  return sqlite ? sqlitePlan(rows) : mysqlPlan(rows);
}

function sqlitePlan(rows: readonly PlanRow[]): Plan {
  const details = rows.map((row) => row.detail ?? '');
  const steps = details.flatMap((detail) => {
    const parts = /^(SCAN|SEARCH) (\w+)(?:.*INDEX (\w+))?/.exec(detail);
    return parts ? [{ scan: parts[1] === 'SCAN', table: parts[2] ?? '', index: parts[3] }] : [];
  });
  return {
    indexes: steps.flatMap((step) => step.index ?? []).filter((index) => index.startsWith('ix_')),
    // A derived table of matches already found has no index to go by.
    scans: steps.filter((step) => step.scan && step.table !== 'matches').map((step) => step.table),
    sorts: details.some((detail) => detail.includes('TEMP B-TREE')),
  };
}

function mysqlPlan(rows: readonly PlanRow[]): Plan {
  const tables = rows.filter((row) => row.table && !row.table.startsWith('<'));
  return {
    indexes: tables.flatMap((row) => row.key ?? []).filter((key) => key.startsWith('ix_')),
    scans: tables.filter((row) => row.type === 'ALL' || row.type === 'index').flatMap((row) => row.table ?? []),
    sorts: rows.some((row) => row.Extra?.includes('filesort')),
  };
}
