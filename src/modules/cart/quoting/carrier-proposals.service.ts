import { Injectable } from '@nestjs/common';
import { CarrierFreightService } from '@/modules/cart/quoting/carrier-freight.service';
import type { PostalPlace } from '@/modules/cart/quoting/cart-destinations.service';
import { DeliveryDaysService } from '@/modules/cart/quoting/delivery-days.service';
import type { CarrierProposal } from '@/modules/cart/quoting/domain/freight/compare-freight';
import type { WeighedParcel } from '@/modules/cart/quoting/domain/freight/freight';
import { Carriers } from '@/modules/support-catalogs/carriers.service';

/** What each carrier of the catalog offers for a shipment: coverage, tariffs and days. All of it is in memory. */
@Injectable()
export class CarrierProposalsService {
  constructor(
    private readonly carriers: Carriers,
    private readonly freight: CarrierFreightService,
    private readonly days: DeliveryDaysService,
  ) {}

  /** One of every carrier, in catalog order. `day`: when the parcels should leave, `YYYY-MM-DD`; today when undefined. */
  proposals(parcels: readonly WeighedParcel[], place: PostalPlace, day: string | undefined): CarrierProposal[] {
    const moment = this.days.moment(day);
    return this.carriers.list().map((carrier) => ({
      carrier,
      coverage: this.carriers.coverage(carrier, place.postalCode),
      terms: this.freight.terms(carrier, place),
      estimate: this.days.estimate(carrier, parcels, place, moment),
    }));
  }
}
