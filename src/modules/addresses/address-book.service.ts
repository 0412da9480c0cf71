import { Injectable } from '@nestjs/common';
import { DeliveryAddresses } from '@/modules/addresses/delivery-addresses.service';
import type { SavedAddress } from '@/modules/addresses/domain/address';
import type { AddressText } from '@/modules/addresses/domain/address-text';
import { AddressRepository } from '@/modules/addresses/persistence/address.repository';
import type { Caller } from '@/shared/kernel/caller';
import { DomainError } from '@/shared/kernel/domain-error';

const SAVING = { checkNeighborhood: false } as const;

/** An account's saved addresses. Another account's address is a missing one (Decisions 3). */
@Injectable()
export class AddressBook {
  constructor(
    private readonly repository: AddressRepository,
    private readonly deliveryAddresses: DeliveryAddresses,
  ) {}

  list(caller: Caller): Promise<SavedAddress[]> {
    return this.repository.findAll(caller);
  }

  /** Throws `direccion_no_encontrada` when the account has none with this id. */
  async get(caller: Pick<Caller, 'accountId'>, id: number): Promise<SavedAddress> {
    return (await this.repository.find(caller, id)) ?? missing();
  }

  /** Throws the 422 of an address that does not agree with the catalogs. */
  async create(caller: Caller, text: AddressText): Promise<SavedAddress> {
    return this.repository.insert(caller, await this.deliveryAddresses.accept(text, SAVING));
  }

  /** Replaces the whole address. Whether it exists is told before what is wrong with the new one. */
  async replace(caller: Caller, id: number, text: AddressText): Promise<SavedAddress> {
    await this.get(caller, id);
    const address = await this.deliveryAddresses.accept(text, SAVING);
    return (await this.repository.replace(caller, id, address)) ?? missing();
  }

  async remove(caller: Caller, id: number): Promise<void> {
    if (!(await this.repository.remove(caller, id))) missing();
  }
}

function missing(): never {
  throw new DomainError('invalid', 'direccion_no_encontrada', 'the account has no address with this id');
}
