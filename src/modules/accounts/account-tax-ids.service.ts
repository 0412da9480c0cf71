import { Injectable } from '@nestjs/common';
import { AccountRepository } from '@/modules/accounts/persistence/account.repository';

/** The tax id (RFC) of accounts, from the database: also where no directory is held in memory. */
@Injectable()
export class AccountTaxIds {
  constructor(private readonly accounts: AccountRepository) {}

  /** Undefined when the account is unknown or withdrawn. */
  async of(accountId: number): Promise<string | undefined> {
    return (await this.accounts.findByIds([accountId]))[0]?.taxId;
  }
}
