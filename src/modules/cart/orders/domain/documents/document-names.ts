import type { Account } from '@/modules/accounts/domain/account';
import type { TrackedCarrier } from '@/modules/support-catalogs/domain/delivery/carriers';

/** What documents are shown with that is not kept with them, as it is today. */
export abstract class DocumentNames {
  /** The account; undefined when it is gone. */
  abstract account(accountId: number): Promise<Account | undefined>;
  /** Titles by product; those no longer on sale are left out. */
  abstract titles(productIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  abstract carriers(): Promise<readonly TrackedCarrier[]>;
}
