import { Agent } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { timedCart } from '../cart/clients';
import { productId } from '../generator/options';
import { percentile } from '../load';
import { at, fullPages, queryClasses, residentMegabytes, timedGet, type Answer, type Sample } from '../queries';
import {
  benchDatabase,
  benchToken,
  cpuSeconds,
  importFigures,
  startService,
  untilAtRest,
  type BenchService,
} from '../service';

const ACCOUNT = 100_245;
const WARM_UP = 60;
const PER_CLASS = 200;
const BRANCH = 'chihuahua';
const COMMON_WORDS = ['camara', 'cable', 'fuente', 'switch', 'sensor', 'bateria', 'grabador', 'antena', 'gabinete'];
/** Between two requests beside background work. */
const BETWEEN_MS = 10;
const CANDIDATES = 300;

/** One figure of one size: what it is, in which unit, and whether a ratio to the size before means something. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** Cost of one thing, which should hardly grow; others grow with the catalog. */
  readonly perRequest: boolean;
  /** Whether the picture leaves it out: for what a small catalog has none of. */
  readonly unpictured?: boolean;
}

/** Everything measured on a catalog of so many products. Requests are told in processor time of the service: the clock tells of the machine's other work. */
export async function measureSize(products: number): Promise<Figure[]> {
  const database = benchDatabase(products);
  const service = await startService(database);
  try {
    const residentReady = residentMegabytes(service.pid);
    const token = await benchToken(database, service.url, ACCOUNT);
    const loaded = importFigures(products);
    const whole = (name: string, unit: string, value: number): Figure => ({ name, unit, value, perRequest: false });
    return [
      ...(loaded ? [whole('import', 'CPU s', loaded.cpu)] : []),
      whole('ready', 'CPU s', service.cpuToReady),
      whole('resident when ready', 'MB', residentReady),
      ...(await besideBackground(service, token)),
      { ...whole('background work behind the first start', 'CPU s', await untilAtRest(service)), unpictured: true },
      whole('resident at rest', 'MB', residentMegabytes(service.pid)),
      ...(await searches(service, token)),
      ...(await carts(service, token, products)),
      whole('resident at the end', 'MB', residentMegabytes(service.pid)),
    ];
  } finally {
    await service.stop();
  }
}

/** Milliseconds of the service's processor time, and by the clock in the middle, for one of many requests. */
async function each(service: BenchService, name: string, ask: (i: number) => Promise<number>): Promise<Figure[]> {
  for (let i = 0; i < WARM_UP; i++) await ask(i);
  const before = cpuSeconds(service.pid);
  const times: number[] = [];
  for (let i = 0; i < PER_CLASS; i++) times.push(await ask(WARM_UP + i));
  const cpu = ((cpuSeconds(service.pid) - before) * 1000) / PER_CLASS;
  return [
    { name, unit: 'CPU ms', value: cpu, perRequest: true },
    { name: `${name}, p50`, unit: 'ms', value: percentile(times, 0.5), perRequest: true },
  ];
}

/** The same of searches, and how many products one finds: its page shows the first of them. */
async function eachSearch(service: BenchService, name: string, ask: (i: number) => Promise<Answer>): Promise<Figure[]> {
  let found = 0;
  const figures = await each(service, name, async (i) => {
    const answer = await ask(i);
    if (i >= WARM_UP) found += answer.found;
    return answer.milliseconds;
  });
  const figure = { name: `${name}, found`, unit: 'products', value: found / PER_CLASS };
  return [...figures, { ...figure, perRequest: false, unpictured: true }];
}

/** Pages made before and searches while the service still publishes its first change feed and reads for the natural-language search. */
async function besideBackground(service: BenchService, token: string): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${token}` };
  const products = `${service.url}/api/v1/productos?busqueda=camara`;
  try {
    const times = { page: [] as number[], search: [] as number[] };
    for (let i = 0; i < WARM_UP + PER_CLASS; i++) {
      times.page.push((await timedGet(products, headers, agent)).milliseconds);
      times.search.push((await timedGet(`${products}&limit=60&n=${i}`, headers, agent)).milliseconds);
      await after(BETWEEN_MS);
    }
    return Object.entries(times).flatMap(([name, all]) =>
      [0.5, 0.99].map((share) => ({
        name: `${name === 'page' ? 'page of 60 made before' : 'keyword'}, beside background work, p${share * 100}`,
        unit: 'ms',
        value: percentile(all.slice(WARM_UP), share),
        perRequest: true,
      })),
    );
  } finally {
    agent.destroy();
  }
}

async function searches(service: BenchService, token: string): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${token}` };
  const products = `${service.url}/api/v1/productos`;
  try {
    const sampled = await fetch(`${products}?busqueda=camara&limit=1000`, { headers });
    const { productos } = (await sampled.json()) as { productos: Sample[] };
    const figures: Figure[] = [];
    for (const [name, searched] of Object.entries(await queryClasses(service.url, headers, productos))) {
      const queries = await fullPages(products, headers, searched);
      const ask = (i: number): Promise<Answer> =>
        timedGet(`${products}?${at(queries, i)}&limit=${searched.limit}&n=${i}`, headers, agent);
      figures.push(...(await eachSearch(service, name, ask)));
    }
    const first = (i: number): Promise<Answer> =>
      timedGet(`${products}?busqueda=${neverAsked(i)}&limit=60`, headers, agent);
    figures.push(...(await eachSearch(service, 'keyword, first time', first)));
    const page = async (): Promise<number> =>
      (await timedGet(`${products}?busqueda=camara`, headers, agent)).milliseconds;
    return [...figures, ...(await each(service, 'page of 60 made before', page))];
  } finally {
    agent.destroy();
  }
}

/** A common word among some that count for nothing, others each time: the same work as for the word alone, and no search that was asked before. */
function neverAsked(i: number): string {
  const [word = ''] = COMMON_WORDS.slice(i % COMMON_WORDS.length);
  const nothings = Array.from({ length: 9 }, (_, bit) => ((i >> bit) & 1 ? 'de' : 'la'));
  return [...nothings, word].join('+');
}

async function carts(service: BenchService, token: string, products: number): Promise<Figure[]> {
  const step = Math.max(1, Math.floor(products / CANDIDATES));
  const candidates = Array.from({ length: CANDIDATES }, (_, index) => productId(index * step));
  const response = await fetch(`${service.url}/api/v1/productos/${candidates.join(',')}?inventario=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const found = (await response.json()) as { producto_id: string; precios: unknown; existencia: { nuevo: number } }[];
  const ids = found
    .filter(({ precios, existencia }) => !Array.isArray(precios) && existencia.nuevo > 20)
    .map((product) => Number(product.producto_id));
  const cart = (seed: number, lines: number, rest: object): object => ({
    productos: Array.from({ length: lines }, (_, line) => ({
      id: ids[(seed * lines + line) % ids.length],
      cantidad: 1,
      tipo: 'nuevo',
    })),
    tipo_entrega: 'sucursal',
    direccion: { sucursal: BRANCH },
    uso_cfdi: 'G03',
    metodo_pago: 'transferencia',
    ...rest,
  });
  return [
    ...(await each(service, 'quote of 50 lines', (i) =>
      timedCart(service.url, token, cart(i, 50, { testmode: true })),
    )),
    ...(await each(service, 'order of 3 lines', (i) => timedCart(service.url, token, cart(i, 3, { ordenar: true })))),
  ];
}
