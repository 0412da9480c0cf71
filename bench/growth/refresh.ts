import { spawn } from 'node:child_process';
import { copyFileSync, createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { sqliteDriver } from '@/shared/database/sqlite/sqlite-driver';
import { percentile, say } from '../load';
import { timedGet } from '../queries';
import {
  benchDatabase,
  benchEnv,
  benchRows,
  benchToken,
  cpuSeconds,
  startService,
  untilAtRest,
  type BenchService,
} from '../service';

const ACCOUNT = 100_245;
/** Between two requests of the client that looks on. */
const BETWEEN_MS = 10;
const SEARCH = '/api/v1/productos?limit=60&busqueda=';
const WORDS = ['camara', 'cable+exterior', 'fuente', 'switch+poe', 'sensor', 'bateria'];

/** How long searches take while every count of the catalog is imported anew beside the service: nothing may hold them up. */
export async function benchRefresh(products: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
  const file = join(folder, 'refresh.sqlite');
  copyFileSync(benchDatabase(products).replace('sqlite:', ''), file);
  const counts = await changedCounts(products, join(folder, 'existencias.ndjson'));
  const service = await startService(`sqlite:${file}`);
  try {
    const token = await benchToken(`sqlite:${file}`, service.url, ACCOUNT);
    await untilAtRest(service);
    const client = new Client(service, token);
    const alone = await client.during(after(5000));
    const began = performance.now();
    const before = cpuSeconds(service.pid);
    const beside = await client.during(importing(`sqlite:${file}`, folder));
    const imported = (performance.now() - began) / 1000;
    const behind = await client.during(untilPublished(file));
    client.close();
    say(`${counts} changed counts of ${products} products, imported in ${imported.toFixed(1)} s`);
    say(`processor time of the service: ${(cpuSeconds(service.pid) - before).toFixed(1)} s`);
    for (const [name, times] of Object.entries({ 'at rest': alone, 'beside the import': beside, 'behind it': behind }))
      say(`searches ${name}: ${shares(times)} (${times.length} requests)`);
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Searches one after the other, none of them answered before: what memory shows is another with every turn. */
class Client {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private asked = 0;

  constructor(
    private readonly service: BenchService,
    private readonly token: string,
  ) {}

  /** Milliseconds of each request as long as something goes on. */
  async during(work: Promise<unknown>): Promise<number[]> {
    const times: number[] = [];
    const state = { over: false };
    const end = work.finally(() => {
      state.over = true;
    });
    while (!state.over) {
      const url = `${this.service.url}${SEARCH}${WORDS[this.asked % WORDS.length] ?? ''}&n=${this.asked++}`;
      times.push((await timedGet(url, { authorization: `Bearer ${this.token}` }, this.agent)).milliseconds);
      await after(BETWEEN_MS);
    }
    await end;
    return times;
  }

  close(): void {
    this.agent.destroy();
  }
}

/** Writes a file with every count of a bench catalog raised by one; answers how many. */
async function changedCounts(products: number, target: string): Promise<number> {
  const out = createWriteStream(target);
  let count = 0;
  for await (const line of createInterface({
    input: createReadStream(join(benchRows(products), 'existencias.ndjson')),
  })) {
    const row = JSON.parse(line) as { cantidad: number };
    count++;
    const goesOn = out.write(`${JSON.stringify({ ...row, cantidad: row.cantidad + 1 })}\n`);
    if (!goesOn) await new Promise<void>((resolve) => out.once('drain', resolve));
  }
  await new Promise<void>((resolve) => {
    out.end(resolve);
  });
  return count;
}

/** Waits until every line of the change log is published: what it told is in memory then, too. */
async function untilPublished(file: string): Promise<void> {
  const connection = new (sqliteDriver())(file, { readonly: true });
  try {
    const waiting = connection.prepare('SELECT 1 FROM change_log WHERE published IS NULL LIMIT 1');
    while (waiting.get() !== undefined) await after(500);
  } finally {
    connection.close();
  }
}

/** The import as operators run it, in a process of its own. */
function importing(databaseUrl: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['dist/cli.js', 'import', join(folder, 'existencias.ndjson')], {
      env: benchEnv(databaseUrl),
      stdio: 'ignore',
    });
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the import ended with ${String(code)}`));
    });
  });
}

function shares(times: readonly number[]): string {
  return [0.5, 0.99, 1]
    .map((share) => `${share === 1 ? 'slowest' : `p${share * 100}`} ${percentile(times, share).toFixed(1)} ms`)
    .join(', ');
}
