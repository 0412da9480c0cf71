import { CommandRunner, Option, SubCommand } from 'nest-commander';
import {
  accountNumber,
  printSecret,
  reportingProblems,
  scopesOption,
  usageError,
} from '@/modules/auth/commands/command-output';
import { CredentialService } from '@/modules/auth/credential.service';
import { DEFAULT_SCOPES } from '@/shared/kernel/caller';

interface CreateOptions {
  readonly account: string;
  readonly name?: string;
  readonly scopes?: string;
  readonly json?: boolean;
}

const MAX_NAME_LENGTH = 150;

@SubCommand({ name: 'create', description: 'make a credential; its secret is shown once' })
export class CredentialsCreateCommand extends CommandRunner {
  constructor(private readonly credentials: CredentialService) {
    super();
  }

  override async run(_params: string[], options: CreateOptions): Promise<void> {
    await reportingProblems(async () => {
      const scopes = options.scopes === undefined ? DEFAULT_SCOPES : scopesOption('--scopes', options.scopes);
      const name = options.name ?? '';
      if (name.length > MAX_NAME_LENGTH) throw usageError(`--name takes up to ${MAX_NAME_LENGTH} characters`);
      printSecret(await this.credentials.create(accountNumber(options.account), name, scopes), options.json === true);
    });
  }

  @Option({ flags: '--account <num_cliente>', description: 'account it belongs to', required: true })
  parseAccount(value: string): string {
    return value;
  }

  @Option({ flags: '--name <name>', description: 'what people call it' })
  parseName(value: string): string {
    return value;
  }

  @Option({
    flags: '--scopes <scopes>',
    description: `scopes separated by commas (default: ${DEFAULT_SCOPES.join(',')})`,
  })
  parseScopes(value: string): string {
    return value;
  }

  @Option({ flags: '--json', description: 'print {client_id, client_secret, scopes}' })
  parseJson(): boolean {
    return true;
  }
}
