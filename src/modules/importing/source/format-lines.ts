import { LineProblem, type LineFormat } from '@/modules/importing/import-entity';
import type { RawLine } from '@/modules/importing/source/line-blocks';
import { faultText, recordLine, unreadableLine } from '@/modules/importing/source/ndjson-lines';
import type { SourceLine, SourceLines } from '@/modules/importing/source/source-line';

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
  if (typeof line !== 'string') return unreadableLine(faultText(line.fault), number, '');
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  const read = format.parse(text);
  if (!(read instanceof LineProblem)) return read && recordLine(read, number);
  const { field, text: problem } = read;
  return { number, record: undefined, problem: { field, text: problem }, refusedText: () => JSON.stringify(text) };
}
