import { Module } from '@nestjs/common';
import { AccountTaxIds } from '@/modules/accounts/account-tax-ids.service';
import { AccountRepository } from '@/modules/accounts/persistence/account.repository';

@Module({ providers: [AccountRepository, AccountTaxIds], exports: [AccountTaxIds] })
export class AccountTaxIdsModule {}
