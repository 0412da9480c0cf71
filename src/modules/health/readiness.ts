import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '@/shared/database/change-feed';
import { Database } from '@/shared/database/database';

const PING_DEADLINE_MS = 500;

/** Whether this process should get traffic: loaded, not draining, and its database answers. */
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

  async problem(): Promise<'draining' | 'loading' | 'database' | undefined> {
    if (this.draining) return 'draining';
    if (!this.feed.started) return 'loading';
    return (await this.databaseAnswers()) ? undefined : 'database';
  }

  private async databaseAnswers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => {
        resolve(false);
      }, PING_DEADLINE_MS);
    });
    const answered = this.database.ping().then(
      () => true,
      () => false,
    );
    const result = await Promise.race([answered, late]);
    clearTimeout(timer);
    return result;
  }
}
