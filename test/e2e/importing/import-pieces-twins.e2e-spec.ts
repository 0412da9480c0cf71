import fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aProduct, useImporter, type TestImporter } from '@test/support/importing';
import { availableDialects } from '@test/support/servers/temporary-database';
import { FORMATS, importing, linesRead, stateOf, writeRows, type Row } from './import-pieces.builder';

const PRODUCTS = 150;
const ENTITIES = ['productos', 'precios', 'existencias'] as const;
type Entity = (typeof ENTITIES)[number];

const ids = Array.from({ length: PRODUCTS }, (_, at) => at + 1);
const FIRST: Readonly<Record<Entity, readonly Row[]>> = {
  productos: ids.map((id) =>
    aProduct(id, {
      titulo: `Cámara ${id}`,
      ...(id % 5 === 0 && { relacionados: [(id * 7) % PRODUCTS || 1] }),
      ...(id % 4 === 0 && { descripcion: id % 8 === 0 ? null : `Texto ${id}` }),
    }),
  ),
  precios: ids.map((id) => ({ producto_id: id, precio_lista: 10 + id })),
  existencias: ids.flatMap((id) =>
    ['norte', 'sur'].map((sucursal) => ({ producto_id: id, condicion: 'nuevo', sucursal, cantidad: id % 9 })),
  ),
};

/** What an edit of the line at a place makes of the lines of a file. */
const EDITS: readonly ((lines: (Row | string)[], at: number) => void)[] = [
  (lines, at) => lines.splice(at, 1),
  (lines, at) => lines.splice(at, 0, { ...(lines[at] as Row), titulo: 'Otra', precio_lista: 5, cantidad: 8 }),
  (lines, at) => lines.splice(0, 0, { ...(lines[at] as Row), titulo: 'Antes', precio_lista: 6, cantidad: 1 }),
  (lines, at) => lines.push({ ...(lines[at] as Row), titulo: 'Al final', precio_lista: 7, cantidad: 2 }),
  (lines, at) => lines.splice(at, 1, { ...(lines[at] as Row), producto_id: 'x' }),
  (lines, at) => lines.splice(at, 1, { ...(lines[at] as Row), producto_id: 5000 + at }),
  (lines, at) => lines.splice(at, 1, { ...(lines[at] as Row), relacionados: [5000 + at, 1] }),
  (lines, at) => lines.splice(at, 1, { ...(lines[at] as Row), nota: 'sin uso' }),
  (lines, at) => lines.splice(at, 0, ''),
  (lines, at) => lines.push(...lines.splice(0, at)),
];

const FOREIGN: readonly ((id: number) => string)[] = [
  (id) => `DELETE FROM products WHERE id = ${id}`,
  (id) => `UPDATE products SET title = 'A mano' WHERE id = ${id}`,
  (id) => `UPDATE products SET withdrawn = 1 WHERE id BETWEEN ${id} AND ${id + 3}`,
  (id) => `DELETE FROM product_texts WHERE product_id > ${id}`,
  (id) => `INSERT INTO product_texts (product_id, description) VALUES (${id + 300}, 'A mano')`,
  (id) => `UPDATE product_texts SET product_id = product_id + 1000 WHERE product_id = ${id}`,
  (id) => `UPDATE prices SET list_price = list_price + 1 WHERE product_id = ${id}`,
  (id) => `DELETE FROM prices WHERE product_id < ${id}`,
  (id) => `UPDATE stock SET on_hand = on_hand + 1 WHERE product_id = ${id}`,
  (id) => `UPDATE stock SET overcommitted = 1 WHERE product_id = ${id}`,
  (id) => `DELETE FROM stock WHERE product_id = ${id} AND branch_code = 'sur'`,
];

const place = fc.integer({ min: 1, max: PRODUCTS - 4 });
const entity = fc.constantFrom(...ENTITIES);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constant('load' as const), entity, format: fc.constantFrom(...FORMATS) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('edit' as const), entity, place, edit: fc.constantFrom(...EDITS) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('foreign' as const), place, sql: fc.constantFrom(...FOREIGN) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('first' as const), entity }) },
);

describe.each(availableDialects())('an import that remembers pieces beside one that does not, on %s', (dialect) => {
  let remembering: TestImporter;
  let forgetful: TestImporter;
  let folder: string;

  useImporter(dialect, (started) => {
    remembering = started;
  });
  useImporter(dialect, (started) => {
    forgetful = started;
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mostrador-twins-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('tells and leaves the same after whatever came before', async () => {
    let read = 0;
    let readWithout = 0;
    const both = async (named: Entity, lines: readonly (Row | string)[], format: (typeof FORMATS)[number]) => {
      const path = await writeRows(folder, named, lines, format);
      const told: unknown[] = [];
      read += await linesRead(remembering, named, async () => {
        told.push(await importing(remembering, path, { rememberedBytes: 0 }), await stateOf(remembering));
      });
      readWithout += await linesRead(forgetful, named, async () => {
        told.push(await importing(forgetful, path, { rememberedBytes: Infinity }), await stateOf(forgetful));
      });
      expect(told.slice(0, 2)).toEqual(told.slice(2));
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 25 }), async (steps) => {
        const files: Record<Entity, (Row | string)[]> = {
          productos: [...FIRST.productos],
          precios: [...FIRST.precios],
          existencias: [...FIRST.existencias],
        };
        for (const importer of [remembering, forgetful]) await importer.clear();
        for (let run = 0; run < 2; run++) for (const named of ENTITIES) await both(named, files[named], 'ndjson');
        for (const one of steps) {
          if (one.what === 'first') files[one.entity] = [...FIRST[one.entity]];
          else if (one.what === 'load') await both(one.entity, files[one.entity], one.format);
          else if (one.what === 'foreign')
            for (const importer of [remembering, forgetful]) await importer.write(one.sql(one.place)).catch(() => 0);
          else if (typeof files[one.entity][one.place] === 'object') one.edit(files[one.entity], one.place);
        }
      }),
      { numRuns: 25, endOnFailure: true },
    );
    expect(read).toBeLessThan(readWithout * 0.8);
  });
});
