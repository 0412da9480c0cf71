import { Injectable } from '@nestjs/common';
import type { BranchFacts, FreightTerms, TariffBand } from '@/modules/cart/quoting/domain/quote-input';
import { MILLIGRAM } from '@/modules/cart/quoting/domain/freight/weight';
import type { Carrier } from '@/modules/support-catalogs/domain/delivery/carriers';
import { FreightTables } from '@/modules/support-catalogs/freight-tables.service';

/** Where parcels go, as tariffs see it. */
export interface FreightDestination {
  /** Traditional code of the state; '' outside Mexico. */
  readonly stateCode: string;
  /** Five digits; undefined outside Mexico or when unknown. */
  readonly postalCode: string | undefined;
  /** From where parcels may come. */
  readonly branches: readonly BranchFacts[];
}

/** The tariffs of a carrier towards a destination, in the form that chargeParcels() takes. One allocation serves any number of carriers. */
@Injectable()
export class CarrierFreightService {
  constructor(private readonly tables: FreightTables) {}

  /** The carrier's tariffs from every branch. No coverage is judged here. */
  terms(carrier: Carrier, { stateCode, postalCode, branches }: FreightDestination): FreightTerms {
    const zones = new Map<string, string>();
    for (const { state } of branches) {
      const zone = this.tables.zone(state, stateCode);
      if (zone !== undefined) zones.set(state, zone);
    }
    return {
      zoneByOrigin: zones,
      bandsByZone: new Map([...new Set(zones.values())].map((zone) => [zone, this.bands(carrier, zone)])),
      extendedZone: postalCode !== undefined && this.tables.isExtendedZone(postalCode),
    };
  }

  private bands(carrier: Carrier, zone: string): TariffBand[] {
    return this.tables.bands(carrier.code, zone).map((band) => ({
      upTo: BigInt(band.upTo) * MILLIGRAM,
      price: band.price,
      perExtraKilo: band.perExtraKilo,
      extendedSurcharge: band.extendedSurcharge,
    }));
  }
}
