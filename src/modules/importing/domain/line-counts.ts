/** What became of the lines of a file; `withdrawn` rows (of `--full`) are among the changed. */
export interface LineCounts {
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
}

export interface FileSummary extends Readonly<LineCounts> {
  readonly file: string;
  readonly entity: string;
  /** Rows that `--full` marked as withdrawn: no line names them. */
  readonly withdrawn: number;
  /** Refused lines that could not be written into a file beside it. */
  readonly refusedLost?: boolean;
}

export interface LoadProblem {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly text: string;
}
