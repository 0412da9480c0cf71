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
  arguments: '<archivo-o-carpeta>',
  description: 'carga un archivo, o una carpeta de archivos, del formato de importación',
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

  @Option({ flags: '--full', description: 'retira lo que los archivos ya no nombran' })
  parseFull(): boolean {
    return true;
  }

  @Option({ flags: '--allow-empty', description: 'con --full: un archivo que no nombra nada retira todo' })
  parseAllowEmpty(): boolean {
    return true;
  }

  @Option({ flags: '--dry-run', description: 'revisa todo y no escribe nada' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--sin-eventos', description: 'no escribe eventos de lo que se carga' })
  parseSilent(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'escribe el resumen como un objeto JSON' })
  parseJson(): boolean {
    return true;
  }
}
