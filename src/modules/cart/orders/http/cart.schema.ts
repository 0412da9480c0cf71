import { ADDRESS_FIELDS } from '@/modules/addresses/domain/address-text';
import { MAX_LINES, MAX_QUANTITY } from '@/modules/cart/quoting/http/cart-lines';
import { CONDITION_WORDS, DELIVERY_WORDS } from '@/modules/cart/quoting/http/wire-words';
import { ADDRESS_REQUEST } from '@/shared/http/fields/address-words';
import { named, strictObject, type JsonSchema } from '@/shared/http/api-docs';
import { CURRENCIES } from '@/shared/money/currency';

const TEXT: JsonSchema = { type: 'string' };
const NUMBER: JsonSchema = { type: 'number', minimum: 0 };
const PIECES: JsonSchema = { type: 'integer', minimum: 1 };
const PRICE: JsonSchema = { type: 'string', pattern: '^\\d+\\.\\d{2}$' };
const FLAG: JsonSchema = { type: ['boolean', 'integer', 'string'], description: 'true, false, 1 o 0' };
const texts = (...names: string[]): JsonSchema => strictObject(Object.fromEntries(names.map((name) => [name, TEXT])));

const LINE = named('ProductoSolicitado', {
  type: 'object',
  required: ['id', 'cantidad', 'tipo'],
  properties: {
    id: { type: ['integer', 'string'], description: 'producto_id', example: 1001 },
    cantidad: { type: ['integer', 'string'], minimum: 1, maximum: MAX_QUANTITY, example: 2 },
    tipo: { type: 'string', enum: [...CONDITION_WORDS], example: 'nuevo' },
  },
});

/** What POST /carrito/generar reads. In a form `productos` and `direccion` are JSON text. */
const DELIVERY_ADDRESS = named('DireccionDeEntrega', {
  type: 'object',
  properties: {
    sucursal: { type: 'string', description: 'Código de /carrito/sucursales, para recoger en ella' },
    ...Object.fromEntries(Object.keys(ADDRESS_REQUEST).map((name) => [name, { type: ['string', 'number'] }])),
  },
});

const CART_BODY: JsonSchema = {
  type: 'object',
  required: ['productos', 'tipo_entrega', 'uso_cfdi', 'metodo_pago'],
  properties: {
    productos: { type: ['array', 'string'], minItems: 1, maxItems: MAX_LINES, items: LINE },
    tipo_entrega: { type: 'string', enum: [...DELIVERY_WORDS] },
    direccion: {
      oneOf: [DELIVERY_ADDRESS, { type: ['string', 'integer'] }],
      description: `sucursal: {sucursal, atencion_a?}. domicilio y ocurre: dirección completa (${ADDRESS_FIELDS.length} campos), o el id de una dirección guardada. guia_cliente: opcional.`,
    },
    fletera: {
      type: 'string',
      description: 'Código de /carrito/fleteras; obligatorio para domicilio y ocurre. guia_cliente: guía propia',
    },
    moneda: { type: 'string', enum: [...CURRENCIES], description: '`usd` si no se envía' },
    uso_cfdi: { type: 'string', example: 'G03' },
    metodo_pago: {
      type: 'string',
      example: 'transferencia',
      description: 'Clave de /carrito/pago, o su código SAT donde designa un solo método (03 es transferencia)',
    },
    tipo_pago: { type: 'string', enum: ['PUE', 'PPD'], description: 'Lo decide el método de pago' },
    orden_compra: { type: 'string', maxLength: 100 },
    email: { type: 'string', maxLength: 200 },
    ordenar: FLAG,
    forzar: FLAG,
    forzar_sucursal: FLAG,
    testmode: FLAG,
    iva_frontera: FLAG,
    directo_cliente: FLAG,
  },
};

export const CART_BODY_SCHEMA = named('SolicitudDeCarrito', CART_BODY);

/** The same as a form, with the guide. */
export const CART_FORM_SCHEMA = named('SolicitudDeCarritoConGuia', {
  ...CART_BODY,
  properties: {
    ...(CART_BODY.properties as Record<string, JsonSchema>),
    pdf_guia: {
      type: 'string',
      format: 'binary',
      description: 'Guía prepagada: jpg, jpeg, png, doc, docx o pdf, hasta 6 MB',
    },
  },
});

const SUMMARY = named(
  'ResumenDeCarrito',
  strictObject({
    peso_total: NUMBER,
    peso_vol_total: NUMBER,
    moneda: { type: 'string', enum: ['USD', 'MXN'] },
    forma_pago: { type: 'integer', enum: [1, 2] },
    tipo_cambio: { type: 'string', pattern: '^\\d+\\.\\d{2,4}$' },
    plazo: {
      oneOf: [
        { type: 'integer', enum: [0] },
        { type: 'string', pattern: '^\\d+$' },
      ],
    },
    codigo_pago: TEXT,
    folio: TEXT,
    folio_pedido: TEXT,
    fecha_creacion: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' },
    iva_aplicado: { type: 'integer', enum: [8, 16] },
    guia_prepagada: { type: 'string', enum: ['0', '1'] },
  }),
);

const QUOTED_LINE = named(
  'RenglonDeCarrito',
  strictObject(
    {
      id: { type: 'integer' },
      cantidad: PIECES,
      tipo: { type: 'string', enum: [...CONDITION_WORDS] },
      modelo: TEXT,
      titulo: TEXT,
      marca: TEXT,
      link: TEXT,
      imagen: TEXT,
      precio_lista: PRICE,
      precio_oferta: PRICE,
      precio_unitario: PRICE,
      importe: PRICE,
      almacenes: {
        type: 'object',
        additionalProperties: PIECES,
        description: 'Piezas por almacén; un kit de varios: multiples_almacenes',
      },
      descuentos: strictObject({ distribucion: PRICE, clasificacion: PRICE, volumen: PRICE, financiero: PRICE }),
      componentes: { type: 'array', items: texts('cantidad', 'codigo', 'almacen'), description: 'Sólo en kits' },
      faltante: { ...PIECES, description: 'Piezas sin existencia; sólo si faltan' },
    },
    ['componentes', 'faltante'],
  ),
);

const PLACE = ['calle', 'num_exterior', 'num_interior', 'colonia', 'ciudad', 'estado', 'pais'];

/** The account as carts and documents show it. */
export const CUSTOMER = strictObject({
  num_cliente: TEXT,
  rfc: TEXT,
  whatsapp: TEXT,
  email: TEXT,
  telefono: TEXT,
  direccion: texts(...PLACE),
});

/** Where a document's goods go: what carts show of it, and three more. */
export const DELIVERY_PLACE = texts('atencion_a', ...PLACE, 'codigo_postal', 'telefono', 'sucursal');

export const TOTALS = strictObject({ subtotal: NUMBER, flete: NUMBER, iva: NUMBER, total: NUMBER });

const CART = named(
  'Carrito',
  strictObject({
    error: { type: 'string', enum: [''] },
    cliente: CUSTOMER,
    resumen: SUMMARY,
    datos_entrega: texts('atencion_a', ...PLACE),
    productos: { type: 'array', minItems: 1, items: QUOTED_LINE },
    totales: TOTALS,
  }),
);

const SHORT = named(
  'ExistenciaInsuficiente',
  strictObject({
    error: { type: 'string', minLength: 1 },
    code: { type: 'string', enum: ['existencia_insuficiente'] },
    values: {
      type: 'array',
      minItems: 1,
      items: strictObject({
        id: { type: 'integer' },
        tipo: TEXT,
        solicitado: PIECES,
        disponible: { type: 'integer', minimum: 0 },
      }),
    },
  }),
);

/** Contract 2.5 and the shortage that comes with a 200, strict. */
export const CART_ANSWER_SCHEMAS: readonly JsonSchema[] = [CART, SHORT];
