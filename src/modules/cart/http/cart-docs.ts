import { CART_EXAMPLE, SHORTAGE_EXAMPLE } from '@/modules/cart/orders/http/cart.example';
import { CART_ANSWER_SCHEMAS, CART_BODY_SCHEMA, CART_FORM_SCHEMA } from '@/modules/cart/orders/http/cart.schema';
import { BAD_FILE_SCHEMA, presentGuideFlaw } from '@/modules/cart/guides/http/guide-presenter';
import { ADDRESS_REQUEST } from '@/shared/http/fields/address-words';
import type { ApiCases, ApiRequestContent, JsonSchema } from '@/shared/http/api-docs';
import { DEMO } from '@/shared/http/demo-examples';

const LINES = [{ id: Number(DEMO.product), cantidad: 2, tipo: 'nuevo' }];
const TERMS = { uso_cfdi: 'G03', metodo_pago: 'transferencia', moneda: 'mxn' };
const HOME = { ...ADDRESS_REQUEST, codigo_postal: DEMO.postalCode };

const BRANCH_CART = {
  productos: LINES,
  tipo_entrega: 'sucursal',
  direccion: { sucursal: DEMO.branch, atencion_a: 'Ana Ruiz' },
  ...TERMS,
  testmode: true,
};

const HOME_CART = {
  productos: LINES,
  tipo_entrega: 'domicilio',
  direccion: HOME,
  fletera: DEMO.carrier,
  ...TERMS,
  orden_compra: 'OC-1042',
  testmode: true,
};

/** The members that are objects go as JSON text in a form. */
const asForm = (cart: typeof BRANCH_CART | typeof HOME_CART): object => ({
  ...cart,
  productos: JSON.stringify(cart.productos),
  direccion: JSON.stringify(cart.direccion),
});

const FORM_EXAMPLES = { formulario: { summary: 'Como formulario', value: asForm(HOME_CART) } };

/** The body of POST /carrito/generar by content type: every example only quotes, and works on the demo as it is. */
export const CART_REQUEST: Readonly<Record<string, ApiRequestContent>> = {
  'application/json': {
    schema: CART_BODY_SCHEMA,
    examples: {
      domicilio: { summary: 'Cotizar con entrega a domicilio, sin dejar rastro', value: HOME_CART },
      sucursal: { summary: 'Cotizar para recoger en una sucursal, sin dejar rastro', value: BRANCH_CART },
    },
  },
  'application/x-www-form-urlencoded': { schema: CART_BODY_SCHEMA, examples: FORM_EXAMPLES },
  'multipart/form-data': {
    schema: CART_FORM_SCHEMA,
    examples: FORM_EXAMPLES,
  },
};

/** Contract 2.5 and every failure that comes with a 200. */
export const CART_SCHEMA: JsonSchema = { oneOf: [...CART_ANSWER_SCHEMAS, BAD_FILE_SCHEMA] };

export const CART_ANSWER_TEXT =
  'Cotización o pedido; `error` no vacío, y `X-Error-Code` con su código, cuando no se puede surtir o la guía no es válida';

export const CART_ANSWERS: ApiCases = {
  pedido: { summary: 'Un pedido; una cotización es igual, sin `folio_pedido`', value: CART_EXAMPLE },
  existencia_insuficiente: { summary: 'No alcanza la existencia: no se creó el pedido', value: SHORTAGE_EXAMPLE },
  formato_de_archivo_invalido: { summary: 'La guía adjunta no sirve', value: presentGuideFlaw('incomplete') },
};

/** Its own codes of errors. */
export const CART_ERROR_CODES = [
  'productos_no_encontrados',
  'importe_fuera_de_rango',
  'direccion_no_encontrada',
  'archivo_demasiado_grande',
  'pais_desconocido',
  'estado_desconocido',
  'codigo_postal_desconocido',
  'codigo_postal_no_corresponde',
  'colonia_no_corresponde',
  'fletera_sin_cobertura',
  'sin_tarifa',
  'idempotency_key_reused',
  'demasiadas_subidas',
  'pedidos_desactivados',
  'almacenamiento_no_disponible',
  'tipo_de_cambio_no_disponible',
] as const;
