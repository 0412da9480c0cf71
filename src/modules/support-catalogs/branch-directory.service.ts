import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Branch } from '@/modules/support-catalogs/domain/branch';
import { BranchRepository } from '@/modules/support-catalogs/persistence/branch.repository';
import { ChangeFeed, type ChangeHandler } from '@/shared/database/change-feed';
import type { ChangedEntity } from '@/shared/database/change-log';

/** Every branch, in memory, in step with the database. */
@Injectable()
export class BranchDirectory implements ChangeHandler, OnModuleInit {
  readonly entities: readonly ChangedEntity[] = ['branch'];
  private branches: ReadonlyMap<string, Branch> = new Map();

  constructor(
    private readonly repository: BranchRepository,
    private readonly feed: ChangeFeed,
  ) {}

  onModuleInit(): void {
    this.feed.register(this);
  }

  /** All branches, ordered by code. */
  all(): readonly Branch[] {
    return [...this.branches.values()];
  }

  get(code: string): Branch | undefined {
    return this.branches.get(code);
  }

  async load(): Promise<void> {
    this.branches = new Map((await this.repository.findAll()).map((branch) => [branch.code, branch]));
  }

  async apply(): Promise<void> {
    await this.load();
  }
}
