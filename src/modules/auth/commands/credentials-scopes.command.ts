import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { scopesOption } from '@/modules/auth/commands/command-output';
import { print, reportingProblems } from '@/shared/cli/command-output';
import { CredentialService } from '@/modules/auth/credential.service';
import { SCOPES } from '@/shared/kernel/caller';

interface ScopesOptions {
  readonly set: string;
  readonly json?: boolean;
}

@SubCommand({
  name: 'scopes',
  arguments: '<client_id>',
  description: 'cambia lo que una credencial puede hacer; sus tokens lo siguen en un segundo',
})
export class CredentialsScopesCommand extends CommandRunner {
  constructor(private readonly credentials: CredentialService) {
    super();
  }

  override async run([clientId = '']: string[], options: ScopesOptions): Promise<void> {
    await reportingProblems(async () => {
      const scopes = scopesOption('--set', options.set);
      await this.credentials.setScopes(clientId, scopes);
      if (options.json === true) print(JSON.stringify({ client_id: clientId, scopes }));
      else print(`${clientId}: ${scopes.join(',')}`);
    });
  }

  @Option({
    flags: '--set <scopes>',
    description: `alguno de ${SCOPES.join(',')}, separados por comas`,
    required: true,
  })
  parseSet(value: string): string {
    return value;
  }

  @Option({ flags: '--json', description: 'escribe {client_id, scopes}' })
  parseJson(): boolean {
    return true;
  }
}
