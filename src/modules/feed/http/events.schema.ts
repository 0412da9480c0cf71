import { ACCOUNT_EVENT_TYPES } from '@/modules/feed/domain/account-events';
import type { JsonSchema } from '@/shared/http/api-docs';

export const EVENT_SCHEMA: JsonSchema = {
  type: 'object',
  title: 'Evento',
  required: ['id', 'posicion', 'type', 'timestamp', 'data'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    posicion: { type: 'integer' },
    type: { type: 'string', enum: [...ACCOUNT_EVENT_TYPES] },
    timestamp: { type: 'string', description: 'ISO 8601, UTC' },
    data: { type: 'object' },
  },
};

export const EVENTS_SCHEMA: JsonSchema = {
  type: 'object',
  title: 'Eventos',
  required: ['eventos', 'cursor', 'hay_mas'],
  additionalProperties: false,
  properties: {
    eventos: { type: 'array', items: EVENT_SCHEMA },
    cursor: { type: 'string', maxLength: 512 },
    hay_mas: { type: 'boolean' },
  },
};

export const EVENT_EXAMPLE = {
  id: 'evt_4q8fz2m7k5d3w6t7y2b4n6c8xa',
  posicion: 5120,
  type: 'pedido.estado',
  timestamp: '2026-11-21T16:19:58.000Z',
  data: {
    folio: 'CHI-000123/26',
    folio_pedido: 'CHI-000123/26-API',
    estado: 'enviado',
    anterior: 'facturado',
    fecha: '2026-11-21 10:19:58',
    orden_compra: 'OC-77',
    version: 6,
    lineas: [{ linea: 1, producto_id: '1001', estado: 'enviado', enviado: 2, entregado: 0, cancelado: 0 }],
  },
};

export const EVENTS_EXAMPLE = {
  eventos: [EVENT_EXAMPLE],
  cursor: 'WyJmVjZxY1B0dVJ6OWxMdyIsMTAwMDAxLCJldmVudG9zIiw1MTIwXQ',
  hay_mas: false,
};
