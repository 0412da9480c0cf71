import { DAY_MS } from '@/shared/kernel/durations';

/** The day that the dates in the demo's files are meant for. */
const WRITTEN_ON = '2026-01-01';

/** Days, with or without time after them, the year or the day first. */
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})(?=$| )/;
const DAY_FIRST = /^(\d{2})-(\d{2})-(\d{4})(?=$| )/;

type Row = Readonly<Record<string, unknown>>;

/**
 * Moves the demo's rows to a day (`YYYY-MM-DD`): offers run, invoices are recent and courses are to come. Folios follow the year of
 * their invoice; their numbers rise over the years, so that none comes twice.
 */
export function demoRowsOf(day: string): (entity: string, row: Row) => Row {
  const days = Math.round((Date.parse(day) - Date.parse(WRITTEN_ON)) / DAY_MS);
  return (entity, row) => {
    // Holidays are the country's own: they are where they are, whatever day the demo is loaded on.
    if (entity === 'dias_inhabiles') return row;
    const moved = shifted(row, days) as Row;
    if (entity === 'facturas') return withYear(moved, String(moved.fecha).slice(2, 4));
    return entity === 'guias' ? withYear(moved, String(moved.fecha_factura).slice(8, 10)) : moved;
  };
}

/** The value with all its days moved. */
function shifted(value: unknown, days: number): unknown {
  if (typeof value === 'string') return shiftedText(value, days);
  if (Array.isArray(value)) return value.map((item) => shifted(item, days));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shifted(item, days)]));
}

function shiftedText(text: string, days: number): string {
  const moved = (year: string, month: string, day: string): string[] =>
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)) + days * DAY_MS)
      .toISOString()
      .slice(0, 10)
      .split('-');
  return text
    .replace(YEAR_FIRST, (_whole, year: string, month: string, day: string) => moved(year, month, day).join('-'))
    .replace(DAY_FIRST, (_whole, day: string, month: string, year: string) =>
      moved(year, month, day).reverse().join('-'),
    );
}

/** `FA25/000123` and `MTY-000123/25-API` with another year. */
function withYear(row: Row, year: string): Row {
  const invoice = (folio: unknown): string => String(folio).replace(/\d\d\//, `${year}/`);
  const { folio_factura, folio_pedido, guias } = row;
  return {
    ...row,
    folio_factura: invoice(folio_factura),
    ...(folio_pedido !== undefined && { folio_pedido: (folio_pedido as string).replace(/\/\d\d/, `/${year}`) }),
    ...(Array.isArray(guias) && {
      guias: (guias as Row[]).map((guide) => ({ ...guide, factura: invoice(guide.factura) })),
    }),
  };
}
