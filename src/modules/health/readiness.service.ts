import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { Database } from '@/shared/database/database';
import { withinMs } from '@/shared/deadline/deadline';

const PING_DEADLINE_MS = 500;

/**
 * Whether this process should get traffic: loaded, not draining, its database answers and takes writes, and what has changed
 * reaches memory.
 */
@Injectable()
export class Readiness {
  private draining = false;

  constructor(
    private readonly database: Database,
    private readonly feed: ChangeFeed,
  ) {}

  /** From now on the process says it is not ready, so that a load balancer takes it out. */
  drain(): void {
    this.draining = true;
  }

  async problem(): Promise<'draining' | 'loading' | 'database' | 'changes' | undefined> {
    if (this.draining) return 'draining';
    if (!this.feed.started) return 'loading';
    if (!(await this.databaseAnswers())) return 'database';
    return this.feed.stuck ? 'changes' : undefined;
  }

  private async databaseAnswers(): Promise<boolean> {
    if (this.database.health.trouble) return false;
    try {
      await withinMs(PING_DEADLINE_MS, () => this.database.ping());
      return true;
    } catch {
      return false;
    }
  }
}
