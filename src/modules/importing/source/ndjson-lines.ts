import type { RawRecord } from '@/modules/importing/import-entity';
import { isPlainObject } from '@/modules/importing/readers/structures';
import type { LineFault, RawLine } from '@/modules/importing/source/line-blocks';
import { WHOLE_LINE, type FieldProblem, type SourceLine, type SourceLines } from '@/modules/importing/source/source-line';

const FAULTS: Readonly<Record<LineFault, string>> = {
  not_utf8: 'no es texto UTF-8; guarde el archivo en UTF-8',
  too_long: 'es demasiado larga: más de 16 MB',
};

/** A JSON object a line; blank lines are skipped. */
export async function* ndjsonLines(blocks: AsyncIterable<RawLine[]>): SourceLines {
  let number = 0;
  for await (const block of blocks) {
    const lines: SourceLine[] = [];
    for (const line of block) {
      number++;
      const read = typeof line === 'string' ? jsonLine(line, number) : unreadableLine(FAULTS[line.fault], number, '');
      if (read) lines.push(read);
    }
    yield lines;
  }
}

function jsonLine(line: string, number: number): SourceLine | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    if (line.trim() === '') return undefined;
    return unreadableLine(`no es JSON válido (${(error as Error).message})`, number, line);
  }
  if (!isPlainObject(value)) return unreadableLine('debe ser un objeto JSON, por ejemplo {"id": 1}', number, line);
  return { number, record: value, refusedText: () => (line.endsWith('\r') ? line.slice(0, -1) : line) };
}

/** A line of which nothing can be made; its text is kept as it is for the refused file. */
export function unreadableLine(text: string, number: number, raw: string): SourceLine {
  const problem: FieldProblem = { field: WHOLE_LINE, text };
  return { number, record: undefined, problem, refusedText: () => raw.trim() };
}

export function faultText(fault: LineFault): string {
  return FAULTS[fault];
}

/** A line made of a record that was not JSON to begin with. */
export function recordLine(record: RawRecord, number: number, problem?: FieldProblem): SourceLine {
  return { number, record, ...(problem ? { problem } : {}), refusedText: () => JSON.stringify(record) };
}

/** The one object that a `.json` file holds. */
export async function* oneJsonObject(blocks: AsyncIterable<RawLine[]>): SourceLines {
  const parts: string[] = [];
  for await (const block of blocks) {
    for (const line of block) {
      if (typeof line !== 'string') {
        yield [unreadableLine(FAULTS[line.fault], parts.length + 1, '')];
        return;
      }
      parts.push(line);
    }
  }
  const line = jsonLine(parts.join('\n'), 1);
  if (line) yield [line.record ? recordLine(line.record, 1) : line];
}
