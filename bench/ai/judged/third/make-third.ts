import { brandRows, branchRows, categoryIds, categoryRows, rateRow, stockRows, writeCatalog } from '../import-rows';
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
    productos: products.map((product) => productRow(product, ids, products)),
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

function productRow(product: ThirdProduct, ids: ReadonlyMap<string, number>, all: readonly ThirdProduct[]): object {
  const accessories = all.filter(({ owner }) => owner === product).map(({ id }) => id);
  const place = ids.get(product.category);
  return {
    producto_id: product.id,
    modelo: product.modelo,
    titulo: product.titulo,
    marca: product.marca,
    categorias: [place ?? UNFILED.id],
    activo: product.activo,
    ...(product.descripcion === undefined ? {} : { descripcion: product.descripcion }),
    ...(product.caracteristicas.length === 0 ? {} : { caracteristicas: product.caracteristicas }),
    ...(accessories.length === 0 || product.id % 3 !== 0 ? {} : { accesorios: accessories }),
    ventas: (product.id * 6101) % 500,
  };
}

main(process.argv[2]);
