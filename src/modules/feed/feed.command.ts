import { Command, CommandRunner, SubCommand } from 'nest-commander';
import { print } from '@/shared/cli/command-output';
import { FEED_ID, newFeedId } from '@/shared/cursor/cursors';
import { Database } from '@/shared/database/database';
import { ServiceState } from '@/shared/database/starts/service-state';
import { appendAudit } from '@/shared/audit/append-audit';

@SubCommand({
  name: 'reset',
  description:
    'da por vencidos todos los cursores entregados hasta ahora; hace falta tras volver atrás la base de datos sin restore',
})
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
    print('Los cursores de antes vencieron: sus lectores empiezan de nuevo en su siguiente llamada.');
  }
}

/** The operator's command `feed reset` (Beyond 1.4). */
@Command({ name: 'feed', description: 'los cambios del catálogo y los eventos', subCommands: [FeedResetCommand] })
export class FeedCommand extends CommandRunner {
  override run(): Promise<void> {
    this.command.help({ error: true });
  }
}
