import { Injectable } from '@nestjs/common';
import type { Account } from '@/modules/accounts/domain/account';
import { StoredAccounts } from '@/modules/accounts/stored-accounts.service';
import type { DocumentNames } from '@/modules/cart/orders/domain/documents/document-names';
import { StoredNamesRepository } from '@/modules/cart/orders/persistence/stored-names.repository';
import type { TrackedCarrier } from '@/modules/support-catalogs/domain/delivery/carriers';

/** Names from the database, for the operator's commands: nothing is held in memory there. */
@Injectable()
export class StoredNames implements DocumentNames {
  constructor(
    private readonly accounts: StoredAccounts,
    private readonly names: StoredNamesRepository,
  ) {}

  account(accountId: number): Promise<Account | undefined> {
    return this.accounts.find(accountId);
  }

  titles(productIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.names.titles(productIds);
  }

  carriers(): Promise<readonly TrackedCarrier[]> {
    return this.names.carriers();
  }
}
