import { ORDER_STATES } from '@/modules/cart/orders/domain/states/order-state';
import { CUSTOMER, DELIVERY_PLACE, TOTALS } from '@/modules/cart/orders/http/cart.schema';
import { CONDITION_WORDS, DELIVERY_WORDS } from '@/modules/cart/quoting/http/wire-words';
import { named, strictObject, type JsonSchema } from '@/shared/http/api-docs';
import type { WireObject } from '@/shared/http/wire';
import { QUOTE_STATES } from '@/modules/cart/orders/domain/states/quote-life';

const TEXT = { type: 'string' } as const;
const WHOLE = { type: 'integer', minimum: 0 } as const;
const NUMBER = { type: 'number', minimum: 0 } as const;
const FLAG = { type: 'boolean' } as const;
const PRICE = { type: 'string', pattern: '^\\d+\\.\\d{2}$' } as const;
const TIME = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' } as const;
const TIME_OR_NONE = { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$' } as const;
const CURRENCY = { type: 'string', enum: ['USD', 'MXN'] } as const;
const ORDER_STATE = { type: 'string', enum: [...ORDER_STATES] } as const;
const QUOTE_STATE = { type: 'string', enum: [...QUOTE_STATES] } as const;
const listOf = <T extends JsonSchema>(items: T) => ({ type: 'array', items }) as const;

const LINE = {
  linea: { type: 'integer', minimum: 1 },
  id: { type: 'integer' },
  modelo: TEXT,
  titulo: { type: 'string', description: 'El de hoy; vacío cuando el producto ya no está.' },
  tipo: { type: 'string', enum: [...CONDITION_WORDS] },
  cantidad: { type: 'integer', minimum: 1 },
  precio_unitario: PRICE,
  importe: PRICE,
  almacenes: { type: 'object', additionalProperties: WHOLE },
  faltante: WHOLE,
  componentes: listOf(strictObject({ cantidad: TEXT, codigo: TEXT, almacen: TEXT })),
  descuentos: strictObject({ distribucion: PRICE, clasificacion: PRICE, volumen: PRICE, financiero: PRICE }),
  estado: {
    type: 'string',
    enum: ['', 'pendiente', 'en_proceso', 'enviado_parcial', 'enviado', 'entregado', 'cancelado'],
  },
  enviado: WHOLE,
  entregado: WHOLE,
  cancelado: WHOLE,
  fecha_estimada: { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' },
} as const;
const LINES = listOf(strictObject(LINE));

const TERMS = {
  orden_compra: TEXT,
  moneda: CURRENCY,
  tipo_cambio: { type: 'string', pattern: '^\\d+\\.\\d{2,4}$' },
  metodo_pago: TEXT,
  codigo_pago: TEXT,
  forma_pago: { type: 'integer', enum: [1, 2] },
  plazo: {
    oneOf: [
      { type: 'integer', enum: [0] },
      { type: 'string', pattern: '^\\d+$' },
    ],
  },
  uso_cfdi: TEXT,
  tipo_entrega: { type: 'string', enum: [...DELIVERY_WORDS] },
  fletera: TEXT,
  guia_prepagada: { type: 'string', enum: ['0', '1'] },
  iva_aplicado: { type: 'integer', enum: [8, 16] },
  cliente: CUSTOMER,
  datos_entrega: DELIVERY_PLACE,
} as const;

const INVOICE_LINK = {
  folio_factura: TEXT,
  fecha: TEXT,
  total: { type: 'number' },
  moneda: TEXT,
  uuid: TEXT,
  estatus: TEXT,
  documentos: listOf({ type: 'string', enum: ['xml', 'pdf'] }),
} as const;
export type InvoiceLinkWire = WireObject<typeof INVOICE_LINK>;

const GUIDE_LINK = {
  folio_guia: TEXT,
  fletera: TEXT,
  folio_factura: TEXT,
  fecha: TEXT,
  estado: TEXT,
  url: TEXT,
} as const;
export type GuideLinkWire = WireObject<typeof GUIDE_LINK>;

const END = {
  totales: TOTALS,
  historia: listOf(
    strictObject({
      estado: ORDER_STATE,
      fecha: TIME,
      mensaje: TEXT,
      origen: { type: 'string', enum: ['cliente', 'distribuidor', 'sistema'] },
    }),
  ),
  facturas: listOf(strictObject(INVOICE_LINK)),
  guias: listOf(strictObject(GUIDE_LINK)),
} as const;

const START = {
  folio: TEXT,
  folio_pedido: TEXT,
  fecha_estado: TIME,
  version: { type: 'integer', minimum: 1 },
  cancelable: FLAG,
  fecha_creacion: TIME,
  fecha_pedido: TIME_OR_NONE,
} as const;

const ORDER = { ...START, estado: ORDER_STATE, ...TERMS, productos: LINES, ...END };
const QUOTE = { ...START, estado: QUOTE_STATE, vigencia: TIME, ...TERMS, productos: LINES, ...END };

/** Beyond 3.2: an order. */
export const ORDER_SCHEMA = named('Pedido', strictObject(ORDER));

/** Beyond 3.1: a quote. */
export const QUOTE_SCHEMA = named('Cotizacion', strictObject(QUOTE));

export type OrderWire = WireObject<typeof ORDER>;
export type QuoteWire = WireObject<typeof QUOTE>;
export type LineWire = WireObject<typeof LINE>;
export type TermsWire = WireObject<typeof TERMS>;
export type EndWire = WireObject<typeof END>;

const cursorList = (list: string, items: JsonSchema): JsonSchema =>
  strictObject({ [list]: listOf(items), cursor: { type: 'string', maxLength: 512 }, hay_mas: FLAG });

const SUMMARY = { orden_compra: TEXT, moneda: CURRENCY, total: NUMBER, lineas: WHOLE, piezas: WHOLE };

export const ORDER_LIST_SCHEMA = named(
  'ListaDePedidos',
  cursorList(
    'pedidos',
    strictObject({
      folio: TEXT,
      folio_pedido: TEXT,
      estado: ORDER_STATE,
      fecha_estado: TIME,
      fecha_pedido: TIME,
      ...SUMMARY,
      tipo_entrega: { type: 'string', enum: [...DELIVERY_WORDS] },
      facturas: listOf(TEXT),
      cancelable: FLAG,
      version: { type: 'integer', minimum: 1 },
    }),
  ),
);

export const QUOTE_LIST_SCHEMA = named(
  'ListaDeCotizaciones',
  cursorList(
    'cotizaciones',
    strictObject({ folio: TEXT, estado: QUOTE_STATE, fecha_creacion: TIME, vigencia: TIME, ...SUMMARY }),
  ),
);
