import { LineProblem, type LineFormat } from '@/modules/importing/import-entity';
import { FAULT_TEXTS, type RawLine } from '@/modules/importing/source/line-blocks';
import {
  RecordLine,
  UnreadableLine,
  WHOLE_LINE,
  type SourceLine,
  type SourceLines,
} from '@/modules/importing/source/source-line';

/** Lines of a file in a format of its own. */
export async function* formatLines(blocks: AsyncIterable<RawLine[]>, format: LineFormat): SourceLines {
  let number = 0;
  for await (const block of blocks) {
    const lines: SourceLine[] = [];
    for (const line of block) {
      number++;
      const read = formatLine(line, number, format);
      if (read) lines.push(read);
    }
    yield lines;
  }
}

function formatLine(line: RawLine, number: number, format: LineFormat): SourceLine | undefined {
  if (typeof line !== 'string')
    return new UnreadableLine(number, { field: WHOLE_LINE, text: FAULT_TEXTS[line.fault] }, '""');
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  const read = format.parse(text);
  if (read instanceof LineProblem) return new UnreadableLine(number, read, JSON.stringify(text));
  return read && new RecordLine(number, read);
}
