import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { accountNumber, printSecret, scopesOption, usageError } from '@/modules/auth/commands/command-output';
import { reportingProblems } from '@/shared/cli/command-output';
import { CredentialService } from '@/modules/auth/credential.service';
import { DEFAULT_SCOPES, SCOPES } from '@/shared/kernel/caller';
import { hasForbiddenInLine, isLongerThan } from '@/shared/text/characters';

interface CreateOptions {
  readonly account: string;
  readonly name?: string;
  readonly scopes?: string;
  readonly json?: boolean;
}

const MAX_NAME_LENGTH = 150;

@SubCommand({ name: 'create', description: 'crea una credencial; su secreto se muestra una sola vez' })
export class CredentialsCreateCommand extends CommandRunner {
  constructor(private readonly credentials: CredentialService) {
    super();
  }

  override async run(_params: string[], options: CreateOptions): Promise<void> {
    await reportingProblems(async () => {
      const scopes = options.scopes === undefined ? DEFAULT_SCOPES : scopesOption('--scopes', options.scopes);
      const name = nameOption(options.name ?? '');
      printSecret(await this.credentials.create(accountNumber(options.account), name, scopes), options.json === true);
    });
  }

  @Option({
    flags: '--account <num_cliente>',
    description: 'cuenta de la que es (num_cliente de cuentas.csv o cuentas.ndjson)',
    required: true,
  })
  parseAccount(value: string): string {
    return value;
  }

  @Option({ flags: '--name <nombre>', description: 'cómo la llaman las personas' })
  parseName(value: string): string {
    return value;
  }

  @Option({
    flags: '--scopes <scopes>',
    description: `permisos separados por comas, de ${SCOPES.join(',')} (si no se dicen: ${DEFAULT_SCOPES.join(',')})`,
  })
  parseScopes(value: string): string {
    return value;
  }

  @Option({ flags: '--json', description: 'escribe {client_id, client_secret, scopes}' })
  parseJson(): boolean {
    return true;
  }
}

/** A name as typed: in one line (Reliability 4.1). */
function nameOption(name: string): string {
  if (isLongerThan(name, MAX_NAME_LENGTH)) throw usageError(`--name admite hasta ${MAX_NAME_LENGTH} caracteres`);
  if (hasForbiddenInLine(name)) throw usageError('--name contiene caracteres no permitidos');
  return name;
}
