import type { FreightWire } from '@/modules/cart/quoting/http/freight/present-freight';
import { MAX_LINES, MAX_QUANTITY } from '@/modules/cart/quoting/http/cart-lines';
import { named, strictObject, type ApiRequestContent, type JsonSchema } from '@/shared/http/api-docs';
import { DEMO } from '@/shared/http/demo-examples';
import { CONDITION_WORDS } from '@/modules/cart/quoting/http/wire-words';
import { CURRENCIES } from '@/shared/money/currency';

const TEXT: JsonSchema = { type: 'string' };
const FLAG: JsonSchema = { type: 'boolean' };
const PIECES: JsonSchema = { type: 'integer', minimum: 0 };
const AMOUNT: JsonSchema = { type: ['number', 'null'], minimum: 0 };
const DAYS: JsonSchema = { type: ['integer', 'null'], minimum: 0 };
const DAY: JsonSchema = { type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const GRADE: JsonSchema = { type: 'string', enum: [...CONDITION_WORDS] };

/** What POST /carrito/fletes reads (Beyond 4). */
const BODY = named('SolicitudDeFletes', {
  type: 'object',
  required: ['productos'],
  properties: {
    productos: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_LINES,
      items: {
        type: 'object',
        required: ['id', 'cantidad', 'tipo'],
        properties: {
          id: { type: ['integer', 'string'], example: 1001 },
          cantidad: { type: ['integer', 'string'], minimum: 1, maximum: MAX_QUANTITY, example: 2 },
          tipo: { ...GRADE, example: 'nuevo' },
        },
      },
    },
    codigo_postal: { type: 'string', pattern: '^[0-9]{4,5}$', example: '31000' },
    direccion: {
      type: 'object',
      description: 'En lugar de codigo_postal. De ella se leen codigo_postal y pais',
      properties: { codigo_postal: TEXT, pais: { type: 'string', description: '`MEX` si no se envía' } },
    },
    moneda: { type: 'string', enum: [...CURRENCIES], description: '`usd` si no se envía' },
    metodo_pago: { type: 'string', description: 'Decide el tipo de cambio; `transferencia` si no se envía' },
    forzar_sucursal: { type: ['boolean', 'integer', 'string'], description: 'true, false, 1 o 0' },
    iva_frontera: { type: ['boolean', 'integer', 'string'], description: 'true, false, 1 o 0' },
    fecha: { type: 'string', format: 'date', description: 'Día de embarque, desde hoy; hoy si no se envía' },
  },
});

export const FREIGHT_REQUEST: Readonly<Record<string, ApiRequestContent>> = {
  'application/json': {
    schema: BODY,
    examples: {
      codigo_postal: {
        summary: 'A un código postal, embarcando hoy',
        value: {
          productos: [{ id: Number(DEMO.product), cantidad: 2, tipo: 'nuevo' }],
          codigo_postal: DEMO.postalCode,
          moneda: 'mxn',
        },
      },
    },
  },
};

const OFFER = named(
  'FleteDeFletera',
  strictObject({
    codigo: TEXT,
    nombre: TEXT,
    dia_siguiente: FLAG,
    disponible: FLAG,
    motivo: { type: 'string', enum: ['', 'sin_cobertura', 'sin_tarifa'] },
    cobertura: { type: 'string', enum: ['estandar', 'si', 'no', 'valide_codigo_postal'] },
    flete: AMOUNT,
    flete_con_iva: AMOUNT,
    dias_min: DAYS,
    dias_max: DAYS,
    entrega_desde: DAY,
    entrega_hasta: DAY,
    mas_economica: FLAG,
    mas_rapida: FLAG,
  }),
);

/** The 200 of POST /carrito/fletes, strict (Beyond 4). */
export const FREIGHT_SCHEMA = named(
  'ComparacionDeFletes',
  strictObject({
    error: { type: 'string', enum: [''] },
    moneda: { type: 'string', enum: ['USD', 'MXN'] },
    tipo_cambio: { type: 'string', pattern: '^\\d+\\.\\d{2,4}$' },
    codigo_postal: { type: 'string', pattern: '^\\d{5}$' },
    estado: TEXT,
    municipio: TEXT,
    zona_extendida: FLAG,
    almacenes: {
      type: 'array',
      items: strictObject({ almacen: TEXT, piezas: PIECES, peso_facturable: { type: 'number', minimum: 0 } }),
    },
    faltantes: {
      type: 'array',
      items: strictObject({ id: { type: 'integer' }, tipo: GRADE, solicitado: PIECES, disponible: PIECES }),
    },
    fleteras: { type: 'array', items: OFFER },
  }),
);

/** A comparison, for the API documentation. */
export const FREIGHT_EXAMPLE: FreightWire = {
  error: '',
  moneda: 'USD',
  tipo_cambio: '17.95',
  codigo_postal: '31000',
  estado: 'CHIH',
  municipio: 'CHIHUAHUA',
  zona_extendida: false,
  almacenes: [{ almacen: 'chihuahua', piezas: 2, peso_facturable: 1.2 }],
  faltantes: [],
  fleteras: [
    {
      codigo: 'estafeta',
      nombre: 'Estafeta',
      dia_siguiente: false,
      disponible: true,
      motivo: '',
      cobertura: 'estandar',
      flete: 8.9,
      flete_con_iva: 10.32,
      dias_min: 2,
      dias_max: 3,
      entrega_desde: '2026-11-25',
      entrega_hasta: '2026-11-26',
      mas_economica: true,
      mas_rapida: true,
    },
    {
      codigo: 'mensajeria_local',
      nombre: 'Mensajería local',
      dia_siguiente: false,
      disponible: false,
      motivo: 'sin_cobertura',
      cobertura: 'no',
      flete: null,
      flete_con_iva: null,
      dias_min: null,
      dias_max: null,
      entrega_desde: null,
      entrega_hasta: null,
      mas_economica: false,
      mas_rapida: false,
    },
  ],
};
