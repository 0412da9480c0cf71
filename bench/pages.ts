import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setApart } from './apart';
import { load, median, say, type LoadFigures } from './load';
import { paced, type PacedFigures } from './paced';
import {
  benchDatabase,
  benchToken,
  cpuSeconds,
  freePort,
  startService,
  untilAtRest,
  type BenchService,
} from './service';

const ROUNDS = 5;
/** Of what the service can do, for the times that clients see. */
const BUSY = 0.8;
const CONNECTIONS = 32;
const ACCOUNT = 100_245;

/**
 * Pages of 60 priced products, authenticated and rate-limited, beside bare Express 5 sending the same bytes: a page that was made before, and
 * pages that are made for each call; how long they take under most of the load; then pages of 1,000. With `apart` what answers has one processor
 * and what asks another.
 */
export async function benchPages(products: number, seconds: number, apart: boolean): Promise<void> {
  const database = benchDatabase(products);
  const service = await startService(database);
  try {
    if (apart) setApart(service.pid);
    const token = await benchToken(database, service.url, ACCOUNT);
    await untilAtRest(service);
    const headers = { authorization: `Bearer ${token}` };
    const pages = await distinctPages(service.url, headers);
    await comparePages(service, pages, headers, seconds, apart);
    await largePages(service.url, headers, seconds);
  } finally {
    await service.stop();
  }
}

/** One page of 60: a search of one category by price. */
async function distinctPages(url: string, headers: Record<string, string>): Promise<{ path: string; body: Buffer }> {
  const categories = (await (await fetch(`${url}/api/v1/categorias`, { headers })).json()) as { id: string }[];
  const path = `/api/v1/productos?categoria=${categories[0]?.id ?? '1'}&orden=precio:asc`;
  const response = await fetch(`${url}${path}`, { headers });
  return { path, body: Buffer.from(await response.arrayBuffer()) };
}

async function comparePages(
  { url, pid }: BenchService,
  page: { path: string; body: Buffer },
  headers: Record<string, string>,
  seconds: number,
  apart: boolean,
): Promise<void> {
  const bare = await startBare(page.body);
  try {
    if (apart) setApart(bare.pid);
    const ratios: number[] = [];
    const cpuRatios: number[] = [];
    const made: number[] = [];
    const tails: number[] = [];
    let number = 0;
    const path = (): string => `${page.path}&n=${++number}`;
    for (let round = 0; round < ROUNDS; round++) {
      const yardstick = await loadMeasured(bare.pid, () => load(`${bare.url}/page`, {}, seconds, CONNECTIONS));
      const ours = await loadMeasured(pid, () => load(`${url}${page.path}`, headers, seconds, CONNECTIONS));
      const anew = await load(url, headers, seconds, CONNECTIONS, { path });
      const steady = (perSecond: number) => ({ seconds, connections: CONNECTIONS, perSecond: BUSY * perSecond });
      const busyBare = await paced(`${bare.url}/page`, {}, steady(yardstick.perSecond));
      const busy = await paced(`${url}${page.path}`, headers, steady(ours.perSecond));
      tails.push(busy.p99 / busy.p50);
      ratios.push(ours.perSecond / yardstick.perSecond);
      cpuRatios.push(yardstick.micros / ours.micros);
      made.push(anew.perSecond / yardstick.perSecond);
      say(
        `pages of 60 (${page.body.length} bytes): bare Express ${yardstick.perSecond.toFixed(0)}/s, ${yardstick.micros.toFixed(0)} µs of CPU each, p99 ${yardstick.p99} ms, ` +
          `service ${ours.perSecond.toFixed(0)}/s, ${ours.micros.toFixed(0)} µs, p50 ${ours.p50} p99 ${ours.p99} ms, failures ${ours.failures}, ratio ${(ours.perSecond / yardstick.perSecond).toFixed(2)}; ` +
          `made anew ${anew.perSecond.toFixed(0)}/s p50 ${anew.p50} p99 ${anew.p99} ms; ` +
          `at ${BUSY * 100} % ${told(busy)}, bare Express at ${BUSY * 100} % of its own ${told(busyBare)}`,
      );
    }
    say(
      `pages of 60: median ratio ${median(ratios).toFixed(2)} of bare Express 5, ${median(cpuRatios).toFixed(2)} by processor time; made anew ${median(made).toFixed(2)}; ` +
        `p99 at ${BUSY * 100} % ${median(tails).toFixed(1)} times p50`,
    );
  } finally {
    bare.stop();
  }
}

function told({ p50, p99, p99Sent, p99Late }: PacedFigures): string {
  const [middle, last, sent, late] = [p50, p99, p99Sent, p99Late].map((ms) => ms.toFixed(2));
  return `p50 ${middle} p99 ${last} ms (${sent} from when it was sent, which was ${late} late)`;
}

/** A load, with the processor time that the process answering it took for each answer, in microseconds. */
async function loadMeasured(pid: number, run: () => Promise<LoadFigures>): Promise<LoadFigures & { micros: number }> {
  const before = cpuSeconds(pid);
  const figures = await run();
  return { ...figures, micros: ((cpuSeconds(pid) - before) * 1e6) / figures.count };
}

async function largePages(url: string, headers: Record<string, string>, seconds: number): Promise<void> {
  for (const encoding of ['identity', 'gzip']) {
    const figures = await load(
      `${url}/api/v1/productos?busqueda=camara&limit=1000`,
      { ...headers, 'accept-encoding': encoding },
      seconds,
      16,
    );
    say(
      `pages of 1,000, ${encoding}: ${(figures.perSecond * 1000).toFixed(0)} items/s, ${(figures.bytesPerSecond / 1e6).toFixed(1)} MB/s, ` +
        `p50 ${figures.p50} p99 ${figures.p99} ms, failures ${figures.failures}`,
    );
  }
}

async function startBare(body: Buffer): Promise<{ url: string; pid: number; stop(): void }> {
  const file = join(mkdtempSync(join(tmpdir(), 'mostrador-bench-')), 'page.json');
  writeFileSync(file, body);
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/bare-express.mjs', String(port), file], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (
      await fetch(`${url}/page`).then(
        (response) => response.ok,
        () => false,
      )
    )
      break;
    await new Promise((later) => setTimeout(later, 50));
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill();
    },
  };
}
