import { isRecord } from '@/shared/kernel/is-record';
import { FAULT_TEXTS, type RawLine } from '@/modules/importing/source/line-blocks';
import type { PieceReader } from '@/modules/importing/source/piece-reader';
import {
  JsonLine,
  RecordLine,
  UnreadableLine,
  WHOLE_LINE,
  type SourceLine,
  type SourceLines,
} from '@/modules/importing/source/source-line';

/** A JSON object a line; blank lines are skipped. */
export async function* ndjsonLines(blocks: AsyncIterable<RawLine[]>): SourceLines {
  const reader = new NdjsonReader();
  for await (const block of blocks) yield reader.read(block);
}

export class NdjsonReader implements PieceReader {
  /** Every line stands by itself. */
  readonly context = 'ndjson';

  /** `number`: of lines that were passed. */
  constructor(private number = 0) {}

  read(block: readonly RawLine[]): SourceLine[] {
    const lines: SourceLine[] = [];
    for (const line of block) {
      const number = ++this.number;
      const read =
        typeof line === 'string' ? jsonLine(line, number) : unreadable(FAULT_TEXTS[line.fault], number, line.text);
      if (read) lines.push(read);
    }
    return lines;
  }

  skip(lines: number): () => PieceReader {
    const { number } = this;
    this.number += lines;
    return () => new NdjsonReader(number);
  }

  end(): SourceLine[] {
    return [];
  }
}

function jsonLine(line: string, number: number): JsonLine | UnreadableLine | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    if (line.trim() === '') return undefined;
    return unreadable(`no es JSON válido${jsonFault((error as Error).message, line)}`, number, line);
  }
  if (!isRecord(value)) return unreadable('debe ser un objeto JSON, por ejemplo {"id": 1}', number, line);
  return new JsonLine(number, value, line);
}

/** What can be shown, and kept: neither a control character nor half of a surrogate pair. */
const PRINTABLE = /^[^\p{C}]+$/u;

/** What the parser says is wrong, in the operator's language. */
function jsonFault(message: string, text: string): string {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const isCut = /^(Unexpected end|Unterminated string)/.test(message) || Number(position) >= text.trimEnd().length;
  if (isCut) return ': está incompleto';
  if (position !== undefined) return `: lo que empieza en el carácter ${Number(position) + 1} no se espera ahí`;
  const [, token] = /^Unexpected token '?(.+?)'?,/su.exec(message) ?? [];
  return token === undefined || !PRINTABLE.test(token) ? '' : `: no se espera "${token}"`;
}

/** The text is kept as it is for the refused file. */
function unreadable(text: string, number: number, raw: string): UnreadableLine {
  return new UnreadableLine(number, { field: WHOLE_LINE, text }, raw.trim());
}

/** The one object that a `.json` file holds. */
export async function* oneJsonObject(blocks: AsyncIterable<RawLine[]>): SourceLines {
  const parts: string[] = [];
  for await (const block of blocks) {
    for (const line of block) {
      if (typeof line !== 'string') {
        yield [unreadable(FAULT_TEXTS[line.fault], parts.length + 1, line.text)];
        return;
      }
      parts.push(line);
    }
  }
  const line = jsonLine(parts.join('\n'), 1);
  if (!line) return;
  yield [
    line.record
      ? new RecordLine(1, line.record)
      : new UnreadableLine(1, line.problem, JSON.stringify(parts.join('\n'))),
  ];
}
