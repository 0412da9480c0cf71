import { Injectable } from '@nestjs/common';
import type { Address, SavedAddress } from '@/modules/addresses/domain/address';
import { AddressEntity } from '@/modules/addresses/persistence/address.entity';
import { Database } from '@/shared/database/database';
import type { Caller } from '@/shared/kernel/caller';

/** Until accounts are divided, everything belongs to the main one. */
const MAIN_SUBACCOUNT = 0;

/** Saved addresses; every method sees only those of the caller's account. */
@Injectable()
export class AddressRepository {
  constructor(private readonly database: Database) {}

  /** Oldest first. */
  findAll({ accountId }: Caller): Promise<SavedAddress[]> {
    return this.database.reader.find(AddressEntity, { where: { accountId }, order: { id: 'ASC' } });
  }

  find({ accountId }: Pick<Caller, 'accountId'>, id: number): Promise<SavedAddress | null> {
    return this.database.reader.findOneBy(AddressEntity, { id, accountId });
  }

  insert({ accountId }: Caller, address: Address): Promise<SavedAddress> {
    return this.database.write(async (manager) => {
      const row = { ...address, accountId, subaccountId: MAIN_SUBACCOUNT };
      const { identifiers } = await manager.insert(AddressEntity, row);
      return { ...row, id: (identifiers[0] as { id: number }).id };
    });
  }

  /** Replaces the whole address; null when the account has none with this id. */
  replace({ accountId }: Caller, id: number, address: Address): Promise<SavedAddress | null> {
    return this.database.write(async (manager) => {
      const found = await manager.findOneBy(AddressEntity, { id, accountId });
      if (!found) return null;
      await manager.update(AddressEntity, { id, accountId }, address);
      return { ...address, id, accountId, subaccountId: found.subaccountId };
    });
  }

  /** Whether there was one to delete. */
  remove({ accountId }: Caller, id: number): Promise<boolean> {
    return this.database.write(async (manager) => {
      const { affected } = await manager.delete(AddressEntity, { id, accountId });
      return (affected ?? 0) > 0;
    });
  }
}
