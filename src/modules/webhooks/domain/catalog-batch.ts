import type { ChangeKind } from '@/modules/feed/domain/catalog-change';
import { restartReason } from '@/modules/feed/domain/feed-place';
import type { ViewMarks } from '@/modules/feed/domain/view-marks';
import { CATALOG_TYPES, isCatalogType, RESET_TYPE, type CatalogType } from '@/modules/webhooks/domain/event-types';

/** The most of one delivery: products, and bytes of their entries, so that the whole body stays under 20 KB (Beyond 2.2, 9.2). */
export const BATCH_ROOM = { entries: 50, bytes: 19_000 } as const;
/** Time between two deliveries of a type to a receiver that keeps up. */
export const EVERY_MS = 5000;

/** What each type tells of. */
export const KIND_OF: Readonly<Record<CatalogType, ChangeKind>> = {
  'producto.alta': 'listed',
  'producto.baja': 'withdrawn',
  'producto.ficha': 'sheet',
  'precio.cambio': 'price',
  'existencia.cambio': 'stock',
};

/** The types for which a webhook keeps a place: its catalog types, and the change of view, which is told to all that follow the catalog. */
export function placeTypes(types: readonly string[]): readonly string[] {
  const followed = CATALOG_TYPES.filter((type) => types.includes(type));
  return followed.length > 0 || types.includes(RESET_TYPE) ? [...followed, RESET_TYPE] : [];
}

/** Whether a place moves when a delivery of this type is accepted. */
export function hasPlace(type: string): boolean {
  return isCatalogType(type) || type === RESET_TYPE;
}

/** The last delivery of a type, which has ended. */
export interface LastBatch {
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly wasAccepted: boolean;
  /** Whether it said that there was more. */
  readonly more: boolean;
}

/**
 * Whether the next delivery of a type may be made when none is open: one at a time, every 5 s while a receiver keeps up, at once when it has accepted one
 * behind which more waited (Beyond 2.2). One made after `now`, by a clock that was set back since, holds up nothing.
 */
export function mayFollow(last: LastBatch | undefined, now: number): boolean {
  if (!last) return true;
  const age = now - last.createdAt;
  return (last.wasAccepted && last.more) || age < 0 || age >= EVERY_MS;
}

/** `data` of a delivery of the catalog, as JSON (Beyond 2.2). `entries`: each as JSON. */
export function batchData(
  type: CatalogType,
  {
    entries,
    position,
    more,
  }: { readonly entries: readonly string[]; readonly position: number; readonly more: boolean },
): string {
  const currency = type === 'precio.cambio' ? ',"moneda":"usd"' : '';
  return `{"posicion":${position},"hay_mas":${String(more)}${currency},"cambios":[${entries.join(',')}]}`;
}

/** Whether `data` of a delivery said that more waits. */
export function saysMore(data: string): boolean {
  return /^\{"posicion":\d+,"hay_mas":true/.test(data);
}

const REASONS = { account: 'cuenta', warehouses: 'almacenes', rate: 'tipo_cambio' } as const;

/** The view of an account, as a place keeps it to be compared. */
export function viewDigest({ account, warehouses }: ViewMarks): string {
  return `${account} ${warehouses}`;
}

/** `data` of `catalogo.reinicio` as JSON; undefined while the account sees the catalog as the receiver knows it. */
export function resetData(known: string, now: ViewMarks): string | undefined {
  const [account = '', warehouses = ''] = known.split(' ');
  const reason = restartReason({ account, warehouses, rate: now.rate }, now);
  return reason === undefined || reason === '' ? undefined : JSON.stringify({ motivo: REASONS[reason] });
}
