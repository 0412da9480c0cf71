import { Injectable } from '@nestjs/common';
import type { FreightBand } from '@/modules/support-catalogs/domain/delivery/freight-tariffs';
import type { BusinessCalendar } from '@/modules/support-catalogs/domain/delivery/business-calendar';
import type { DeliveryTime } from '@/modules/support-catalogs/domain/delivery/delivery-times';
import { SupportCatalogMemory } from '@/modules/support-catalogs/support-catalog-memory';

/** Zones, tariffs and special areas that freight, delivery days and taxes are computed from (Decisions 8 and 10, Beyond 4). */
@Injectable()
export class FreightTables {
  constructor(private readonly memory: SupportCatalogMemory) {}

  /** The freight zone between two states, by traditional code; undefined when none was loaded. */
  zone(originState: string, destinationState: string): string | undefined {
    return this.memory.get('freight_zones').between(originState, destinationState);
  }

  /** A carrier's bands in a zone, lightest first; empty when it has no tariff there. */
  bands(carrier: string, zone: string): readonly FreightBand[] {
    return this.memory.get('freight_tariffs').bandsOf(carrier, zone);
  }

  /** How long a carrier takes in a zone; undefined when nobody has said. */
  deliveryTime(carrier: string, zone: string): DeliveryTime | undefined {
    return this.memory.get('delivery_times').of(carrier, zone);
  }

  /** The days on which carriers work. */
  calendar(): BusinessCalendar {
    return this.memory.get('holidays');
  }

  /** Whether carriers reach a five-digit postal code at an extra charge. */
  isExtendedZone(postalCode: string): boolean {
    return this.memory.get('extended_zones').includes(postalCode);
  }

  /** Whether a five-digit postal code lies in the border region. */
  isBorderRegion(postalCode: string): boolean {
    return this.memory.get('border_region').includes(postalCode);
  }
}
