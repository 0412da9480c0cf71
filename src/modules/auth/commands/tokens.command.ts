import { Command, CommandRunner, Option, SubCommand } from 'nest-commander';
import { accountNumber, usageError } from '@/modules/auth/commands/command-output';
import { print, reportingProblems } from '@/shared/cli/command-output';
import { TokenService } from '@/modules/auth/token.service';

interface RevokeOptions {
  readonly client?: string;
  readonly account?: string;
}

@SubCommand({ name: 'revoke', description: 'revoca todos los tokens de una credencial o de una cuenta' })
class TokensRevokeCommand extends CommandRunner {
  constructor(private readonly tokens: TokenService) {
    super();
  }

  override async run(_params: string[], { client, account }: RevokeOptions): Promise<void> {
    await reportingProblems(async () => {
      if ((client === undefined) === (account === undefined))
        throw usageError('dé --client o --account, uno de los dos');
      const count =
        client === undefined ? await this.revokeByAccount(account) : await this.tokens.revokeByClient(client);
      print(`${count} tokens revocados`);
    });
  }

  @Option({ flags: '--client <client_id>', description: 'los de esta credencial' })
  parseClient(value: string): string {
    return value;
  }

  @Option({ flags: '--account <num_cliente>', description: 'los de todas las credenciales de esta cuenta' })
  parseAccount(value: string): string {
    return value;
  }

  private revokeByAccount(account = ''): Promise<number> {
    return this.tokens.revokeByAccount(accountNumber(account));
  }
}

@Command({ name: 'tokens', description: 'tokens de acceso', subCommands: [TokensRevokeCommand] })
export class TokensCommand extends CommandRunner {
  override run(): Promise<void> {
    this.command.help({ error: true });
  }
}
