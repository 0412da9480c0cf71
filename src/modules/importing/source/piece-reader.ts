import type { RawLine } from '@/modules/importing/source/line-blocks';
import type { SourceLine } from '@/modules/importing/source/source-line';

/** Reads the lines of a file a piece after the other, and may pass over one. */
export interface PieceReader {
  /** All that the reading of the next lines depends on beside themselves and their numbers; undefined within a record. */
  readonly context: string | undefined;
  read(lines: readonly RawLine[]): SourceLine[];
  /** Passes over so many lines, before which and after which there is a `context`; gives what reads them all the same. */
  skip(lines: number): () => PieceReader;
  /** What is left when the file ends. */
  end(): SourceLine[];
}
