import { Command, CommandRunner, Option } from 'nest-commander';
import { CredentialService } from '@/modules/auth/credential.service';
import { reportingProblems } from '@/shared/cli/command-output';
import { OperatorError } from '@/shared/kernel/operator-error';
import { DemoData } from '@/seeds/demo/demo-data.service';

interface DemoOptions {
  readonly write?: string;
  readonly remove?: boolean;
}

const FAILED = 1;
const NOTHING_TO_REMOVE =
  'No hay datos de demostración que quitar (los que cargó una versión anterior no se pueden reconocer).\n';

/** `demo --write <carpeta>` and `demo --remove`. */
@Command({
  name: 'demo',
  description: 'los datos de demostración: los escribe como archivos o los quita de esta base de datos',
})
export class DemoCommand extends CommandRunner {
  constructor(
    private readonly demo: DemoData,
    private readonly credentials: CredentialService,
  ) {
    super();
  }

  override async run(_params: string[], { write, remove = false }: DemoOptions): Promise<void> {
    if (write === undefined && !remove) this.command.help({ error: true });
    await reportingProblems(() => this.act(write, remove));
  }

  @Option({
    flags: '--write <carpeta>',
    description: 'escribe una carpeta con todos los archivos que se pueden importar, de ejemplo',
  })
  parseWrite(value: string): string {
    return value;
  }

  @Option({
    flags: '--remove',
    description: 'retira lo que sigue como lo trajo la demostración y desactiva sus credenciales',
  })
  parseRemove(): boolean {
    return true;
  }

  private async act(write: string | undefined, remove: boolean): Promise<void> {
    if (write !== undefined && remove) throw new OperatorError('dé --write o --remove, uno de los dos');
    await (write === undefined ? this.remove() : this.write(write));
  }

  private async write(folder: string): Promise<void> {
    try {
      await this.demo.write(folder, new Date());
      process.stdout.write(`${folder}: escrita; se carga con: mostrador import ${folder}\n`);
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`);
      process.exitCode = FAILED;
    }
  }

  private async remove(): Promise<void> {
    const removal = await this.demo.takeBack();
    if (!removal) {
      process.stdout.write(NOTHING_TO_REMOVE);
      return;
    }
    const disabled = await this.disable(removal.accounts);
    process.stdout.write(
      `Se retiraron ${removal.removed} filas de la demostración y se desactivaron ${disabled} credenciales. ` +
        `Se dejaron ${removal.kept} filas que cambiaron desde entonces.\n`,
    );
  }

  private async disable(accounts: readonly number[]): Promise<number> {
    let disabled = 0;
    for (const account of accounts) {
      for (const { clientId, disabledAt } of await this.credentials.list(account)) {
        if (disabledAt !== null) continue;
        await this.credentials.disable(clientId);
        disabled++;
      }
    }
    return disabled;
  }
}
