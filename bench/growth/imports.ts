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

interface Run {
  readonly seconds: number;
  readonly cpu: number;
  /** Of `seconds`, what the process takes to start and to end is left out. */
  readonly loading: number;
}

/**
 * What an import into an empty catalog costs, its tables there already: on MariaDB beside the driver's own inserts of the very rows it made.
 * And a second, unchanged run, in turns with that of another build (`against`: a folder with its `dist`).
 */
export async function benchImports(products: number, against: string): Promise<void> {
  const rows = madeRows(products);
  const builds = ['.', ...(against === '' ? [] : [against])].map((folder) => resolve(folder));
  for (const dialect of ['sqlite', 'mysql'] as const) {
    const database = await emptyDatabase(dialect, LOCAL_SERVER);
    try {
      runCli(database.url, ['imports', 'list']);
      await compare(dialect, database.url, rows, builds);
    } finally {
      await database.drop();
    }
  }
}

async function compare(dialect: string, url: string, rows: string, builds: readonly string[]): Promise<void> {
  const first = imported(builds[0] ?? '.', url, rows);
  say(`${dialect}: first import: ${told(first)}`);
  if (dialect === 'mysql') await besideDriver(url, first);
  const again = builds.map((build) => ({ build, runs: [] as Run[] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { build, runs } of again) runs.push(imported(build, url, rows));
  for (const { build, runs } of again) say(`${dialect}: unchanged, ${build}: ${runs.map(told).join('; ')}`);
  const [mine = 0, other] = again.map(({ runs }) => median(runs.map(({ cpu }) => cpu)));
  if (other !== undefined) say(`${dialect}: unchanged, ${(other / mine).toFixed(2)} times as fast by processor time`);
}

/** The import as operators run it, in a process of its own. */
function imported(build: string, databaseUrl: string, rows: string): Run {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
  const noted = join(folder, 'cpu');
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', resolve('bench', 'note-cpu.cjs'), 'dist/cli.js', 'import', rows, '--json'],
    { cwd: build, env: { ...benchEnv(databaseUrl), NOTE_CPU_IN: noted }, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const seconds = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(`the import ended with ${String(status)}\n${stderr.slice(-2000)}`);
  const cpu = Number(readFileSync(noted, 'utf8'));
  rmSync(folder, { recursive: true });
  return { seconds, cpu, loading: (JSON.parse(stdout) as { seconds: number }).seconds };
}

/** The same rows into empty copies of the tables, by the driver alone: a thousand a statement and a transaction. */
async function besideDriver(databaseUrl: string, imported: Run): Promise<void> {
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
    say(`mysql: the driver alone: ${told({ seconds, cpu: (user + system) / 1e6, loading: seconds })}`);
    const share = (mine: number): string => (seconds / mine).toFixed(2);
    say(
      `mysql: the import has ${share(imported.loading)} of the driver's rate by the clock (at least 0.5), ${share(imported.seconds)} with its process's start`,
    );
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
  return `${seconds.toFixed(1)} s (loading ${loading.toFixed(1)}), ${cpu.toFixed(1)} s of processor time`;
}
