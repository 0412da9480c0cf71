import type { Draw, Parcel } from '@/modules/cart/quoting/domain/quote';
import type { FreightTerms, TariffBand } from '@/modules/cart/quoting/domain/quote-input';
import { kilosBegun } from '@/modules/cart/quoting/domain/freight/weight';

/** Weights of one piece. */
export interface PieceWeight {
  readonly weight: bigint;
  readonly volumetricWeight: bigint;
}

/** A supplying warehouse and its state. */
export interface Origin {
  readonly warehouse: string;
  readonly state: string;
}

/**
 * What a parcel of this billable weight costs, at rest: the first band that holds it, or above the last band that
 * band's price and its extra for every kilo begun, plus the surcharge of an extended zone (Decisions 10, freight).
 * Undefined when the carrier has no band at all.
 */
export function parcelCharge(bands: readonly TariffBand[], weight: bigint, extendedZone: boolean): number | undefined {
  const sorted = [...bands].sort((one, other) => (one.upTo < other.upTo ? -1 : 1));
  const band = sorted.find(({ upTo }) => upTo >= weight) ?? sorted.at(-1);
  if (!band) return undefined;
  return band.price + band.perExtraKilo * kilosBegun(weight - band.upTo) + (extendedZone ? band.extendedSurcharge : 0);
}

/** The heavier of the summed real and volumetric weights of what one warehouse sends. */
export function billableWeight(draws: readonly Draw[], weightOf: (productId: number) => PieceWeight): bigint {
  let weight = 0n;
  let volumetric = 0n;
  for (const { productId, pieces } of draws) {
    const piece = weightOf(productId);
    weight += piece.weight * BigInt(pieces);
    volumetric += piece.volumetricWeight * BigInt(pieces);
  }
  return weight > volumetric ? weight : volumetric;
}

/** What one supplying warehouse sends, before a carrier has put a price on it. */
export interface WeighedParcel extends Origin {
  readonly pieces: number;
  readonly billableWeight: bigint;
}

/** One parcel per supplying warehouse, in the order given. It is the same for every carrier. */
export function weighParcels(
  origins: readonly Origin[],
  draws: readonly Draw[],
  weightOf: (productId: number) => PieceWeight,
): WeighedParcel[] {
  return origins.map((origin) => {
    const own = draws.filter((draw) => draw.warehouse === origin.warehouse);
    return {
      ...origin,
      pieces: own.reduce((sum, { pieces }) => sum + pieces, 0),
      billableWeight: billableWeight(own, weightOf),
    };
  });
}

/**
 * The parcels at a carrier's tariffs; undefined when one of them has no zone or tariff towards the destination, and when the carrier has
 * none that leads there from anywhere, whatever there is to send (422 `sin_tarifa`). Charges are in ten-thousandths of a dollar, nothing is
 * rounded here.
 */
export function chargeParcels(parcels: readonly WeighedParcel[], terms: FreightTerms): Parcel[] | undefined {
  const zones = [...terms.zoneByOrigin.values()];
  if (zones.every((zone) => (terms.bandsByZone.get(zone) ?? []).length === 0)) return undefined;
  const result: Parcel[] = [];
  for (const { warehouse, state, billableWeight: weight } of parcels) {
    const bands = terms.bandsByZone.get(terms.zoneByOrigin.get(state) ?? '');
    const charge = bands && parcelCharge(bands, weight, terms.extendedZone);
    if (charge === undefined) return undefined;
    result.push({ warehouse, billableWeight: weight, charge });
  }
  return result;
}
