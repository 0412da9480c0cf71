import { isRecord } from '@/shared/kernel/is-record';
import type { DeliveryStep, RecordedProgress, Stage } from '@/modules/invoices/domain/delivery-progress';
import { cleanFolio } from '@/modules/invoices/domain/folio';
import { ACTIVE, CANCELLED, type InvoiceGuide, type InvoiceLine } from '@/modules/invoices/domain/invoice';
import { leaving, mapped, nested, Problem, problem, typed, type Reader } from '@/modules/importing/readers/problem';
import { list, member, object, unreadOfMembers, type Member } from '@/modules/importing/readers/structures';
import { line, text } from '@/modules/importing/readers/texts';
import { TEXT_BYTES } from '@/shared/database/upsert/row-shape';

// An invoice's header is kept in one text column of 65,535 bytes: the longest of everything in it together fits.
const SHORT = 150;
const SUMMARY = 2000;
const PROGRESS_BYTES = 16_000;
const GUIDES_BYTES = 24_000;
const LINE_TEXT = 1000;

const NOT_FOLIO = problem('debe ser un folio de hasta 40 caracteres, por ejemplo "FA26/000123"');
const NOT_GUIDES = problem('debe ser un texto o una lista de textos, por ejemplo "794600000123"');

/** A text of the header, in one line. */
export const shortText = (): Reader<string> => line({ max: SHORT });
export const summaryText = (): Reader<string> => text({ max: SUMMARY });

/** A folio in the form it is compared in. */
export function folio(): Reader<string> {
  return mapped(line(), (value) => cleanFolio(value) ?? NOT_FOLIO);
}

/** A folio, or nothing. */
export function folioOrNone(): Reader<string> {
  return mapped(line(), (value) => (value.trim() === '' ? '' : (cleanFolio(value) ?? NOT_FOLIO)));
}

const KNOWN_STATUSES = new Map([
  ['activa', ACTIVE],
  ['cancelada', CANCELLED],
]);

/** A status: one of the two known words in any case, or the distributor's own. */
export function status(): Reader<string> {
  return mapped(shortText(), (value) => KNOWN_STATUSES.get(value.trim().toLowerCase()) ?? value.trim());
}

/** Members that are texts of one line, empty when left out. */
function textMembers(max: number, names: Readonly<Record<string, string>>): Record<string, Member<unknown>> {
  const entries = Object.entries(names).map(([wire, property]) => [
    wire,
    member(property, line({ max }), { fallback: '' }),
  ]);
  return Object.fromEntries(entries) as Record<string, Member<unknown>>;
}

function atMost<T>(bytes: number, reader: Reader<T>): Reader<T> {
  return mapped(reader, (value) =>
    Buffer.byteLength(JSON.stringify(value)) > bytes
      ? problem(`es demasiado largo: ocupa más de ${bytes} bytes`)
      : value,
  );
}

const reachedMembers: Record<string, Member<unknown>> = {
  mensaje: member('message', text({ max: LINE_TEXT }), { fallback: '' }),
  ...textMembers(LINE_TEXT, { fecha: 'date' }),
};

const stage = object<Stage>(reachedMembers);

const guideNumbers: Reader<string | string[]> = (value) => {
  const read = Array.isArray(value) ? list(shortText())(value) : line({ max: LINE_TEXT })(value);
  return read instanceof Problem && read.path === '' ? NOT_GUIDES : read;
};

const deliverySteps = list(
  object<DeliveryStep>({
    ...reachedMembers,
    guias: member('guides', guideNumbers, { fallback: '' }),
    ...textMembers(SHORT, { fletera: 'carrier', estado: 'state' }),
  }),
);

const STAGES = [
  ['creacion', 'created'],
  ['generar_orden', 'orderGenerated'],
  ['orden_compra', 'purchaseOrder'],
  ['facturacion', 'invoiced'],
  ['espera', 'waiting'],
  ['cancelado', 'cancelled'],
] as const;

const UNREAD_PROGRESS = unreadOfMembers(
  new Map([
    ...STAGES.map(([wire]) => [wire, stage.unread] as const),
    ['proceso_entrega', deliverySteps.unread] as const,
  ]),
);

/** `entrega`: a stage left out, null or empty has not been reached. */
export function progress(): Reader<RecordedProgress> {
  return atMost(
    PROGRESS_BYTES,
    leaving(
      UNREAD_PROGRESS,
      typed(
        `objeto {${STAGES.map(([wire]) => `${wire}?`).join(', ')}, proceso_entrega?}`,
        nested((value) => {
          if (!isRecord(value))
            return problem('debe ser un objeto, por ejemplo {"creacion": {"mensaje": "…", "fecha": "…"}}');
          const read: Record<string, unknown> = {};
          for (const [wire, property] of STAGES) {
            const found = reached(value[wire]);
            if (found instanceof Problem) return found.within(wire);
            if (found) read[property] = found;
          }
          const steps = deliverySteps(value.proceso_entrega ?? []);
          if (steps instanceof Problem) return steps.within('proceso_entrega');
          return steps.length > 0 ? { ...read, delivery: steps } : read;
        }),
      ),
    ),
  );
}

function reached(value: unknown): Stage | Problem | undefined {
  if (value === undefined || value === null) return undefined;
  const read = stage(value);
  return read instanceof Problem || read.message !== '' || read.date !== '' ? read : undefined;
}

/** `guias` of an invoice. */
export function invoiceGuides(): Reader<InvoiceGuide[]> {
  const guide = object<InvoiceGuide>(
    textMembers(SHORT, {
      guia: 'number',
      estatus: 'status',
      envio: 'shipment',
      fletera: 'carrier',
      factura: 'invoice',
      firma: 'signature',
      id_fletera: 'carrierId',
      fecha_guia: 'date',
      estado: 'state',
    }),
  );
  return atMost(GUIDES_BYTES, list(guide));
}

/** `productos` of an invoice; each line has a text column of its own. */
export function invoiceLines(): Reader<InvoiceLine[]> {
  return list(
    atMost(
      TEXT_BYTES,
      object<InvoiceLine>(
        textMembers(LINE_TEXT, {
          precio_lista: 'listPrice',
          precio: 'price',
          cod_art: 'articleCode',
          descuento_cliente: 'customerDiscount',
          descuento_clasificacion: 'classDiscount',
          descuento_financiero: 'financialDiscount',
          descuento_volumen: 'volumeDiscount',
          cantidad: 'quantity',
          producto_id: 'productId',
          asterisco: 'openBox',
          titulo: 'title',
          imagen: 'image',
          marca: 'brand',
          link: 'link',
          precio_unitario: 'unitPrice',
          importe: 'amount',
          precio_oferta: 'offerPrice',
        }),
      ),
    ),
  );
}
