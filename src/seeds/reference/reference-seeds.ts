import { Injectable } from '@nestjs/common';
import { ImportService } from '@/modules/importing/import.service';
import { BorderRegionEntity } from '@/modules/support-catalogs/persistence/border-region.entity';
import { CarrierCoverageEntity } from '@/modules/support-catalogs/persistence/carrier-coverage.entity';
import { CarrierEntity } from '@/modules/support-catalogs/persistence/carrier.entity';
import { CfdiUseEntity } from '@/modules/support-catalogs/persistence/cfdi-use.entity';
import { CountryEntity } from '@/modules/support-catalogs/persistence/country.entity';
import { ExtendedZoneEntity } from '@/modules/support-catalogs/persistence/extended-zone.entity';
import { FreightTariffEntity } from '@/modules/support-catalogs/persistence/freight-tariff.entity';
import { FreightZoneEntity } from '@/modules/support-catalogs/persistence/freight-zone.entity';
import { PaymentMethodEntity } from '@/modules/support-catalogs/persistence/payment-method.entity';
import { PostalCodeEntity } from '@/modules/support-catalogs/persistence/postal-code.entity';
import { PostalCoordinatesEntity } from '@/modules/support-catalogs/persistence/postal-coordinates.entity';
import { stateByCode } from '@/modules/support-catalogs/domain/states';
import { carrierRows, coverageRows } from '@/seeds/reference/carriers';
import { cfdiUseRows } from '@/seeds/reference/cfdi-uses';
import { countryRows } from '@/seeds/reference/countries';
import { tariffRows, zoneRows } from '@/seeds/reference/freight';
import { paymentMethodRows } from '@/seeds/reference/payment-methods';
import { borderRegionRows, extendedZoneRows } from '@/seeds/reference/postal-areas';
import { coordinatesRows, postalCodeRows } from '@/seeds/reference/postal-codes';
import type { PostalCodeRow } from '@/seeds/reference/rows';
import { Database } from '@/shared/database/database';
import { StartupMarks } from '@/shared/database/startup-marks';

interface Seed {
  /** Name of the import file that the rows could have come in. */
  readonly entity: string;
  readonly table: abstract new () => object;
  readonly rows: readonly object[];
}

const SEEDS: readonly Seed[] = [
  { entity: 'formas_pago', table: PaymentMethodEntity, rows: paymentMethodRows },
  { entity: 'usos_cfdi', table: CfdiUseEntity, rows: cfdiUseRows },
  { entity: 'paises', table: CountryEntity, rows: countryRows },
  { entity: 'fleteras', table: CarrierEntity, rows: carrierRows },
  { entity: 'coberturas', table: CarrierCoverageEntity, rows: coverageRows },
  { entity: 'zonas', table: FreightZoneEntity, rows: zoneRows },
  { entity: 'tarifas', table: FreightTariffEntity, rows: tariffRows },
  { entity: 'zonas_extendidas', table: ExtendedZoneEntity, rows: extendedZoneRows },
  { entity: 'region_fronteriza', table: BorderRegionEntity, rows: borderRegionRows },
  { entity: 'codigos_postales', table: PostalCodeEntity, rows: postalCodeRows.flatMap(settlementLines) },
  { entity: 'coordenadas', table: PostalCoordinatesEntity, rows: coordinatesRows },
];

/** The built-in catalogs, loaded by the importer itself, so that any of them can be replaced by an import. */
@Injectable()
export class ReferenceSeeds {
  constructor(
    private readonly database: Database,
    private readonly marks: StartupMarks,
    private readonly importer: ImportService,
  ) {}

  /**
   * Loads each catalog whose table has no rows at all, and what an interrupted start left unfinished. What an operator
   * withdrew stays withdrawn: its rows are still there.
   */
  async seedIfEmpty(): Promise<void> {
    for (const seed of SEEDS) if (await this.isWanted(seed)) await this.load(seed);
  }

  private async isWanted({ entity, table }: Seed): Promise<boolean> {
    const state = await this.marks.state(markOf(entity));
    return state === 'begun' || (state === 'unknown' && !(await this.database.reader.exists(table)));
  }

  private async load({ entity, rows }: Seed): Promise<void> {
    await this.marks.begin(markOf(entity));
    const { problems } = await this.importer.loadRows(entity, rows);
    const [first] = problems;
    if (first) throw new Error(`built-in ${entity}, row ${first.line}: ${first.field}: ${first.text}`);
    await this.marks.finish(markOf(entity));
  }
}

const markOf = (entity: string): string => `reference:${entity}`;

/** A built-in postal code as the lines of the official file it would have: one for each settlement. */
function settlementLines(row: PostalCodeRow): object[] {
  const state = stateByCode(row.estado);
  return row.colonias.map((colonia) => ({
    d_codigo: row.codigo_postal,
    d_asenta: colonia,
    D_mnpio: row.municipio,
    c_estado: String(state?.number ?? ''),
    completo: row.completo,
  }));
}
