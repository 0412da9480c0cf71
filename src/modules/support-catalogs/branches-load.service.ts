import { Inject, Injectable } from '@nestjs/common';
import { BranchEntity } from '@/modules/support-catalogs/persistence/places/branch.entity';
import { ExchangeRateEntity } from '@/modules/support-catalogs/persistence/payment/exchange-rate.entity';
import { Database } from '@/shared/database/database';
import { UpsertTable } from '@/shared/database/upsert/upsert-table';

/** Branches and exchange rates as tables that the importer loads. */
@Injectable()
export class BranchesLoadService {
  readonly branches: UpsertTable<BranchEntity>;
  readonly exchangeRates: UpsertTable<ExchangeRateEntity>;

  constructor(@Inject(Database) database: Database) {
    this.branches = new UpsertTable(database, BranchEntity, {
      logs: { entity: 'branch', id: 'code' },
    });
    this.exchangeRates = new UpsertTable(database, ExchangeRateEntity, {
      logs: { entity: 'exchange-rate', id: 'term' },
    });
  }
}
