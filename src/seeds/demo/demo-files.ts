import { demoCatalog } from './catalog';
import { guideRows, invoiceRows } from './rows/invoice-rows';
import { priceRows } from './rows/price-rows';
import { productRows } from './rows/product-rows';
import {
  accountRows,
  bannerRows,
  branchRows,
  brandRows,
  categoryRows,
  courseRows,
  exchangeRateRows,
} from './rows/reference-rows';
import type { Row } from './rows/row';
import { stockRows } from './rows/stock-rows';

/** Entities the demo fills, named as their files are. */
export type DemoEntity =
  | 'sucursales'
  | 'categorias'
  | 'marcas'
  | 'productos'
  | 'precios'
  | 'existencias'
  | 'cuentas'
  | 'tipo_cambio'
  | 'facturas'
  | 'guias'
  | 'banners'
  | 'cursos';

/** One file of the demo: what an operator would have exported. `rows` may be walked as often as wanted. */
export interface DemoFile {
  readonly entity: DemoEntity;
  readonly rows: () => Iterable<Row>;
}

/**
 * The built-in demo as import files, in dependency order. Always the same for the same day: offers, invoices, banners and courses
 * are placed around `today`.
 */
export function demoFiles(today: Date): readonly DemoFile[] {
  const catalog = demoCatalog();
  return [
    { entity: 'sucursales', rows: branchRows },
    { entity: 'categorias', rows: categoryRows },
    { entity: 'marcas', rows: brandRows },
    { entity: 'productos', rows: () => productRows(catalog) },
    { entity: 'precios', rows: () => priceRows(catalog, today) },
    { entity: 'existencias', rows: () => stockRows(catalog) },
    { entity: 'cuentas', rows: accountRows },
    { entity: 'tipo_cambio', rows: exchangeRateRows },
    { entity: 'facturas', rows: () => invoiceRows(catalog, today) },
    { entity: 'guias', rows: () => guideRows(today) },
    { entity: 'banners', rows: () => bannerRows(today) },
    { entity: 'cursos', rows: () => courseRows(today) },
  ];
}
