import { Command, CommandRunner, Option } from 'nest-commander';
import { runImport } from '@/modules/importing/commands/run-import';
import { ImportService } from '@/modules/importing/import.service';

interface CommandOptions {
  readonly replace?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** `import-cfdi <file-or-folder>` (Beyond 5.1). */
@Command({
  name: 'import-cfdi',
  arguments: '<archivo-o-carpeta>',
  description:
    'carga los XML (CFDI) y PDF de las facturas: el XML por el UUID de su timbre, el PDF por su nombre (docs/contract/beyond-05-cfdi.md)',
})
export class ImportCfdiCommand extends CommandRunner {
  constructor(private readonly imports: ImportService) {
    super();
  }

  override run(
    [path = '']: string[],
    { replace = false, dryRun = false, json = false }: CommandOptions,
  ): Promise<void> {
    return runImport({ json, dryRun }, (reporter, signal) =>
      this.imports.importDocuments(path, { replace, dryRun, signal }, reporter),
    );
  }

  @Option({ flags: '--replace', description: 'acepta otro contenido de un documento que ya está' })
  parseReplace(): boolean {
    return true;
  }

  @Option({ flags: '--dry-run', description: 'revisa todo y no escribe nada' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'escribe el resumen como un objeto JSON' })
  parseJson(): boolean {
    return true;
  }
}
