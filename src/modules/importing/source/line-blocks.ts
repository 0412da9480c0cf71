import { isAscii, isUtf8 } from 'node:buffer';
import { UnreadableFileError } from '@/modules/importing/source/source-line';

/** Longest line taken into memory. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;

/** A line that can't be turned into text. */
export type LineFault = 'not_utf8' | 'too_long';

/** What the operator is told of it. */
export const FAULT_TEXTS: Readonly<Record<LineFault, string>> = {
  not_utf8: 'no es texto UTF-8; guarde el archivo en UTF-8',
  too_long: 'es demasiado larga: más de 16 MB',
};

/** Why there is no text, and what there is for the refused file: what Windows-1252 makes of the bytes, nothing of a line too long. */
export interface UnreadText {
  readonly fault: LineFault;
  readonly text: string;
}

/** A line without its `\n` (a `\r` before it is kept), or why there is none. */
export type RawLine = string | UnreadText;

export type Encoding = 'utf8' | 'utf8-or-latin1';

export const NEWLINE = 0x0a;
const WINDOWS_1252 = new TextDecoder('windows-1252');

/** Lines as bytes, without the end of the last; or a line that is not taken into memory. */
export type WholeLines = Buffer | UnreadText;

const TOO_LONG: UnreadText = { fault: 'too_long', text: '' };

/** Cuts bytes into lines, some at a time. A byte order mark is dropped. Memory stays flat however long the input is. */
export async function* lineBlocks(
  chunks: AsyncIterable<Buffer>,
  encoding: Encoding = 'utf8',
): AsyncGenerator<RawLine[]> {
  const decoder = new LineDecoder(encoding);
  for await (const blocks of wholeLines(chunks)) yield blocks.flatMap((block) => decoder.lines(block));
}

/** Whole lines, what has come of them with each chunk. */
export async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<WholeLines[]> {
  const pending = new PendingLine();
  let first = true;
  for await (const chunk of chunks) {
    const bytes: Buffer = first ? withoutMark(chunk) : chunk;
    first = false;
    const end = bytes.lastIndexOf(NEWLINE);
    if (end < 0) {
      pending.add(bytes);
      continue;
    }
    const start = pending.empty ? 0 : bytes.indexOf(NEWLINE) + 1;
    const blocks = pending.empty ? [] : [pending.finish(bytes.subarray(0, start - 1))];
    if (end >= start) blocks.push(bytes.subarray(start, end));
    pending.add(bytes.subarray(end + 1));
    yield blocks;
  }
  if (!pending.empty) yield [pending.finish(Buffer.alloc(0))];
}

/** The start of a line whose end has not been read yet. */
class PendingLine {
  private parts: Buffer[] = [];
  private size = 0;

  get empty(): boolean {
    return this.size === 0;
  }

  add(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.size += bytes.length;
    if (this.size > MAX_LINE_BYTES) this.parts = [];
    else this.parts.push(bytes);
  }

  finish(rest: Buffer): WholeLines {
    this.add(rest);
    const line = this.size > MAX_LINE_BYTES ? TOO_LONG : Buffer.concat(this.parts);
    this.parts = [];
    this.size = 0;
    return line;
  }
}

/** Bytes to text. With `utf8-or-latin1` the first line that is not plain ASCII decides for the whole file. */
export class LineDecoder {
  private decided: 'utf8' | 'latin1' | undefined;

  constructor(encoding: Encoding) {
    if (encoding === 'utf8') this.decided = 'utf8';
  }

  lines(block: WholeLines): RawLine[] {
    if (!Buffer.isBuffer(block)) return [block];
    if (isAscii(block)) return block.toString('latin1').split('\n');
    if (this.decided !== 'latin1' && isUtf8(block)) {
      this.decided = 'utf8';
      return block.toString('utf8').split('\n');
    }
    const lines: RawLine[] = [];
    for (let start = 0; start <= block.length;) {
      const newline = block.indexOf(NEWLINE, start);
      const end = newline < 0 ? block.length : newline;
      lines.push(this.line(block.subarray(start, end)));
      start = end + 1;
    }
    return lines;
  }

  private line(bytes: Buffer): RawLine {
    if (isAscii(bytes)) return bytes.toString('latin1');
    this.decided ??= isUtf8(bytes) ? 'utf8' : 'latin1';
    if (this.decided === 'latin1') return bytes.toString('latin1');
    return isUtf8(bytes) ? bytes.toString('utf8') : { fault: 'not_utf8', text: WINDOWS_1252.decode(bytes) };
  }
}

const UTF16 = 'está en UTF-16; guárdelo en UTF-8';
/** How files begin that are no text as they are, and what to do with them. */
const NO_TEXT: readonly (readonly [start: readonly number[], advice: string])[] = [
  [[0x1f, 0x8b], 'está comprimido con gzip; agregue .gz a su nombre'],
  [[0x50, 0x4b, 0x03, 0x04], 'es un archivo ZIP o de Excel; descomprímalo, o guárdelo como CSV'],
  [[0xff, 0xfe], UTF16],
  [[0xfe, 0xff], UTF16],
];

function withoutMark(bytes: Buffer): Buffer {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3);
  for (const [start, advice] of NO_TEXT)
    if (start.every((byte, at) => bytes[at] === byte)) throw new UnreadableFileError(advice);
  // Without a mark too: one of the two bytes of its first character is a NUL.
  if (bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0)) throw new UnreadableFileError(UTF16);
  return bytes;
}
