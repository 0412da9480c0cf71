import {
  brandRows,
  branchRows,
  categoryIds,
  categoryRows,
  productRow,
  rateRow,
  stockRows,
  writeCatalog,
} from '../import-rows';
import { FOURTH_RATE } from './catalog';
import { FOURTH_BRANCHES, fourthProducts, type FourthProduct } from './products';

const FIRST_CATEGORY = 7001;

/**
 * Writes the fourth catalog as import files, always the same bytes:
 *   node bench/run.mjs bench/ai/judged/fourth/make-fourth.ts <folder>
 */
function main(folder: string | undefined): void {
  if (folder === undefined) {
    process.stderr.write('usage: node bench/run.mjs bench/ai/judged/fourth/make-fourth.ts <folder>\n');
    process.exitCode = 2;
    return;
  }
  const products = fourthProducts();
  const ids = categoryIds(products, FIRST_CATEGORY);
  writeCatalog(folder, {
    categorias: categoryRows(ids),
    marcas: brandRows(products),
    sucursales: branchRows(FOURTH_BRANCHES),
    productos: products.map((product) =>
      productRow(product, ids.get(product.category), accessoriesOf(product, products), (product.id * 4787) % 450),
    ),
    precios: products.map(({ id, usd }) => ({ producto_id: id, precio_lista: usd.toFixed(2) })),
    existencias: products.flatMap(({ id, stock }) => stockRows(id, stock)),
    tipo_cambio: [rateRow(FOURTH_RATE)],
  });
  process.stdout.write(`${products.length} products in ${folder}\n`);
}

/** Every other product names what goes with it. */
function accessoriesOf({ id, modelo }: FourthProduct, all: readonly FourthProduct[]): number[] {
  return id % 2 === 0 ? all.filter(({ owners }) => owners.includes(modelo)).map((one) => one.id) : [];
}

main(process.argv[2]);
