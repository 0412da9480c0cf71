import { Injectable } from '@nestjs/common';
import { Command, CommandRunner, Option, SubCommand } from 'nest-commander';
import { print, reportingProblems } from '@/shared/cli/command-output';
import { WebhooksListenCommand } from '@/modules/webhooks/commands/webhooks-listen.command';
import type { Webhook } from '@/modules/webhooks/domain/webhook';
import { WebhookOperations } from '@/modules/webhooks/webhook-operations.service';
import { OperatorError } from '@/shared/kernel/operator-error';

interface Options {
  readonly account?: number;
  readonly json?: boolean;
}

/** All there is to know of a webhook but its secrets. */
function toRow(webhook: Webhook) {
  const { id, accountId, url, types, ordering, state, reason, failingSince } = webhook;
  const failing = failingSince === null ? null : new Date(failingSince).toISOString();
  return { id, num_cliente: String(accountId), url, types, ordering, state, reason, failing_since: failing };
}

function toLine({ id, num_cliente, state, reason, url, types }: ReturnType<typeof toRow>): string {
  return [id, num_cliente, reason === '' ? state : `${state} (${reason})`, url, types.join(',')].join('  ');
}

abstract class WebhooksSubCommand extends CommandRunner {
  @Option({ flags: '--json', description: 'escribe un objeto JSON' })
  parseJson(): boolean {
    return true;
  }
}

@SubCommand({ name: 'list', description: 'lista los webhooks, del más antiguo al más nuevo' })
export class WebhooksListCommand extends WebhooksSubCommand {
  constructor(private readonly webhooks: WebhookOperations) {
    super();
  }

  override async run(_params: string[], { account, json }: Options): Promise<void> {
    await reportingProblems(async () => {
      if (Number.isNaN(account)) throw new OperatorError('--account lleva un número de cuenta');
      const rows = (await this.webhooks.list(account)).map(toRow);
      if (json === true) print(JSON.stringify({ webhooks: rows }));
      else for (const row of rows) print(toLine(row));
    });
  }

  @Option({ flags: '--account <num_cliente>', description: 'sólo los de esta cuenta' })
  parseAccount(value: string): number {
    return /^\d{1,10}$/.test(value) ? Number(value) : NaN;
  }
}

/** Injectable, so that what its constructor takes is known to the commands that inherit it. */
@Injectable()
abstract class WebhookChangeCommand extends WebhooksSubCommand {
  protected abstract readonly what: 'pause' | 'resume' | 'disable';

  constructor(private readonly webhooks: WebhookOperations) {
    super();
  }

  override async run([id = '']: string[], { json }: Options): Promise<void> {
    await reportingProblems(async () => {
      const row = toRow(await this.webhooks.change(id, this.what));
      print(json === true ? JSON.stringify(row) : toLine(row));
    });
  }
}

@SubCommand({ name: 'pause', arguments: '<id>', description: 'no envía nada hasta webhooks resume' })
export class WebhooksPauseCommand extends WebhookChangeCommand {
  protected readonly what = 'pause';
}

@SubCommand({ name: 'resume', arguments: '<id>', description: 'vuelve a enviar, sea lo que sea que lo detuvo' })
export class WebhooksResumeCommand extends WebhookChangeCommand {
  protected readonly what = 'resume';
}

@SubCommand({ name: 'disable', arguments: '<id>', description: 'lo apaga; su cuenta lo puede activar otra vez' })
export class WebhooksDisableCommand extends WebhookChangeCommand {
  protected readonly what = 'disable';
}

@Command({
  name: 'webhooks',
  description: 'direcciones de las cuentas a las que se envían eventos',
  subCommands: [
    WebhooksListCommand,
    WebhooksListenCommand,
    WebhooksPauseCommand,
    WebhooksResumeCommand,
    WebhooksDisableCommand,
  ],
})
export class WebhooksCommand extends CommandRunner {
  override run(): Promise<void> {
    this.command.help({ error: true });
  }
}
