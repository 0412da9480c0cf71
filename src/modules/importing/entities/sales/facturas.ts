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
import type { FieldDescription } from '@/modules/importing/import-entity';
import type { InvoiceFollower } from '@/modules/importing/follow/invoice-follower.service';
import type { ImportEntity, LineProblems, RawRecord, RowPatch } from '@/modules/importing/import-entity';
import { id, money } from '@/modules/importing/readers/numbers';
import { Problem, type Reader } from '@/modules/importing/readers/problem';
import { day } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf, unreadOfFields } from '@/modules/importing/record-entity';
import type { LoadTable } from '@/shared/database/upsert/load-table';
import { folioParts } from '@/shared/text/folio-form';

/** A field of the line that is a member of the invoice's header. */
type HeaderField = {
  [P in keyof InvoiceHeader]: readonly [
    field: string,
    property: P,
    reader: Reader<InvoiceHeader[P]>,
    about: string,
    example: unknown,
  ];
}[keyof InvoiceHeader];

const HEADER: readonly HeaderField[] = [
  ['total', 'total', money(), 'total', '1548.60'],
  ['sub_total', 'subtotal', money(), 'subtotal', '1320.00'],
  ['envio', 'freight', money(), 'flete', '15.00'],
  ['iva', 'vat', money(), 'IVA', '213.60'],
  ['pago_aplicado', 'appliedPayment', money(), 'lo pagado', '1548.60'],
  ['texto', 'summary', summaryText(), 'resumen', '2 x Cámara bala 4 MP'],
  ['moneda', 'currency', shortText(), 'moneda', 'USD'],
  ['estatus', 'status', status(), 'Activa, Cancelada u otro', 'Activa'],
  ['estatus_fiscal', 'fiscalStatus', status(), 'Activa, Cancelada u otro', 'Activa'],
  ['fiscal', 'fiscal', status(), 'estado del timbrado', 'Timbrada'],
  ['plazo', 'term', shortText(), 'días de crédito', '30'],
  ['uuid', 'uuid', shortText(), 'folio fiscal', '6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9'],
  ['nom_vendedor', 'sellerName', shortText(), 'vendedor', 'Laura Méndez'],
  ['mail_vendedor', 'sellerEmail', shortText(), 'su correo', 'laura@distribuidor.example'],
  ['ext_vendedor', 'sellerExtension', shortText(), 'su extensión', '2104'],
  ['atencion_a', 'attention', shortText(), 'quién recibe', 'Compras'],
  ['nom_guia', 'guideName', shortText(), 'nombre en la guía', 'Integradora del Norte'],
  ['calle_emb', 'street', shortText(), 'calle de embarque', 'Av. Universidad'],
  ['no_ext_emb', 'exteriorNumber', shortText(), 'número exterior', '1200'],
  ['no_int_emb', 'interiorNumber', shortText(), 'número interior', 'B'],
  ['colonia_emb', 'neighborhood', shortText(), 'colonia', 'Centro'],
  ['cp_emb', 'postalCode', shortText(), 'código postal', '64000'],
  ['ciudad_emb', 'city', shortText(), 'ciudad', 'Monterrey'],
  ['estado_emb', 'state', shortText(), 'estado', 'Nuevo León'],
  ['pais_emb', 'country', shortText(), 'país', 'México'],
  ['metodo_pago', 'paymentMethod', shortText(), 'forma de pago del SAT', '03'],
  ['metodo_txt', 'paymentMethodText', shortText(), 'su nombre', 'Transferencia electrónica de fondos'],
  ['iva_porcent', 'vatPercent', shortText(), 'tasa de IVA', '16'],
  [
    'entrega',
    'progress',
    progress(),
    'etapas de la entrega',
    { creacion: { mensaje: 'Pedido recibido', fecha: '2026-03-02 10:15:00' } },
  ],
  ['guias', 'guides', invoiceGuides(), 'guías de la factura', [{ guia: '794600000123', fletera: 'estafeta' }]],
];

const LINES = 'productos';
const readLines = invoiceLines();

const DESCRIBED_LINES = described(LINES, readLines, 'líneas de la factura; reemplazan las que tenía', [
  { producto_id: '100123', titulo: 'Cámara bala 4 MP', cantidad: '2', precio: '660.00', importe: '1320.00' },
]);

/**
 * Invoices. A line for a new one must name its account, folio and day; what else it leaves out is kept, or empty; `null`
 * empties. `productos` and `guias` replace the list kept before.
 */
export function facturas(
  tables: InvoicesLoadService,
  { folioCounters }: FoliosLoadService,
  follower: InvoiceFollower,
): ImportEntity {
  const { invoices } = tables;
  const base = recordEntity({
    name: 'facturas',
    about: 'facturas',
    alsoDescribed: [
      ...HEADER.map(([name, , reader, about, example]) => described(name, reader, about, example)),
      DESCRIBED_LINES,
    ],
    rows: [
      rowOf(tables.invoices, {
        folio: from('folio_factura', folio(), 'folio', 'FA26/000123'),
        accountId: from('num_cliente', id(), 'cliente', 100245),
        orderFolio: from('folio_pedido', folioOrNone(), 'folio del pedido', 'MTY-000123/26-API'),
        issuedOn: from('fecha', day(), 'día', '2026-03-02'),
      }),
    ],
  });
  return {
    ...base,
    unread: unreadOfFields([...HEADER.map(([name, , reader]) => [name, reader] as const), [LINES, readLines]]),
    nested: new Set(['entrega', 'guias', LINES]),
    tables: [...base.tables, folioCounters],
    follow: (transaction, saved, terms) =>
      follower.follow(
        transaction,
        saved.map(({ row, before }) => ({ before: before && invoices.decoded(before), after: invoices.decoded(row) })),
        terms,
      ),
    followWithdrawn: (transaction, rows) =>
      follower.touchOrders(
        transaction,
        rows.map((row) => invoices.decoded(row)),
      ),
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

function described(
  name: string,
  { type = 'valor' }: Reader<unknown>,
  about: string,
  example: unknown,
): FieldDescription {
  return { name, type, key: false, required: false, about, example };
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
