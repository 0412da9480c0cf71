import type { PostalAreas } from '@/modules/support-catalogs/domain/postal-codes';

export interface Carrier {
  readonly code: string;
  readonly name: string;
  readonly nextDay: boolean;
  /** Whether parcels can wait at its office (`ocurre`). */
  readonly ground: boolean;
  /** Whether it delivers only to the postal codes of its coverage. */
  readonly coverageDependent: boolean;
  readonly position: number;
}

/** What is known of a carrier's delivery to a place. */
export type Coverage = 'national' | 'postal_code_needed' | 'covered' | 'not_covered';

const byPosition = (a: Carrier, b: Carrier): number => a.position - b.position || (a.code < b.code ? -1 : 1);

/** Carriers in catalog order, the coverage-dependent ones last (Contract 4.6). */
export function inCatalogOrder(carriers: readonly Carrier[]): Carrier[] {
  return [...carriers].sort((a, b) => Number(a.coverageDependent) - Number(b.coverageDependent) || byPosition(a, b));
}

/** Whether a carrier delivers to a five-digit postal code; without one, what it would take to know (Contract 2.11). */
export function coverageOf(carrier: Carrier, areas: PostalAreas | undefined, postalCode: string | undefined): Coverage {
  if (!carrier.coverageDependent) return 'national';
  if (postalCode === undefined) return 'postal_code_needed';
  return areas?.includes(postalCode) === true ? 'covered' : 'not_covered';
}

/** Whether a carrier can hold a parcel for pickup: ground ones only, never next-day ones (Contract 4.5, `fletera`). */
export function holdsForPickup(carrier: Carrier): boolean {
  return carrier.ground && !carrier.nextDay && !carrier.code.endsWith('_siguiente');
}

/** What the spellings of a carrier's code have in common: separators and case aside (Decisions 14). */
export function bareCode(code: string): string {
  return code.toLowerCase().replace(/[\s_.-]+/g, '');
}
