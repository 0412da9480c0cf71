import { Command, CommandRunner, Help, Option } from 'nest-commander';
import { runImport } from '@/modules/importing/commands/run-import';
import { ImportService } from '@/modules/importing/import.service';
import { formatText } from '@/modules/importing/report/format-text';

interface CommandOptions {
  readonly full?: boolean;
  readonly allowEmpty?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
  readonly sinEventos?: boolean;
}

/** `import <file-or-folder>` (Import format, Running it). */
@Command({
  name: 'import',
  arguments: '<file-or-folder>',
  description:
    'load a file, or a folder of files, of the import format (files and fields: docs/contract/import-format.md)',
})
export class ImportCommand extends CommandRunner {
  constructor(private readonly imports: ImportService) {
    super();
  }

  override async run(
    [path = '']: string[],
    { full = false, allowEmpty = false, dryRun = false, json = false, sinEventos = false }: CommandOptions,
  ): Promise<void> {
    await runImport({ json, dryRun }, (reporter, signal) =>
      this.imports.importRecorded(path, { full, allowEmpty, dryRun, withoutEvents: sinEventos, signal }, reporter),
    );
  }

  @Help('after')
  files(): string {
    return formatText(this.imports.entities);
  }

  @Option({ flags: '--full', description: 'mark as withdrawn what the files no longer name' })
  parseFull(): boolean {
    return true;
  }

  @Option({ flags: '--allow-empty', description: 'with --full: a file that names nothing withdraws everything' })
  parseAllowEmpty(): boolean {
    return true;
  }

  @Option({ flags: '--dry-run', description: 'check everything, write nothing' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--sin-eventos', description: 'write no events for what is loaded' })
  parseSilent(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print the summary as one JSON object' })
  parseJson(): boolean {
    return true;
  }
}
