import { Command, CommandRunner, Option, SubCommand } from 'nest-commander';
import { ImportRunsRepository } from '@/modules/importing/persistence/import-runs.repository';
import { runDetailText, runJson, runLine } from '@/modules/importing/report/runs-text';

interface ListOptions {
  readonly limit?: number;
  readonly json?: boolean;
}

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1000;
const NOT_FOUND = 1;

@SubCommand({ name: 'list', description: 'the latest imports, newest first' })
export class ImportsListCommand extends CommandRunner {
  constructor(private readonly runs: ImportRunsRepository) {
    super();
  }

  override async run(_params: string[], { limit = DEFAULT_LIMIT, json = false }: ListOptions): Promise<void> {
    const imports = await this.runs.latest(limit);
    if (json) process.stdout.write(`${JSON.stringify({ imports: imports.map(runJson) })}\n`);
    else process.stdout.write(imports.map((run) => `${runLine(run)}\n`).join('') || 'No se ha importado nada.\n');
  }

  @Option({ flags: '--limit <count>', description: `how many (default ${DEFAULT_LIMIT}, at most ${MAX_LIMIT})` })
  parseLimit(value: string): number {
    const limit = Number(value);
    return Number.isInteger(limit) && limit > 0 ? Math.min(limit, MAX_LIMIT) : DEFAULT_LIMIT;
  }

  @Option({ flags: '--json', description: 'print {imports: […]}' })
  parseJson(): boolean {
    return true;
  }
}

@SubCommand({ name: 'show', arguments: '<id>', description: 'an import with its files and the lines it refused' })
export class ImportsShowCommand extends CommandRunner {
  constructor(private readonly runs: ImportRunsRepository) {
    super();
  }

  override async run([id = '']: string[], { json = false }: ListOptions): Promise<void> {
    const run = await this.runs.find(id);
    if (!run) {
      process.stderr.write(`no existe la importación "${id}"; véalas con: mostrador imports list\n`);
      process.exitCode = NOT_FOUND;
    } else if (json) process.stdout.write(`${JSON.stringify({ ...runJson(run), refusals: run.refusals })}\n`);
    else process.stdout.write(runDetailText(run));
  }

  @Option({ flags: '--json', description: 'print one JSON object' })
  parseJson(): boolean {
    return true;
  }
}

@Command({
  name: 'imports',
  description: 'imports that were run',
  subCommands: [ImportsListCommand, ImportsShowCommand],
})
export class ImportsCommand extends CommandRunner {
  override run(): Promise<void> {
    this.command.outputHelp();
    process.exitCode = 2;
    return Promise.resolve();
  }
}
