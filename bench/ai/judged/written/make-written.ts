import { writeMade } from '../import-rows';
import { WRITTEN } from './distributors';
import { writtenProducts, type WrittenProduct } from './products';

/**
 * Writes a hand-written catalog as import files, always the same bytes:
 *   node bench/run.mjs bench/ai/judged/written/make-written.ts bodega|surtidor|central|mercado|proveedor <folder>
 */
function main(name: string | undefined, folder: string | undefined): void {
  const distributor = WRITTEN.find((one) => one.name === name);
  if (distributor === undefined || folder === undefined) {
    process.stderr.write(
      'usage: node bench/run.mjs bench/ai/judged/written/make-written.ts bodega|surtidor|central|mercado|proveedor <folder>\n',
    );
    process.exitCode = 2;
    return;
  }
  const products = writtenProducts(distributor);
  writeMade<WrittenProduct>(folder, {
    products,
    firstCategory: distributor.firstCategory,
    branches: Object.values(distributor.branches),
    rate: distributor.rate,
    stockOf: ({ stock }) => stock,
    pricesOf: ({ usd }) => ({ precio_lista: usd.toFixed(2) }),
    accessoriesOf: (product) => accessoriesOf(product, products),
    salesOf: ({ id }) => (id * 4787) % 450,
  });
  process.stdout.write(`${products.length} products in ${folder}\n`);
}

/** Every other product names what goes with it. */
function accessoriesOf({ id, modelo }: WrittenProduct, all: readonly WrittenProduct[]): number[] {
  return id % 2 === 0 ? all.filter(({ owners }) => owners.includes(modelo)).map((one) => one.id) : [];
}

main(process.argv[2], process.argv[3]);
