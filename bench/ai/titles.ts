import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  brandRows,
  branchRows,
  categoryIds,
  categoryRows,
  productRow,
  rateRow,
  stockRows,
  writeCatalog,
} from './judged/import-rows';
import { asAnswer } from './judged/evaluate';
import { titledProducts, type TitledProduct } from './judged/titles/lines';
import { bySentence, writeAccount } from './judged-worlds';
import { startWorld } from './world';

/** So many answers are looked at: more than there are of any thing. */
const PAGE = { number: 1, size: 100 };
const FIRST_CATEGORY = 90_000;

/** Writes the products as a folder of import files. */
function writeFiles(products: readonly TitledProduct[], folder: string): void {
  const ids = categoryIds(products, FIRST_CATEGORY);
  writeCatalog(folder, {
    categorias: categoryRows(ids),
    marcas: brandRows(products),
    sucursales: branchRows([['cdmx', 'Central', 'Ciudad de México', 'Ciudad de México', '06000', 'A']]),
    productos: products.map((product) => productRow({ ...product, activo: true }, ids.get(product.category), [], 0)),
    precios: products.map(({ id }) => ({ producto_id: id, precio_lista: '50.00' })),
    existencias: products.flatMap(({ id }) => stockRows(id, new Map([['cdmx', 10]]))),
    tipo_cambio: [rateRow(18)],
  });
  writeAccount(folder);
}

/** Which products the search finds when asked by what each is called. */
async function foundIn(
  products: readonly TitledProduct[],
  folder: string,
): Promise<(product: TitledProduct) => boolean> {
  const { app, stop } = await startWorld({}, folder);
  const search = bySentence({ app }, PAGE);
  const answers = new Map<string, ReadonlySet<number>>();
  for (const name of new Set(products.map((product) => product.name)))
    answers.set(name, new Set(asAnswer(await search(name)).ids));
  await stop();
  return ({ id, name }) => answers.get(name)?.has(id) === true;
}

/** node bench/run.mjs bench/ai/titles.ts: how many products, keyed in by many clerks, are found by what they are. */
async function main(): Promise<void> {
  const products = titledProducts();
  const scratch = mkdtempSync(join(tmpdir(), 'mostrador-titulos-'));
  const folder = join(scratch, 'files');
  writeFiles(products, folder);
  const found = products.filter(await foundIn(products, folder)).length;
  rmSync(scratch, { recursive: true });
  process.stdout.write(
    `${String(products.length)} products, ${(found / products.length).toFixed(3)} found by what they are\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
