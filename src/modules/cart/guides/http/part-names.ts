import { Transform, type TransformCallback } from 'node:stream';

/** Stands for a NUL in a part's header: a noncharacter of Unicode, which no text that is exchanged has. */
const NUL_MARK = '\ufdd0';
const MARK = Buffer.from(NUL_MARK);

const LINE_END = Buffer.from('\r\n');
const HEADERS_END = Buffer.from('\r\n\r\n');

/** Whether a name, as it was parsed, was sent with a NUL in it. */
export function hadNul(name: string): boolean {
  return name.includes(NUL_MARK);
}

/** The boundary of a multipart form by its Content-Type; undefined when that doesn't tell one. */
export function boundaryOf(contentType: string): string | undefined {
  const found = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType);
  return found?.[1] ?? found?.[2];
}

/**
 * Passes a multipart body on with a mark for every NUL in the headers of its parts: no parser takes such a header, nor what comes
 * after it, and the form is to be judged by all its fields (Decisions 10). Bytes of the parts themselves pass as they are.
 */
export class MarkedPartHeaders extends Transform {
  private readonly delimiter: Buffer;
  private inHeader = false;
  /** What may be the beginning of a delimiter or of a header's end; the body begins as if after a line. */
  private rest: Buffer = LINE_END;
  private notSent = LINE_END.length;

  /** @param boundary as the form's type tells it */
  constructor(boundary: string) {
    super();
    this.delimiter = Buffer.from(`\r\n--${boundary}`);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let left: Buffer = Buffer.concat([this.rest, chunk]);
    for (;;) {
      const mark = this.inHeader ? HEADERS_END : this.delimiter;
      const at = left.indexOf(mark);
      if (at < 0) {
        const kept = Math.min(left.length, mark.length - 1);
        this.give(left.subarray(0, left.length - kept));
        this.rest = left.subarray(left.length - kept);
        break;
      }
      // A header's end stays with what follows: it may begin with a delimiter, of a part without a body.
      const upTo = at + (this.inHeader ? LINE_END.length : mark.length);
      this.give(left.subarray(0, upTo));
      left = left.subarray(upTo);
      this.inHeader = !this.inHeader;
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    this.give(this.rest);
    done();
  }

  private give(bytes: Buffer): void {
    const own = bytes.subarray(this.notSent);
    this.notSent -= bytes.length - own.length;
    if (own.length === 0) return;
    this.push(this.inHeader && own.includes(0) ? marked(own) : own);
  }
}

function marked(header: Buffer): Buffer {
  return Buffer.from(header.toString('latin1').replaceAll('\0', MARK.toString('latin1')), 'latin1');
}
