import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import { migrate } from '@/shared/database/schema/migrate';
import { availableDialects, temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';
import { drift, Interruption, sourceOf } from './interrupted-source.builder';

const ROOT = resolve(__dirname, '..', '..', '..');
/** Every statement by a process that is really killed: MIGRATION_KILLS=all, or a number to begin with. */
const KILLS = process.env.MIGRATION_KILLS ?? 'few';
const FEW = { sqlite: [20], mysql: [9, 30] };

/** Numbers of statements after which a process is killed; those of the long form end with the statements. */
function* kills(dialect: keyof typeof FEW): Generator<number> {
  if (KILLS === 'few') yield* FEW[dialect];
  else for (let statement = KILLS === 'all' ? 1 : Number(KILLS); ; statement++) yield statement;
}

async function using<T>(source: Promise<DataSource>, work: (source: DataSource) => Promise<T>): Promise<T> {
  const opened = await source;
  try {
    return await work(opened);
  } finally {
    await opened.destroy();
  }
}

/** Migrates until statement number `last` has run; says which one it was, if there were that many. */
async function interruptedAfter(url: string, last: number): Promise<string | undefined> {
  let count = 0;
  const source = sourceOf(url, (statement) => {
    if (++count === last) throw new Interruption(statement);
  });
  try {
    await using(source, migrate);
    return undefined;
  } catch (error) {
    if (error instanceof Interruption) return error.message;
    throw error;
  }
}

/**
 * Interrupts migrations again and again, one statement further each time, and counts the statements. SQLite takes all of it back;
 * MySQL/MariaDB keeps what was done, so that the next round begins there, with the statements that are run again.
 */
async function interruptedEverywhere(url: string, keepsWhatWasDone: boolean): Promise<number> {
  const seen = new Set<string>();
  let last = 1;
  let rounds = 0;
  for (;;) {
    const statement = await interruptedAfter(url, last);
    if (statement === undefined) return rounds;
    rounds++;
    if (!keepsWhatWasDone || seen.has(statement)) last++;
    else if (statement.includes('INSERT INTO `migrations`')) last = 1;
    seen.add(statement);
  }
}

async function killedAfter(url: string, last: number): Promise<boolean> {
  const script = join('test', 'e2e', 'starts', 'killed-migration.builder.ts');
  const child = spawn(process.execPath, [join('bench', 'run.mjs'), script, url, String(last)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== null && code !== 0) throw new Error(`the migration failed with ${code} (statement ${last})`);
  return signal === 'SIGKILL';
}

/** What is missing after another start; nothing when it completed the schema. */
function missingAfterStart(url: string): Promise<string[]> {
  return using(sourceOf(url), async (source) => {
    await migrate(source);
    return [...(await drift(source)), ...((await source.showMigrations()) ? ['a migration'] : [])];
  });
}

async function checksOf(url: string): Promise<string[]> {
  return using(sourceOf(url), async (source) => {
    const rows = await source.query<{ name: string }[]>(
      "SELECT constraint_name AS name FROM information_schema.table_constraints WHERE table_schema = DATABASE() AND constraint_type = 'CHECK' AND constraint_name LIKE 'ck\\_%'",
    );
    return rows.map(({ name }) => name).sort();
  });
}

describe.each(availableDialects())('migrations that are interrupted (%s)', (dialect) => {
  let database: TemporaryDatabase;

  beforeEach(async () => {
    database = await temporaryDatabase(dialect);
  });

  afterEach(() => database.drop());

  beforeAll(() => {
    // TypeORM says on the console which migration failed.
    jest.spyOn(console, 'log').mockReturnValue();
  });

  afterAll(() => {
    jest.restoreAllMocks();
  });

  it('are completed by the next start, after whichever statement it was', async () => {
    expect(await interruptedEverywhere(database.url, dialect === 'mysql')).toBeGreaterThan(40);
    expect(await missingAfterStart(database.url)).toEqual([]);
    if (dialect === 'mysql') expect(await checksOf(database.url)).toEqual(['ck_orders_total', 'ck_stock_reserved']);
  });

  it(`are completed after a SIGKILL (${KILLS})`, async () => {
    for (const statement of kills(dialect)) {
      const own = await temporaryDatabase(dialect);
      const killed = await killedAfter(own.url, statement);
      expect(await missingAfterStart(own.url)).toEqual([]);
      await own.drop();
      if (!killed) break;
    }
  }, 3_600_000);

  it('are run once by several processes that start together', async () => {
    await Promise.all([1, 2, 3].map(() => using(sourceOf(database.url), migrate)));
    const names = await using(sourceOf(database.url), (source) =>
      source.query<{ name: string }[]>('SELECT name FROM migrations'),
    );
    expect(names).toHaveLength(new Set(names.map(({ name }) => name)).size);
    expect(await missingAfterStart(database.url)).toEqual([]);
  });
});
