import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from '@/docs/document/document-parts';

/** The sections of the reference, in the order of the guide. A tag that isn't here comes after them, without a description. */
const TAGS: Readonly<Record<string, string>> = {
  Autenticación: 'Obtener y revocar tokens.',
  Categorías: 'El árbol de categorías.',
  Marcas: 'Las marcas y sus productos.',
  Productos: 'Búsqueda y detalle, con precios y existencias de la cuenta.',
  'Catálogos del carrito': 'Los valores que acepta el carrito.',
  Sucursales: 'Dónde recoger un pedido.',
  Direcciones: 'Las direcciones guardadas de la cuenta.',
  Carrito: 'Cotizar, ordenar y adjuntar guías.',
  Cotizaciones: 'Las cotizaciones de la cuenta.',
  Pedidos: 'Los pedidos de la cuenta, después de ordenar.',
  Facturas: 'Facturas, su avance de entrega y sus guías.',
  Cambios: 'Lo que cambió en el catálogo.',
  Eventos: 'Lo que pasó con los pedidos de la cuenta.',
  Webhooks: 'Avisos a un servidor propio.',
  Cuenta: 'Las condiciones y el uso de la cuenta.',
  'Rutas públicas': 'Tipo de cambio, anuncios y cursos; no piden token.',
  Salud: 'Para balanceadores y supervisores.',
};

/** Lists the tags that are used, described and in order. */
export function describeTags(document: OpenAPIObject): void {
  const used = new Set(operationsOf(document).flatMap(({ operation }) => operation.tags ?? []));
  const names = [...Object.keys(TAGS).filter((name) => used.has(name)), ...[...used].filter((name) => !(name in TAGS))];
  document.tags = names.map((name) => ({ name, description: TAGS[name] ?? `${name}.` }));
}
