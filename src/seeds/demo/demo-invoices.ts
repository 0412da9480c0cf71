import { createHash } from 'node:crypto';
import { HOME } from '@/seeds/demo/demo-cart';
import type { MadeDocument, MadeLine } from '@/seeds/demo/demo-orders.repository';
import { HOUR_MS } from '@/shared/kernel/durations';

/** A line of an import file. */
export type ImportedRow = Readonly<Record<string, unknown>>;

/** An order of the demo that was invoiced. */
export interface InvoicedOrder extends MadeDocument {
  readonly lines: readonly MadeLine[];
  /** Day of the invoice, `YYYY-MM-DD`. */
  readonly day: string;
  /** RFC of the account. */
  readonly taxId: string;
  readonly guides: number;
  /** Its place among the demo's invoices, from 0. */
  readonly place: number;
}

const MEXICO_CITY_MS = 6 * HOUR_MS;
const NOT_VALID = 'DEMOSTRACION SIN VALIDEZ FISCAL';
/** The demo's own invoices end well below. */
const FIRST_NUMBER = 900;

const folioOf = ({ day, place }: InvoicedOrder): string => `FA${day.slice(2, 4)}/000${FIRST_NUMBER + place}`;
const money = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
/** Of ten-thousandths of a percent. */
const percent = (discount: number): string => money(Math.floor(discount / 100));

/** `YYYY-MM-DD HH:MM:SS` in Mexico City. */
export const localTime = (at: number): string =>
  new Date(at - MEXICO_CITY_MS).toISOString().slice(0, 19).replace('T', ' ');

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
    ...{ metodo_pago: '03', metodo_txt: 'Transferencia electrónica de fondos', entrega: stagesOf(order) },
    ...(order.isSentHome && SENT_HOME),
    productos: order.lines.map(lineRow),
  };
}

const SENT_HOME = {
  ...{ atencion_a: HOME.atencion_a, calle_emb: HOME.calle, no_ext_emb: HOME.num_ext, colonia_emb: HOME.colonia },
  ...{ cp_emb: HOME.codigo_postal, ciudad_emb: HOME.ciudad, estado_emb: 'Chihuahua', pais_emb: 'México' },
};

/** What had been done when the invoice was made. */
function stagesOf({ createdAt, day }: InvoicedOrder): ImportedRow {
  return {
    creacion: { mensaje: 'Pedido creado', fecha: localTime(createdAt) },
    generar_orden: { mensaje: 'Orden generada', fecha: localTime(createdAt + HOUR_MS) },
    orden_compra: { mensaje: 'Orden de compra confirmada', fecha: localTime(createdAt + 2 * HOUR_MS) },
    facturacion: { mensaje: 'Factura emitida', fecha: `${day} 12:00:00` },
  };
}

function lineRow(line: MadeLine): ImportedRow {
  const { customer, class: classDiscount, volume, financial } = line.discounts;
  return {
    ...{ producto_id: String(line.productId), cod_art: line.model, titulo: line.title, marca: line.brand },
    ...{ imagen: line.image, link: line.link, cantidad: String(line.quantity), importe: money(line.amount) },
    ...{ precio_lista: money(line.listPrice), precio: money(line.unitPrice), precio_unitario: money(line.unitPrice) },
    ...{
      precio_oferta: money(line.offerPrice),
      descuento_cliente: percent(customer),
      descuento_volumen: percent(volume),
    },
    ...{ descuento_clasificacion: percent(classDiscount), descuento_financiero: percent(financial) },
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
