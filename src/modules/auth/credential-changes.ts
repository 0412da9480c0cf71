import { Injectable } from '@nestjs/common';
import { TokenCheck } from '@/modules/auth/token-check';
import { appendChanges } from '@/shared/database/changes/change-log';
import { Database } from '@/shared/database/database';
import { ChangeWakeups } from '@/shared/redis/change-wakeups';

type Work<T> = Parameters<typeof Database.prototype.write<T>>[0];

/** Writes what makes a credential or its tokens worth less, so that every process knows it at once. */
@Injectable()
export class CredentialChanges {
  constructor(
    private readonly database: Database,
    private readonly tokens: TokenCheck,
    private readonly wakeups: ChangeWakeups,
  ) {}

  /**
   * One transaction of `work` with the change of the clients it names noted; after it this process has forgotten their
   * tokens, and the others do when they read the change log.
   */
  async write<T extends { readonly clientIds: readonly string[] }>(work: Work<T>): Promise<T> {
    const result = await this.database.write(async (manager) => {
      const done = await work(manager);
      await appendChanges(
        manager,
        done.clientIds.map((id) => ({ entity: 'credential' as const, id })),
      );
      return done;
    });
    this.tokens.forget(result.clientIds);
    this.wakeups.announce();
    return result;
  }
}
