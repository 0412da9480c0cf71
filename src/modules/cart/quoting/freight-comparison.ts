import type { CarrierOffer } from '@/modules/cart/quoting/domain/freight/compare-freight';
import type { ChoiceProblem } from '@/modules/cart/quoting/domain/cart-request';
import type { WeighedParcel } from '@/modules/cart/quoting/domain/freight/freight';
import type { Shortage } from '@/modules/cart/quoting/domain/quote';
import type { Currency } from '@/modules/cart/quoting/domain/quote-input';

/** Where a shipment goes, as it is answered. */
export interface FreightPlace {
  /** Five digits. */
  readonly postalCode: string;
  /** Traditional code of the state. */
  readonly stateCode: string;
  /** '' for a postal code newer than the catalog. */
  readonly municipality: string;
  readonly extendedZone: boolean;
}

/** The freight of one shipment with every carrier. */
export interface FreightComparison {
  readonly currency: Currency;
  /** Ten-thousandths of a peso per dollar. */
  readonly rate: number;
  readonly place: FreightPlace;
  readonly parcels: readonly WeighedParcel[];
  readonly shortages: readonly Shortage[];
  readonly offers: readonly CarrierOffer[];
}

export type FreightOutcome =
  | { readonly kind: 'compared'; readonly comparison: FreightComparison }
  | { readonly kind: 'products-not-found'; readonly productIds: readonly number[] }
  | { readonly kind: 'choices-refused'; readonly problems: readonly ChoiceProblem[] };
