import { readFileSync } from 'node:fs';
import { percentile, say } from './load';
import { benchDatabase, benchToken, startService } from './service';

const ACCOUNT = 100_245;
const PER_CLASS = 200;

interface Sample {
  readonly modelo: string;
  readonly marca: string;
}

/** Search by search, one at a time, every one a different URL, so that nothing comes from the page cache. */
export async function benchQueries(products: number): Promise<void> {
  const database = benchDatabase(products);
  const service = await startService(database);
  try {
    const token = await benchToken(database, service.url, ACCOUNT);
    const headers = { authorization: `Bearer ${token}` };
    say(
      `${products} products: ready after ${service.secondsToReady.toFixed(1)} s, resident ${residentMegabytes(service.pid)} MB`,
    );
    const get = async (path: string): Promise<{ cantidad: number; productos: Sample[] }> =>
      (await (await fetch(`${service.url}${path}`, { headers })).json()) as { cantidad: number; productos: Sample[] };
    const { productos } = await get('/api/v1/productos?busqueda=camara&limit=1000');
    for (const [name, query] of Object.entries(await queryClasses(service.url, headers, productos))) {
      const times: number[] = [];
      let found = 0;
      for (let i = 0; i < PER_CLASS; i++) {
        const start = performance.now();
        const { cantidad } = await get(`/api/v1/productos?${query(i)}&limit=60&n=${i}`);
        times.push(performance.now() - start);
        found += cantidad;
      }
      say(
        `${products} products, ${name}: p50 ${percentile(times, 0.5).toFixed(2)} p99 ${percentile(times, 0.99).toFixed(2)} ms over HTTP, ${(found / PER_CLASS).toFixed(0)} found`,
      );
    }
    say(`${products} products: resident at the end ${residentMegabytes(service.pid)} MB`);
  } finally {
    await service.stop();
  }
}

async function queryClasses(
  url: string,
  headers: Record<string, string>,
  sample: readonly Sample[],
): Promise<Record<string, (i: number) => string>> {
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
  const at = <T>(items: readonly T[], i: number): T => items[i % items.length] as T;
  const model = (i: number): string => at(sample, i * 7).modelo;
  return {
    keyword: (i) => `busqueda=${at(word, i)}&pagina=${1 + (i % 5)}`,
    'two words': (i) => `busqueda=${at(word, i)}+${at(['ip', 'exterior', 'poe', 'acero', 'metros'], i)}`,
    'category+brand+in stock in a branch, by price': (i) =>
      `categoria=${at(categories, i).id ?? ''}&marca=${at(brands, i).id ?? ''}&sucursal=${at(branches, i).codigo ?? ''}&orden=precio:asc`,
    'whole category in stock, by price': (i) => `categoria=${at(categories, i).id ?? ''}&stock=1&orden=precio:desc`,
    'model fragment': (i) =>
      `busqueda=${encodeURIComponent(
        model(i)
          .replace(/[^A-Za-z0-9]/g, '')
          .slice(0, 8),
      )}`,
    typo: (i) =>
      `busqueda=${at(['camra', 'cabel', 'swich', 'sensr', 'bateia', 'gabinte'], i)}+${at(['exterior', 'metros', 'negro'], i)}`,
  };
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
