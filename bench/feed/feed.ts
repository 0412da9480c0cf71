import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { sqliteDriver } from '@/shared/database/sqlite/sqlite-driver';
import { median, say } from '../load';
import { benchWaiting } from './waiting';
import { benchDatabase, benchToken, cpuSeconds, runCli, startService, type BenchService } from '../service';

const ROUNDS = 3;
const ACCOUNT = 100_245;
const CHANGED = 10_000;
const EVENTS = 1000;
const WEBHOOKS = 4;
const LOCAL = { WEBHOOK_ALLOW_NETWORKS: '127.0.0.0/8' };
const WITHOUT = ['--require', './bench/feed/without-publisher.cjs'];

interface Feed {
  readonly cambios: readonly { readonly producto_id: string; readonly tipo: string }[];
  readonly cursor: string;
  readonly hay_mas: boolean;
}

type Line = Record<string, unknown>;

/** Imports beside the publisher, publication, following and full passes, deliveries (Beyond 1.3, 2.4), on a copy of a generated catalog. */
export async function benchFeed(products: number, part: string): Promise<void> {
  const source = benchDatabase(products).replace('sqlite:', '');
  const rows = join(source, '..', `rows-${products}`);
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-feed-'));
  try {
    const base = await published(source, folder);
    const load = (name: string, change: (line: Line, round: number) => void): FileLoad => ({ name, rows, change });
    const loads = [
      load('existencias', (line, round) => (line.cantidad = Number(line.cantidad) + 1 + round)),
      load('precios', (line, round) => (line.precio_lista = Number(line.precio_lista) + 1 + round)),
    ];
    const wanted = (name: string): boolean => part === 'all' || part === name;
    if (wanted('deliver')) await deliver(base, folder);
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

/** A copy of the catalog of which everything is published once. */
async function published(source: string, folder: string): Promise<string> {
  const base = copied(source, join(folder, 'base.sqlite'));
  const service = await startService(`sqlite:${base}`);
  const began = performance.now();
  const token = await benchToken(`sqlite:${base}`, service.url, ACCOUNT);
  while (!(await call(service, token, '?cursor=ahora'))) await after(50);
  say(`first publication: ready after ${service.secondsToReady.toFixed(1)} s and ${ms(began)} ms more`);
  await service.stop();
  return base;
}

function copied(from: string, to: string): string {
  for (const end of ['-wal', '-shm']) rmSync(to + end, { force: true });
  copyFileSync(from, to);
  if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`);
  return to;
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
    const cursor = kind === 'with' ? (await call(service, token, '?cursor=ahora'))?.cursor : undefined;
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
    const { cursor = '' } = (await call(service, token, '?cursor=ahora')) ?? {};
    const [file] = changedFile(folder, load, 0, CHANGED);
    const began = performance.now();
    runCli(url, ['import', file]);
    await untilPublished(service, token, cursor, began);
    for (let round = 0; round < ROUNDS; round++) {
      await pages(service, token, `?cursor=${cursor}`, 'following');
      await pages(service, token, '?', 'full pass');
    }
  } finally {
    await service.stop();
  }
}

async function pages(service: BenchService, token: string, start: string, name: string): Promise<void> {
  const began = performance.now();
  const durations: number[] = [];
  let told = 0;
  let next = start;
  for (let more = true; more;) {
    const asked = performance.now();
    const answer = await call(service, token, `${next}&limit=1000`);
    durations.push(performance.now() - asked);
    told += answer?.cambios.length ?? 0;
    next = `?cursor=${answer?.cursor ?? ''}`;
    more = answer?.hay_mas ?? false;
  }
  const seconds = (performance.now() - began) / 1000;
  say(
    `${name}: ${told} products, ${(told / seconds).toFixed(0)}/s, a page of 1,000 in ${median(durations).toFixed(0)} ms`,
  );
}

/** Events of one account to local receivers, from their publication on. */
async function deliver(base: string, folder: string): Promise<void> {
  const url = `sqlite:${copied(base, join(folder, 'deliver.sqlite'))}`;
  const receiver = await startReceiver();
  const service = await startService(url, LOCAL);
  try {
    const token = await benchToken(url, service.url, ACCOUNT, 'ver-productos,carrito,webhooks');
    for (let n = 0; n < WEBHOOKS; n++) {
      const made = await fetch(`${service.url}/api/v1/webhooks`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: receiver.url, tipos: ['pedido.estado'] }),
      });
      if (made.status !== 201) throw new Error(`no webhook: ${made.status}`);
    }
    while (receiver.count() < WEBHOOKS) await after(20);
    writeEvents(url.replace('sqlite:', ''));
    while (receiver.count() === WEBHOOKS) await after(5);
    const began = performance.now();
    const cpu = cpuSeconds(service.pid);
    while (receiver.count() < WEBHOOKS * (EVENTS + 1)) await after(20);
    const sent = WEBHOOKS * EVENTS;
    const [wall, used] = [(performance.now() - began) / 1000, cpuSeconds(service.pid) - cpu];
    say(
      `deliveries: ${sent} to ${WEBHOOKS} webhooks, ${(sent / wall).toFixed(0)}/s (at least 200), ` +
        `${((used * 1000) / sent).toFixed(2)} ms of processor each`,
    );
  } finally {
    await service.stop();
    receiver.server.close();
  }
}

function writeEvents(file: string): void {
  const Driver = sqliteDriver();
  const database = new Driver(file);
  const insert = database.prepare(
    `INSERT INTO events (id, account_id, type, subject, version, body, occurred_at) VALUES (?, ?, 'pedido.estado', 'BENCH', ?, '{"a":1}', ?)`,
  );
  database.exec('BEGIN');
  for (let n = 0; n < EVENTS; n++) insert.run(`evt_bench_${n}`, ACCOUNT, n, Date.now());
  database.exec('COMMIT');
  database.close();
}

async function startReceiver(): Promise<{ url: string; server: Server; count: () => number }> {
  let count = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      count++;
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server, count: () => count };
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
