import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '@/modules/accounts/account-directory.service';
import type { Account } from '@/modules/accounts/domain/account';
import type { DocumentNames } from '@/modules/cart/orders/domain/documents/document-names';
import { ProductFactsService } from '@/modules/products/product-facts.service';
import { Carriers } from '@/modules/support-catalogs/carriers.service';
import type { TrackedCarrier } from '@/modules/support-catalogs/domain/delivery/carriers';

/** Names from what the service holds in memory, and titles fresh from the database. */
@Injectable()
export class LiveNames implements DocumentNames {
  constructor(
    private readonly accounts: AccountDirectory,
    private readonly products: ProductFactsService,
    private readonly catalog: Carriers,
  ) {}

  account(accountId: number): Promise<Account | undefined> {
    return Promise.resolve(this.accounts.get(accountId));
  }

  async titles(productIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const facts = await this.products.find(productIds);
    return new Map([...facts].flatMap(([id, { listed, title }]) => (listed ? [[id, title]] : [])));
  }

  carriers(): Promise<readonly TrackedCarrier[]> {
    return Promise.resolve(this.catalog.list());
  }
}
