import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
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
import {
  ROWS_AT_ONCE,
  SupportCatalogRepository,
  type SupportRow,
  type SupportTable,
} from '@/modules/support-catalogs/persistence/support-catalog.repository';
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
type Builders = { readonly [K in SupportTable]: (rows: SupportRow<K>[]) => SupportCatalogs[K] };

const BUILDERS: Builders = {
  payment_methods: (rows) => rows,
  cfdi_uses: (rows) => rows,
  countries: (rows) => indexed(rows.sort((a, b) => compareNames(a.name, b.name))),
  carriers: (rows) => indexed(inCatalogOrder(rows)),
  carrier_coverage: coverageByCarrier,
  freight_zones: (rows) => new FreightZones(rows),
  freight_tariffs: (rows) => new FreightTariffs(rows),
  extended_zones: (rows) => new PostalAreas(rows.map((row) => row.postalArea)),
  border_region: (rows) => new PostalAreas(rows.map((row) => row.postalArea)),
  delivery_times: (rows) => new DeliveryTimes(rows),
  holidays: (rows) => new BusinessCalendar(rows.map(({ day }) => day)),
  banners: (rows) => rows,
  courses: (rows) => rows,
};
const TABLES = Object.keys(BUILDERS) as SupportTable[];

/** Rows that were read at once: those behind `after`, and what they were. */
interface Part {
  readonly table: SupportTable;
  readonly after: object | undefined;
  readonly digest: string;
}

/** Which tables a change touches: kinds of their own have one; else the changed id is the table's name. */
const TABLES_OF: Readonly<Partial<Record<ChangedEntity, SupportTable>>> = {
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
  private readonly parts = new Map<SupportTable, readonly Part[]>();

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

  /** As many rows of a table as are read at once; `from` is their place among all such parts. */
  async compare(from: number): Promise<Comparison> {
    const parts = TABLES.flatMap((table) => this.parts.get(table) ?? []);
    const part = parts[from];
    if (!part) return { differing: [] };
    const same = digest(await this.repository.rowsAfter(part.table, part.after)) === part.digest;
    return {
      differing: same ? [] : [{ entity: 'support-catalog', id: part.table }],
      ...(from + 1 < parts.length ? { next: from + 1 } : {}),
    };
  }

  /** What is held of a table. Throws before the first load, which is a mistake in the boot sequence. */
  get<K extends SupportTable>(table: K): SupportCatalogs[K] {
    const value = this.held[table];
    if (value === undefined) throw new Error(`support catalogs were asked for ${table} before they were loaded`);
    return value;
  }

  private async refresh(table: SupportTable): Promise<void> {
    const { value, parts } = await this.read(table);
    Object.assign(this.held, { [table]: value });
    this.parts.set(table, parts);
  }

  /** A table as it is in the database, read in parts between which others work. */
  private async read<K extends SupportTable>(table: K): Promise<{ value: SupportCatalogs[K]; parts: Part[] }> {
    const rows: SupportRow<K>[] = [];
    const parts: Part[] = [];
    for (let isWhole = false; !isWhole;) {
      const after = rows.at(-1);
      const read = await this.repository.rowsAfter(table, after);
      for (const row of read) rows.push(row);
      parts.push({ table, after, digest: digest(read) });
      isWhole = read.length < ROWS_AT_ONCE;
      await nextTurn();
    }
    return { value: BUILDERS[table](rows), parts };
  }
}

/** Tells rows from those that are not the same. */
function digest(rows: readonly object[]): string {
  return hash('sha1', JSON.stringify(rows), 'base64url');
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
