import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { demoTraits } from './demo-traits';
import type { Item, JudgedCatalog } from './items';

interface ProductRow {
  readonly producto_id: number;
  readonly modelo: string;
  readonly titulo: string;
  readonly marca: string;
  readonly categorias: readonly number[];
  readonly caracteristicas?: readonly string[];
  readonly activo?: boolean;
  readonly accesorios?: readonly number[];
  readonly componentes?: readonly { readonly producto_id: number; readonly cantidad: number }[];
}

interface PriceRow {
  readonly producto_id: number;
  readonly precio_lista: string;
  readonly precio_1?: string;
  readonly precio_especial?: string;
}

const IVA = 1.16;

/** The demo catalog as the judge sees it: kinds by data/demo-kinds.txt, traits by the titles. `folder` is demo/. */
export function readDemoCatalog(folder: string): JudgedCatalog {
  const products = ndjson<ProductRow>(join(folder, 'productos.ndjson')).filter((row) => row.activo !== false);
  const prices = new Map(ndjson<PriceRow>(join(folder, 'precios.ndjson')).map((row) => [row.producto_id, row]));
  const stock = readStock(join(folder, 'existencias.csv'));
  const kinds = readKinds(readFileSync(join(__dirname, 'data/demo-kinds.txt'), 'utf8'));
  const kindOf = new Map(products.map((row) => [row.producto_id, kinds(row)]));
  const serves = accessoryLinks(products);
  const rate = JSON.parse(readFileSync(join(folder, 'tipo_cambio.json'), 'utf8')) as { normal: string };
  const items = products.flatMap((row): Item[] => {
    const price = prices.get(row.producto_id);
    if (price === undefined) return [];
    const owners = serves.get(row.producto_id) ?? [];
    return [
      {
        id: row.producto_id,
        modelo: row.modelo,
        kind: kindOf.get(row.producto_id) ?? '',
        traits: demoTraits(row.titulo, row.caracteristicas ?? []),
        marca: row.marca,
        usd: readings(price),
        stock: stockOf(row, stock),
        accessoryOf: new Set(owners.map((owner) => kindOf.get(owner.producto_id) ?? '')),
        fits: new Set(owners.map((owner) => owner.modelo.toUpperCase())),
      },
    ];
  });
  return { name: 'demo', items, pesosPerDollar: Number(rate.normal) };
}

/** Kind of a product by the hand-written table. Throws Error when no line fits. */
export function readKinds(table: string): (row: Pick<ProductRow, 'titulo' | 'categorias'>) => string {
  const lines = table.split('\n').flatMap((line) => {
    const match = /^(\d+) \| (.*?) ?\| ([a-z0-9_]+)$/.exec(line);
    return match === null
      ? []
      : [{ category: Number(match[1]), pattern: new RegExp(match[2] ?? '', 'i'), kind: match[3] ?? '' }];
  });
  return (row) => {
    const line = lines.find(({ category, pattern }) => category === row.categorias[0] && pattern.test(row.titulo));
    if (line === undefined) throw new Error(`no kind for ${row.titulo}`);
    return line.kind;
  };
}

/** Pieces by branch; of a package, as many as its components are enough for. */
function stockOf(
  row: ProductRow,
  stock: ReadonlyMap<number, ReadonlyMap<string, number>>,
): ReadonlyMap<string, number> {
  const [first, ...others] = row.componentes ?? [];
  if (first === undefined) return stock.get(row.producto_id) ?? new Map<string, number>();
  const enough = (branch: string, { producto_id, cantidad }: typeof first): number =>
    Math.floor((stock.get(producto_id)?.get(branch) ?? 0) / cantidad);
  const branches = [...(stock.get(first.producto_id)?.keys() ?? [])];
  const pieces = branches.map((branch): [string, number] => [
    branch,
    Math.min(...[first, ...others].map((part) => enough(branch, part))),
  ]);
  return new Map(pieces.filter(([, count]) => count > 0));
}

function accessoryLinks(products: readonly ProductRow[]): Map<number, ProductRow[]> {
  const links = new Map<number, ProductRow[]>();
  for (const owner of products) {
    for (const accessory of owner.accesorios ?? []) links.set(accessory, [...(links.get(accessory) ?? []), owner]);
  }
  return links;
}

function readings(row: PriceRow): Item['usd'] {
  const asked = [row.precio_lista, row.precio_1, row.precio_especial]
    .filter((price) => price !== undefined)
    .map(Number);
  return { low: Math.min(...asked), high: Number(row.precio_lista) * IVA };
}

function readStock(file: string): Map<number, Map<string, number>> {
  const stock = new Map<number, Map<string, number>>();
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [id, condition, branch = '', pieces] = line.split(',');
    if (condition !== 'nuevo' || Number(pieces) <= 0) continue;
    const branches = stock.get(Number(id)) ?? new Map<string, number>();
    stock.set(Number(id), branches.set(branch, Number(pieces)));
  }
  return stock;
}

function ndjson<T>(file: string): T[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}
