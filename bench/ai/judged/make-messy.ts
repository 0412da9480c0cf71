import { brandRows, branchRows, productRow, rateRow, stockRows, writeCatalog } from './import-rows';
import { MESSY_BRANCHES, MESSY_RATE, messyStock } from './messy-catalog';
import { messyProducts, type MessyProduct } from './messy-products';

/**
 * Writes the messy catalog as import files, always the same bytes; with more rounds than one a larger one that is messy in the same way:
 *   node bench/run.mjs bench/ai/judged/make-messy.ts <folder> [rounds]
 */
function main(folder: string | undefined, rounds = 1): void {
  if (folder === undefined) {
    process.stderr.write('usage: node bench/run.mjs bench/ai/judged/make-messy.ts <folder> [rounds]\n');
    process.exitCode = 2;
    return;
  }
  const products = messyProducts(rounds);
  const accessories = accessoriesByOwner(products);
  const ids = categoryIds(products);
  writeCatalog(folder, {
    categorias: categoryRows(ids),
    marcas: brandRows(products),
    sucursales: branchRows(MESSY_BRANCHES),
    productos: products.map((product) =>
      productRow(product, ids.get(product.category), accessories.get(product) ?? [], (product.id * 7919) % 400),
    ),
    precios: products.map(({ id, usd }) => ({ producto_id: id, precio_lista: usd.toFixed(2) })),
    existencias: products.flatMap((product) => stockRows(product.id, messyStock(product))),
    tipo_cambio: [rateRow(MESSY_RATE)],
  });
  process.stdout.write(`${products.length} products in ${folder}\n`);
}

function categoryIds(products: readonly MessyProduct[]): Map<string, number> {
  const paths = products.flatMap(({ category }) => [category.split('/')[0] ?? '', category]);
  return new Map([...new Set(paths)].sort().map((path, at) => [path, 5001 + at]));
}

function categoryRows(ids: ReadonlyMap<string, number>): object[] {
  return [...ids]
    .sort(([a], [b]) => a.split('/').length - b.split('/').length)
    .map(([path, id]) => {
      const [top = '', below] = path.split('/');
      if (below === undefined) return { id, nombre: top, nivel: 1 };
      return { id, nombre: below, nivel: 2, padre_id: ids.get(top) };
    });
}

/** Every other product names what goes with it. */
function accessoriesByOwner(products: readonly MessyProduct[]): Map<MessyProduct, number[]> {
  const named = new Map<MessyProduct, number[]>();
  for (const { id, owner } of products) {
    if (owner === undefined || owner.id % 2 === 0) continue;
    const known = named.get(owner);
    if (known) known.push(id);
    else named.set(owner, [id]);
  }
  return named;
}

main(process.argv[2], process.argv[3] === undefined ? 1 : Number(process.argv[3]));
