import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { MESSY_BRANCHES, MESSY_RATE, messyStock } from './messy-catalog';
import { messyProducts, type MessyProduct } from './messy-products';

/**
 * Writes the messy catalog as import files, always the same bytes:
 *   node bench/run.mjs bench/ai/judged/make-messy.ts <folder>
 */
function main(folder: string | undefined): void {
  if (folder === undefined) {
    process.stderr.write('usage: node bench/run.mjs bench/ai/judged/make-messy.ts <folder>\n');
    process.exitCode = 2;
    return;
  }
  mkdirSync(folder, { recursive: true });
  const products = messyProducts();
  const ids = categoryIds(products);
  const write = (name: string, lines: readonly unknown[]): void => {
    writeFileSync(join(folder, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };
  write('categorias.ndjson', categoryRows(ids));
  write('marcas.ndjson', brandRows(products));
  write('sucursales.ndjson', branchRows());
  write(
    'productos.ndjson',
    products.map((product) => productRow(product, ids, products)),
  );
  write(
    'precios.ndjson',
    products.map(({ id, usd }) => ({ producto_id: id, precio_lista: usd.toFixed(2) })),
  );
  write('existencias.ndjson', products.flatMap(stockRows));
  writeFileSync(join(folder, 'tipo_cambio.json'), `${JSON.stringify(rates(), null, 2)}\n`);
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

function brandRows(products: readonly MessyProduct[]): object[] {
  return [...new Set(products.map(({ marca }) => marca))].map((id) => ({
    id,
    nombre: id.toUpperCase(),
    logo: `https://cdn.example/marcas/${id}.png`,
  }));
}

function branchRows(): object[] {
  return MESSY_BRANCHES.map(([codigo, nombre, ciudad, estado, codigo_postal, serie], at) => ({
    codigo,
    nombre,
    calle: 'Av. Principal',
    num_ext: String(100 + at),
    colonia: 'Centro',
    codigo_postal,
    ciudad,
    estado,
    pais: 'MEX',
    telefono: `80055502${10 + at}`,
    latitud: 20 + at / 2,
    longitud: -100 - at / 2,
    surte: true,
    serie,
  }));
}

function productRow(product: MessyProduct, ids: ReadonlyMap<string, number>, all: readonly MessyProduct[]): object {
  const accessories = all.filter(({ owner }) => owner === product).map(({ id }) => id);
  return {
    producto_id: product.id,
    modelo: product.modelo,
    titulo: product.titulo,
    marca: product.marca,
    categorias: [ids.get(product.category)],
    activo: product.activo,
    ...(product.descripcion === undefined ? {} : { descripcion: product.descripcion }),
    ...(product.caracteristicas.length === 0 ? {} : { caracteristicas: product.caracteristicas }),
    ...(accessories.length === 0 || product.id % 2 === 0 ? {} : { accesorios: accessories }),
    ventas: (product.id * 7919) % 400,
  };
}

function stockRows(product: MessyProduct): object[] {
  return [...messyStock(product)].map(([sucursal, cantidad]) => ({
    producto_id: product.id,
    condicion: 'nuevo',
    sucursal,
    cantidad,
  }));
}

function rates(): Record<string, string> {
  const names = ['normal', 'preferencial', 'un_dia', 'una_semana', 'dos_semanas', 'tres_semanas', 'un_mes'];
  return Object.fromEntries(names.map((name) => [name, MESSY_RATE.toFixed(4)]));
}

main(process.argv[2]);
