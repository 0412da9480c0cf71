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
import { WRITTEN } from './distributors';
import { writtenProducts, type WrittenProduct } from './products';

/**
 * Writes a hand-written catalog as import files, always the same bytes:
 *   node bench/run.mjs bench/ai/judged/written/make-written.ts bodega|surtidor|central <folder>
 */
function main(name: string | undefined, folder: string | undefined): void {
  const distributor = WRITTEN.find((one) => one.name === name);
  if (distributor === undefined || folder === undefined) {
    process.stderr.write(
      'usage: node bench/run.mjs bench/ai/judged/written/make-written.ts bodega|surtidor|central <folder>\n',
    );
    process.exitCode = 2;
    return;
  }
  const products = writtenProducts(distributor);
  const ids = categoryIds(products, distributor.firstCategory);
  writeCatalog(folder, {
    categorias: categoryRows(ids),
    marcas: brandRows(products),
    sucursales: branchRows(Object.values(distributor.branches)),
    productos: products.map((product) =>
      productRow(product, ids.get(product.category), accessoriesOf(product, products), (product.id * 4787) % 450),
    ),
    precios: products.map(({ id, usd }) => ({ producto_id: id, precio_lista: usd.toFixed(2) })),
    existencias: products.flatMap(({ id, stock }) => stockRows(id, stock)),
    tipo_cambio: [rateRow(distributor.rate)],
  });
  process.stdout.write(`${products.length} products in ${folder}\n`);
}

/** Every other product names what goes with it. */
function accessoriesOf({ id, modelo }: WrittenProduct, all: readonly WrittenProduct[]): number[] {
  return id % 2 === 0 ? all.filter(({ owners }) => owners.includes(modelo)).map((one) => one.id) : [];
}

main(process.argv[2], process.argv[3]);
