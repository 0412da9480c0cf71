import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { KindsService } from '@/modules/ai-search/kinds.service';
import { DerivedWork } from '@/modules/products/derived-work.service';
import { startTestApp, type Fixture, type TestApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

const THINGS = ['Cámara', 'Grabador', 'Sirena', 'Cable', 'Switch'];
const MANY = Array.from({ length: 400 }, (_, at) => ({
  producto_id: 7000 + at,
  modelo: `QX-${at * 37}${at % 3 === 0 ? 'B' : ''}`,
  titulo: `${THINGS[at % 5] ?? ''} de ${at % 9} canales`,
  marca: at % 2 === 0 ? 'vixora' : 'nanduredes',
  categorias: [at % 4 === 0 ? 301 : 2211],
  caracteristicas: [`Alcance de ${at % 20} metros`, 'Protección IP67'],
  ventas: at,
}));

const PATHS = [
  ...'camara|camra|qx-37|grabador 4 canales|bocina|boci|vixora|ip67|domo|cableado|ganado'
    .split('|')
    .map((words) => `?busqueda=${words}&limit=500`),
  '?categoria=22&limit=500',
  '?marca=vixora&limit=500',
  ...[5001, 5003, 5007, 5008, 7000, 7001, 7004, 7399].map((id) => `/${id}?inventario=1`),
];

const SENTENCES = [
  'grabador de 4 canales',
  'camaras de 7 metros',
  'algo que suene fuerte',
  'cable que no sea de 3 canales',
].map((text) => `/busqueda-ia?limit=60&q=${encodeURIComponent(text)}`);

/** Everything changes behind a file that may change: texts, names, places, prices, stock, what is on sale. */
const CHANGED: Fixture = {
  marcas: [{ nombre: 'VIXORA', logo: 'https://cdn.example/vixora-2.png' }],
  categorias: [
    { id: 301, nombre: 'Cables para ganado', nivel: 2, padre_id: 22 },
    { id: 2211, nombre: 'Domo', nivel: 3, padre_id: 301 },
  ],
  productos: [
    ...MANY.slice(0, 3).map((row) => ({ ...row, titulo: `Bocina ${row.modelo}` })),
    { ...MANY[4], activo: false },
    { ...MANY[5], modelo: 'BOCINA-9', categorias: [30] },
    { ...MANY[6], caracteristicas: ['Otra'], relacionados: [7001] },
    {
      producto_id: 5007,
      modelo: 'BAJA-1',
      titulo: 'Cámara dada de alta',
      marca: 'vixora',
      categorias: [221],
      activo: true,
    },
    { producto_id: 7900, modelo: 'NUEVO', titulo: 'Bocina nueva', marca: 'vixora', categorias: [221] },
  ],
  precios: [
    { producto_id: 5001, precio_lista: 9.99 },
    { producto_id: 7001, precio_lista: 77 },
  ],
  existencias: [{ producto_id: 5001, condicion: 'nuevo', sucursal: 'monterrey', cantidad: 1234 }],
};

describe('the file of derived products', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-derived-'));
  const lines: string[] = [];
  let plain: TestApp;

  const start = (
    from = '1',
    at = folder,
    database: TestApp['database'] | undefined = plain.database,
    env: Readonly<Record<string, string>> = {},
  ): Promise<TestApp> =>
    startTestApp({
      env: { CATALOG_FILE_DIR: at, CATALOG_FILE_FROM: from, LOG_LEVEL: 'info', ...env },
      log: { write: (line) => void lines.push(line) },
      database,
    });

  beforeAll(async () => {
    plain = await startTestApp({ env: { CATALOG_FILE_FROM: '0', AI_SEARCH: 'on' } });
    await plain.load({ ...CATALOG, productos: [...(CATALOG.productos ?? []), ...MANY] });
  });

  afterAll(async () => {
    await plain.close();
    rmSync(folder, { recursive: true });
  });

  afterEach(() => {
    lines.length = 0;
  });

  const fileIn = (where = folder): string =>
    join(where, readdirSync(where).find((name) => name.endsWith('.derived')) ?? '');
  const write = (app: TestApp): Promise<void> =>
    app.nest.get(DerivedWork, { strict: false }).write(app.nest.get(CatalogSnapshot, { strict: false }));
  const refusals = (): number => lines.filter((line) => line.includes('file of derived products is not used')).length;

  async function answers(app: TestApp, paths = PATHS): Promise<string[]> {
    const headers = { authorization: `Bearer ${await app.token(ALFA)}` };
    const ask = async (path: string): Promise<string> => {
      const answer = await fetch(`${app.url}/api/v1/productos${path}`, { headers });
      const body = await answer.text();
      // All are asked at once: on a busy machine some have no time left, and are asked again, as the documents say.
      return answer.status === 503 ? ask(path) : body.replace(/"request_id":"[^"]*"/, '');
    };
    return Promise.all(paths.map(ask));
  }

  /** The paths that are answered otherwise than by the service without a file. */
  async function differing(app: TestApp): Promise<string[]> {
    const [expected, given] = [await answers(plain), await answers(app)];
    expect(expected.some((body) => body.includes('"QX-'))).toBe(true);
    return PATHS.filter((_, at) => given[at] !== expected[at]);
  }

  /** Starts with what lies in the folder, and holds all it answers against a service without; answers how many products were derived anew. */
  async function derivedAtStart(then?: (app: TestApp) => Promise<void>): Promise<number> {
    const from = lines.length;
    const app = await start();
    const products = app.nest.get(CatalogSnapshot, { strict: false }).store.size;
    const taken = /(\d+) of \d+ products were in the file/.exec(lines.slice(from).join());
    try {
      await plain.settle();
      expect(await differing(app)).toEqual([]);
      await then?.(app);
    } finally {
      await app.close();
    }
    return products - Number(taken?.[1] ?? 0);
  }

  const ALL = MANY.length + 8;

  it('is written behind a start, for its owner alone, and spares the next one all of the work', async () => {
    expect(await derivedAtStart(write)).toBe(ALL);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(statSync(fileIn()).mode & 0o777).toBe(0o600);
    expect(await derivedAtStart()).toBe(0);
    expect(refusals()).toBe(0);
  });

  it('remembers what products say to a search by a sentence', async () => {
    const where = mkdtempSync(join(tmpdir(), 'mostrador-derived-'));
    const readings = jest.spyOn(KindsService.prototype, 'put');
    const read: number[] = [];
    for (const then of [write, () => Promise.resolve()]) {
      readings.mockClear();
      const app = await start('1', where, plain.database, { AI_SEARCH: 'on' });
      const found = await answers(app, SENTENCES);
      expect(found).toEqual(await answers(plain, SENTENCES));
      expect(found.filter((body) => body.includes('"QX-'))).not.toEqual([]);
      await then(app);
      await app.close();
      read.push(readings.mock.calls.length);
    }
    readings.mockRestore();
    rmSync(where, { recursive: true });
    expect(read).toEqual([ALL, 0]);
  });

  it('is not written for fewer products than are worth it, nor when little was derived anew', async () => {
    const before = readFileSync(fileIn());
    const small = mkdtempSync(join(tmpdir(), 'mostrador-derived-'));
    for (const [from, at] of [
      ['409', small],
      ['0', small],
      ['1', folder],
    ] as const) {
      const app = await start(from, at);
      await write(app);
      await app.close();
    }
    expect(readdirSync(small)).toEqual([]);
    rmSync(small, { recursive: true });
    expect(readFileSync(fileIn()).equals(before)).toBe(true);
  });

  it.each([
    ['its mark', 3],
    ['its head', 60],
    ['a dictionary', 300],
    ['the terms', 0.28],
    ['a product', 0.6],
    ['the last product', 0.97],
  ])('with a wrong byte in %s is refused once, and nothing wrong is shown', async (_where, place) => {
    const whole = readFileSync(fileIn());
    const damaged = Buffer.from(whole);
    const at = place < 1 ? Math.floor(place * whole.length) : place;
    damaged[at] = (damaged[at] ?? 0) ^ 4;
    writeFileSync(fileIn(), damaged);
    expect(await derivedAtStart()).toBeGreaterThan(0);
    expect(refusals()).toBe(1);
    writeFileSync(fileIn(), whole);
  });

  it.each([0, 0.3, 0.99])(
    'cut off after %d of it is refused, and what was being written is overwritten',
    async (share) => {
      const whole = readFileSync(fileIn());
      const rest = whole.subarray(0, Math.floor(share * whole.length));
      writeFileSync(`${fileIn()}.part`, rest);
      expect(await derivedAtStart()).toBe(0);
      writeFileSync(fileIn(), rest);
      expect(await derivedAtStart(write)).toBeGreaterThan(0);
      expect(readdirSync(folder)).toHaveLength(1);
      expect(await derivedAtStart()).toBe(0);
    },
  );

  it('of another catalog with the same ids does no harm', async () => {
    const whole = readFileSync(fileIn());
    const elsewhere = mkdtempSync(join(tmpdir(), 'mostrador-derived-'));
    const other = await startTestApp({ env: { CATALOG_FILE_FROM: '0', AI_SEARCH: 'on' } });
    await other.load({
      ...CATALOG,
      productos: [...(CATALOG.productos ?? []), ...MANY].map((row) => ({ ...row, garantia: 'De otra casa' })),
    });
    const writing = await start('1', elsewhere, other.database);
    await write(writing);
    await writing.close();
    await other.close();
    copyFileSync(fileIn(elsewhere), fileIn());
    rmSync(elsewhere, { recursive: true });
    expect(await derivedAtStart()).toBe(ALL);
    writeFileSync(fileIn(), whole);
  });

  it('ends with the service that writes it, and leaves the one that was there', async () => {
    const path = fileIn();
    rmSync(path);
    const app = await start();
    const writing = write(app);
    await app.close();
    await writing;
    expect(existsSync(`${path}.part`)).toBe(false);
    expect(await derivedAtStart(write)).toBeGreaterThanOrEqual(0);
    expect(await derivedAtStart()).toBe(0);
  });

  it('that can be neither read nor written leaves the service as it is', async () => {
    const app = await start('1', join(folder, 'missing'));
    await write(app);
    expect(lines.filter((line) => line.includes("can't be written"))).toHaveLength(1);
    expect(await differing(app)).toEqual([]);
    await app.close();
  });

  it('is right about all that changed behind it, and while it is written', async () => {
    await plain.load(CHANGED);
    expect(await derivedAtStart()).toBeGreaterThan(100);
    const anew = await derivedAtStart(async (app) => {
      const writing = write(app);
      await app.load({ productos: [{ ...MANY[8], titulo: 'Bocina tardía', modelo: 'ZZ-8' }] });
      await writing;
    });
    expect(anew).toBeGreaterThan(100);
    expect(await derivedAtStart()).toBeLessThanOrEqual(1);
  });

  it('remembers nothing of what is another thing when there is something that it is for', async () => {
    const where = mkdtempSync(join(tmpdir(), 'mostrador-derived-'));
    const base = { marca: 'vixora', categorias: [221] };
    const part = { producto_id: 7800, modelo: 'B668-C8', titulo: 'Ctrl remoto p/B668', ...base };
    await plain.load({ productos: [part] });
    const writing = await start('1', where, plain.database, { AI_SEARCH: 'on' });
    await answers(writing, SENTENCES);
    await write(writing);
    await writing.close();
    await plain.load({ productos: [{ producto_id: 7801, modelo: 'B668', titulo: 'Videoportero', ...base }] });
    const app = await start('1', where, plain.database, { AI_SEARCH: 'on' });
    await answers(app, SENTENCES);
    const { table } = app.nest.get(KindsService, { strict: false });
    expect(table.isSpare(app.nest.get(CatalogSnapshot, { strict: false }).store.slotOf(7800) ?? -1)).toBe(true);
    await app.close();
    rmSync(where, { recursive: true });
  });
});
