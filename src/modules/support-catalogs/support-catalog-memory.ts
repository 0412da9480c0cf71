import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { BusinessCalendar } from '@/modules/support-catalogs/domain/delivery/business-calendar';
import { inCatalogOrder, type Carrier } from '@/modules/support-catalogs/domain/delivery/carriers';
import type { CfdiUse } from '@/modules/support-catalogs/domain/payment/cfdi-uses';
import type { Country } from '@/modules/support-catalogs/domain/places/countries';
import { DeliveryTimes } from '@/modules/support-catalogs/domain/delivery/delivery-times';
import { FreightTariffs, FreightZones } from '@/modules/support-catalogs/domain/delivery/freight-tariffs';
import type { PaymentMethod } from '@/modules/support-catalogs/domain/payment/payment-methods';
import { PostalAreas } from '@/modules/support-catalogs/domain/places/postal-codes';
import type { Banner, Course } from '@/modules/support-catalogs/domain/publications';
import { compareNames } from '@/modules/support-catalogs/domain/spanish-text';
import type { CarrierCoverageEntity } from '@/modules/support-catalogs/persistence/delivery/carrier-coverage.entity';
import { SupportCatalogRepository } from '@/modules/support-catalogs/persistence/support-catalog.repository';
import type { ChangedEntity } from '@/shared/database/changes/change-log';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import type { ChangeHandler, Comparison } from '@/shared/database/changes/change-handler';

/** What is held in memory, ready to be looked up; one member for each table. */
interface SupportCatalogs {
  payment_methods: readonly PaymentMethod[];
  cfdi_uses: readonly CfdiUse[];
  countries: ReadonlyMap<string, Country>;
  carriers: ReadonlyMap<string, Carrier>;
  carrier_coverage: ReadonlyMap<string, PostalAreas>;
  freight_zones: FreightZones;
  freight_tariffs: FreightTariffs;
  extended_zones: PostalAreas;
  border_region: PostalAreas;
  delivery_times: DeliveryTimes;
  holidays: BusinessCalendar;
  banners: readonly Banner[];
  courses: readonly Course[];
}
type Table = keyof SupportCatalogs;
type Loaders = { readonly [K in Table]: (from: SupportCatalogRepository) => Promise<SupportCatalogs[K]> };

const LOADERS: Loaders = {
  payment_methods: (from) => from.paymentMethods(),
  cfdi_uses: (from) => from.cfdiUses(),
  countries: async (from) => indexed((await from.countries()).sort((a, b) => compareNames(a.name, b.name))),
  carriers: async (from) => indexed(inCatalogOrder(await from.carriers())),
  carrier_coverage: async (from) => coverageByCarrier(await from.carrierCoverage()),
  freight_zones: async (from) => new FreightZones(await from.freightZones()),
  freight_tariffs: async (from) => new FreightTariffs(await from.freightTariffs()),
  extended_zones: async (from) => new PostalAreas((await from.extendedZones()).map((row) => row.postalArea)),
  border_region: async (from) => new PostalAreas((await from.borderRegion()).map((row) => row.postalArea)),
  delivery_times: async (from) => new DeliveryTimes(await from.deliveryTimes()),
  holidays: async (from) => new BusinessCalendar((await from.holidays()).map(({ day }) => day)),
  banners: (from) => from.banners(),
  courses: (from) => from.courses(),
};
const TABLES = Object.keys(LOADERS) as Table[];

/** Which tables a change touches: each kind of its own has one; the rest go by the table's name as the changed id. */
const TABLES_OF: Readonly<Partial<Record<ChangedEntity, Table>>> = {
  banner: 'banners',
  course: 'courses',
};

/**
 * The support catalogs in memory, so that no cart and no catalog page reads them from the database. Follows the change
 * feed: a changed table is read again whole and replaced at once. Tables of postal codes are not here: see PostalCodes.
 */
@Injectable()
export class SupportCatalogMemory implements ChangeHandler, OnModuleInit {
  readonly entities: readonly ChangedEntity[] = ['support-catalog', 'banner', 'course'];
  readonly comparable = ['support-catalog', 'banner', 'course'] as const;
  private readonly held: Partial<SupportCatalogs> = {};

  constructor(
    private readonly repository: SupportCatalogRepository,
    private readonly feed: ChangeFeed,
  ) {}

  onModuleInit(): void {
    this.feed.register(this);
  }

  async load(): Promise<void> {
    for (const table of TABLES) await this.refresh(table);
  }

  async apply(changes: ReadonlyMap<ChangedEntity, ReadonlySet<string>>): Promise<void> {
    const touched = [...changes].flatMap(([entity, ids]) => TABLES_OF[entity] ?? [...ids]);
    for (const table of TABLES) if (touched.includes(table)) await this.refresh(table);
  }

  /** One table at a time; `from` is its place among them. */
  async compare(from: number): Promise<Comparison> {
    const table = TABLES[from];
    if (!table) return { differing: [] };
    const same = isDeepStrictEqual(this.held[table], await LOADERS[table](this.repository));
    return {
      differing: same ? [] : [{ entity: 'support-catalog', id: table }],
      ...(from + 1 < TABLES.length ? { next: from + 1 } : {}),
    };
  }

  /** What is held of a table. Throws before the first load, which is a mistake in the boot sequence. */
  get<K extends Table>(table: K): SupportCatalogs[K] {
    const value = this.held[table];
    if (value === undefined) throw new Error(`support catalogs were asked for ${table} before they were loaded`);
    return value;
  }

  private async refresh(table: Table): Promise<void> {
    Object.assign(this.held, { [table]: await LOADERS[table](this.repository) });
  }
}

function indexed<T extends { readonly code: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.code, row]));
}

function coverageByCarrier(rows: readonly CarrierCoverageEntity[]): ReadonlyMap<string, PostalAreas> {
  const areas = new Map<string, string[]>();
  for (const { carrier, postalArea } of rows) {
    const list = areas.get(carrier) ?? [];
    list.push(postalArea);
    areas.set(carrier, list);
  }
  return new Map([...areas].map(([carrier, list]) => [carrier, new PostalAreas(list)]));
}
