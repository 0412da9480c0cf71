import type { EventType } from '@/modules/webhooks/domain/event-types';
import { eventBody } from '@/modules/webhooks/sending/event-body';

const AT = Date.parse('2026-11-21T16:20:05.120Z');
const CHANGE = { producto_id: '1001', modelo: 'DS-2CD1143', fecha: '2026-11-21 10:20:04' };
const BATCH = { posicion: 88214, hay_mas: false };
const ORDER = {
  folio: 'CHI-000123/26',
  folio_pedido: 'CHI-000123/26-API',
  estado: 'enviado',
  anterior: 'facturado',
  fecha: '2026-11-21 10:19:58',
  orden_compra: 'OC-77',
  version: 6,
  lineas: [{ linea: 1, producto_id: '1001', estado: 'enviado', enviado: 2, entregado: 0, cancelado: 0 }],
};
const INVOICE = {
  folio_factura: 'CHI-F004512',
  folio_pedido: 'CHI-000123/26-API',
  uuid: '6F9619FF-8B86-4011-B42D-00C04FC964FF',
  fecha: '2026-11-21 10:19:58',
  total: 1180.3,
  moneda: 'usd',
  estatus: 'Vigente',
};
const GUIDE = {
  folio_guia: '794612345678',
  fletera: 'estafeta',
  folio_factura: 'CHI-F004512',
  folio_pedido: 'CHI-000123/26-API',
  estado: 'en_transito',
  fecha: '2026-11-21 10:19:58',
  url: 'https://rastreo.example/794612345678',
};
const PRICES = {
  precio_1: '98.50',
  precio_especial: '95.00',
  precio_descuento: '85.50',
  volumen: { '10': '83.79' },
  precio_map: '0.00',
  precio_lista: '142.38',
};
const STOCK = { nuevo: 41, asterisco: { a: 0, b: 0, c: 0, d: 0 }, detalle: [] };

/** Each type that can be subscribed: what it tells, and its `data` (Beyond 2.2). */
const TYPES: Readonly<Record<EventType, readonly [description: string, data: object]>> = {
  'producto.alta': ['Un producto está a la venta desde ahora.', { ...BATCH, cambios: [CHANGE] }],
  'producto.baja': ['Un producto dejó de estar a la venta.', { ...BATCH, cambios: [CHANGE] }],
  'producto.ficha': ['Cambió la ficha de un producto: textos, imágenes, medidas.', { ...BATCH, cambios: [CHANGE] }],
  'precio.cambio': [
    'Cambió el precio de un producto para la cuenta.',
    { ...BATCH, moneda: 'usd', cambios: [{ ...CHANGE, precios: PRICES }] },
  ],
  'existencia.cambio': [
    'Cambió la existencia de un producto en los almacenes de la cuenta.',
    { ...BATCH, cambios: [{ ...CHANGE, total_existencia: 41, existencia: STOCK }] },
  ],
  'catalogo.reinicio': [
    'Cambió lo que la cuenta ve del catálogo: haga un recorrido de /productos/cambios.',
    { motivo: 'cuenta' },
  ],
  'pedido.creado': ['Se creó un pedido.', { ...ORDER, estado: 'recibido', anterior: '', version: 1 }],
  'pedido.estado': ['Avanzó un pedido o alguna de sus líneas.', ORDER],
  'pedido.cancelado': ['Se canceló un pedido completo.', { ...ORDER, estado: 'cancelado', anterior: 'recibido' }],
  'factura.creada': ['Se emitió una factura.', INVOICE],
  'factura.cancelada': ['Se canceló una factura.', { ...INVOICE, estatus: 'Cancelada' }],
  'factura.documentos': [
    'Llegó el XML o el PDF de una factura.',
    { folio_factura: 'CHI-F004512', uuid: INVOICE.uuid, documentos: ['xml', 'pdf'] },
  ],
  'guia.creada': ['Se documentó un envío.', GUIDE],
  'guia.estado': ['Avanzó un envío.', { ...GUIDE, estado: 'entregada' }],
};

const NOT_SUBSCRIBED = {
  'webhook.ping': ['Prueba de un webhook, al crearlo o cuando se pide; no se suscribe.', { webhook_id: 'whk_3f9k2q' }],
} as const;

/** What `GET /webhooks/tipos` answers. `ejemplo` is the whole body as it is sent. */
export const WEBHOOK_TYPES = Object.entries({ ...TYPES, ...NOT_SUBSCRIBED }).map(([tipo, [descripcion, data]]) => ({
  tipo,
  descripcion,
  ejemplo: example(tipo, data),
}));

function example(type: string, data: object): object {
  const position = 'posicion' in data ? Number(data.posicion) : 5120;
  const id = 'evt_4q8zk2m7w3x5c6v7b8n9a2s3d4';
  return JSON.parse(eventBody({ id, type, body: JSON.stringify(data), occurredAt: AT, position })) as object;
}
