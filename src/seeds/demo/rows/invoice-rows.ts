import { formatCents } from '@/shared/money/scaled';
import { dayFirst, isoDay, isoMoment, shiftDays } from '../calendar';
import type { DemoCatalog } from '../catalog';
import { diceFor, hash32 } from '../dice';
import { invoiceAmounts, type InvoiceTerms } from './invoice-amounts';
import { invoicePlans, type InvoicePlan, type InvoiceStage } from './invoice-plan';
import type { Row } from './row';

interface Guide {
  readonly number: string;
  readonly carrier: string;
  readonly carrierName: string;
  readonly moment: string;
}

const CARRIERS = [
  ['estafeta', 'Estafeta'],
  ['fedex', 'FedEx'],
  ['dhl', 'DHL'],
  ['paquete_express', 'PAQUETEXPRESS'],
] as const;

const ORDER: readonly InvoiceStage[] = [
  'created',
  'ordered',
  'purchased',
  'invoiced',
  'waiting',
  'travelling',
  'held',
  'delivered',
];

const SENT: ReadonlySet<InvoiceStage> = new Set(['travelling', 'held', 'delivered']);

const STATES = { travelling: 'En tránsito', held: 'Retenida en sucursal', delivered: 'Entregado' } as const;

function guides(plan: InvoicePlan): readonly Guide[] {
  if (!SENT.has(plan.stage)) return [];
  const dice = diceFor(`guides ${plan.folio}`);
  const [carrier, carrierName] = dice.pick(CARRIERS);
  return Array.from({ length: dice.chance(25) ? 2 : 1 }, (_, order) => ({
    number: `${String(hash32(`guide ${plan.folio} ${order}`)).padStart(10, '0')}${String(dice.int(10, 99))}`,
    carrier,
    carrierName,
    moment: isoMoment(shiftDays(plan.date, 1), dice.int(600, 1_080)),
  }));
}

function stateOf(stage: InvoiceStage): string {
  return stage === 'travelling' || stage === 'held' || stage === 'delivered' ? STATES[stage] : '';
}

/** Delivery progress: stages not reached yet are there, empty; a cancelled invoice shows `cancelado` instead of the last two. */
function delivery(plan: InvoicePlan, sent: readonly Guide[]): Row {
  const start = diceFor(`hours ${plan.folio}`).int(520, 900);
  const cancelled = plan.stage === 'cancelled';
  const reached = cancelled ? ORDER.indexOf('invoiced') : ORDER.indexOf(plan.stage);
  const block = (step: number, mensaje: string): Row =>
    step <= reached ? { mensaje, fecha: isoMoment(plan.date, start + step * 35) } : { mensaje: '', fecha: '' };
  const first = {
    creacion: block(0, 'Pedido creado'),
    generar_orden: block(1, 'Orden generada'),
    orden_compra: block(2, 'Orden de compra confirmada'),
    facturacion: block(3, 'Factura emitida'),
  };
  if (cancelled)
    return { ...first, cancelado: { mensaje: 'Factura cancelada', fecha: isoMoment(shiftDays(plan.date, 1), start) } };
  const waiting =
    plan.stage === 'waiting'
      ? { mensaje: 'En espera de recolección', fecha: 'En proceso' }
      : block(4, 'Entregado a la fletera');
  return { ...first, espera: waiting, proceso_entrega: journey(plan, sent) };
}

function journey(plan: InvoicePlan, sent: readonly Guide[]): readonly Row[] {
  const [first] = sent;
  if (first === undefined) return [];
  const common = { guias: sent.map((guide) => guide.number), fletera: first.carrierName };
  const collected = { mensaje: 'Paquete recolectado', fecha: first.moment, ...common, estado: 'En tránsito' };
  if (plan.stage === 'travelling') return [collected];
  const arrival = isoMoment(shiftDays(plan.date, plan.stage === 'held' ? 2 : 3), 755);
  const message =
    plan.stage === 'held' ? 'Paquete en sucursal de la fletera, en espera del destinatario' : 'Paquete entregado';
  return [collected, { mensaje: message, fecha: arrival, ...common, estado: stateOf(plan.stage) }];
}

function terms(plan: InvoicePlan): InvoiceTerms {
  const dice = diceFor(`terms ${plan.folio}`);
  const credit = plan.account.credit?.map((key) => Number(key.slice('credito-'.length))) ?? [];
  const creditDays = credit.length > 0 && dice.chance(50) ? dice.pick(credit) : 0;
  return {
    currency: dice.chance(40) ? 'USD' : 'MXN',
    creditDays,
    financial: creditDays === 0 ? 4 : creditDays < 30 ? 2 : 0,
  };
}

function uuid(folio: string): string {
  const hex = [1, 2, 3, 4]
    .map((part) => hash32(`uuid ${folio} ${part}`).toString(16).padStart(8, '0'))
    .join('')
    .toUpperCase();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function shippingFields(plan: InvoicePlan): Row {
  const [street, exterior, interior, colony, city, state, postalCode] = plan.account.address;
  const [nom_vendedor = '', mail_vendedor = '', ext_vendedor = ''] = plan.account.seller ?? [];
  return {
    nom_vendedor,
    mail_vendedor,
    ext_vendedor,
    atencion_a: 'ALMACÉN',
    nom_guia: plan.account.name,
    calle_emb: street,
    no_ext_emb: exterior,
    no_int_emb: interior,
    colonia_emb: colony,
    cp_emb: postalCode,
    ciudad_emb: city,
    estado_emb: state,
    pais_emb: 'México',
  };
}

function guideDetails(plan: InvoicePlan, sent: readonly Guide[]): readonly Row[] {
  return sent.map((guide) => ({
    guia: guide.number,
    estatus: plan.stage === 'held' ? 'Retenida en sucursal' : 'Simple',
    envio: 'Terrestre',
    fletera: guide.carrierName,
    factura: plan.folio,
    firma: plan.stage === 'delivered' ? 'RECEPCIÓN ALMACÉN' : '',
    id_fletera: guide.carrier,
    fecha_guia: guide.moment,
    estado: stateOf(plan.stage),
  }));
}

function paymentFields(payment: InvoiceTerms): Row {
  const credit = payment.creditDays > 0;
  return {
    plazo: String(payment.creditDays),
    metodo_pago: credit ? '99' : '03',
    metodo_txt: credit ? 'Por definir' : 'Transferencia electrónica de fondos',
    moneda: payment.currency,
  };
}

function invoiceRow(plan: InvoicePlan, catalog: DemoCatalog, today: Date): Row {
  const payment = terms(plan);
  const amounts = invoiceAmounts(plan, payment, catalog);
  const sent = guides(plan);
  const status = plan.stage === 'cancelled' ? 'Cancelada' : 'Activa';
  const due = shiftDays(plan.date, payment.creditDays);
  const units = (cents: number): number => Number(formatCents(cents));
  return {
    num_cliente: plan.account.number,
    folio_factura: plan.folio,
    folio_pedido: plan.orderFolio,
    fecha: isoDay(plan.date),
    uuid: uuid(plan.folio),
    estatus: status,
    estatus_fiscal: status,
    fiscal: status,
    texto: amounts.summary,
    pago_aplicado: status === 'Activa' && due.getTime() < today.getTime() ? 1 : 0,
    ...paymentFields(payment),
    iva_porcent: '16',
    sub_total: units(amounts.subtotal),
    envio: units(amounts.shipping),
    iva: units(amounts.tax),
    total: units(amounts.total),
    ...shippingFields(plan),
    entrega: delivery(plan, sent),
    guias: guideDetails(plan, sent),
    productos: amounts.lines,
  };
}

/** Rows of `facturas`: every account, three years, every delivery stage. */
export function* invoiceRows(catalog: DemoCatalog, today: Date): Generator<Row> {
  for (const plan of invoicePlans(today)) yield invoiceRow(plan, catalog, today);
}

/** Rows of `guias`, one for each guide of the invoices. */
export function* guideRows(today: Date): Generator<Row> {
  for (const plan of invoicePlans(today)) {
    for (const guide of guides(plan)) {
      const issued = isoMoment(plan.date, diceFor(`hours ${plan.folio}`).int(520, 900) + 105);
      yield {
        num_cliente: plan.account.number,
        folio_guia: guide.number,
        fletera: guide.carrierName,
        folio_factura: plan.folio,
        fecha_factura: dayFirst(issued),
      };
    }
  }
}
