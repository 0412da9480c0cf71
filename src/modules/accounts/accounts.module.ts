import { Module } from '@nestjs/common';
import { AccountDirectory } from '@/modules/accounts/account-directory.service';
import { AccountRepository } from '@/modules/accounts/persistence/account.repository';

@Module({ providers: [AccountRepository, AccountDirectory], exports: [AccountDirectory] })
export class AccountsModule {}
