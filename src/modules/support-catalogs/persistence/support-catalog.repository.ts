import { Injectable } from '@nestjs/common';
import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { BannerEntity } from '@/modules/support-catalogs/persistence/publications/banner.entity';
import { BorderRegionEntity } from '@/modules/support-catalogs/persistence/delivery/border-region.entity';
import { CarrierCoverageEntity } from '@/modules/support-catalogs/persistence/delivery/carrier-coverage.entity';
import { CarrierEntity } from '@/modules/support-catalogs/persistence/delivery/carrier.entity';
import { CfdiUseEntity } from '@/modules/support-catalogs/persistence/payment/cfdi-use.entity';
import { CountryEntity } from '@/modules/support-catalogs/persistence/places/country.entity';
import { CourseEntity } from '@/modules/support-catalogs/persistence/publications/course.entity';
import { DeliveryTimeEntity } from '@/modules/support-catalogs/persistence/delivery/delivery-time.entity';
import { ExtendedZoneEntity } from '@/modules/support-catalogs/persistence/delivery/extended-zone.entity';
import { FreightTariffEntity } from '@/modules/support-catalogs/persistence/delivery/freight-tariff.entity';
import { FreightZoneEntity } from '@/modules/support-catalogs/persistence/delivery/freight-zone.entity';
import { HolidayEntity } from '@/modules/support-catalogs/persistence/delivery/holiday.entity';
import { PaymentMethodEntity } from '@/modules/support-catalogs/persistence/payment/payment-method.entity';
import { Database } from '@/shared/database/database';

interface Withdrawable extends ObjectLiteral {
  withdrawn: boolean;
}

/** Reads the support catalogs whole, without what has been withdrawn. */
@Injectable()
export class SupportCatalogRepository {
  constructor(private readonly database: Database) {}

  paymentMethods(): Promise<PaymentMethodEntity[]> {
    return this.inForce(PaymentMethodEntity);
  }

  cfdiUses(): Promise<CfdiUseEntity[]> {
    return this.inForce(CfdiUseEntity);
  }

  countries(): Promise<CountryEntity[]> {
    return this.inForce(CountryEntity);
  }

  carriers(): Promise<CarrierEntity[]> {
    return this.inForce(CarrierEntity);
  }

  carrierCoverage(): Promise<CarrierCoverageEntity[]> {
    return this.inForce(CarrierCoverageEntity);
  }

  freightZones(): Promise<FreightZoneEntity[]> {
    return this.inForce(FreightZoneEntity);
  }

  freightTariffs(): Promise<FreightTariffEntity[]> {
    return this.inForce(FreightTariffEntity);
  }

  extendedZones(): Promise<ExtendedZoneEntity[]> {
    return this.inForce(ExtendedZoneEntity);
  }

  borderRegion(): Promise<BorderRegionEntity[]> {
    return this.inForce(BorderRegionEntity);
  }

  deliveryTimes(): Promise<DeliveryTimeEntity[]> {
    return this.inForce(DeliveryTimeEntity);
  }

  holidays(): Promise<HolidayEntity[]> {
    return this.inForce(HolidayEntity);
  }

  banners(): Promise<BannerEntity[]> {
    return this.inForce(BannerEntity);
  }

  courses(): Promise<CourseEntity[]> {
    return this.inForce(CourseEntity);
  }

  private inForce<T extends Withdrawable>(entity: EntityTarget<T>): Promise<T[]> {
    return this.database.reader.find(entity, { where: { withdrawn: false } as FindOptionsWhere<T> });
  }
}
