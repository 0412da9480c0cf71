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
  arguments: '<file-or-folder>',
  description:
    'load XML (CFDI) and PDF files of invoices: an XML by the UUID of its stamp, a PDF by its name (docs/contract/beyond-05-cfdi.md)',
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

  @Option({ flags: '--replace', description: 'take other bytes for a document that is there already' })
  parseReplace(): boolean {
    return true;
  }

  @Option({ flags: '--dry-run', description: 'check everything, write nothing' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print the summary as one JSON object' })
  parseJson(): boolean {
    return true;
  }
}
