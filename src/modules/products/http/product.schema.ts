import { productFields } from '@/modules/products/http/product-fields';
import { named, strictObject, type JsonSchema } from '@/shared/http/api-docs';

const STRING: JsonSchema = { type: 'string' };
const INTEGER: JsonSchema = { type: 'integer' };
const MONEY: JsonSchema = { type: 'string', pattern: '^\\d+\\.\\d{2}$' };
const EMPTY_ARRAY: JsonSchema = { type: 'array', maxItems: 0, items: {} };
const STRINGS: JsonSchema = { type: 'array', items: STRING };

const PRICES = named(
  'Precios',
  strictObject({
    precio_1: MONEY,
    precio_especial: MONEY,
    precio_descuento: MONEY,
    volumen: { type: 'object', propertyNames: { pattern: '^\\d+$' }, additionalProperties: MONEY },
    precio_map: MONEY,
    precio_lista: MONEY,
  }),
);

const STOCK = named(
  'Existencia',
  strictObject({
    nuevo: INTEGER,
    asterisco: strictObject({ a: INTEGER, b: INTEGER, c: INTEGER, d: INTEGER }),
    detalle: {
      oneOf: [
        EMPTY_ARRAY,
        {
          type: 'object',
          propertyNames: { enum: ['nuevo', 'a', 'b', 'c', 'd'] },
          additionalProperties: { type: 'object', additionalProperties: { type: 'string', pattern: '^\\d+$' } },
        },
      ],
    },
  }),
);

const VARIANTS: JsonSchema = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    additionalProperties: strictObject({ producto_id: STRING, detalle: STRING }),
  },
};

const PRODUCT_PROPERTIES: Record<string, JsonSchema> = {
  producto_id: STRING,
  modelo: STRING,
  total_existencia: INTEGER,
  ...productFields('schema'),
  descripcion: STRING,
  proyecto: { type: 'boolean', const: true },
  atributos: VARIANTS,
  precios: { oneOf: [PRICES, EMPTY_ARRAY] },
  nota: { type: 'string', enum: ['SOLICITAR DISTRIBUCIÓN', 'PRECIO NO DISPONIBLE'] },
  existencia: STOCK,
  titulo_pro: STRING,
  descripcion_pro: STRING,
  caracteristicas_pro: STRINGS,
};

const SOMETIMES = [
  'descripcion',
  'proyecto',
  'atributos',
  'nota',
  'titulo_pro',
  'descripcion_pro',
  'caracteristicas_pro',
];

const IMAGES: JsonSchema = { type: 'array', items: strictObject({ imagen: STRING, orden: STRING }) };

/** A product of a list (Contract 2.4); `imagenes` with `imagenes=true` (Decisions 7). */
export const PRODUCT_SCHEMA = named(
  'Producto',
  strictObject({ ...PRODUCT_PROPERTIES, imagenes: IMAGES }, [...SOMETIMES, 'imagenes']),
);

/** A product's detail (Decisions 7). */
export const PRODUCT_DETAIL_SCHEMA = named(
  'ProductoDetalle',
  strictObject(
    {
      ...PRODUCT_PROPERTIES,
      imagenes: IMAGES,
      recursos: { type: 'array', items: strictObject({ recurso: STRING, path: STRING }) },
    },
    SOMETIMES.filter((name) => name !== 'descripcion'),
  ),
);

/** List envelope (Contract 2.4). */
export const PRODUCT_LIST_SCHEMA = named(
  'PaginaDeProductos',
  strictObject({
    cantidad: INTEGER,
    pagina: INTEGER,
    paginas: INTEGER,
    todo: { type: 'boolean' },
    productos: { type: 'array', items: PRODUCT_SCHEMA },
  }),
);

export const PRODUCT_EXAMPLE = {
  producto_id: '151231',
  modelo: 'VX-2CD2143G2-I',
  total_existencia: 48,
  ...productFields('example'),
  precios: {
    precio_1: '142.38',
    precio_especial: '127.35',
    precio_descuento: '79.06',
    volumen: { '10': '77.48' },
    precio_map: '0.00',
    precio_lista: '142.38',
  },
  existencia: { nuevo: 46, asterisco: { a: 2, b: 0, c: 0, d: 0 }, detalle: [] },
};

export const PRODUCT_LIST_EXAMPLE = { cantidad: 1, pagina: 1, paginas: 1, todo: true, productos: [PRODUCT_EXAMPLE] };

export const PRODUCT_DETAIL_EXAMPLE = {
  ...PRODUCT_EXAMPLE,
  descripcion: '<p>Cámara domo para exterior.</p>',
  imagenes: [{ imagen: 'https://cdn.example/productos/151231-1.png', orden: '1' }],
  recursos: [{ recurso: 'Hoja técnica', path: 'https://cdn.example/recursos/151231.pdf' }],
};
