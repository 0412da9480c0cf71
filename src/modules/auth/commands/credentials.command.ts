import { Command, CommandRunner } from 'nest-commander';
import { CredentialsCreateCommand } from '@/modules/auth/commands/credentials-create.command';
import { CredentialsDisableCommand, CredentialsRetireCommand } from '@/modules/auth/commands/credentials-end.commands';
import { CredentialsListCommand } from '@/modules/auth/commands/credentials-list.command';
import { CredentialsScopesCommand } from '@/modules/auth/commands/credentials-scopes.command';
import { CredentialsRotateCommand } from '@/modules/auth/commands/credentials-rotate.command';

@Command({
  name: 'credentials',
  description: 'client_id y client_secret de las cuentas',
  subCommands: [
    CredentialsCreateCommand,
    CredentialsListCommand,
    CredentialsScopesCommand,
    CredentialsRotateCommand,
    CredentialsRetireCommand,
    CredentialsDisableCommand,
  ],
})
export class CredentialsCommand extends CommandRunner {
  override run(): Promise<void> {
    this.command.help({ error: true });
  }
}
