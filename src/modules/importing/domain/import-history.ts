import type { FileSummary, LoadProblem } from '@/modules/importing/domain/line-counts';

/** How a run stands. `unreadable`: a file could not be read, or not to its end. */
export type RunState = 'running' | 'finished' | 'interrupted' | 'unreadable' | 'failed';

/** A run as it is told; times in milliseconds. */
export interface RecordedRun {
  readonly id: string;
  readonly source: string;
  readonly full: boolean;
  readonly state: RunState;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly files: readonly FileSummary[];
}

/** A run with the lines it refused, the first thousand. */
export interface RunDetail extends RecordedRun {
  readonly refusals: readonly LoadProblem[];
}
