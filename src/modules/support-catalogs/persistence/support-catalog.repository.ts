import { Injectable } from '@nestjs/common';
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

/** Rows that one statement reads: on SQLite nobody else gets a turn meanwhile. */
export const ROWS_AT_ONCE = 500;

const ENTITIES = {
  payment_methods: PaymentMethodEntity,
  cfdi_uses: CfdiUseEntity,
  countries: CountryEntity,
  carriers: CarrierEntity,
  carrier_coverage: CarrierCoverageEntity,
  freight_zones: FreightZoneEntity,
  freight_tariffs: FreightTariffEntity,
  extended_zones: ExtendedZoneEntity,
  border_region: BorderRegionEntity,
  delivery_times: DeliveryTimeEntity,
  holidays: HolidayEntity,
  banners: BannerEntity,
  courses: CourseEntity,
} as const;

export type SupportTable = keyof typeof ENTITIES;
export type SupportRow<K extends SupportTable> = InstanceType<(typeof ENTITIES)[K]>;

/** Reads the support catalogs in parts, without what has been withdrawn. */
@Injectable()
export class SupportCatalogRepository {
  constructor(private readonly database: Database) {}

  /** The rows of a table behind a row, by key, or its first ones: fewer than `ROWS_AT_ONCE` when no more come. */
  rowsAfter<K extends SupportTable>(table: K, after?: object): Promise<SupportRow<K>[]> {
    const { reader } = this.database;
    const key = reader.dataSource.getMetadata(ENTITIES[table]).primaryColumns;
    const rows = reader
      .createQueryBuilder<SupportRow<K>>(ENTITIES[table], 'row')
      .where('row.withdrawn = :no', { no: false });
    if (after) {
      const values = key.map((column, place) => [`key${place}`, column.getEntityValue(after) as unknown] as const);
      rows.andWhere(behind(key.map(({ propertyName }) => `row.${propertyName}`)), Object.fromEntries(values));
    }
    for (const { propertyName } of key) rows.addOrderBy(`row.${propertyName}`);
    return rows.limit(ROWS_AT_ONCE).getMany();
  }
}

/** The condition that a key of these columns is above `:key0`, `:key1` …, so that both databases begin at its place in the index. */
function behind(columns: readonly string[], place = 0): string {
  const [column = '', ...rest] = columns;
  if (rest.length === 0) return `${column} > :key${place}`;
  return `${column} >= :key${place} AND (${column} > :key${place} OR (${behind(rest, place + 1)}))`;
}
