import { freightCents } from '@/modules/cart/quoting/domain/pricing/totals';
import { chargeParcels, type WeighedParcel } from '@/modules/cart/quoting/domain/freight/freight';
import type { DeliveryEstimate } from '@/modules/cart/quoting/domain/delivery/delivery-estimate';
import type { FreightTerms } from '@/modules/cart/quoting/domain/quote-input';
import type { Carrier, Coverage } from '@/modules/support-catalogs/domain/delivery/carriers';
import { factor, roundHalfUp, type Factor } from '@/shared/money/scaled';

/** A carrier towards a destination. */
export interface CarrierProposal {
  readonly carrier: Carrier;
  readonly coverage: Coverage;
  readonly terms: FreightTerms;
  /** When what it carries arrives; undefined when nobody has said how long it takes. */
  readonly estimate: DeliveryEstimate | undefined;
}

export type Unavailable = 'no-coverage' | 'no-tariff';

/** What a carrier asks for a shipment, in cents of the cart's currency, and when it delivers. */
export interface CarrierOffer {
  readonly carrier: Carrier;
  readonly coverage: Coverage;
  readonly unavailable: Unavailable | undefined;
  /** Undefined when it isn't available. */
  readonly freight: number | undefined;
  readonly freightWithTax: number | undefined;
  readonly estimate: DeliveryEstimate | undefined;
  readonly cheapest: boolean;
  readonly fastest: boolean;
}

type Unmarked = Omit<CarrierOffer, 'cheapest' | 'fastest'>;

/**
 * What every carrier asks for one shipment (Beyond 4): available ones first, by freight, else in the order given; the cheapest and
 * the fastest marked, one each. The freight is that of a quote of the same parcels with the same carrier, to the cent.
 */
export function compareFreight(
  parcels: readonly WeighedParcel[],
  proposals: readonly CarrierProposal[],
  conversion: Factor,
  taxPercent: 8 | 16,
): CarrierOffer[] {
  const offers = proposals
    .map((proposal) => offerOf(parcels, proposal, conversion, taxPercent))
    .sort((one, other) => (one.freight ?? Infinity) - (other.freight ?? Infinity) || 0);
  const cheapest = offers.find(({ unavailable }) => unavailable === undefined);
  const fastest = offers.filter(({ unavailable }) => unavailable === undefined).reduce(faster, cheapest);
  return offers.map((offer) => ({ ...offer, cheapest: offer === cheapest, fastest: offer === fastest }));
}

function offerOf(
  parcels: readonly WeighedParcel[],
  { carrier, coverage, terms, estimate }: CarrierProposal,
  conversion: Factor,
  taxPercent: 8 | 16,
): Unmarked {
  const covered = coverage === 'national' || coverage === 'covered';
  const charged = covered ? chargeParcels(parcels, terms) : undefined;
  if (!charged) {
    const unavailable = covered ? 'no-tariff' : 'no-coverage';
    return { carrier, coverage, unavailable, freight: undefined, freightWithTax: undefined, estimate: undefined };
  }
  const freight = freightCents(
    charged.map(({ charge }) => charge),
    conversion,
  );
  const rate = factor(taxPercent, 100);
  const tax = roundHalfUp(freight * rate.num, rate.den);
  return {
    carrier,
    coverage,
    unavailable: undefined,
    freight: Number(freight),
    freightWithTax: Number(freight + tax),
    estimate,
  };
}

/** By the longest it takes, then the shortest, then what it costs; the first of equals. Unknown days come last. */
function faster(best: Unmarked | undefined, offer: Unmarked): Unmarked {
  if (!best) return offer;
  const days = (one: Unmarked): readonly number[] => [
    one.estimate?.maxDays ?? Infinity,
    one.estimate?.minDays ?? Infinity,
    one.freight ?? Infinity,
  ];
  const mine = days(offer);
  const theirs = days(best);
  const first = mine.findIndex((value, index) => value !== theirs[index]);
  return first >= 0 && (mine[first] ?? 0) < (theirs[first] ?? 0) ? offer : best;
}
