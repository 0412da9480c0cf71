import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { benchDatabase as emptyDatabase, LOCAL_SERVER } from '../invoices/bench-database';
import { median, say } from '../load';
import { benchEnv, madeRows, runCli } from '../service';

const TABLES = ['products', 'product_texts', 'prices', 'stock'];
const ROWS_PER_INSERT = 1000;
const ROUNDS = 3;

interface Command {
  readonly seconds: number;
  /** Processor time of the whole process. */
  readonly cpu: number;
  readonly stdout: string;
}

interface Run extends Pick<Command, 'seconds' | 'cpu'> {
  /** Of `seconds`, what the process takes to start and to end is left out. */
  readonly loading: number;
}

/** Unchanged runs of a build, and what a command of it costs that loads nothing: in seconds of processor time. */
interface Again {
  readonly build: string;
  readonly runs: Run[];
  readonly starts: number[];
}

/**
 * What an import into an empty catalog costs, its tables there already: on MariaDB beside the driver's own inserts of the very rows it made,
 * in turns with them. And a second, unchanged run, in turns with that of another build (`against`: a folder with its `dist`).
 */
export async function benchImports(products: number, against: string): Promise<void> {
  const rows = madeRows(products);
  const builds = ['.', ...(against === '' ? [] : [against])].map((folder) => resolve(folder));
  await besideDriver(rows);
  for (const dialect of ['sqlite', 'mysql'] as const)
    await inEmpty(dialect, (url) => {
      say(`${dialect}: first import: ${told(imported('.', url, rows))}`);
      again(dialect, url, rows, builds);
      return Promise.resolve();
    });
}

/** Works on a database that has its tables and nothing else. */
async function inEmpty(dialect: 'sqlite' | 'mysql', work: (url: string) => Promise<void>): Promise<void> {
  const database = await emptyDatabase(dialect, LOCAL_SERVER);
  try {
    runCli(database.url, ['imports', 'list']);
    await work(database.url);
  } finally {
    await database.drop();
  }
}

/** First imports and the driver's inserts in turns: a busy machine is not equally busy for both. */
async function besideDriver(rows: string): Promise<void> {
  const shares: { readonly loading: number; readonly whole: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    await inEmpty('mysql', async (url) => {
      const run = imported('.', url, rows);
      const driver = await byDriver(url);
      say(`mysql: first import: ${told(run)}; the driver alone: ${told(driver)}`);
      shares.push({ loading: driver.seconds / run.loading, whole: driver.seconds / run.seconds });
    });
  const share = (of: 'loading' | 'whole'): string => median(shares.map((one) => one[of])).toFixed(2);
  say(
    `mysql: the import has ${share('loading')} of the driver's rate by the clock (at least 0.5), ${share('whole')} with its process's start`,
  );
}

function again(dialect: string, url: string, rows: string, builds: readonly string[]): void {
  const all = builds.map((build): Again => ({ build, runs: [], starts: [] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { build, runs, starts } of all) {
      runs.push(imported(build, url, rows));
      starts.push(command(build, url, ['imports', 'list']).cpu);
    }
  for (const { build, runs, starts } of all)
    say(`${dialect}: unchanged, ${build}: ${runs.map(told).join('; ')}; start ${median(starts).toFixed(2)} s of it`);
  const [mine, other] = all.map(costs);
  if (!mine || !other) return;
  const times = (of: 'whole' | 'loading'): string => (other[of] / mine[of]).toFixed(2);
  say(
    `${dialect}: unchanged, ${times('whole')} times as fast by processor time, ${times('loading')} without the process's start`,
  );
}

function costs({ runs, starts }: Again): { readonly whole: number; readonly loading: number } {
  const whole = median(runs.map(({ cpu }) => cpu));
  return { whole, loading: whole - median(starts) };
}

function imported(build: string, databaseUrl: string, rows: string): Run {
  const { seconds, cpu, stdout } = command(build, databaseUrl, ['import', rows, '--json']);
  return { seconds, cpu, loading: (JSON.parse(stdout) as { seconds: number }).seconds };
}

/** A command as operators run it, in a process of its own: with the options that the build's own script gives to Node. */
function command(build: string, databaseUrl: string, args: readonly string[]): Command {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
  const noted = join(folder, 'cpu');
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...nodeOptions(build), '--require', resolve('bench', 'note-cpu.cjs'), 'dist/cli.js', ...args],
    { cwd: build, env: { ...benchEnv(databaseUrl), NOTE_CPU_IN: noted }, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const seconds = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${String(status)}\n${stderr.slice(-2000)}`);
  const cpu = Number(readFileSync(noted, 'utf8'));
  rmSync(folder, { recursive: true });
  return { seconds, cpu, stdout };
}

function nodeOptions(build: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(build, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly mostrador: string };
  };
  return scripts.mostrador.split(' ').filter((word) => word.startsWith('--'));
}

/** The same rows into empty copies of the tables, by the driver alone: a thousand a statement and a transaction. */
async function byDriver(databaseUrl: string): Promise<Run> {
  const connection = await createConnection(databaseUrl.replace(/^mariadb:/, 'mysql:'));
  try {
    const tables = new Map<string, unknown[][]>();
    for (const table of TABLES) tables.set(table, await rowsOf(connection, table));
    for (const table of TABLES) await connection.query(`CREATE TABLE raw_${table} LIKE ${table}`);
    const began = performance.now();
    const before = process.cpuUsage();
    for (const [table, rows] of tables) await insert(connection, `raw_${table}`, rows);
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(before);
    return { seconds, cpu: (user + system) / 1e6, loading: seconds };
  } finally {
    await connection.end();
  }
}

async function rowsOf(connection: Connection, table: string): Promise<unknown[][]> {
  const [rows] = await connection.query<RowDataPacket[][]>({ sql: `SELECT * FROM ${table}`, rowsAsArray: true });
  return rows;
}

async function insert(connection: Connection, table: string, rows: readonly unknown[][]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
    await connection.query(`INSERT INTO ${table} VALUES ?`, [rows.slice(start, start + ROWS_PER_INSERT)]);
}

function told({ seconds, cpu, loading }: Run): string {
  return `${seconds.toFixed(1)} s (loading ${loading.toFixed(1)}), ${cpu.toFixed(2)} s of processor time`;
}
