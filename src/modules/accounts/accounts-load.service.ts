import { Inject, Injectable } from '@nestjs/common';
import { AccountEntity } from '@/modules/accounts/persistence/account.entity';
import { Database } from '@/shared/database/database';
import { UpsertTable } from '@/shared/database/upsert/upsert-table';

/** The accounts as a table that the importer loads. */
@Injectable()
export class AccountsLoadService {
  readonly accounts: UpsertTable<AccountEntity>;

  constructor(@Inject(Database) database: Database) {
    this.accounts = new UpsertTable(database, AccountEntity, {
      defaults: { creditTerms: [] },
      logs: { entity: 'account', id: 'id' },
    });
  }
}
