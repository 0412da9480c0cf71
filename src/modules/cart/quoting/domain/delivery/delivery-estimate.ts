import type { BusinessCalendar } from '@/modules/support-catalogs/domain/delivery/business-calendar';

/** The cut-off (`hora_corte`) of a branch for which none was imported (Beyond 4). */
export const DEFAULT_CUTOFF = '16:00';

/** How long one parcel takes, and when it can leave. */
export interface ParcelTransit {
  /** Business days, those of an extended zone included. */
  readonly minDays: number;
  readonly maxDays: number;
  /** `HH:MM` from which the branch ships the next business day. */
  readonly cutoff: string;
}

/** When a shipment is asked for. */
export interface DispatchMoment {
  /** `YYYY-MM-DD` it should leave. */
  readonly day: string;
  /** `YYYY-MM-DD` in Mexico City now. */
  readonly today: string;
  /** `HH:MM` in Mexico City now. */
  readonly time: string;
}

/** When a shipment arrives: business days, and the days of the calendar they lead to. */
export interface DeliveryEstimate {
  readonly minDays: number;
  readonly maxDays: number;
  /** `YYYY-MM-DD`. */
  readonly from: string;
  readonly until: string;
}

/**
 * When a shipment arrives, which is when its last parcel does (Beyond 4). Day 0 of a parcel is the day asked for, or the next
 * business day when that is none, or when it is today and its branch's cut-off has passed. Undefined when one of the parcels'
 * times isn't known, or nothing is sent: no guess.
 */
export function estimateDelivery(
  parcels: readonly (ParcelTransit | undefined)[],
  moment: DispatchMoment,
  calendar: BusinessCalendar,
): DeliveryEstimate | undefined {
  const known = parcels.filter((parcel) => parcel !== undefined);
  if (known.length === 0 || known.length < parcels.length) return undefined;
  return known.map((parcel) => estimateParcel(parcel, moment, calendar)).reduce(later);
}

function estimateParcel(parcel: ParcelTransit, moment: DispatchMoment, calendar: BusinessCalendar): DeliveryEstimate {
  const { day, today, time } = moment;
  const late = day === today && time >= parcel.cutoff;
  const leaves = calendar.after(day, late ? 1 : 0);
  const maxDays = Math.max(parcel.minDays, parcel.maxDays);
  return {
    minDays: parcel.minDays,
    maxDays,
    from: calendar.after(leaves, parcel.minDays),
    until: calendar.after(leaves, maxDays),
  };
}

function later(one: DeliveryEstimate, other: DeliveryEstimate): DeliveryEstimate {
  return {
    minDays: Math.max(one.minDays, other.minDays),
    maxDays: Math.max(one.maxDays, other.maxDays),
    from: one.from > other.from ? one.from : other.from,
    until: one.until > other.until ? one.until : other.until,
  };
}
