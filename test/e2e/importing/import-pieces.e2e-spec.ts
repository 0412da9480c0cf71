import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aProduct, useImporter, type TestImporter } from '@test/support/importing';
import { availableDialects } from '@test/support/servers/temporary-database';
import { FORMATS, importing, linesRead, stateOf, writeRows, type Row, type Told } from './import-pieces.builder';

const ids = Array.from({ length: 400 }, (_, at) => at + 1);
const PRODUCTS = ids.map((id) =>
  aProduct(id, {
    titulo: `Cámara ${id}`,
    relacionados: [(id % 400) + 1],
    ...(id % 3 === 0 && { descripcion: `Texto ${id}` }),
  }),
);
const STOCK: Row[] = ids.flatMap((id) => [
  { producto_id: id, condicion: 'nuevo', sucursal: 'norte', cantidad: id % 7 },
  { producto_id: id, condicion: 'nuevo', sucursal: 'sur', cantidad: 3 },
]);
const REMEMBERING = { rememberedBytes: 0 };

describe.each(availableDialects())('pieces of files that changed nothing, on %s', (dialect) => {
  let importer: TestImporter;
  let folder: string;

  useImporter(dialect, (started) => {
    importer = started;
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mostrador-pieces-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  const load = async (entity: string, rows: readonly (Row | string)[], options = {}): Promise<Told> =>
    importing(importer, await writeRows(folder, entity, rows, 'ndjson'), { ...REMEMBERING, ...options });
  const counts = ({ files: [file] }: Told): unknown =>
    file && [file.read, file.created, file.changed, file.unchanged, file.refused];

  /** Loaded, found unchanged and remembered. */
  beforeEach(async () => {
    await importer.write('DELETE FROM import_pieces');
    for (let run = 0; run < 2; run++) {
      await load('productos', PRODUCTS);
      await load('existencias', STOCK);
    }
    await importer.changes();
  });

  it.each(FORMATS)('are not read again: %s', async (format) => {
    const path = await writeRows(folder, 'existencias', STOCK, format);
    const again = (): Promise<Told> => importing(importer, path, REMEMBERING);
    await again();
    const first = format.startsWith('csv') ? 256 : 0;
    expect(await linesRead(importer, 'existencias', again)).toBeLessThanOrEqual(first);
    expect(counts(await again())).toEqual([800, 0, 0, 800, 0]);
    expect(await importer.changes()).toEqual([]);
  });

  it('are the same after lines that were added, left out or changed', async () => {
    const [first = {}, ...rest] = STOCK;
    const more = { ...first, condicion: 'a', cantidad: 9 };
    const other = rest.map((row, at) => (at === 500 ? { ...row, cantidad: 77 } : row));
    const read = await linesRead(importer, 'existencias', async () => {
      expect(counts(await load('existencias', [more, first, ...other]))).toEqual([801, 1, 1, 799, 0]);
    });
    expect(read).toBeLessThan(600);
    expect(await importer.one('stock', "product_id = 251 AND branch_code = 'sur'")).toMatchObject({ on_hand: 77 });
  });

  it.each([
    ['an order', 'existencias', 'UPDATE stock SET reserved = 1, overcommitted = 1 WHERE product_id = 200', 2],
    ['another import', 'existencias', "UPDATE stock SET on_hand = 50 WHERE product_id = 7 AND branch_code = 'sur'", 1],
    ['nobody knows whom: a row is gone', 'existencias', 'DELETE FROM stock WHERE product_id = 399', 2],
    ['nobody knows whom: a title', 'productos', "UPDATE products SET title = 'x' WHERE id = 100", 1],
    ['a withdrawal', 'productos', 'UPDATE products SET withdrawn = 1 WHERE id = 100', 1],
    ['a text by hand', 'productos', "UPDATE product_texts SET description = 'x' WHERE product_id = 99", 1],
    ['a text that is gone', 'productos', 'DELETE FROM product_texts WHERE product_id = 99', 1],
  ])('are held against what was written since by %s', async (_who, entity, sql, rows) => {
    await importer.write(sql);
    const all = entity === 'productos' ? PRODUCTS : STOCK;
    const { files } = await load(entity, all);
    expect((files[0]?.created ?? 0) + (files[0]?.changed ?? 0)).toBe(rows);
    expect(counts(await load(entity, all))).toEqual([all.length, 0, 0, all.length, 0]);
  });

  it('refuse their lines when what they refer to is gone', async () => {
    await importer.write("DELETE FROM branches WHERE code = 'sur'");
    try {
      const told = await load('existencias', STOCK);
      expect([counts(told), told.problems[0]]).toEqual([
        [800, 0, 0, 400, 400],
        '     2: sucursal: no existe la sucursal "sur"',
      ]);
    } finally {
      const columns = (await importer.one('branches')) ?? {};
      const [names, marks] = [Object.keys(columns), Object.values({ ...columns, code: 'sur', name: 'Sur' })];
      await importer.database.write((manager) =>
        manager.query(`INSERT INTO branches (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`, marks),
      );
    }
  });

  it('are not remembered when a later line of their transaction changes one of their rows', async () => {
    await importer.write('DELETE FROM import_pieces');
    expect(counts(await load('productos', [...PRODUCTS, aProduct(5, { titulo: 'Otra' })]))).toEqual([
      401, 0, 1, 400, 0,
    ]);
    expect(counts(await load('productos', PRODUCTS))).toEqual([400, 0, 1, 399, 0]);
  });

  it('leave the last line about a row the last word', async () => {
    const early = { ...STOCK[799], cantidad: 40 };
    expect(counts(await load('existencias', [early, ...STOCK]))).toEqual([801, 0, 2, 799, 0]);
    expect(await importer.one('stock', "product_id = 400 AND branch_code = 'sur'")).toMatchObject({ on_hand: 3 });
  });

  it.each([
    ['just before', []],
    ['in a transaction long before', Array.from({ length: 6 }, () => PRODUCTS.slice(0, 200)).flat()],
  ])('wait behind a line about one of their rows that was put off %s', async (_when, between) => {
    const early = aProduct(400, { titulo: 'Otra', relacionados: [401] });
    const rows = [early, aProduct(401), ...between, ...PRODUCTS.slice(200)];
    const told = await load('productos', rows);
    expect([counts(told), told.problems]).toEqual([[rows.length, 1, 2, rows.length - 3, 0], []]);
    expect(await importer.one('products', 'id = 400')).toMatchObject({ title: 'Cámara 400' });
  });

  it('name their unused fields', async () => {
    const rows = STOCK.map((row) => ({ ...row, pasillo: 1, anaquel: 2 }));
    const warnings = ['existencias.ndjson: campos que no se usan: pasillo, anaquel'];
    for (let run = 0; run < 3; run++) expect((await load('existencias', rows)).warnings).toEqual(warnings);
    expect(await linesRead(importer, 'existencias', () => load('existencias', rows))).toBe(0);
  });

  it.each([
    ['damaged', "UPDATE import_pieces SET note = REPLACE(note, '1', '2')"],
    ['cut off', "UPDATE import_pieces SET note = '0123456789abcdef[1'"],
    ['empty', "UPDATE import_pieces SET note = ''"],
  ])('are read when what is remembered is %s', async (_how, sql) => {
    await importer.write(sql);
    const row = STOCK[10];
    await importer.write('UPDATE stock SET on_hand = 99 WHERE product_id = 6');
    expect(counts(await load('existencias', [...STOCK, { ...row, cantidad: 5 }]))).toEqual([801, 0, 3, 798, 0]);
  });

  it('withdraw and rehearse nothing else with --full and --dry-run', async () => {
    expect(counts(await load('productos', PRODUCTS.slice(0, 399), { full: true, dryRun: true }))).toEqual([
      399, 0, 1, 399, 0,
    ]);
    expect(counts(await load('productos', PRODUCTS.slice(0, 399), { full: true }))).toEqual([399, 0, 1, 399, 0]);
    expect(counts(await load('productos', PRODUCTS, { dryRun: true }))).toEqual([400, 0, 1, 399, 0]);
    expect(counts(await load('productos', PRODUCTS))).toEqual([400, 0, 1, 399, 0]);
    expect((await stateOf(importer)).changes).toContain('product 400');
  });

  it('are forgotten when no import has had them for long', async () => {
    await importer.write('UPDATE import_pieces SET seen_day = seen_day - 100');
    await load('existencias', STOCK.slice(0, 500));
    const left = await importer.rows<{ entity: string; n: number }>(
      'SELECT entity, MIN(seen_day) AS day, COUNT(*) AS n FROM import_pieces GROUP BY entity ORDER BY entity',
    );
    const today = Math.floor(Date.now() / 86_400_000);
    expect(left).toEqual([
      { entity: 'existencias', day: today, n: expect.any(Number) as number },
      { entity: 'productos', day: today - 100, n: expect.any(Number) as number },
    ]);
  });
});
