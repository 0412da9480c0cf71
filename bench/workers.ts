import { spawnSync } from 'node:child_process';
import { load, median, say } from './load';
import { benchDatabase, benchToken, cpuSeconds, startService, untilAtRest } from './service';

const ROUNDS = 5;
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 3;
const ACCOUNT = 100_245;
/** What costs the service much and the client little, so that both fit on few cores; and what is called most. */
const CALLS = [
  { name: 'pages of 1,000, gzip', path: '/api/v1/productos?busqueda=camara&limit=1000', encoding: 'gzip' },
  { name: 'pages of 60', path: '/api/v1/productos?busqueda=camara&limit=60', encoding: 'identity' },
] as const;

interface Round {
  readonly perSecond: number;
  readonly serverCores: number;
  readonly clientCores: number;
  readonly failures: number;
  readonly megabytes: number;
}

/**
 * Two workers beside one, in turns: requests a second, and how much of the machine server and clients used meanwhile. Requests
 * per second of server time tell what a further core is worth when the clients have cores of their own.
 */
export async function benchWorkers(products: number, seconds: number): Promise<void> {
  const database = benchDatabase(products);
  for (const call of CALLS) {
    const ratios: number[] = [];
    const costs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const one = await measure(database, 1, call, seconds);
      const two = await measure(database, 2, call, seconds);
      ratios.push(two.perSecond / one.perSecond);
      costs.push(two.perSecond / two.serverCores / (one.perSecond / one.serverCores));
      say(`${call.name}: one ${tell(one)}; two ${tell(two)}; ratio ${(two.perSecond / one.perSecond).toFixed(2)}`);
    }
    say(
      `${call.name}: two workers serve ${median(ratios).toFixed(2)} times what one does here, ` +
        `and ${median(costs).toFixed(2)} of it per second of server time (median of ${ROUNDS})`,
    );
  }
}

async function measure(
  database: string,
  workers: number,
  { path, encoding }: (typeof CALLS)[number],
  seconds: number,
): Promise<Round> {
  const service = await startService(database, { WORKERS: String(workers) });
  try {
    const token = await benchToken(database, service.url, ACCOUNT);
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding };
    const pids = [service.pid, ...childrenOf(service.pid)];
    for (const pid of pids) await untilAtRest({ pid });
    await load(`${service.url}${path}`, headers, WARM_UP_SECONDS, CONNECTIONS);
    const used = (): number => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
    const before = { server: used(), client: process.cpuUsage(), at: performance.now() };
    const { perSecond, failures } = await load(`${service.url}${path}`, headers, seconds, CONNECTIONS);
    const took = (performance.now() - before.at) / 1000;
    const client = process.cpuUsage(before.client);
    return {
      perSecond,
      failures,
      serverCores: (used() - before.server) / took,
      clientCores: (client.user + client.system) / 1e6 / took,
      megabytes: pids.reduce((sum, pid) => sum + residentMegabytes(pid), 0),
    };
  } finally {
    await service.stop();
  }
}

function tell({ perSecond, serverCores, clientCores, failures, megabytes }: Round): string {
  const cores = `${serverCores.toFixed(2)} cores (clients ${clientCores.toFixed(2)})`;
  return `${perSecond.toFixed(0)}/s on ${cores}, ${megabytes.toFixed(0)} MB${failures > 0 ? `, ${failures} failures` : ''}`;
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => (line.trim() ? [Number(line)] : []));
}

function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1024;
}
