import { Command, CommandRunner, Option, SubCommand } from 'nest-commander';
import { ImportRunsRepository } from '@/modules/importing/persistence/import-runs.repository';
import { runDetailText, runJson, runLine } from '@/modules/importing/report/runs-text';

interface ListOptions {
  readonly limit?: number;
  readonly json?: boolean;
}

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1000;
const FAILED = 1;

@SubCommand({ name: 'list', description: 'las últimas importaciones, de la más nueva a la más antigua' })
export class ImportsListCommand extends CommandRunner {
  constructor(private readonly runs: ImportRunsRepository) {
    super();
  }

  override async run(_params: string[], { limit = DEFAULT_LIMIT, json = false }: ListOptions): Promise<void> {
    if (Number.isNaN(limit)) {
      process.stderr.write(`error: --limit lleva un entero de 1 a ${MAX_LIMIT}\n`);
      process.exitCode = FAILED;
      return;
    }
    const imports = await this.runs.latest(limit);
    if (json) process.stdout.write(`${JSON.stringify({ imports: imports.map(runJson) })}\n`);
    else process.stdout.write(imports.map((run) => `${runLine(run)}\n`).join('') || 'No se ha importado nada.\n');
  }

  @Option({ flags: '--limit <n>', description: `cuántas, ${MAX_LIMIT} como máximo (${DEFAULT_LIMIT} si no se dice)` })
  parseLimit(value: string): number {
    const limit = Number(value);
    return Number.isInteger(limit) && limit > 0 && limit <= MAX_LIMIT ? limit : NaN;
  }

  @Option({ flags: '--json', description: 'escribe {imports: […]}' })
  parseJson(): boolean {
    return true;
  }
}

@SubCommand({
  name: 'show',
  arguments: '<id>',
  description: 'una importación, con sus archivos y las líneas que rechazó',
})
export class ImportsShowCommand extends CommandRunner {
  constructor(private readonly runs: ImportRunsRepository) {
    super();
  }

  override async run([id = '']: string[], { json = false }: ListOptions): Promise<void> {
    const run = await this.runs.find(id);
    if (!run) {
      process.stderr.write(`error: no existe la importación "${id}"; véalas con: mostrador imports list\n`);
      process.exitCode = FAILED;
    } else if (json) process.stdout.write(`${JSON.stringify({ ...runJson(run), refusals: run.refusals })}\n`);
    else process.stdout.write(runDetailText(run));
  }

  @Option({ flags: '--json', description: 'escribe un objeto JSON' })
  parseJson(): boolean {
    return true;
  }
}

@Command({
  name: 'imports',
  description: 'las importaciones hechas',
  subCommands: [ImportsListCommand, ImportsShowCommand],
})
export class ImportsCommand extends CommandRunner {
  override run(): Promise<void> {
    this.command.help({ error: true });
  }
}
