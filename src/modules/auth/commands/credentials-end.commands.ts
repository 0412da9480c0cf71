import { CommandRunner, SubCommand } from 'nest-commander';
import { print, reportingProblems } from '@/modules/auth/commands/command-output';
import { CredentialService } from '@/modules/auth/credential.service';

@SubCommand({ name: 'retire', arguments: '<client_id>', description: 'end the old secret of a rotated credential now' })
export class CredentialsRetireCommand extends CommandRunner {
  constructor(private readonly credentials: CredentialService) {
    super();
  }

  override async run([clientId = '']: string[]): Promise<void> {
    await reportingProblems(async () => {
      await this.credentials.retire(clientId);
      print(`${clientId}: the old secret is no longer accepted`);
    });
  }
}

@SubCommand({ name: 'disable', arguments: '<client_id>', description: 'end a credential and all its tokens' })
export class CredentialsDisableCommand extends CommandRunner {
  constructor(private readonly credentials: CredentialService) {
    super();
  }

  override async run([clientId = '']: string[]): Promise<void> {
    await reportingProblems(async () => {
      await this.credentials.disable(clientId);
      print(`${clientId}: disabled, its tokens are no longer accepted`);
    });
  }
}
