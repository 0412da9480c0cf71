import { createHash } from 'node:crypto';

/** A line of an import file. */
export type ImportedRow = Readonly<Record<string, unknown>>;

/** An order of the demo that was invoiced. */
export interface InvoicedOrder {
  readonly name: string;
  /** Without `-API`. */
  readonly folio: string;
  /** Day of the invoice, `YYYY-MM-DD`. */
  readonly day: string;
  /** Cents, as the three it is the sum of. */
  readonly total: number;
  readonly subtotal: number;
  readonly freight: number;
  readonly tax: number;
  readonly taxPercent: number;
  readonly currency: string;
  readonly accountId: number;
  /** RFC of the account. */
  readonly taxId: string;
  readonly guides: number;
  /** Its place among the demo's invoices, from 0. */
  readonly place: number;
}

const NOT_VALID = 'DEMOSTRACION SIN VALIDEZ FISCAL';
/** The demo's own invoices end well below. */
const FIRST_NUMBER = 900;

const folioOf = ({ day, place }: InvoicedOrder): string => `FA${day.slice(2, 4)}/000${FIRST_NUMBER + place}`;
const money = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** A fiscal folio that begins with zeros, as no real one does. */
function uuidOf({ name }: InvoicedOrder): string {
  return `00000000-0000-4000-8000-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`.toUpperCase();
}

export function invoiceRow(order: InvoicedOrder): ImportedRow {
  return {
    ...{ num_cliente: order.accountId, folio_factura: folioOf(order), folio_pedido: `${order.folio}-API` },
    ...{ fecha: order.day, uuid: uuidOf(order), estatus: 'Activa', total: money(order.total), moneda: order.currency },
    ...{ sub_total: money(order.subtotal), envio: money(order.freight), iva: money(order.tax) },
    ...{ iva_porcent: String(order.taxPercent), texto: NOT_VALID, nom_guia: order.name },
  };
}

export function guideRows(order: InvoicedOrder): ImportedRow[] {
  return Array.from({ length: order.guides }, (_, at) => ({
    ...{ num_cliente: order.accountId, folio_guia: `DEMO00010${order.place}${at}`, fletera: 'estafeta' },
    ...{ folio_factura: folioOf(order), fecha_factura: `${order.day} 17:30:00`, estado: 'Entregada' },
  }));
}

/** Files of an invoice by name, made by the demo itself: neither is a fiscal document, and both say so. */
export function invoiceFiles(order: InvoicedOrder): ReadonlyMap<string, string> {
  const name = uuidOf(order).toLowerCase();
  return new Map([
    [`${name}.xml`, xmlOf(order)],
    [`${name}.pdf`, pdfOf(`${NOT_VALID}: ${folioOf(order)}`)],
  ]);
}

function xmlOf(order: InvoicedOrder): string {
  const { day, total, currency, taxId } = order;
  const stamp = 'xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1"';
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- ${NOT_VALID}: hecho por los datos de demostración de Mostrador. Ni sello ni timbre son de nadie. -->
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" Folio="${folioOf(order)}" Fecha="${day}T12:00:00" Total="${money(total)}" Moneda="${currency}" Sello="${NOT_VALID}" TipoDeComprobante="I">
  <cfdi:Emisor Rfc="XAXX010101000" Nombre="${NOT_VALID}"/>
  <cfdi:Receptor Rfc="${taxId}" Nombre="${NOT_VALID}"/>
  <cfdi:Complemento>
    <tfd:TimbreFiscalDigital ${stamp} UUID="${uuidOf(order)}" SelloSAT="${NOT_VALID}"/>
  </cfdi:Complemento>
</cfdi:Comprobante>
`;
}

/** A page with one line of text. */
function pdfOf(line: string): string {
  const shown = `BT /F1 14 Tf 40 760 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
