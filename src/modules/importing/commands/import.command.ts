import { Command, CommandRunner, Help, Option } from 'nest-commander';
import { ImportService } from '@/modules/importing/import.service';
import type { ImportSummary } from '@/modules/importing/load/load-summary';
import { noCounts } from '@/modules/importing/load/load-summary';
import { ConsoleReporter } from '@/modules/importing/report/console-reporter';
import { formatText } from '@/modules/importing/report/format-text';
import { summaryJson, summaryText } from '@/modules/importing/report/summary-text';
import { UnreadableFileError } from '@/modules/importing/source/source-line';

interface CommandOptions {
  readonly full?: boolean;
  readonly allowEmpty?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

const REFUSED = 1;
const UNREADABLE = 2;
/** As a shell reports a process ended by a signal. */
const SIGNAL_EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

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
    { full = false, allowEmpty = false, dryRun = false, json = false }: CommandOptions,
  ): Promise<void> {
    const reporter = new ConsoleReporter(process.stderr);
    const stop = stopOnSignals();
    let summary: ImportSummary;
    try {
      summary = await this.imports.importRecorded(path, { full, allowEmpty, dryRun, signal: stop.signal }, reporter);
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      process.stderr.write(`${error.message}\n`);
      summary = {
        files: [],
        ...noCounts(),
        withdrawn: 0,
        seconds: 0,
        unreadable: 1,
        refusedFiles: 0,
        interrupted: false,
      };
    } finally {
      reporter.close();
      stop.forget();
    }
    if (json) process.stdout.write(`${summaryJson(summary)}\n`);
    else if (summary.files.length > 0) process.stdout.write(summaryText(summary, dryRun));
    process.exitCode = exitCode(summary, stop.exitCode());
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

  @Option({ flags: '--json', description: 'print the summary as one JSON object' })
  parseJson(): boolean {
    return true;
  }
}

function exitCode({ unreadable, refused, refusedFiles, interrupted }: ImportSummary, signalled: number): number {
  if (interrupted) return signalled;
  if (unreadable > 0) return UNREADABLE;
  return refused + refusedFiles > 0 ? REFUSED : 0;
}

/** The first SIGINT or SIGTERM ends the import after the batch at hand; a second one ends the process. */
function stopOnSignals() {
  const controller = new AbortController();
  let code = 0;
  const listeners = Object.entries(SIGNAL_EXIT_CODES).map(([signal, exit]) => {
    const listener = (): void => {
      if (code > 0) process.exit(exit);
      code = exit;
      controller.abort();
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return {
    signal: controller.signal,
    exitCode: () => code,
    forget: () => {
      for (const off of listeners) off();
    },
  };
}
