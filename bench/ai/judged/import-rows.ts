import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A branch of a made catalog: code, name, city, state, postal code and prefix of its folios. */
export type BranchLine = readonly [string, string, string, string, string, string];

/** Writes import files into a folder, which is made: `name.ndjson` with one row a line; `tipo_cambio.json` has one object. */
export function writeCatalog(folder: string, files: Readonly<Record<string, readonly object[]>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, rows] of Object.entries(files)) {
    const single = name === 'tipo_cambio';
    const lines = rows.map((row) => `${JSON.stringify(row, null, single ? 2 : undefined)}\n`);
    writeFileSync(join(folder, `${name}.${single ? 'json' : 'ndjson'}`), lines.join(''));
  }
}

/** Rows of the file `marcas`: every brand of the products once. */
export function brandRows(products: readonly { readonly marca: string }[]): object[] {
  return [...new Set(products.map(({ marca }) => marca))].map((id) => ({
    id,
    nombre: id.toUpperCase(),
    logo: `https://cdn.example/marcas/${id}.png`,
  }));
}

/** Rows of the file `sucursales`. */
export function branchRows(branches: readonly BranchLine[]): object[] {
  return branches.map(([codigo, nombre, ciudad, estado, codigo_postal, serie], at) => ({
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

/** Rows of the file `existencias` of one product. */
export function stockRows(id: number, stock: ReadonlyMap<string, number>): object[] {
  return [...stock].map(([sucursal, cantidad]) => ({ producto_id: id, condicion: 'nuevo', sucursal, cantidad }));
}

/** What the file `productos` tells of a made product, but for what refers to others. */
export interface ProductLine {
  readonly id: number;
  readonly modelo: string;
  readonly titulo: string;
  readonly marca: string;
  readonly activo: boolean;
  readonly descripcion?: string | undefined;
  readonly caracteristicas: readonly string[];
}

/** A row of the file `productos`; no list that is empty. */
export function productRow(
  product: ProductLine,
  category: number | undefined,
  accessories: readonly number[],
  sales: number,
): object {
  return {
    producto_id: product.id,
    modelo: product.modelo,
    titulo: product.titulo,
    marca: product.marca,
    categorias: [category],
    activo: product.activo,
    ...(product.descripcion === undefined ? {} : { descripcion: product.descripcion }),
    ...(product.caracteristicas.length === 0 ? {} : { caracteristicas: product.caracteristicas }),
    ...(accessories.length === 0 ? {} : { accesorios: accessories }),
    ventas: sales,
  };
}

/** The object of `tipo_cambio`, with one rate for all terms. */
export function rateRow(rate: number): Record<string, string> {
  const names = ['normal', 'preferencial', 'un_dia', 'una_semana', 'dos_semanas', 'tres_semanas', 'un_mes'];
  return Object.fromEntries(names.map((name) => [name, rate.toFixed(4)]));
}

/** Ids of all places of a tree, from the first on, upper ones first; products have paths with names by `>`, or an empty one. */
export function categoryIds(products: readonly { readonly category: string }[], first: number): Map<string, number> {
  const paths = products
    .map(({ category }) => category)
    .filter((path) => path !== '')
    .flatMap((path) => {
      const names = path.split('>');
      return names.map((_, at) => names.slice(0, at + 1).join('>'));
    });
  const depth = (path: string): number => path.split('>').length;
  const places = [...new Set(paths)].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  return new Map(places.map((path, at) => [path, first + at]));
}

/** Rows of the file `categorias` of the places that have ids. */
export function categoryRows(ids: ReadonlyMap<string, number>): object[] {
  return [...ids].map(([path, id]) => {
    const names = path.split('>');
    const above = ids.get(names.slice(0, -1).join('>'));
    return { id, nombre: names.at(-1), nivel: names.length, ...(above === undefined ? {} : { padre_id: above }) };
  });
}

/** A made catalog: its products, and what its files tell of them beside themselves. */
export interface MadeCatalog<T> {
  readonly products: readonly T[];
  readonly firstCategory: number;
  /** The category of what has none of its own. */
  readonly unfiled?: { readonly id: number; readonly nombre: string; readonly nivel: number };
  readonly branches: readonly BranchLine[];
  readonly rate: number;
  stockOf(product: T): ReadonlyMap<string, number>;
  /** Its prices as the file `precios` has them, in dollars. */
  pricesOf(product: T): { readonly precio_lista: string; readonly precio_especial?: string };
  accessoriesOf?(product: T): readonly number[];
  salesOf?(product: T): number;
}

/** Writes a made catalog as import files into a folder, which is made. */
export function writeMade<T extends ProductLine & { readonly category: string }>(
  folder: string,
  { products, firstCategory, unfiled, branches, rate, ...of }: MadeCatalog<T>,
): void {
  const ids = categoryIds(products, firstCategory);
  writeCatalog(folder, {
    categorias: [...(unfiled ? [unfiled] : []), ...categoryRows(ids)],
    marcas: brandRows(products),
    sucursales: branchRows(branches),
    productos: products.map((product) =>
      productRow(
        product,
        ids.get(product.category) ?? unfiled?.id,
        of.accessoriesOf?.(product) ?? [],
        of.salesOf?.(product) ?? 0,
      ),
    ),
    precios: products.map((product) => ({ producto_id: product.id, ...of.pricesOf(product) })),
    existencias: products.flatMap((product) => stockRows(product.id, of.stockOf(product))),
    tipo_cambio: [rateRow(rate)],
  });
}
