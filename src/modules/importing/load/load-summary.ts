import type { FileSummary, LineCounts, LoadProblem } from '@/modules/importing/domain/line-counts';

export type { FileSummary, LineCounts, LoadProblem };

export interface ImportSummary extends Readonly<LineCounts> {
  readonly files: readonly FileSummary[];
  readonly withdrawn: number;
  readonly seconds: number;
  /** Files that could not be read, or not to their end. */
  readonly unreadable: number;
  /** Files that were read but not taken as they are: with `--full`, those that name nothing. */
  readonly refusedFiles: number;
  /** Stopped before the end. */
  readonly interrupted: boolean;
}

/** How far the load of a file has come: committed lines, and bytes of the file where it is one. */
export interface LoadProgress {
  readonly file: string;
  readonly lines: number;
  readonly bytesRead: number;
  readonly bytes: number;
}

/** Who is told what happens. */
export interface LoadReporter {
  fileStarted(file: string): void;
  progress(progress: LoadProgress): void;
  problem(problem: LoadProblem): void;
  warning(text: string): void;
  /** The file could not be read (on). */
  unreadable(file: string, reason: string): void;
  /** The file was read, but is not taken for what it says. */
  fileRefused(file: string, reason: string): void;
  fileDone(summary: FileSummary): void;
}

export function noCounts(): LineCounts {
  return { read: 0, created: 0, changed: 0, unchanged: 0, refused: 0 };
}

/** The counts of several files together. */
export function totals(files: readonly FileSummary[]): LineCounts & { withdrawn: number } {
  const sum = { ...noCounts(), withdrawn: 0 };
  for (const file of files) {
    for (const name of ['read', 'created', 'changed', 'unchanged', 'refused', 'withdrawn'] as const)
      sum[name] += file[name];
  }
  return sum;
}
