import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { accountNumber } from '@/modules/auth/commands/command-output';
import { print, reportingProblems } from '@/shared/cli/command-output';
import { CredentialService } from '@/modules/auth/credential.service';
import type { Credential } from '@/modules/auth/domain/credential';

interface ListOptions {
  readonly account?: string;
  readonly json?: boolean;
}

@SubCommand({ name: 'list', description: 'lista las credenciales, de la más antigua a la más nueva' })
export class CredentialsListCommand extends CommandRunner {
  constructor(private readonly credentials: CredentialService) {
    super();
  }

  override async run(_params: string[], options: ListOptions): Promise<void> {
    await reportingProblems(async () => {
      const account = options.account === undefined ? undefined : accountNumber(options.account);
      const credentials = (await this.credentials.list(account)).map(toRow);
      if (options.json === true) print(JSON.stringify({ credentials }));
      else for (const row of credentials) print(toLine(row));
    });
  }

  @Option({ flags: '--account <num_cliente>', description: 'sólo las de esta cuenta' })
  parseAccount(value: string): string {
    return value;
  }

  @Option({ flags: '--json', description: 'escribe {credentials: […]}' })
  parseJson(): boolean {
    return true;
  }
}

type Row = ReturnType<typeof toRow>;

/** All there is to know of a credential but its secrets. */
function toRow(credential: Credential) {
  return {
    client_id: credential.clientId,
    num_cliente: String(credential.accountId),
    name: credential.name,
    scopes: credential.scopes,
    created: instant(credential.createdAt),
    disabled: instant(credential.disabledAt),
    old_secret_until: instant(credential.oldSecretUntil),
  };
}

function toLine(row: Row): string {
  const notes = [
    row.disabled && `desactivada ${row.disabled}`,
    row.old_secret_until && `secreto anterior hasta ${row.old_secret_until}`,
  ];
  const facts = [row.client_id, row.num_cliente, row.scopes.join(','), row.created, row.name, ...notes];
  return facts.filter(Boolean).join('  ');
}

function instant(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
