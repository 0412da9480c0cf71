import { folioParts } from '@/modules/cart/orders/domain/folio';
import type { FoliosLoadService } from '@/modules/cart/folios-load.service';
import { EMPTY_HEADER, type InvoiceHeader, type InvoiceLine } from '@/modules/invoices/domain/invoice';
import { digestLines, type InvoicesLoadService } from '@/modules/invoices/invoices-load.service';
import {
  folio,
  folioOrNone,
  invoiceGuides,
  invoiceLines,
  progress,
  shortText,
  status,
  summaryText,
} from '@/modules/importing/entities/sales/factura-readers';
import type { ImportEntity, LineProblems, RawRecord, RowPatch } from '@/modules/importing/import-entity';
import { id, money } from '@/modules/importing/readers/numbers';
import { Problem, type Reader } from '@/modules/importing/readers/problem';
import { day } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { LoadTable } from '@/shared/database/upsert/load-table';

/** A field of the line that is a member of the invoice's header. */
type HeaderField = {
  [P in keyof InvoiceHeader]: readonly [field: string, property: P, reader: Reader<InvoiceHeader[P]>];
}[keyof InvoiceHeader];

const HEADER: readonly HeaderField[] = [
  ['total', 'total', money()],
  ['sub_total', 'subtotal', money()],
  ['envio', 'freight', money()],
  ['iva', 'vat', money()],
  ['pago_aplicado', 'appliedPayment', money()],
  ['texto', 'summary', summaryText()],
  ['moneda', 'currency', shortText()],
  ['estatus', 'status', status()],
  ['estatus_fiscal', 'fiscalStatus', status()],
  ['fiscal', 'fiscal', status()],
  ['plazo', 'term', shortText()],
  ['uuid', 'uuid', shortText()],
  ['nom_vendedor', 'sellerName', shortText()],
  ['mail_vendedor', 'sellerEmail', shortText()],
  ['ext_vendedor', 'sellerExtension', shortText()],
  ['atencion_a', 'attention', shortText()],
  ['nom_guia', 'guideName', shortText()],
  ['calle_emb', 'street', shortText()],
  ['no_ext_emb', 'exteriorNumber', shortText()],
  ['no_int_emb', 'interiorNumber', shortText()],
  ['colonia_emb', 'neighborhood', shortText()],
  ['cp_emb', 'postalCode', shortText()],
  ['ciudad_emb', 'city', shortText()],
  ['estado_emb', 'state', shortText()],
  ['pais_emb', 'country', shortText()],
  ['metodo_pago', 'paymentMethod', shortText()],
  ['metodo_txt', 'paymentMethodText', shortText()],
  ['iva_porcent', 'vatPercent', shortText()],
  ['entrega', 'progress', progress()],
  ['guias', 'guides', invoiceGuides()],
];

const LINES = 'productos';
const readLines = invoiceLines();

/**
 * Invoices. A line for a new one must name its account, folio and day; what else it leaves out is kept, or empty; `null`
 * empties. `productos` and `guias` replace the list kept before.
 */
export function facturas(tables: InvoicesLoadService, { folioCounters }: FoliosLoadService): ImportEntity {
  const base = recordEntity({
    name: 'facturas',
    alsoKnown: [...HEADER.map(([field]) => field), LINES],
    rows: [
      rowOf(tables.invoices, {
        folio: from('folio_factura', folio()),
        accountId: from('num_cliente', id()),
        orderFolio: from('folio_pedido', folioOrNone()),
        issuedOn: from('fecha', day()),
      }),
    ],
  });
  return {
    ...base,
    nested: new Set(['entrega', 'guias', LINES]),
    tables: [...base.tables, folioCounters],
    read: (record, line) =>
      base.read(record, line).flatMap((row) => {
        const header = readHeader(record, line);
        const lines = linesOf(record, line);
        const values = { ...row.values, ...(header && { header }), ...(lines && { lineDigest: digestLines(lines) }) };
        return [{ ...row, values, attached: lines }, ...usedFolio(row.values.orderFolio, folioCounters)];
      }),
  };
}

/** Lifts the counter of the order's series, so that we never give out the folio that the invoice names. */
function usedFolio(orderFolio: unknown, table: LoadTable): RowPatch[] {
  const parts = typeof orderFolio === 'string' ? folioParts(orderFolio) : undefined;
  if (!parts) return [];
  const { series, year, number: lastNumber } = parts;
  return [...new Set([series, series.toUpperCase()])].map((written) => ({
    table,
    values: { series: written, year, lastNumber },
    fieldOf: () => 'folio_pedido',
  }));
}

/** The members of the header that a line names; undefined when it names none. */
function readHeader(record: RawRecord, line: LineProblems): Partial<InvoiceHeader> | undefined {
  const entries: [string, unknown][] = [];
  for (const [field, property, reader] of HEADER) {
    const given = record[field];
    if (given === undefined) continue;
    const read: unknown = given === null ? EMPTY_HEADER[property] : reader(given);
    if (read instanceof Problem) note(line, field, read);
    else entries.push([property, read]);
  }
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function linesOf(record: RawRecord, line: LineProblems): InvoiceLine[] | undefined {
  const given = record[LINES];
  if (given === undefined || given === null) return given === null ? [] : undefined;
  const read = readLines(given);
  if (!(read instanceof Problem)) return read;
  note(line, LINES, read);
  return undefined;
}

function note(line: LineProblems, field: string, wrong: Problem): void {
  line.problem(wrong.within(field).path, wrong.text);
}
