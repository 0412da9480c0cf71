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
import { THIRD_BRANCHES, THIRD_RATE, thirdStock } from './catalog';
import { thirdProducts, type ThirdProduct } from './products';

/** Where the ERP keeps what nobody filed: an internal category, which is never shown. */
const UNFILED = { id: 300, nombre: 'SIN CLASIFICAR', nivel: 0 };
const FIRST_CATEGORY = 301;

/**
 * Writes the third catalog as import files, always the same bytes:
 *   node bench/run.mjs bench/ai/judged/third/make-third.ts <folder>
 */
function main(folder: string | undefined): void {
  if (folder === undefined) {
    process.stderr.write('usage: node bench/run.mjs bench/ai/judged/third/make-third.ts <folder>\n');
    process.exitCode = 2;
    return;
  }
  const products = thirdProducts();
  const ids = categoryIds(products, FIRST_CATEGORY);
  writeCatalog(folder, {
    categorias: [UNFILED, ...categoryRows(ids)],
    marcas: brandRows(products),
    sucursales: branchRows(THIRD_BRANCHES),
    productos: products.map((product) =>
      productRow(
        product,
        ids.get(product.category) ?? UNFILED.id,
        accessoriesOf(product, products),
        (product.id * 6101) % 500,
      ),
    ),
    precios: products.map(({ id, usd, offer }) => ({
      producto_id: id,
      precio_lista: usd.toFixed(2),
      ...(offer === undefined ? {} : { precio_especial: offer.toFixed(2) }),
    })),
    existencias: products.flatMap((product) => stockRows(product.id, thirdStock(product))),
    tipo_cambio: [rateRow(THIRD_RATE)],
  });
  process.stdout.write(`${products.length} products in ${folder}\n`);
}

/** Every third product names what goes with it. */
function accessoriesOf(product: ThirdProduct, all: readonly ThirdProduct[]): number[] {
  return product.id % 3 === 0 ? all.filter(({ owner }) => owner === product).map(({ id }) => id) : [];
}

main(process.argv[2]);
