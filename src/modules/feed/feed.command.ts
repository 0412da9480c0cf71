import { Command, CommandRunner, SubCommand } from 'nest-commander';
import { FEED_ID, newFeedId } from '@/shared/cursor/cursors';
import { Database } from '@/shared/database/database';
import { ServiceState } from '@/shared/database/service-state';
import { appendAudit } from '@/shared/audit/append-audit';

@SubCommand({ name: 'reset', description: 'end every cursor given out so far: part of restoring a backup' })
class FeedResetCommand extends CommandRunner {
  constructor(
    private readonly database: Database,
    private readonly state: ServiceState,
  ) {
    super();
  }

  override async run(): Promise<void> {
    await this.database.write(async (manager) => {
      await this.state.set(manager, FEED_ID, newFeedId());
      await appendAudit(manager, { event: 'feed_reset' });
    });
    process.stdout.write('All cursors of before are expired: readers start anew with their next call.\n');
  }
}

/** The operator's command `feed reset` (Beyond 1.4). */
@Command({ name: 'feed', description: 'the feed of catalog changes and events', subCommands: [FeedResetCommand] })
export class FeedCommand extends CommandRunner {
  override run(): Promise<void> {
    this.command.help({ error: true });
  }
}
