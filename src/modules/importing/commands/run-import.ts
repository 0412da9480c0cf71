import { noCounts, type ImportSummary } from '@/modules/importing/load/load-summary';
import { ConsoleReporter } from '@/modules/importing/report/console-reporter';
import { summaryJson, summaryText } from '@/modules/importing/report/summary-text';
import { UnreadableFileError } from '@/modules/importing/source/source-line';

const REFUSED = 1;
const UNREADABLE = 2;
/** As a shell reports a process ended by a signal. */
const SIGNAL_EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

const NOTHING_READ: ImportSummary = {
  files: [],
  ...noCounts(),
  withdrawn: 0,
  seconds: 0,
  unreadable: 1,
  refusedFiles: 0,
  interrupted: false,
};

/** Runs a load for the operator: what happens goes to stderr, the summary to stdout, how it ended into the exit code. */
export async function runImport(
  { json, dryRun }: { readonly json: boolean; readonly dryRun: boolean },
  load: (reporter: ConsoleReporter, signal: AbortSignal) => Promise<ImportSummary>,
): Promise<void> {
  const reporter = new ConsoleReporter(process.stderr);
  const stop = stopOnSignals();
  let summary = NOTHING_READ;
  try {
    summary = await load(reporter, stop.signal);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    process.stderr.write(`${error.message}\n`);
  } finally {
    reporter.close();
    stop.forget();
  }
  if (json) process.stdout.write(`${summaryJson(summary)}\n`);
  else if (summary.files.length > 0) process.stdout.write(summaryText(summary, dryRun));
  process.exitCode = exitCode(summary, stop.exitCode());
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
