import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Account } from '@/modules/accounts/domain/account';
import { AccountRepository } from '@/modules/accounts/persistence/account.repository';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { differences, type ChangeHandler, type Comparison } from '@/shared/database/changes/change-handler';
import type { ChangedEntity } from '@/shared/database/changes/change-log';
import type { Caller } from '@/shared/kernel/caller';
import { DomainError } from '@/shared/kernel/domain-error';

const IDS_PER_READ = 500;

/** Every account, in memory, in step with the database: no request reads one from disk. */
@Injectable()
export class AccountDirectory implements ChangeHandler, OnModuleInit {
  readonly entities: readonly ChangedEntity[] = ['account'];
  readonly comparable = ['account'] as const;
  private accounts = new Map<number, Account>();

  constructor(
    private readonly repository: AccountRepository,
    private readonly feed: ChangeFeed,
  ) {}

  onModuleInit(): void {
    this.feed.register(this);
  }

  /** The account, unless it is unknown or withdrawn. The object is replaced, never changed: its identity tells versions apart. */
  get(accountId: number): Account | undefined {
    return this.accounts.get(accountId);
  }

  /** The account of a caller; throws `cuenta_sin_acceso` when it is gone. */
  of({ accountId }: Caller): Account {
    const account = this.get(accountId);
    if (!account) throw new DomainError('forbidden', 'cuenta_sin_acceso', 'account not found');
    return account;
  }

  async load(): Promise<void> {
    this.accounts = new Map((await this.repository.findAll()).map((account) => [account.id, account]));
  }

  async apply(changes: ReadonlyMap<ChangedEntity, ReadonlySet<string>>): Promise<void> {
    const ids = [...(changes.get('account') ?? [])].map(Number);
    for (let start = 0; start < ids.length; start += IDS_PER_READ) {
      const slice = ids.slice(start, start + IDS_PER_READ);
      const found = new Map((await this.repository.findByIds(slice)).map((account) => [account.id, account]));
      for (const id of slice) {
        const account = found.get(id);
        if (account) this.accounts.set(id, account);
        else this.accounts.delete(id);
      }
    }
  }

  async compare(from: number): Promise<Comparison> {
    const stored = await this.repository.findAfter(from, IDS_PER_READ);
    const next = stored.length === IDS_PER_READ ? stored.at(-1)?.id : undefined;
    const held = [...this.accounts].filter(([id]) => id > from && id <= (next ?? Infinity));
    const differing = differences('account', new Map(held), new Map(stored.map((account) => [account.id, account])));
    return { differing, ...(next === undefined ? {} : { next }) };
  }
}
