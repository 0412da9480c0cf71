import { Inject, Injectable } from '@nestjs/common';
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
import { PostalCodeEntity } from '@/modules/support-catalogs/persistence/places/postal-code.entity';
import { PostalCoordinatesEntity } from '@/modules/support-catalogs/persistence/places/postal-coordinates.entity';
import type { Change, ChangedEntity } from '@/shared/database/changes/change-log';
import { Database } from '@/shared/database/database';
import { UpsertTable, type UpsertOptions } from '@/shared/database/upsert/upsert-table';

/** Where entries go whose place in a list nobody set. */
const LAST = 1000;

/** Tables read whole are noted whole in the change log: the changed id is the table. */
const wholeTable = (id: string, entity: ChangedEntity) => (): readonly Change[] => [{ entity, id }];

/** The names known and those given, each once, in the order they came. */
function joinNames(stored: string[] | undefined, given: string[]): string[] {
  if (!stored) return given;
  const fresh = given.filter((name) => !stored.includes(name));
  return fresh.length === 0 ? stored : [...stored, ...fresh];
}

/** The support catalogs' tables, as operators' rows and the built-in ones are loaded into them. */
@Injectable()
export class SupportCatalogsLoadService {
  readonly paymentMethods = this.table(PaymentMethodEntity, 'payment_methods', { defaults: { position: LAST } });
  readonly cfdiUses = this.table(CfdiUseEntity, 'cfdi_uses', {});
  readonly countries = this.table(CountryEntity, 'countries', {});
  readonly carriers = this.table(CarrierEntity, 'carriers', {
    defaults: { nextDay: false, ground: true, coverageDependent: false, position: LAST },
  });
  readonly carrierCoverage = this.table(CarrierCoverageEntity, 'carrier_coverage', {});
  readonly freightZones = this.table(FreightZoneEntity, 'freight_zones', {});
  readonly freightTariffs = this.table(FreightTariffEntity, 'freight_tariffs', {
    defaults: { perExtraKilo: 0, extendedSurcharge: 0 },
  });
  readonly extendedZones = this.table(ExtendedZoneEntity, 'extended_zones', {});
  readonly borderRegion = this.table(BorderRegionEntity, 'border_region', {});
  readonly deliveryTimes = this.table(DeliveryTimeEntity, 'delivery_times', { defaults: { extendedDays: 0 } });
  readonly holidays = this.table(HolidayEntity, 'holidays', { defaults: { name: '' } });
  readonly postalCoordinates = this.table(PostalCoordinatesEntity, 'postal_coordinates', {});
  /** A line brings one settlement of its postal code, which joins those already known. */
  readonly postalCodes = this.table(PostalCodeEntity, 'postal_codes', {
    defaults: { complete: true },
    merged: { settlements: joinNames },
  });
  /** Banners and courses have kinds of their own: no answer about products has to be made anew for them. */
  readonly banners = this.table(
    BannerEntity,
    'banners',
    { defaults: { image: '', link: '', position: LAST } },
    'banner',
  );
  readonly courses = this.table(
    CourseEntity,
    'courses',
    {
      defaults: {
        description: '',
        venue: '',
        city: '',
        hours: 0,
        seats: 0,
        price: 0,
        currency: 'MXN',
        instructor: '',
        image: '',
        link: '',
      },
    },
    'course',
  );

  constructor(@Inject(Database) private readonly database: Database) {}

  private table<E extends object>(
    entity: abstract new () => E,
    name: string,
    options: UpsertOptions<E>,
    kind: ChangedEntity = 'support-catalog',
  ): UpsertTable<E> {
    return new UpsertTable(this.database, entity, { ...options, changes: wholeTable(name, kind) });
  }
}
