import 'reflect-metadata';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadConfig } from '@/config/app-config';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { Database } from '@/shared/database/database';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { cli, type CliResult } from '@test/support/cli';
import { preparedDatabase } from '@test/support/servers/prepared-database';
import type { TemporaryDatabase } from '@test/support/servers/temporary-database';

const BRANCH = ',Avenida Juárez,1,,"Centro, norte",31000,Chihuahua,Chihuahua,México,6140000000,28.6,-106.1,true';
const COLUMNS =
  'serie,nombre,calle,num_ext,num_int,colonia,codigo_postal,ciudad,estado,pais,telefono,latitud,longitud,surte,codigo';

/** A folder written by hand from the format's text: CSV and NDJSON, other column orders, gzip, CRLF, a byte order mark. */
const FOLDER: Readonly<Record<string, string | Buffer>> = {
  'existencias.csv.gz': gzipSync(
    'cantidad,sucursal,condicion,producto_id\n10,norte,nuevo,1\n3,sur,a,1\n0,norte,nuevo,2',
  ),
  'sucursales.csv': `\u{feff}${COLUMNS}\r\nNTE,Norte${BRANCH},norte\r\nSUR,"Sucursal ""Sur"""${BRANCH},sur\r\n`,
  'marcas.ndjson': '{"nombre":"Quetza Vid","logo":"l"}\n\n',
  'categorias.csv': 'padre_id,id,nivel,nombre\n10,111,2,Domo\n,10,1,Video\n',
  'productos.ndjson.gz': gzipSync(
    [
      { titulo: 'Cámara', categorias: [111], modelo: 'A-1', producto_id: 1, marca: 'quetzavid', relacionados: ['2'] },
      {
        producto_id: '2',
        modelo: 'A-2',
        titulo: 'Kit',
        marca: 'quetzavid',
        categorias: ['111'],
        componentes: [{ producto_id: 1, cantidad: 2 }],
      },
    ]
      .map((row) => JSON.stringify(row))
      .join('\n'),
  ),
  'precios.csv': 'volumen,precio_lista,producto_id\n"[{""desde"":10,""descuento"":2}]",142.38,1\n,99,2\n',
  'tipo_cambio.json': JSON.stringify(
    { normal: 17.95, preferencial: '17.96', un_dia: 18, una_semana: 18, dos_semanas: 18, tres_semanas: 18, un_mes: 18 },
    null,
    2,
  ),
  'cuentas.csv':
    'num_cliente,razon_social,rfc,regimen_fiscal,email,telefono,direccion,api,clasificacion,distribucion\n' +
    '100,X,XAXX010101000,601,a@b.example,1,"{""calle"":""c"",""num_exterior"":""1"",""colonia"":""c"",""ciudad"":""c"",""estado"":""CHIH"",""pais"":""MEX"",""codigo_postal"":""31000""}",1,"{""nombre"":""Plata"",""descuento"":3}","[{""marca"":""*"",""descuento"":36}]"\n',
  'leeme.txt': 'not for the importer',
  'productos.ndjson.gz.refused.ndjson': '{"producto_id":"x"}\n',
};

interface Summary {
  files: Record<string, unknown>[];
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  seconds: number;
}

const summary = (stdout: string): Summary => JSON.parse(stdout) as Summary;
const product = (id: number, more: object = {}) =>
  JSON.stringify({
    producto_id: id,
    modelo: `M-${id}`,
    titulo: `T ${id}`,
    marca: 'quetzavid',
    categorias: [111],
    ...more,
  });

describe('mostrador import', () => {
  let temporary: TemporaryDatabase;
  let database: Database;
  let folder: string;
  let rehearsal: CliResult;
  const run = (path: string, ...flags: string[]) => cli(temporary.url, ['import', path, ...flags]);
  const put = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const rows = <T>(sql: string): Promise<T[]> => database.reader.query(sql);
  const count = async (sql: string) => Number((await rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${sql}`))[0]?.n);

  beforeAll(async () => {
    temporary = await preparedDatabase(E2E_DIALECT);
    folder = await mkdtemp(join(tmpdir(), 'mostrador-import-'));
    await mkdir(join(folder, 'all'));
    for (const [name, content] of Object.entries(FOLDER)) await put(join('all', name), content);
    rehearsal = await run(join(folder, 'all'), '--dry-run');
    database = await Database.open(loadConfig({ DATABASE_URL: temporary.url }).database, ENTITIES, MIGRATIONS);
  });

  afterAll(async () => {
    await database.close();
    await temporary.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('writes nothing in a dry run, not even beside the files', async () => {
    expect([rehearsal.code, rehearsal.stdout]).toEqual([0, expect.stringContaining('creadas 14')]);
    expect(await count('products')).toBe(0);
    expect(await count('change_log')).toBe(await count("change_log WHERE entity = 'support-catalog'"));
    expect(await readdir(join(folder, 'all'))).toContain('productos.ndjson.gz.refused.ndjson');
  });

  it('loads a folder in dependency order and prints the summary alone on standard output', async () => {
    const { code, stdout, stderr } = await run(join(folder, 'all'), '--json');
    const { seconds, ...rest } = summary(stdout);
    expect(stderr).not.toMatch(/: línea|no existe/);
    expect(code).toBe(0);
    expect(seconds).toBeGreaterThan(0);
    const created = (file: string, entity: string, lines: number) => ({
      file,
      entity,
      read: lines,
      created: lines,
      changed: 0,
      unchanged: 0,
      refused: 0,
    });
    const files = [
      created('sucursales.csv', 'sucursales', 2),
      created('tipo_cambio.json', 'tipo_cambio', 1),
      created('categorias.csv', 'categorias', 2),
      created('marcas.ndjson', 'marcas', 1),
      created('cuentas.csv', 'cuentas', 1),
      created('productos.ndjson.gz', 'productos', 2),
      created('precios.csv', 'precios', 2),
      created('existencias.csv.gz', 'existencias', 3),
    ];
    const byName = (a: { file: unknown }, b: { file: unknown }) => (String(a.file) < String(b.file) ? -1 : 1);
    expect([...rest.files].sort(byName as never)).toEqual(files.sort(byName));
    expect({ ...rest, files: [] }).toEqual({ files: [], read: 14, created: 14, changed: 0, unchanged: 0, refused: 0 });
    expect(stderr).toContain('leeme.txt');
    expect(await readdir(join(folder, 'all'))).not.toContain('productos.ndjson.gz.refused.ndjson');
    expect(await rows("SELECT name, neighborhood FROM branches WHERE code = 'sur'")).toEqual([
      { name: 'Sucursal "Sur"', neighborhood: 'Centro, norte' },
    ]);
  });

  it('changes nothing the second time and says so', async () => {
    const logged = await count('change_log');
    const { code, stdout } = await run(join(folder, 'all'));
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /Leídas 14, creadas 0, cambiadas 0, sin cambio 14, rechazadas 0, en [\d.]+ s\.\nNada cambió\.\n/,
    );
    expect(await count('change_log')).toBe(logged);
  });

  it('refuses bad lines one by one, loads the rest, and keeps them so that they can be mended', async () => {
    const bad = [product(0), '{"producto_id": 5,', product(7, { marca: 'otra' }), product(8, { extra: 1, precio: 2 })];
    const path = await put('productos.ndjson', [product(4), bad[0], '', ...bad.slice(1), product(9)].join('\r\n'));
    const { code, stdout, stderr } = await run(path, '--json');
    expect(code).toBe(1);
    expect(stderr.split('\n')).toEqual(
      expect.arrayContaining([
        'productos.ndjson:2: producto_id: debe ser un entero positivo de hasta 10 dígitos, por ejemplo 12345',
        expect.stringMatching(/^productos\.ndjson:4: línea: no es JSON válido/),
        'productos.ndjson:5: marca: no existe la marca "otra"',
        'aviso: productos.ndjson: campos que no se usan: extra, precio',
      ]),
    );
    expect(stderr.match(/^productos\.ndjson:\d/gm)).toHaveLength(3);
    expect(summary(stdout)).toMatchObject({ read: 6, created: 3, refused: 3 });
    const refusedPath = `${path}.refused.ndjson`;
    expect((await readFile(refusedPath, 'utf8')).split('\n').sort()).toEqual(['', ...bad.slice(0, 3)].sort());

    await writeFile(refusedPath, [product(10), product(5), product(7)].join('\n'));
    const mended = await run(refusedPath, '--json');
    expect([mended.code, summary(mended.stdout).created]).toEqual([0, 3]);
    await writeFile(path, product(4));
    expect((await run(path)).code).toBe(0);
    expect(await readdir(folder)).not.toContain('productos.ndjson.refused.ndjson');
  });

  it('keeps refused CSV records as objects that can be loaded again', async () => {
    const path = await put(
      'precios.csv',
      'producto_id,precio_lista,volumen\n1,x,"[{""desde"":5,""descuento"":1}]"\n1,2,3,4\n2,98.5,\n',
    );
    const { code, stderr } = await run(path);
    expect(code).toBe(1);
    expect(stderr).toContain('precios.csv:2: precio_lista: debe ser un importe mayor que 0, por ejemplo 142.38\n');
    expect(stderr).toContain('precios.csv:3: línea: tiene 4 celdas y el encabezado 3\n');
    const refused = (await readFile(`${path}.refused.ndjson`, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(refused).toEqual(
      expect.arrayContaining([
        { producto_id: '1', precio_lista: 'x', volumen: [{ desde: 5, descuento: 1 }] },
        '1,2,3,4',
      ]),
    );
    expect(await rows('SELECT list_price FROM prices WHERE product_id = 2')).toEqual([{ list_price: 985_000 }]);
  });

  it('withdraws with --full what the file leaves out, and nothing when the file could not be read to its end', async () => {
    const two = `${product(1)}\n${product(2)}\n`;
    const waiting = Array.from({ length: 3000 }, (_, at) => product(20_000 + at, { relacionados: [20_001 + at] }));
    const whole = gzipSync(`${two}${waiting.join('\n')}`);
    const broken = await run(await put('productos.ndjson.gz', whole.subarray(0, whole.length / 2)), '--full', '--json');
    const counted = summary(broken.stdout);
    expect(broken.code).toBe(2);
    expect(counted.created + counted.changed + counted.unchanged + counted.refused).toBe(counted.read);
    expect(counted.read).toBeGreaterThan(2);
    expect(broken.stderr).toMatch(/productos\.ndjson\.gz: no se puede leer: .*incompleto/);
    expect(await count('products WHERE withdrawn = 1')).toBe(0);

    const live = await count('products WHERE withdrawn = 0');
    const rehearsed = await run(await put('productos.ndjson', two), '--full', '--dry-run', '--json');
    expect(await count('products WHERE withdrawn = 1')).toBe(0);
    const real = await run(join(folder, 'productos.ndjson'), '--full', '--json');
    expect({ ...summary(real.stdout), seconds: 0 }).toEqual({ ...summary(rehearsed.stdout), seconds: 0 });
    expect(await rows('SELECT id FROM products WHERE withdrawn = 0 ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await count('products WHERE withdrawn = 1')).toBe(live - 2);
    const again = await run(join(folder, 'productos.ndjson'), '--full');
    expect(again.stdout).toContain('Nada cambió.');
  });

  it.each([
    ['semicolons', 'productos.csv', Buffer.from('producto_id;titulo\n1;x\n'), 2, 'no separa las columnas con comas'],
    ['CR alone', 'productos.csv', Buffer.from('producto_id,titulo\r1,x\r'), 2, 'termina sus líneas sólo con CR'],
    ['ISO-8859-1', 'productos.ndjson', Buffer.from('{"producto_id":1,"titulo":"Cámara"}\n', 'latin1'), 1, 'UTF-8'],
    ['one array', 'productos.ndjson', Buffer.from('[{"producto_id":1}]\n'), 1, 'no se retira ninguna fila'],
  ])('withdraws nothing with --full when the file is written with %s', async (_what, name, bytes, code, text) => {
    const before = await rows<{ id: number }>('SELECT id FROM products WHERE withdrawn = 0');
    await run(await put('productos.ndjson', product(1)));
    const result = await run(await put(name, bytes), '--full');
    expect([result.code, result.stderr]).toEqual([code, expect.stringContaining(text)]);
    const left = await rows<{ id: number }>('SELECT id FROM products WHERE withdrawn = 0');
    expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([...before.map(({ id }) => id), 1]));
  });

  it('takes several files of one entity for one list, also with --full', async () => {
    await mkdir(join(folder, 'parts'));
    await put(join('parts', 'productos.norte.ndjson'), product(1));
    await put(join('parts', 'productos.sur.csv'), 'producto_id,titulo\n4,Otro\n');
    const { code, stdout } = await run(join(folder, 'parts'), '--full', '--json');
    expect(code).toBe(0);
    expect(summary(stdout).files.map(({ file, entity, changed }) => [file, entity, changed])).toEqual([
      ['productos.norte.ndjson', 'productos', 0],
      ['productos.sur.csv', 'productos', 2],
    ]);
    expect(await rows('SELECT id FROM products WHERE withdrawn = 0 ORDER BY id')).toEqual([{ id: 1 }, { id: 4 }]);
  });

  it.each([
    ['a file that is not there', 'nada.ndjson', 2, 'no existe'],
    ['a name that says nothing', 'catalogo.ndjson', 2, 'el nombre no dice'],
    ['an ending that can not be read', 'productos.xlsx', 2, 'se leen .ndjson, .csv, y cada una con .gz'],
    ['the ending of one object for many', 'marcas.json', 2, 'de marcas se leen .ndjson, .csv, y cada una con .gz'],
    ['an ending of others', 'tipo_cambio.txt', 2, 'de tipo_cambio se leen .ndjson, .csv, .json, y cada una con .gz'],
    ['an empty folder', 'vacia', 2, 'no hay ningún archivo'],
    ['a file that is no gzip', 'marcas.ndjson.gz', 2, 'gzip'],
    ['a CSV without header', 'marcas.csv', 2, 'encabezado'],
  ])('ends with 2 for %s', async (_what, name, code, text) => {
    if (name === 'vacia') await mkdir(join(folder, name));
    else if (name !== 'nada.ndjson') await put(name, name === 'marcas.csv' ? '' : '{}');
    const result = await run(join(folder, name));
    expect(result.stderr).toContain(text);
    expect(result.code).toBe(code);
  });

  it.each([
    [[], 2],
    [['nada'], 2],
    [['import'], 2],
    [['import', 'x', '--what'], 2],
    [['--help'], 0],
    [['import', '--help'], 0],
  ])('shows how it is used: %j', async (args, code) => {
    const { code: ended, stdout, stderr } = await cli(temporary.url, args);
    expect(stdout + stderr).toContain('Uso: mostrador');
    expect(ended).toBe(code);
  });

  it('ends with 1 when the configuration is wrong', async () => {
    const { code, stderr } = await cli('postgres://x', ['import', folder]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
  });

  it('warns when the refused lines can not be written, and loads the rest', async () => {
    const path = await put('marcas.ndjson', '{"id":"Ñ"}\n{"nombre":"Otra","logo":""}\n');
    await mkdir(`${path}.refused.ndjson`);
    const { code, stdout, stderr } = await run(path);
    expect([code, stderr]).toEqual([1, expect.stringContaining('aviso: marcas.ndjson: no se pudo escribir')]);
    expect(stdout).not.toContain('quedaron en');
    expect(await count("brands WHERE id = 'otra'")).toBe(1);
  });
});
