import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { printSecret } from '@/modules/auth/commands/command-output';
import { print, reportingProblems } from '@/shared/cli/command-output';
import { CredentialService } from '@/modules/auth/credential.service';

interface RotateOptions {
  readonly json?: boolean;
}

@SubCommand({
  name: 'rotate',
  arguments: '<client_id>',
  description: 'crea un secreto nuevo; el anterior vale 7 días más, o hasta credentials retire',
})
export class CredentialsRotateCommand extends CommandRunner {
  constructor(private readonly credentials: CredentialService) {
    super();
  }

  override async run([clientId = '']: string[], options: RotateOptions): Promise<void> {
    await reportingProblems(async () => {
      const json = options.json === true;
      printSecret(await this.credentials.rotate(clientId), json);
      if (!json) print('El secreto anterior vale 7 días más, o hasta `mostrador credentials retire`.');
    });
  }

  @Option({ flags: '--json', description: 'escribe {client_id, client_secret, scopes}' })
  parseJson(): boolean {
    return true;
  }
}
