import type { RawRecord } from '@/modules/importing/import-entity';

export interface FieldProblem {
  readonly field: string;
  readonly text: string;
}

/** A line of a file (or a row given directly) before anything is known about its meaning. */
export interface SourceLine {
  /** From 1, as an editor counts. */
  readonly number: number;
  /** Undefined when the line can't be read; then `problem` says why. */
  readonly record: RawRecord | undefined;
  readonly problem?: FieldProblem;
  /** What goes into the refused file: the line itself where it is JSON already. */
  readonly refusedText: () => string;
}

/** Lines in order, some at a time. */
export type SourceLines = AsyncIterable<SourceLine[]>;

/** The field that problems of a whole line are reported under. */
export const WHOLE_LINE = 'línea';

/** The file can't be read at all, or not to its end. The message is in Spanish, for the operator. */
export class UnreadableFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableFileError';
  }
}
