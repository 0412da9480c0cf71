import { demoRows, type Row } from '@/seeds/data-files.builder';
import { benchInvoiceRows } from './invoice-rows';
import { BENCH_ACCOUNTS, BENCH_BRANCHES, DEFAULT_OPTIONS, MOST_PRODUCTS, type BenchOptions } from './options';
import { benchPriceRows, benchStockRows } from './price-and-stock-rows';
import { benchProductRows } from './product-rows';
import { BENCH_CATEGORIES } from './templates';

/** One generated import file; its rows are made as they are asked for, so memory does not grow with the catalog. */
export interface BenchFile {
  readonly entity: string;
  readonly rows: () => Iterable<Row>;
}

function* first(count: number, rows: Iterable<Row>): Generator<Row> {
  let taken = 0;
  for (const row of rows) {
    if (taken >= count) return;
    taken += 1;
    yield row;
  }
}

function* categoryRows(): Generator<Row> {
  for (const { id, name, level, parent } of BENCH_CATEGORIES)
    yield { id, nombre: name, nivel: level, ...(parent === undefined ? {} : { padre_id: parent }) };
}

/**
 * A catalog of any size in the import format, in dependency order and always the same for the same options. Throws RangeError on
 * sizes out of range.
 */
export function benchFiles(options: Partial<BenchOptions> = {}): readonly BenchFile[] {
  const settings: BenchOptions = { ...DEFAULT_OPTIONS, ...options };
  if (!Number.isInteger(settings.products) || settings.products < 0 || settings.products >= MOST_PRODUCTS)
    throw new RangeError(`products must be a whole number below ${MOST_PRODUCTS}`);
  if (!(settings.stockPerProduct >= 0 && settings.stockPerProduct <= 60))
    throw new RangeError('stockPerProduct must be between 0 and 60');
  return [
    { entity: 'sucursales', rows: () => first(BENCH_BRANCHES, demoRows('sucursales')) },
    { entity: 'categorias', rows: categoryRows },
    { entity: 'marcas', rows: () => demoRows('marcas') },
    { entity: 'productos', rows: () => benchProductRows(settings) },
    { entity: 'precios', rows: () => benchPriceRows(settings) },
    { entity: 'existencias', rows: () => benchStockRows(settings) },
    { entity: 'cuentas', rows: () => first(BENCH_ACCOUNTS, demoRows('cuentas')) },
    { entity: 'tipo_cambio', rows: () => demoRows('tipo_cambio') },
    ...(settings.invoices > 0 ? [{ entity: 'facturas', rows: () => benchInvoiceRows(settings) }] : []),
  ];
}
