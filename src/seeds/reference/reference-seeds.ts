import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ImportService } from '@/modules/importing/import.service';
import { CfdiUseEntity } from '@/modules/support-catalogs/persistence/payment/cfdi-use.entity';
import { CountryEntity } from '@/modules/support-catalogs/persistence/places/country.entity';
import { PaymentMethodEntity } from '@/modules/support-catalogs/persistence/payment/payment-method.entity';
import { PostalCodeEntity } from '@/modules/support-catalogs/persistence/places/postal-code.entity';
import { PostalCoordinatesEntity } from '@/modules/support-catalogs/persistence/places/postal-coordinates.entity';
import { BUILT_IN_FOLDER, DEMO_FOLDER } from '@/seeds/data-folders';
import { Database } from '@/shared/database/database';
import { StartupMarks } from '@/shared/database/starts/startup-marks';

interface Seed {
  readonly file: string;
  readonly table: abstract new () => object;
}

/** By the name of the import file. */
const SEEDS: Readonly<Record<string, Seed>> = {
  formas_pago: { file: 'formas_pago.ndjson', table: PaymentMethodEntity },
  usos_cfdi: { file: 'usos_cfdi.ndjson', table: CfdiUseEntity },
  paises: { file: 'paises.csv', table: CountryEntity },
  codigos_postales: { file: 'codigos_postales.csv', table: PostalCodeEntity },
  coordenadas: { file: 'coordenadas.csv', table: PostalCoordinatesEntity },
};

const RETIRED = 'reference:tarifas:retired';

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
    for (const [entity, seed] of Object.entries(SEEDS)) {
      if (await this.isWanted(entity, seed)) await this.load(entity, seed);
    }
    await this.retireInventedTariffs();
  }

  private async isWanted(entity: string, { table }: Seed): Promise<boolean> {
    const state = await this.marks.state(markOf(entity));
    return state === 'begun' || (state === 'unknown' && !(await this.database.reader.exists(table)));
  }

  private async load(entity: string, { file }: Seed): Promise<void> {
    await this.marks.begin(markOf(entity));
    await this.importer.loadOwn(join(BUILT_IN_FOLDER, file));
    await this.marks.finish(markOf(entity));
  }

  /**
   * Earlier releases gave every installation the demo's tariffs. Where the demo never was, those that are still as they came are
   * withdrawn, once: an invented price must never reach a real order (Decisions 14).
   */
  private async retireInventedTariffs(): Promise<void> {
    const came = (await this.marks.state(markOf('tarifas'))) !== 'unknown';
    if (!came || (await this.marks.state(RETIRED)) === 'finished') return;
    if ((await this.marks.state('demo')) === 'unknown') await this.importer.takeBack(join(DEMO_FOLDER, 'tarifas.csv'));
    await this.marks.finish(RETIRED);
  }
}

const markOf = (entity: string): string => `reference:${entity}`;
