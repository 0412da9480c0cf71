import { randomBytes } from 'node:crypto';
import type { RunState } from '@/modules/importing/domain/import-history';
import type { FileSummary, LoadProblem, LoadProgress, LoadReporter } from '@/modules/importing/load/load-summary';
import type { ImportRunsRepository } from '@/modules/importing/persistence/import-runs.repository';

/** Refused lines kept of a run; the rest is only in the refused file. */
const MAX_REFUSALS = 1000;
/** The field that problems of a whole file are reported under. */
const WHOLE_FILE = 'archivo';

/** Writes down what a run does, and tells it on. */
export class RunJournal implements LoadReporter {
  private readonly id = runId(new Date());
  private files: FileSummary[] = [];
  private problems: LoadProblem[] = [];
  private readonly written = { files: 0, problems: 0 };

  constructor(
    private readonly runs: ImportRunsRepository,
    private readonly inner: LoadReporter,
  ) {}

  begin(source: string, full: boolean): Promise<void> {
    return this.runs.begin({ id: this.id, source, full, startedAt: Date.now() });
  }

  /** Writes what has come since the last time. */
  async flush(): Promise<void> {
    const { files, problems } = this;
    this.files = [];
    this.problems = [];
    await this.runs.add(this.id, files, problems, this.written, Date.now());
    this.written.files += files.length;
    this.written.problems += problems.length;
  }

  async finish(state: RunState): Promise<void> {
    await this.flush();
    await this.runs.finish(this.id, state, Date.now());
  }

  problem(problem: LoadProblem): void {
    this.keep(problem);
    this.inner.problem(problem);
  }

  unreadable(file: string, text: string): void {
    this.keep({ file, line: 0, field: WHOLE_FILE, text });
    this.inner.unreadable(file, text);
  }

  fileRefused(file: string, text: string): void {
    this.keep({ file, line: 0, field: WHOLE_FILE, text });
    this.inner.fileRefused(file, text);
  }

  fileDone(summary: FileSummary): void {
    this.files.push(summary);
    this.inner.fileDone(summary);
  }

  fileStarted(file: string): void {
    this.inner.fileStarted(file);
  }

  progress(progress: LoadProgress): void {
    this.inner.progress(progress);
  }

  warning(text: string): void {
    this.inner.warning(text);
  }

  private keep(problem: LoadProblem): void {
    if (this.written.problems + this.problems.length < MAX_REFUSALS) this.problems.push(problem);
  }
}

/** `20261122-184501-a3f0`: sorts by time, and can be typed. */
function runId(now: Date): string {
  const digits = now.toISOString().replace(/\D/g, '');
  return `${digits.slice(0, 8)}-${digits.slice(8, 14)}-${randomBytes(2).toString('hex')}`;
}
