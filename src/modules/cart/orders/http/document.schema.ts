import { ORDER_STATES } from '@/modules/cart/orders/domain/states/order-state';
import { CUSTOMER, DELIVERY_PLACE, TOTALS } from '@/modules/cart/orders/http/cart.schema';
import { DELIVERY_WORDS } from '@/modules/cart/quoting/http/wire-words';
import { named, strictObject, type JsonSchema } from '@/shared/http/api-docs';

const TEXT: JsonSchema = { type: 'string' };
const WHOLE: JsonSchema = { type: 'integer', minimum: 0 };
const NUMBER: JsonSchema = { type: 'number', minimum: 0 };
const FLAG: JsonSchema = { type: 'boolean' };
const PRICE: JsonSchema = { type: 'string', pattern: '^\\d+\\.\\d{2}$' };
const TIME: JsonSchema = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' };
const TIME_OR_NONE: JsonSchema = { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$' };
const CURRENCY: JsonSchema = { type: 'string', enum: ['USD', 'MXN'] };
const ORDER_STATE: JsonSchema = { type: 'string', enum: [...ORDER_STATES] };
const QUOTE_STATE: JsonSchema = { type: 'string', enum: ['vigente', 'vencida', 'ordenada'] };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

const LINE = strictObject({
  linea: { type: 'integer', minimum: 1 },
  id: { type: 'integer' },
  modelo: TEXT,
  titulo: { type: 'string', description: 'El de hoy; vacío cuando el producto ya no está.' },
  tipo: { type: 'string', enum: ['nuevo', 'a', 'b', 'c'] },
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
});

const END = {
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
  productos: listOf(LINE),
  totales: TOTALS,
  historia: listOf(
    strictObject({
      estado: ORDER_STATE,
      fecha: TIME,
      mensaje: TEXT,
      origen: { type: 'string', enum: ['cliente', 'distribuidor', 'sistema'] },
    }),
  ),
  facturas: listOf(
    strictObject({
      folio_factura: TEXT,
      fecha: TEXT,
      total: { type: 'number' },
      moneda: TEXT,
      uuid: TEXT,
      estatus: TEXT,
      documentos: listOf({ type: 'string', enum: ['xml', 'pdf'] }),
    }),
  ),
  guias: listOf(
    strictObject({ folio_guia: TEXT, fletera: TEXT, folio_factura: TEXT, fecha: TEXT, estado: TEXT, url: TEXT }),
  ),
};

const START = {
  folio: TEXT,
  folio_pedido: TEXT,
  fecha_estado: TIME,
  version: { type: 'integer', minimum: 1 },
  cancelable: FLAG,
  fecha_creacion: TIME,
  fecha_pedido: TIME_OR_NONE,
};

/** Beyond 3.2: an order. */
export const ORDER_SCHEMA = named('Pedido', strictObject({ ...START, estado: ORDER_STATE, ...END }));

/** Beyond 3.1: a quote. */
export const QUOTE_SCHEMA = named(
  'Cotizacion',
  strictObject({ ...START, estado: QUOTE_STATE, vigencia: TIME, ...END }),
);

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
