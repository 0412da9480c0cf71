import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { print, printSecret, reportingProblems } from '@/modules/auth/commands/command-output';
import { CredentialService } from '@/modules/auth/credential.service';

interface RotateOptions {
  readonly json?: boolean;
}

@SubCommand({
  name: 'rotate',
  arguments: '<client_id>',
  description: 'make a new secret; the old one lives on for 7 days or until retired',
})
export class CredentialsRotateCommand extends CommandRunner {
  constructor(private readonly credentials: CredentialService) {
    super();
  }

  override async run([clientId = '']: string[], options: RotateOptions): Promise<void> {
    await reportingProblems(async () => {
      const json = options.json === true;
      printSecret(await this.credentials.rotate(clientId), json);
      if (!json) print('The old secret lives on for 7 days, or until `credentials retire`.');
    });
  }

  @Option({ flags: '--json', description: 'print {client_id, client_secret, scopes}' })
  parseJson(): boolean {
    return true;
  }
}
