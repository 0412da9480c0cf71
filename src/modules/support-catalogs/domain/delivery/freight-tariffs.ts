/** The price of a parcel up to a weight, for one carrier and zone. Amounts in ten-thousandths of a US dollar. */
export interface FreightBand {
  readonly carrier: string;
  readonly zone: string;
  /** Billable weight the band reaches, in milligrams. */
  readonly upTo: number;
  readonly price: number;
  /** For each kilogram begun above the last band. */
  readonly perExtraKilo: number;
  /** Added when the destination is in an extended zone. */
  readonly extendedSurcharge: number;
}

const key = (carrier: string, zone: string): string => `${carrier}\n${zone}`;

/** Freight bands ready for look-up. */
export class FreightTariffs {
  private readonly bands = new Map<string, FreightBand[]>();

  constructor(bands: readonly FreightBand[]) {
    for (const band of bands) {
      const place = key(band.carrier, band.zone);
      this.bands.set(place, [...(this.bands.get(place) ?? []), band]);
    }
    for (const list of this.bands.values()) list.sort((a, b) => a.upTo - b.upTo);
  }

  /** The bands of a carrier in a zone, lightest first; empty when it has no tariff there. */
  bandsOf(carrier: string, zone: string): readonly FreightBand[] {
    return this.bands.get(key(carrier, zone)) ?? [];
  }
}

/** The freight zone between two states, by their traditional codes. */
export interface FreightZone {
  readonly originState: string;
  readonly destinationState: string;
  readonly zone: string;
}

/** Zones ready for look-up. */
export class FreightZones {
  private readonly zones: ReadonlyMap<string, string>;

  constructor(zones: readonly FreightZone[]) {
    this.zones = new Map(zones.map((row) => [key(row.originState, row.destinationState), row.zone]));
  }

  /** The zone from one state to another; undefined when none was loaded. */
  between(originState: string, destinationState: string): string | undefined {
    return this.zones.get(key(originState, destinationState));
  }
}
