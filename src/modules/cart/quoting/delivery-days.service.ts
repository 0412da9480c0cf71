import { Injectable } from '@nestjs/common';
import {
  DEFAULT_CUTOFF,
  estimateDelivery,
  type DeliveryEstimate,
  type DispatchMoment,
  type ParcelTransit,
} from '@/modules/cart/quoting/domain/delivery/delivery-estimate';
import type { WeighedParcel } from '@/modules/cart/quoting/domain/freight/freight';
import { BranchDirectory } from '@/modules/support-catalogs/branch-directory.service';
import type { Carrier } from '@/modules/support-catalogs/domain/delivery/carriers';
import { FreightTables } from '@/modules/support-catalogs/freight-tables.service';
import { Clock, mexicoCityDateTime } from '@/shared/kernel/clock';

/** Where a shipment goes, as carriers' times see it. */
interface TransitDestination {
  /** Traditional code of the state. */
  readonly stateCode: string;
  readonly extendedZone: boolean;
}

/** How long carriers take (Beyond 4). All of it is in memory: nothing here waits. */
@Injectable()
export class DeliveryDaysService {
  constructor(
    private readonly tables: FreightTables,
    private readonly branches: BranchDirectory,
    private readonly clock: Clock,
  ) {}

  /** When a shipment should leave: on `day` (`YYYY-MM-DD`), or today when undefined, seen from the present moment in Mexico City. */
  moment(day: string | undefined): DispatchMoment {
    const now = mexicoCityDateTime(this.clock.now());
    const today = now.slice(0, 10);
    return { day: day ?? today, today, time: now.slice(11, 16) };
  }

  /** When these parcels arrive with a carrier; undefined when its time for one of them isn't known. */
  estimate(
    carrier: Carrier,
    parcels: readonly WeighedParcel[],
    destination: TransitDestination,
    moment: DispatchMoment,
  ): DeliveryEstimate | undefined {
    const transits = parcels.map((parcel) => this.transit(carrier, parcel, destination));
    return estimateDelivery(transits, moment, this.tables.calendar());
  }

  private transit(
    carrier: Carrier,
    { warehouse, state }: WeighedParcel,
    { stateCode, extendedZone }: TransitDestination,
  ): ParcelTransit | undefined {
    const zone = this.tables.zone(state, stateCode);
    const time = zone === undefined ? undefined : this.tables.deliveryTime(carrier.code, zone);
    if (!time) return undefined;
    const more = extendedZone ? time.extendedDays : 0;
    return {
      minDays: time.minDays + more,
      maxDays: time.maxDays + more,
      cutoff: this.branches.get(warehouse)?.cutoffTime ?? DEFAULT_CUTOFF,
    };
  }
}
