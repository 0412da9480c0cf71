import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Branch } from '@/modules/support-catalogs/domain/places/branch';
import { BranchRepository } from '@/modules/support-catalogs/persistence/places/branch.repository';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { differences, type ChangeHandler, type Comparison } from '@/shared/database/changes/change-handler';
import type { ChangedEntity } from '@/shared/database/changes/change-log';

/** Every branch, in memory, in step with the database. */
@Injectable()
export class BranchDirectory implements ChangeHandler, OnModuleInit {
  readonly entities: readonly ChangedEntity[] = ['branch'];
  readonly comparable = ['branch'] as const;
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

  /** The code of a branch as live clients write it, case aside (Decisions 6); undefined where it is none. */
  codeAsWritten(text: string): string | undefined {
    if (this.branches.has(text)) return text;
    const folded = text.toLowerCase();
    return [...this.branches.keys()].find((code) => code.toLowerCase() === folded);
  }

  async load(): Promise<void> {
    this.branches = await this.read();
  }

  async apply(): Promise<void> {
    await this.load();
  }

  async compare(): Promise<Comparison> {
    return { differing: differences('branch', this.branches, await this.read()) };
  }

  private async read(): Promise<ReadonlyMap<string, Branch>> {
    return new Map((await this.repository.findAll()).map((branch) => [branch.code, branch]));
  }
}
