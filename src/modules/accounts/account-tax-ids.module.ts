import { Module } from '@nestjs/common';
import { AccountTaxIds } from '@/modules/accounts/account-tax-ids.service';
import { AccountRepository } from '@/modules/accounts/persistence/account.repository';
import { StoredAccounts } from '@/modules/accounts/stored-accounts.service';

/** Accounts without the memory of the service. */
@Module({
  providers: [AccountRepository, AccountTaxIds, StoredAccounts],
  exports: [AccountTaxIds, StoredAccounts],
})
export class AccountTaxIdsModule {}
