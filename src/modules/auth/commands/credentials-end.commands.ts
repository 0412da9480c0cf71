import { CommandRunner, SubCommand } from 'nest-commander';
import { print, reportingProblems } from '@/shared/cli/command-output';
import { CredentialService } from '@/modules/auth/credential.service';

@SubCommand({
  name: 'retire',
  arguments: '<client_id>',
  description: 'da por terminado ya el secreto anterior de una credencial rotada',
})
export class CredentialsRetireCommand extends CommandRunner {
  constructor(private readonly credentials: CredentialService) {
    super();
  }

  override async run([clientId = '']: string[]): Promise<void> {
    await reportingProblems(async () => {
      await this.credentials.retire(clientId);
      print(`${clientId}: el secreto anterior ya no se acepta`);
    });
  }
}

@SubCommand({ name: 'disable', arguments: '<client_id>', description: 'desactiva una credencial y todos sus tokens' })
export class CredentialsDisableCommand extends CommandRunner {
  constructor(private readonly credentials: CredentialService) {
    super();
  }

  override async run([clientId = '']: string[]): Promise<void> {
    await reportingProblems(async () => {
      await this.credentials.disable(clientId);
      print(`${clientId}: desactivada; sus tokens ya no se aceptan`);
    });
  }
}
