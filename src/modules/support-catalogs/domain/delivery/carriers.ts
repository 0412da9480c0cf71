import type { PostalAreas } from '@/modules/support-catalogs/domain/places/postal-codes';
import { foldedName } from '@/modules/support-catalogs/domain/spanish-text';

export interface Carrier {
  readonly code: string;
  readonly name: string;
  readonly nextDay: boolean;
  /** Whether parcels can wait at its office (`ocurre`). */
  readonly ground: boolean;
  /** Whether it delivers only to the postal codes of its coverage. */
  readonly coverageDependent: boolean;
  readonly position: number;
  /** Where a guide is looked up, with `{guia}` for its number; null when the carrier has no such page (Beyond 9.4). */
  readonly trackingUrl: string | null;
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

/**
 * The carrier a live client means (Decisions 5): by code or else by name, separators, case and accents aside; a letter
 * written once for twice counts as the same, as `paquetexpress` of `paquete_express`. Undefined when none or several fit.
 */
export function carrierAsWritten<T extends Pick<Carrier, 'code' | 'name'>>(
  carriers: Iterable<T>,
  text: string,
): T | undefined {
  const written = bare(text);
  const all = [...carriers];
  const fitting = [({ code }: T) => code, ({ name }: T) => name].map((pick) =>
    all.filter((carrier) => bare(pick(carrier)) === written),
  );
  const found = fitting.find((matches) => matches.length > 0);
  return written !== '' && found?.length === 1 ? found[0] : undefined;
}

/** A carrier and where its guides are looked up. */
export type TrackedCarrier = Pick<Carrier, 'code' | 'name' | 'trackingUrl'>;

/** Where a guide of a carrier, named by code or name, is looked up; '' when the carrier has no such page. */
export function trackingPage(carriers: Iterable<TrackedCarrier>, carrier: string, guide: string): string {
  const page = carrierAsWritten(carriers, carrier)?.trackingUrl ?? '';
  return page.replaceAll('{guia}', encodeURIComponent(guide));
}

function bare(text: string): string {
  return foldedName(text)
    .replace(/ /g, '')
    .replace(/(.)\1+/gu, '$1');
}
