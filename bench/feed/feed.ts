import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { median, say } from '../load';
import { benchDeliveries } from './deliveries';
import { copied, publishedCatalog } from './published';
import { benchWaiting } from './waiting';
import { benchRows, benchToken, cpuSeconds, runCli, startService, type BenchService } from '../service';

const ROUNDS = 3;
const ACCOUNT = 100_245;
const CHANGED = 10_000;
/** Of the lists, one a round: pages that were made before are kept. */
const ORDERS = ['relevancia', 'modelo:asc', 'marca:asc'];
const WITHOUT = ['--require', './bench/feed/without-publisher.cjs'];

interface Feed {
  readonly cambios: readonly { readonly producto_id: string; readonly tipo: string }[];
  readonly cursor: string;
  readonly hay_mas: boolean;
}

type Line = Record<string, unknown>;

/** Imports beside the publisher, publication, following and full passes, deliveries (Beyond 1.3, 2.4), on a copy of a generated catalog. */
export async function benchFeed(products: number, part: string): Promise<void> {
  const base = await publishedCatalog(products);
  const rows = benchRows(products);
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-feed-'));
  try {
    const load = (name: string, change: (line: Line, round: number) => void): FileLoad => ({ name, rows, change });
    const loads = [
      load('existencias', (line, round) => (line.cantidad = Number(line.cantidad) + 1 + round)),
      load('precios', (line, round) => (line.precio_lista = Number(line.precio_lista) + 1 + round)),
    ];
    const wanted = (name: string): boolean => part === 'all' || part === name;
    if (wanted('deliver')) await benchDeliveries(copied(base, join(folder, 'deliver.sqlite')));
    if (wanted('follow')) await follow(base, folder, loads[1] ?? load('precios', () => undefined));
    if (wanted('wait')) await benchWaiting(copied(base, join(folder, 'wait.sqlite')));
    if (wanted('imports')) for (const one of loads) await compareImports(base, folder, one);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface FileLoad {
  readonly name: string;
  readonly rows: string;
  readonly change: (line: Line, round: number) => void;
}

/** The file with other values, its first lines only if asked. */
function changedFile(
  folder: string,
  { name, rows, change }: FileLoad,
  round: number,
  most = Infinity,
): [string, number] {
  const text = readFileSync(join(rows, `${name}.ndjson`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(0, most);
  const path = join(folder, `${name}.ndjson`);
  const lines = text.map((one) => {
    const line = JSON.parse(one) as Line;
    change(line, round);
    return JSON.stringify(line);
  });
  writeFileSync(path, `${lines.join('\n')}\n`);
  return [path, lines.length];
}

type Beside = 'with' | 'without';

/** The same import beside a service that publishes and beside one that doesn't, in turns. */
async function compareImports(base: string, folder: string, load: FileLoad): Promise<void> {
  const times: Record<Beside, number[]> = { with: [], without: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const kind of ['without', 'with'] as const) {
      const url = `sqlite:${copied(base, join(folder, 'import.sqlite'))}`;
      const [file, lines] = changedFile(folder, load, round);
      const seconds = await importBeside(url, file, kind);
      times[kind].push(seconds);
      say(`${load.name}, ${lines} lines, ${kind} publisher: ${seconds.toFixed(1)} s`);
    }
  const ratio = median(times.with) / median(times.without);
  say(`${load.name}: ${ratio.toFixed(2)} times as long with the publisher (at most 1.2)`);
}

async function importBeside(url: string, file: string, kind: Beside): Promise<number> {
  const service = await startService(url, {}, kind === 'without' ? WITHOUT : []);
  try {
    const token = await benchToken(url, service.url, ACCOUNT);
    const cursor = kind === 'with' ? await cursorNow(service, token) : undefined;
    const began = performance.now();
    runCli(url, ['import', file]);
    const seconds = (performance.now() - began) / 1000;
    if (cursor !== undefined) await untilPublished(service, token, cursor, began);
    return seconds;
  } finally {
    await service.stop();
  }
}

/** Follows until nothing has come for a second: how many products were published, and how fast since the import began. */
async function untilPublished(service: BenchService, token: string, start: string, began: number): Promise<void> {
  let [cursor, told, last] = [start, 0, performance.now()];
  let unanswered = 0;
  while (performance.now() - last < (told === 0 ? 20_000 : 1500)) {
    const answer = await call(service, token, `?cursor=${cursor}&limit=1000`);
    if (!answer) {
      unanswered++;
      last = performance.now();
      await after(100);
      continue;
    }
    cursor = answer.cursor;
    told += answer.cambios.length;
    if (answer.cambios.length > 0) last = performance.now();
    else await after(100);
  }
  say(
    `  ${told} products published and followed ${ms(began, last)} ms after the import began, ${unanswered} calls answered 503`,
  );
}

async function follow(base: string, folder: string, load: FileLoad): Promise<void> {
  const url = `sqlite:${copied(base, join(folder, 'follow.sqlite'))}`;
  const service = await startService(url);
  const token = await benchToken(url, service.url, ACCOUNT);
  try {
    const cursor = await cursorNow(service, token);
    const [file] = changedFile(folder, load, 0, CHANGED);
    const began = performance.now();
    runCli(url, ['import', file]);
    await untilPublished(service, token, cursor, began);
    for (let round = 0; round < ROUNDS; round++) {
      await pages(service, token, `?cursor=${cursor}`, 'following');
      const pass = await pages(service, token, '?', 'full pass');
      const lists = await listPages(service, token, ORDERS[round] ?? '');
      say(`  full pass beside /productos, products a second of processor: ${(pass / lists).toFixed(2)} (at least 1)`);
    }
  } finally {
    await service.stop();
  }
}

/** Follows from a place to its end; answers products per second of the service's processor time. */
function pages(service: BenchService, token: string, start: string, name: string): Promise<number> {
  let next = start;
  return timed(service, name, async () => {
    const answer = await call(service, token, `${next}&limit=1000`);
    next = `?cursor=${answer?.cursor ?? ''}`;
    return { told: answer?.cambios.length ?? 0, more: answer?.hay_mas ?? false };
  });
}

/** The same products from the list, as one crawls who doesn't know the feed. */
async function listPages(service: BenchService, token: string, order: string): Promise<number> {
  const brands = await answer<{ readonly id: string }[]>(service, token, 'marcas');
  let page = 0;
  return timed(service, '/productos', async () => {
    page++;
    const list = `?marca=${brands.map(({ id }) => id).join(',')}&orden=${order}&limit=1000&pagina=${page}`;
    const { productos } = await answer<{ readonly productos: readonly unknown[] }>(service, token, `productos${list}`);
    return { told: productos.length, more: productos.length === 1000 };
  });
}

async function answer<Body>(service: BenchService, token: string, path: string): Promise<Body> {
  const response = await fetch(`${service.url}/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

async function timed(
  { pid }: BenchService,
  name: string,
  page: () => Promise<{ readonly told: number; readonly more: boolean }>,
): Promise<number> {
  const began = performance.now();
  const cpu = cpuSeconds(pid);
  const durations: number[] = [];
  let told = 0;
  for (let more = true; more;) {
    const asked = performance.now();
    const answer = await page();
    durations.push(performance.now() - asked);
    told += answer.told;
    more = answer.more;
  }
  const [wall, used] = [(performance.now() - began) / 1000, cpuSeconds(pid) - cpu];
  say(
    `${name}: ${told} products, ${(told / wall).toFixed(0)}/s, ${(told / used).toFixed(0)} a second of processor, ` +
      `a page of 1,000 in ${median(durations).toFixed(0)} ms`,
  );
  return told / used;
}

/** Where the feed is, as soon as the catalog is published. */
async function cursorNow(service: BenchService, token: string): Promise<string> {
  for (;;) {
    const answer = await call(service, token, '?cursor=ahora');
    if (answer) return answer.cursor;
    await after(50);
  }
}

/** Undefined while the catalog is being published for the first time. */
async function call(service: BenchService, token: string, query: string): Promise<Feed | undefined> {
  const response = await fetch(`${service.url}/api/v1/productos/cambios${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.status === 503) return undefined;
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Feed;
}

function ms(from: number, to = performance.now()): string {
  return (to - from).toFixed(0);
}
