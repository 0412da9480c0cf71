import { ACCOUNT_EVENT_TYPES } from '@/modules/feed/domain/account-events';
import type { Scope } from '@/shared/kernel/caller';

/** What changes in the catalog, sent in batches. */
export const CATALOG_TYPES = [
  'producto.alta',
  'producto.baja',
  'producto.ficha',
  'precio.cambio',
  'existencia.cambio',
] as const;
export type CatalogType = (typeof CATALOG_TYPES)[number];

export const RESET_TYPE = 'catalogo.reinicio';
export const PING_TYPE = 'webhook.ping';

/** Every type that can be subscribed (Beyond 2.2); a ping can't. */
export const EVENT_TYPES = [...CATALOG_TYPES, RESET_TYPE, ...ACCOUNT_EVENT_TYPES] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Scopes any one of which lets a type be read; undefined: every token may (Beyond 2.1). */
function readableWith(type: string): readonly Scope[] | undefined {
  if (isCatalogType(type) || type === RESET_TYPE) return ['ver-productos'];
  return type.startsWith('pedido.') ? ['pedidos', 'carrito'] : undefined;
}

export function isCatalogType(type: string): type is CatalogType {
  return (CATALOG_TYPES as readonly string[]).includes(type);
}

/** Whether who holds these scopes may be sent events of a type: a webhook must not read what the token can't. */
export function mayRead(scopes: readonly string[], type: string): boolean {
  return readableWith(type)?.some((scope) => scopes.includes(scope)) ?? true;
}

/** The types that who holds these scopes may not be sent. */
export function unreadableTypes(scopes: readonly string[]): readonly string[] {
  return EVENT_TYPES.filter((type) => !mayRead(scopes, type));
}

/** The scopes that are missing for some of the types, each once. */
export function missingScopes(scopes: readonly string[], types: readonly string[]): readonly Scope[] {
  const missing = types.filter((type) => !mayRead(scopes, type)).flatMap((type) => readableWith(type) ?? []);
  return [...new Set(missing)];
}

/** The types named; `*` is what these scopes may read now, and stays that (Beyond 2.6). */
export function subscribedTypes(names: readonly string[], scopes: readonly string[]): readonly string[] {
  if (names.includes('*')) return EVENT_TYPES.filter((type) => mayRead(scopes, type));
  return EVENT_TYPES.filter((type) => names.includes(type));
}
