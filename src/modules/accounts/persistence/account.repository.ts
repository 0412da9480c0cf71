import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import type { Account } from '@/modules/accounts/domain/account';
import { AccountEntity } from '@/modules/accounts/persistence/account.entity';
import { Database } from '@/shared/database/database';

@Injectable()
export class AccountRepository {
  constructor(private readonly database: Database) {}

  async findAll(): Promise<Account[]> {
    return (await this.database.reader.findBy(AccountEntity, { withdrawn: false })).map(toAccount);
  }

  /** Accounts with id above `after` that are not withdrawn, in order, at most `limit`. */
  async findAfter(after: number, limit: number): Promise<Account[]> {
    const rows = await this.database.reader.find(AccountEntity, {
      where: { id: MoreThan(after), withdrawn: false },
      order: { id: 'ASC' },
      take: limit,
    });
    return rows.map(toAccount);
  }

  /** The accounts among `ids` that exist and are not withdrawn. */
  async findByIds(ids: readonly number[]): Promise<Account[]> {
    return (await this.database.reader.findBy(AccountEntity, { id: In([...ids]), withdrawn: false })).map(toAccount);
  }

  /** The account of this id, withdrawn or not. */
  async findStored(id: number): Promise<Account | undefined> {
    const row = await this.database.reader.findOneBy(AccountEntity, { id });
    return row ? toAccount(row) : undefined;
  }
}

function toAccount(row: AccountEntity): Account {
  return {
    id: row.id,
    businessName: row.businessName,
    taxId: row.taxId,
    taxRegime: row.taxRegime,
    email: row.email,
    phone: row.phone,
    whatsapp: row.whatsapp ?? '',
    address: row.address,
    apiEnabled: row.apiEnabled,
    className: row.className,
    classDiscount: row.classDiscount,
    agreements: new Map(row.agreements.map(({ brand, discount }) => [brand, discount])),
    creditTerms: row.creditTerms,
    warehouses: row.warehouses ? new Set(row.warehouses) : undefined,
    seller: row.seller ?? undefined,
  };
}
