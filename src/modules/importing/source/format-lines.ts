import { LineProblem, type LineFormat } from '@/modules/importing/import-entity';
import { FAULT_TEXTS, type RawLine } from '@/modules/importing/source/line-blocks';
import {
  RecordLine,
  UnreadableLine,
  WHOLE_LINE,
  type SourceLine,
  type SourceLines,
} from '@/modules/importing/source/source-line';

/** Lines that may stand before the header; a file that has more of them has none. */
const MAX_PREAMBLE = 100;

/** Lines of a file in a format of its own. */
export async function* formatLines(blocks: AsyncIterable<RawLine[]>, format: LineFormat): SourceLines {
  const reader = new FormatReader(format);
  for await (const block of blocks) yield block.flatMap((line) => reader.read(line));
  yield reader.end();
}

/** Reads line by line. What comes before the header is kept until it is known whether there is one. */
class FormatReader {
  private number = 0;
  private preamble: SourceLine[] | undefined = [];

  constructor(private readonly format: LineFormat) {}

  read(raw: RawLine): readonly SourceLine[] {
    const line = formatLine(raw, ++this.number, this.format);
    if (!this.preamble) return line ? [line] : [];
    if (typeof raw === 'string' && this.format.isHeader(raw)) return this.begin([]);
    if (line) this.preamble.push(line);
    return line?.record || this.preamble.length > MAX_PREAMBLE ? this.begin(this.preamble) : [];
  }

  /** What is left when the file ends. */
  end(): SourceLine[] {
    return this.preamble ?? [];
  }

  private begin(lines: SourceLine[]): SourceLine[] {
    this.preamble = undefined;
    return lines;
  }
}

function formatLine(line: RawLine, number: number, format: LineFormat): SourceLine | undefined {
  if (typeof line !== 'string')
    return new UnreadableLine(number, { field: WHOLE_LINE, text: FAULT_TEXTS[line.fault] }, JSON.stringify(line.text));
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  const read = format.parse(text);
  if (read instanceof LineProblem) return new UnreadableLine(number, read, JSON.stringify(text));
  return read && new RecordLine(number, read);
}
