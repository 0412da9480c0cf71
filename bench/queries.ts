import { Agent, get as httpGet } from 'node:http';
import { readFileSync } from 'node:fs';
import { percentile, say } from './load';
import { benchDatabase, benchToken, startService } from './service';

const ACCOUNT = 100_245;
const PER_CLASS = 300;
const WARM_UP = 100;
/** Different searches of a class, and how many are looked at to find them. */
const DIFFERENT = 60;
const MOST_TRIED = 1000;

export interface Sample {
  readonly modelo: string;
  readonly marca: string;
}

/** Milliseconds in the middle, by class of query. */
type Medians = ReadonlyMap<string, number>;

/**
 * Search by search, one at a time, every one a different URL, so that nothing comes from the page cache. With several sizes:
 * how the largest catalog compares with the smallest.
 */
export async function benchQueries(sizes: readonly number[]): Promise<void> {
  const results: Medians[] = [];
  for (const products of sizes) results.push(await measure(products));
  const [smallest, largest] = [results[0], results.at(-1)];
  if (smallest === undefined || largest === undefined || results.length < 2) return;
  for (const [name, p50] of largest) {
    say(
      `${name}: p50 at ${String(sizes.at(-1))} is ${(p50 / (smallest.get(name) ?? p50)).toFixed(2)} times that at ${String(sizes[0])}`,
    );
  }
}

async function measure(products: number): Promise<Medians> {
  const database = benchDatabase(products);
  const service = await startService(database);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const token = await benchToken(database, service.url, ACCOUNT);
    const headers = { authorization: `Bearer ${token}` };
    say(
      `${products} products: ready after ${service.secondsToReady.toFixed(1)} s, resident ${residentMegabytes(service.pid)} MB`,
    );
    const sample = (await (
      await fetch(`${service.url}/api/v1/productos?busqueda=camara&limit=1000`, { headers })
    ).json()) as {
      productos: Sample[];
    };
    const medians = new Map<string, number>();
    for (const [name, { limit, ...rest }] of Object.entries(
      await queryClasses(service.url, headers, sample.productos),
    )) {
      const queries = await fullPages(`${service.url}/api/v1/productos`, headers, { limit, ...rest });
      const ask = (i: number): Promise<Answer> =>
        timedGet(`${service.url}/api/v1/productos?${at(queries, i)}&limit=${limit}&n=${i}`, headers, agent);
      for (let i = 0; i < WARM_UP; i++) await ask(i);
      const answers: Answer[] = [];
      for (let i = 0; i < PER_CLASS; i++) answers.push(await ask(WARM_UP + i));
      const times = answers.map(({ milliseconds }) => milliseconds);
      const found = answers.reduce((sum, answer) => sum + answer.found, 0) / PER_CLASS;
      medians.set(name, percentile(times, 0.5));
      say(
        `${products} products, ${name}: p50 ${percentile(times, 0.5).toFixed(2)} p99 ${percentile(times, 0.99).toFixed(2)} ms over HTTP, ${found.toFixed(0)} found`,
      );
    }
    say(`${products} products: resident at the end ${residentMegabytes(service.pid)} MB`);
    return medians;
  } finally {
    agent.destroy();
    await service.stop();
  }
}

export interface Answer {
  readonly milliseconds: number;
  /** `cantidad`: all that match, not just this page. */
  readonly found: number;
}

/** Until the whole body is there. It isn't parsed: that would count against the service. */
export function timedGet(url: string, headers: Record<string, string>, agent: Agent): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    httpGet(url, { headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const milliseconds = performance.now() - start;
        const beginning = Buffer.concat(chunks).toString('latin1', 0, 64);
        resolve({ milliseconds, found: Number(/"cantidad":(\d+)/.exec(beginning)?.[1]) });
      });
    }).on('error', reject);
  });
}

/** Searches of one kind, and how many products their pages are to show. */
export interface QueryClass {
  /** What is asked for the i-th time. */
  readonly query: (i: number) => string;
  readonly limit: number;
  /** Of `limit` the products that a page has at least. */
  readonly shown: number;
}

/**
 * Some different searches of a class, of which every page shows as many products as the class says: pages of a small catalog are held
 * against pages of a large one, and an empty page costs less than a full one whatever the catalog. Throws when there are none.
 */
export async function fullPages(
  url: string,
  headers: Record<string, string>,
  { query, limit, shown }: QueryClass,
): Promise<string[]> {
  const full = new Set<string>();
  for (let i = 0; i < MOST_TRIED && full.size < DIFFERENT; i++) {
    const asked = query(i);
    const response = await fetch(`${url}?${asked}&limit=${limit}`, { headers });
    const { productos } = (await response.json()) as { productos?: unknown[] };
    if ((productos?.length ?? 0) >= shown) full.add(asked);
  }
  if (full.size === 0) throw new Error(`no search shows ${shown} products: ${query(0)}`);
  return [...full];
}

/** The i-th of some, over and over again. */
export function at<T>(items: readonly T[], i: number): T {
  return items[i % items.length] as T;
}

/** What is searched for, by kind. */
export async function queryClasses(
  url: string,
  headers: Record<string, string>,
  sample: readonly Sample[],
): Promise<Record<string, QueryClass>> {
  const list = async (path: string): Promise<{ id?: string; codigo?: string }[]> =>
    (await (await fetch(`${url}${path}`, { headers })).json()) as { id?: string }[];
  const brands = await list('/api/v1/marcas');
  const branches = await list('/api/v1/sucursales');
  const categories = await list('/api/v1/categorias');
  const word = [
    'camara',
    'cable',
    'fuente',
    'switch',
    'sensor',
    'bateria',
    'grabador',
    'control',
    'antena',
    'gabinete',
  ];
  const model = (i: number): string => at(sample, i * 7).modelo;
  const full = (query: QueryClass['query']): QueryClass => ({ query, limit: 60, shown: 60 });
  return {
    keyword: full((i) => `busqueda=${at(word, i)}&pagina=${1 + (i % 5)}`),
    'two words': full((i) => `busqueda=${at(word, i)}+${at(['ip', 'exterior', 'poe', 'acero', 'metros'], i)}`),
    // A small catalog has few brands with more than that of one category in one branch.
    'category+brand+in stock in a branch, by price, pages of 10': {
      query: (i) =>
        `categoria=${at(categories, i).id ?? ''}&marca=${at(brands, i).id ?? ''}&sucursal=${at(branches, i).codigo ?? ''}&orden=precio:asc`,
      limit: 10,
      shown: 10,
    },
    'whole category in stock, by price': full(
      (i) => `categoria=${at(categories, i).id ?? ''}&stock=1&orden=precio:desc`,
    ),
    'model fragment': {
      query: (i) =>
        `busqueda=${encodeURIComponent(
          model(i)
            .replace(/[^A-Za-z0-9]/g, '')
            .slice(0, 8),
        )}`,
      limit: 60,
      shown: 1,
    },
    typo: full(
      (i) =>
        `busqueda=${at(['camra', 'cabel', 'swich', 'sensr', 'bateia', 'gabinte'], i)}+${at(['exterior', 'metros', 'negro'], i)}`,
    ),
  };
}

export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
