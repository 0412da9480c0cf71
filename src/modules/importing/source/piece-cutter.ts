import { NEWLINE, type WholeLines } from '@/modules/importing/source/line-blocks';

/** Some lines that follow each other, without the end of the last. */
export interface LinePiece {
  readonly content: WholeLines;
  readonly lines: number;
}

const MIN_LINES = 32;
const MAX_LINES = 256;
const MAX_BYTES = 1024 * 1024;
/** One line of so many ends a piece, a power of two. */
const LINES_PER_END = 64;
/** How many bytes at a line's beginning and at its end are looked at. */
const BEGINNING = 32;
const END = 16;

/**
 * Cuts lines into pieces of some hundred. What a line says decides whether a piece ends with it, so that after a line that was added or
 * left out the pieces soon are the same again.
 */
export class PieceCutter {
  private parts: Buffer[] = [];
  private size = 0;
  private lines = 0;

  /** The pieces that are whole now. */
  add(block: WholeLines): LinePiece[] {
    if (!Buffer.isBuffer(block)) return [...this.rest(), { content: block, lines: 1 }];
    const pieces: LinePiece[] = [];
    let from = 0;
    for (let start = 0; start <= block.length;) {
      const newline = block.indexOf(NEWLINE, start);
      const end = newline < 0 ? block.length : newline;
      this.lines++;
      if (this.isLast(block, start, end, end - from)) {
        pieces.push(this.piece(block.subarray(from, end)));
        from = end + 1;
      }
      start = end + 1;
    }
    if (from <= block.length) this.keep(block.subarray(from));
    return pieces;
  }

  /** What is left when no more comes. */
  rest(): LinePiece[] {
    const last = this.parts.pop();
    if (!last) return [];
    this.size -= last.length;
    return [this.piece(last)];
  }

  private isLast(block: Buffer, start: number, end: number, bytes: number): boolean {
    if (this.lines >= MAX_LINES || this.size + bytes >= MAX_BYTES) return true;
    return this.lines >= MIN_LINES && hashOf(block, start, end) % LINES_PER_END === 0;
  }

  private keep(part: Buffer): void {
    this.parts.push(part);
    this.size += part.length;
  }

  private piece(last: Buffer): LinePiece {
    const { lines, parts } = this;
    this.lines = 0;
    this.parts = [];
    this.size = 0;
    return { content: parts.length === 0 ? last : joined([...parts, last]), lines };
  }
}

const LINE_END = Buffer.from([NEWLINE]);

function joined(parts: readonly Buffer[]): Buffer {
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [LINE_END, part])));
}

/** FNV-1a, its upper bits: the lower ones of similar lines are similar. */
function hashOf(bytes: Buffer, start: number, end: number): number {
  let hash = 0x811c9dc5;
  const beginning = Math.min(end, start + BEGINNING);
  for (let at = start; at < beginning; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  for (let at = Math.max(beginning, end - END); at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash >>> 16;
}
