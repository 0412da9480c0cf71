import { writeMade } from '../import-rows';
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
  writeMade<ThirdProduct>(folder, {
    products,
    firstCategory: FIRST_CATEGORY,
    unfiled: UNFILED,
    branches: THIRD_BRANCHES,
    rate: THIRD_RATE,
    stockOf: thirdStock,
    pricesOf: ({ usd, offer }) => ({
      precio_lista: usd.toFixed(2),
      ...(offer === undefined ? {} : { precio_especial: offer.toFixed(2) }),
    }),
    accessoriesOf: (product) => accessoriesOf(product, products),
    salesOf: ({ id }) => (id * 6101) % 500,
  });
  process.stdout.write(`${products.length} products in ${folder}\n`);
}

/** Every third product names what goes with it. */
function accessoriesOf(product: ThirdProduct, all: readonly ThirdProduct[]): number[] {
  return product.id % 3 === 0 ? all.filter(({ owner }) => owner === product).map(({ id }) => id) : [];
}

main(process.argv[2]);
