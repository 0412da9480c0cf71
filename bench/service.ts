import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..');
const BENCH_DATA = join(ROOT, 'data', 'bench');
/** A million products on a machine that others use as well. */
const READY_WITHIN_MS = 1_800_000;

/** A service under measurement, as operators run it: the built files, in a process of its own. */
export interface BenchService {
  readonly url: string;
  readonly pid: number;
  readonly secondsToReady: number;
  /** Processor time it took until it was ready. */
  readonly cpuToReady: number;
  stop(): Promise<void>;
}

/** Environment of the measured service: limits on but out of the way. */
export function benchEnv(databaseUrl: string): Record<string, string> {
  return {
    ...(process.env as Record<string, string>),
    DATABASE_URL: databaseUrl,
    DEMO: 'false',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
    TOKEN_RATE_LIMIT_PER_MINUTE: '0',
    TOKEN_SUCCESS_LIMIT_PER_MINUTE: '0',
    BAD_TOKEN_LIMIT_PER_MINUTE: '0',
    AI_RATE_LIMIT_PER_MINUTE: '0',
  };
}

/** What making a database cost. */
export interface ImportFigures {
  /** Processor time of the import, start of the process included. */
  readonly cpu: number;
  readonly seconds: number;
}

/** What the import of a benchDatabase() cost when it was made; undefined for one made before that was noted. */
export function importFigures(products: number): ImportFigures | undefined {
  const noted = readFileSync(join(BENCH_DATA, `${products}.sqlite.done`), 'utf8');
  return noted === '' ? undefined : (JSON.parse(noted) as ImportFigures);
}

/** The folder with the import files of a benchDatabase(). */
export function benchRows(products: number): string {
  return join(BENCH_DATA, `rows-${products}`);
}

/** Makes the files of benchRows(), once. */
export function madeRows(products: number): string {
  const rows = benchRows(products);
  if (existsSync(join(rows, 'existencias.ndjson'))) return rows;
  const options = ['--products', String(products), '--stock-per-product', '7.5', '--out', rows];
  runNode(['bench/run.mjs', 'bench/generate.ts', ...options], benchEnv('sqlite::memory:'));
  return rows;
}

/** Makes an SQLite database with `products` generated products, once; answers its URL. */
export function benchDatabase(products: number): string {
  const folder = BENCH_DATA;
  const file = join(folder, `${products}.sqlite`);
  const url = `sqlite:${file}`;
  if (existsSync(`${file}.done`)) return url;
  const rows = madeRows(products);
  const started = performance.now();
  const cpuFile = `${file}.cpu`;
  runNode(['--require', join(ROOT, 'bench', 'note-cpu.cjs'), 'dist/cli.js', 'import', rows], {
    ...benchEnv(url),
    NOTE_CPU_IN: cpuFile,
  });
  const cpu = Number(readFileSync(cpuFile, 'utf8'));
  writeFileSync(`${file}.done`, JSON.stringify({ cpu, seconds: (performance.now() - started) / 1000 }));
  return url;
}

/** Credentials as the token route takes them. */
export interface BenchCredentials {
  readonly client_id: string;
  readonly client_secret: string;
}

/** New credentials of the account, made by the operator's command. */
export function benchCredentials(
  databaseUrl: string,
  account: number,
  scopes = 'carrito,ver-productos',
): BenchCredentials {
  const { client_id, client_secret } = JSON.parse(
    runCli(databaseUrl, ['credentials', 'create', '--account', String(account), '--scopes', scopes, '--json']),
  ) as BenchCredentials;
  return { client_id, client_secret };
}

/** What is sent to the token route. */
export function tokenForm(credentials: BenchCredentials): string {
  return new URLSearchParams({ grant_type: 'client_credentials', ...credentials }).toString();
}

/** A new token of the account, made through the operator's command and the token route. */
export async function benchToken(databaseUrl: string, url: string, account: number, scopes?: string): Promise<string> {
  const body = new URLSearchParams(tokenForm(benchCredentials(databaseUrl, account, scopes)));
  const response = await fetch(`${url}/oauth/token`, { method: 'POST', body });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Starts the built service and waits until it is ready. */
export async function startService(
  databaseUrl: string,
  extra: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
): Promise<BenchService> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=32', ...nodeOptions, 'dist/main.js'], {
    cwd: ROOT,
    env: { ...benchEnv(databaseUrl), ...extra, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, url);
  return {
    url,
    pid: child.pid ?? 0,
    secondsToReady: (performance.now() - started) / 1000,
    cpuToReady: cpuSeconds(child.pid ?? 0),
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => {
          done();
        });
        child.kill('SIGTERM');
      }),
  };
}

const REST_SECONDS = 3;
/** What a process at rest still does: looks at the change log and at what is to be published. */
const REST_SHARE = 0.05;

/**
 * Waits until a service has done what it does behind a start (what it publishes for the first time, what it reads for the natural-language
 * search): its processor is idle for some seconds. Answers the processor time that took.
 */
export async function untilAtRest({ pid }: Pick<BenchService, 'pid'>): Promise<number> {
  const began = cpuSeconds(pid);
  for (let quiet = 0; quiet < REST_SECONDS;) {
    const before = cpuSeconds(pid);
    await new Promise((later) => setTimeout(later, 1000));
    quiet = cpuSeconds(pid) - before <= REST_SHARE ? quiet + 1 : 0;
  }
  return cpuSeconds(pid) - began;
}

/** Processor time that a process has used so far, on all its threads. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        done(port);
      });
    });
  });
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline;) {
    if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error('the service did not get ready');
}

/** The operator's command line on a database, as built. */
export function runCli(databaseUrl: string, args: readonly string[]): string {
  return runNode(['scripts/run.mjs', 'dist/cli.js', ...args], benchEnv(databaseUrl));
}

function runNode(args: string[], env: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${String(status)}\n${stderr.slice(-2000)}`);
  return stdout;
}
