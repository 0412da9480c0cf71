import type { LineProblem, RawRecord } from '@/modules/importing/import-entity';

/** A line of a file (or a row given directly) before anything is known about its meaning. */
export interface SourceLine {
  /** From 1, as an editor counts. */
  readonly number: number;
  /** Undefined when the line can't be read; then `problem` says why. */
  readonly record: RawRecord | undefined;
  readonly problem: LineProblem | undefined;
  /** What goes into the refused file: the line itself where it is JSON already. */
  refusedText(): string;
}

/** A line of JSON, kept as it was written. */
export class JsonLine implements SourceLine {
  readonly problem = undefined;

  constructor(
    readonly number: number,
    readonly record: RawRecord,
    private readonly text: string,
  ) {}

  refusedText(): string {
    return this.text.endsWith('\r') ? this.text.slice(0, -1) : this.text;
  }
}

/** A record that was not written as JSON. */
export class RecordLine implements SourceLine {
  readonly problem = undefined;

  constructor(
    readonly number: number,
    readonly record: RawRecord,
  ) {}

  refusedText(): string {
    return JSON.stringify(this.record);
  }
}

/** A line of which no record can be made. `kept` is what goes into the refused file. */
export class UnreadableLine implements SourceLine {
  readonly record = undefined;

  constructor(
    readonly number: number,
    readonly problem: LineProblem,
    private readonly kept: string,
  ) {}

  refusedText(): string {
    return this.kept;
  }
}

/** Lines in order, some at a time. */
export type SourceLines = AsyncIterable<SourceLine[]>;

/** The lines with their records changed. */
export async function* recastLines(lines: SourceLines, recast: (record: RawRecord) => RawRecord): SourceLines {
  for await (const some of lines)
    yield some.map((line) => (line.record ? new RecordLine(line.number, recast(line.record)) : line));
}

/** The field that problems of a whole line are reported under. */
export const WHOLE_LINE = 'línea';

/** The file can't be read at all, or not to its end. The message is in Spanish, for the operator. */
export class UnreadableFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableFileError';
  }
}
