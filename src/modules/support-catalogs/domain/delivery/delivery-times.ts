/** How long a carrier takes in a zone, in business days (Beyond 4). */
export interface DeliveryTime {
  readonly carrier: string;
  readonly zone: string;
  readonly minDays: number;
  readonly maxDays: number;
  /** Added to both when the destination is in an extended zone. */
  readonly extendedDays: number;
}

const key = (carrier: string, zone: string): string => `${carrier}\n${zone}`;

/** Delivery times ready for look-up. */
export class DeliveryTimes {
  private readonly times: ReadonlyMap<string, DeliveryTime>;

  constructor(times: readonly DeliveryTime[]) {
    this.times = new Map(times.map((time) => [key(time.carrier, time.zone), time]));
  }

  /** What is known of a carrier in a zone; undefined when nothing was loaded. */
  of(carrier: string, zone: string): DeliveryTime | undefined {
    return this.times.get(key(carrier, zone));
  }
}
