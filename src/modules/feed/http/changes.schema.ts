import { PRODUCT_EXAMPLE, PRODUCT_SCHEMA } from '@/modules/products/http/product.schema';
import type { JsonSchema } from '@/shared/http/api-docs';

const KINDS = ['alta', 'baja', 'precio', 'existencia', 'ficha'];

const COMMERCIAL_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'Con campos=comercial',
  required: ['producto_id', 'modelo', 'total_existencia', 'precios', 'existencia'],
  properties: Object.fromEntries(
    ['producto_id', 'modelo', 'total_existencia', 'precios', 'nota', 'existencia'].map((name) => [
      name,
      (PRODUCT_SCHEMA.properties as Record<string, JsonSchema>)[name] ?? {},
    ]),
  ),
  additionalProperties: false,
};

export const CHANGES_SCHEMA: JsonSchema = {
  type: 'object',
  title: 'CambiosDelCatalogo',
  required: ['fase', 'reinicio', 'cambios', 'cursor', 'hay_mas'],
  additionalProperties: false,
  properties: {
    fase: { type: 'string', enum: ['recorrido', 'cambios'] },
    reinicio: { type: 'string', enum: ['', 'cuenta', 'tipo_cambio', 'almacenes'] },
    cambios: {
      type: 'array',
      items: {
        type: 'object',
        required: ['posicion', 'tipo', 'que', 'fecha', 'producto_id'],
        additionalProperties: false,
        properties: {
          posicion: { type: 'integer' },
          tipo: { type: 'string', enum: ['alta', 'cambio', 'baja'] },
          que: { type: 'array', minItems: 1, items: { type: 'string', enum: KINDS } },
          fecha: { type: 'string' },
          producto_id: { type: 'string' },
          producto: { anyOf: [PRODUCT_SCHEMA, COMMERCIAL_SCHEMA] },
        },
      },
    },
    cursor: { type: 'string', maxLength: 512 },
    hay_mas: { type: 'boolean' },
  },
};

export const CHANGES_EXAMPLE = {
  fase: 'cambios',
  reinicio: '',
  cambios: [
    {
      posicion: 88214,
      tipo: 'cambio',
      que: ['precio', 'existencia'],
      fecha: '2026-11-21 10:20:04',
      producto_id: (PRODUCT_EXAMPLE as { producto_id: string }).producto_id,
      producto: PRODUCT_EXAMPLE,
    },
    { posicion: 88215, tipo: 'baja', que: ['baja'], fecha: '2026-11-21 10:20:05', producto_id: '5007' },
  ],
  cursor: 'WyJmVjZxY1B0dVJ6OWxMdyIsMTAwMDAxLCJjYW1iaW9zIiwwLDg5Niw4ODIxNV0',
  hay_mas: false,
};
