import { Injectable } from '@nestjs/common';
import type { Account } from '@/modules/accounts/domain/account';
import { AccountRepository } from '@/modules/accounts/persistence/account.repository';

/** Accounts from the database, where no directory is held in memory; withdrawn ones too. */
@Injectable()
export class StoredAccounts {
  constructor(private readonly accounts: AccountRepository) {}

  find(accountId: number): Promise<Account | undefined> {
    return this.accounts.findStored(accountId);
  }
}
