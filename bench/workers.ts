import { spawnSync } from 'node:child_process';
import { QUERIES } from './ai/queries';
import { load, median, say } from './load';
import { benchDatabase, benchToken, cpuSeconds, startService, untilAtRest } from './service';

const ROUNDS = 5;
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 5;
const REST_SECONDS = 10;
const ACCOUNT = 100_245;
/** Limits on, that of sentences as well: two workers count together. */
const LIMITS = { AI_RATE_LIMIT_PER_MINUTE: '1000000' };

interface Call {
  readonly name: string;
  /** The path of the nth request. */
  readonly path: (n: number) => string;
}

/**
 * What costs the service much and the client little, so that two workers and the clients fit on few cores; and what is called most, whose
 * rate is what the clients can ask for.
 */
const CALLS: readonly Call[] = [
  {
    name: 'searches by a sentence, 20 products',
    path: (n) =>
      `/api/v1/productos/busqueda-ia?q=${encodeURIComponent(QUERIES[n % QUERIES.length]?.text ?? '')}&n=${n}`,
  },
  { name: 'pages of 20 made anew', path: (n) => `/api/v1/productos?busqueda=camara&limit=20&n=${n}` },
  { name: 'pages of 60 made before', path: () => '/api/v1/productos?busqueda=camara&limit=60' },
];

/** A service under load. */
interface Serving {
  readonly url: string;
  /** The first process, then its workers. */
  readonly pids: readonly number[];
  readonly headers: Record<string, string>;
  stop(): Promise<void>;
}

interface Round {
  readonly perSecond: number;
  readonly serverCores: number;
  readonly clientCores: number;
  /** Processor time of the service for an answer, in microseconds. */
  readonly micros: number;
  readonly failures: number;
}

/**
 * Two workers beside one, in turns on one database: requests a second, the cores that service and clients used meanwhile, and what an answer
 * cost the service; before that, what both take at rest.
 */
export async function benchWorkers(products: number, seconds: number): Promise<void> {
  const database = benchDatabase(products);
  const one = await start(database, 1);
  const two = await start(database, 2);
  try {
    for (const [name, service] of Object.entries({ one, two })) say(`${name}, at rest: ${await tellRest(service)}`);
    for (const call of CALLS) await compare(call, one, two, seconds);
    say(`resident at the end: one ${megabytes(one)} MB, two ${megabytes(two)} MB`);
  } finally {
    await one.stop();
    await two.stop();
  }
}

async function compare(call: Call, one: Serving, two: Serving, seconds: number): Promise<void> {
  let asked = 0;
  const path = (): string => call.path(asked++);
  for (const service of [one, two]) await measure(service, path, WARM_UP_SECONDS);
  const rounds: { readonly one: Round; readonly two: Round }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const both = { one: await measure(one, path, seconds), two: await measure(two, path, seconds) };
    rounds.push(both);
    say(`${call.name}: one ${tell(both.one)}; two ${tell(both.two)}; ratio ${ratio(both).toFixed(2)}`);
  }
  const micros = (which: 'one' | 'two'): string => median(rounds.map((round) => round[which].micros)).toFixed(0);
  say(
    `${call.name}: two workers serve ${median(rounds.map(ratio)).toFixed(2)} times what one does here; ` +
      `an answer costs ${micros('one')} µs of processor time with one and ${micros('two')} with two (medians of ${ROUNDS})`,
  );
}

function ratio({ one, two }: { readonly one: Round; readonly two: Round }): number {
  return two.perSecond / one.perSecond;
}

async function start(database: string, workers: number): Promise<Serving> {
  const service = await startService(database, { ...LIMITS, WORKERS: String(workers) });
  const authorization = `Bearer ${await benchToken(database, service.url, ACCOUNT)}`;
  const pids = [service.pid, ...childrenOf(service.pid)];
  for (const pid of pids) await untilAtRest({ pid });
  return { ...service, pids, headers: { authorization } };
}

async function measure(service: Serving, path: () => string, seconds: number): Promise<Round> {
  const { url, headers } = service;
  const before = { server: used(service), client: process.cpuUsage(), at: performance.now() };
  const { perSecond, count, failures } = await load(url, headers, seconds, CONNECTIONS, { path });
  const took = (performance.now() - before.at) / 1000;
  const server = used(service) - before.server;
  const client = process.cpuUsage(before.client);
  return {
    perSecond,
    failures,
    serverCores: server / took,
    clientCores: (client.user + client.system) / 1e6 / took,
    micros: (server * 1e6) / count,
  };
}

function tell({ perSecond, serverCores, clientCores, failures }: Round): string {
  const cores = `${serverCores.toFixed(2)} cores (clients ${clientCores.toFixed(2)})`;
  return `${perSecond.toFixed(0)}/s on ${cores}${failures > 0 ? `, ${failures} failures` : ''}`;
}

async function tellRest(service: Serving): Promise<string> {
  const before = used(service);
  await new Promise((later) => setTimeout(later, REST_SECONDS * 1000));
  const share = (used(service) - before) / REST_SECONDS;
  return `${(share * 100).toFixed(1)} % of a core, ${megabytes(service)} MB`;
}

/** Seconds of processor time of all its processes. */
function used({ pids }: Serving): number {
  return pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

/** Resident megabytes of each process. */
function megabytes({ pids }: Serving): string {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', pids.join(',')], { encoding: 'utf8' });
  return stdout
    .trim()
    .split(/\s+/)
    .map((kilobytes) => (Number(kilobytes) / 1024).toFixed(0))
    .join(' + ');
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => (line.trim() ? [Number(line)] : []));
}
